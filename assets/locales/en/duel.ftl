# Tournaments.

duel-title = { $games } games of { $seats }
duel-player = player
duel-wins = wins (95 % certain)
duel-points = points
duel-stars = stars
duel-ends = How they ended: enough dishes { $dishes }, three stars { $stars }, nothing left to cook { $nothing }
duel-seats = Wins by seat: { $shares }
duel-length = { $turns } turns and { $moves } moves a game

cli-duel-about = Let computer players play many games and count who wins
cli-duel-usage = toque duel [FLAGS]
cli-duel-players = Who meets whom, such as three-star,chef,chef,chef (otherwise the ladder of all levels)
cli-duel-games = How many games of each pairing (otherwise 1000)
cli-duel-threads = On how many threads (otherwise as many as there are cores)
cli-duel-json = Print the result for a program to read
cli-count-hint = a whole number from 1 to { $most }
