# What all games of the shelf share: their names, and how one of them is asked for.

a-la-carte = À la carte
buffet = Battle at the Buffet
luigi = Da Luigi
kitchen-chaos = Kitchen Chaos

cli-game = Which game: { $all } (otherwise a-la-carte)
cli-value-game = GAME
cli-error-not-for-game = { $what } is only for { $only }, not for { $game }.
game-without-terminal = This is a match of { $game }, and the terminal has no table for that game yet.
dishes-not-for-game = This is a match of { $game }, where nothing is cooked from a table of dishes: leave --dishes out.
soak-again-of = This is a defect: { $why }
    {"  "}To see it again: toque soak --game { $game } --games 1 --seed { $seed }
