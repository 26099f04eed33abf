# Tournaments.

duel-title =
    { $games ->
        [one] One game of { $seats }
       *[other] { $games } games of { $seats }
    }
duel-player = player
duel-wins = wins (95 % certain)
duel-points = points
duel-stars = stars
duel-ends = How they ended: enough dishes { $dishes }, three stars { $stars }, nothing left to cook { $nothing }
duel-broken-off = Broken off because nobody would go on: { $games }
duel-missing = Games played: only { $games } of { $wanted }. What is written above stopped the others; it is a defect, please report it.
duel-seats = Wins by seat: { $shares }
duel-length = { $turns } turns and { $moves } moves a game

cli-duel-about = Let computer players play many games and count who wins
cli-duel-usage = toque duel [FLAGS]
cli-duel-players = Who meets whom, such as three-star,chef,chef,chef (otherwise the ladder of all levels)
cli-duel-games = How many games of each pairing (otherwise 1000)
cli-duel-threads = On how many threads (otherwise as many as there are cores)
cli-duel-json = Print the result for a program to read
cli-count-hint = a whole number from 1 to { $most }

cli-duel-physics = Simulate every pour, flip and roll (slow) instead of drawing from what was measured
cli-watch-quick = Draw outcomes from what was measured of the physics instead of simulating them
cli-value-subject = WHAT
cli-value-folder = FOLDER
cli-lab-about = Measure the physics: what hands get when they pour, flip and roll
cli-lab-usage = toque lab [FLAGS] WHAT
cli-lab-subject = What to measure: pour, shake, flip, die, violent, steady, or hands (prints assets/hands.ron)
cli-lab-size = Scale the number of trials (otherwise 1)
cli-lab-seed = A whole number; the same number finds the same
cli-lab-config = Try the numbers of this file instead of assets/physics.ron
cli-lab-plots = Draw pictures into this folder
cli-size-hint = a number from 0.001 to 1000
physics-trouble = The physics failed, which is a defect; please report it: { $detail }

balance-title =
    { $games ->
        [one] One even game of four
       *[other] { $games } even games of four
    } (turns a game: { $turns })
balance-header = | dish | points | chosen a game | served | star | burnt | over-seasoned | actions a serving | points an action |
balance-worth = What an action spent on a dish brings
balance-worth-unit = points an action
balance-chosen = How often a dish is chosen
balance-chosen-unit = times a game
balance-blunders = What nobody could argue for: { $rate } of 1,000 decisions ({ $made } of { $decisions })
balance-blunders-header = | what nobody could argue for | could be done | was done | of 1,000 decisions |
blunder-toss-forgone = a toss of the crêpe given away
blunder-point-forgone = a victory point left lying
blunder-roll-forgone = a cold dish left cold
blunder-roll-only-burns = a roll that can only burn
blunder-needless-pour = a pour that can only harm
blunder-burnt-by-choice = burnt by one's own choice
blunder-cup-for-nothing = a cup for nothing
blunder-spoons-too-soon = three spoons while some are left
balance-even-games =
    { $games ->
        [one] One even game of { $seats }
       *[other] { $games } even games of { $seats }
    }
balance-par = Par is { $par } %; the first seat wins { $times } times as often.
cli-balance-about = Play even games and tell what each dish is really worth
cli-balance-usage = toque balance [FLAGS]
cli-balance-games = How many games (otherwise 2000)
cli-balance-level = How good the four chefs are (otherwise chef)
cli-value-level = LEVEL

cli-soak-about = Play whole games in the real physics for hours and look for defects
cli-soak-usage = toque soak [FLAGS]
cli-soak-games = How many games (otherwise 10)
cli-soak-hours = For how many hours, instead of a number of games
cli-soak-seed = The seed of the first game; each further one takes the next number (otherwise 1)
cli-hours-hint = a number above 0, up to { $most }
soak-so-far = { $minutes } min: games { $games } ({ $rate } a minute), moves { $moves }, { $memory } MB, failed { $failed }
soak-failed = Game with seed { $seed } failed: { $why }
soak-again = This is a defect: { $why }
    {"  "}To see it again: toque soak --games 1 --seed { $seed }
soak-leak = This is a defect: memory grew by { $growth } MB after the warm-up and did not come back.
soak-report = Whole games: { $games }
    Moves: { $moves } (pours { $pours }, flips { $flips }, rolls { $rolls })
    Written down, thrown away and read again: { $resumes } (after a broken-off pour: { $broken })
    Paused in the middle of something: { $pauses }
    Crystals that leaked through a wall and were put back: { $guarded }
    Steps of the physics: { $steps }; the farthest that anything flew: { $farthest } cm; the longest with nothing to see: { $stillest } s
    Memory: { $most } MB at most, { $mean } MB on average, { $growth } MB from the first to the last quarter
