# The table in the terminal.

title = Toque · À la carte
table-of = { $seats } chefs, house rules: { $house }, seed { $seed }
table-of-replay = { $seats } chefs, house rules: { $house }
house-english = English
house-german = German
house-custom = our own ({ $rules })
player-greedy = follows its nose
player-random = has no plan
player-chef = { $level }, { $temper }
level-apprentice = apprentice
level-commis = commis
level-chef = chef
level-three-star = three-star chef
temper-careful = careful
temper-greedy = greedy
temper-mean = mean
temper-showman = showy
turn-title = Turn { $turn } · { $name }
pan-empty = the pan is empty
pan-asks = asks for { $what }
pan-asks-nothing = no seasoning
pan-holds = in the pan: { $what }
pan-burnt = burnt
pan-spoiled = over-seasoned
pan-finished = done
cups-held = cups: { $what }
result-title = The result
result-line = { $place }. { $name }: { $points }
result-detail = dishes { $dishes }, crêpe { $crepe }, cups { $cups }, still in the pan { $pan }, { $stars }
saved-to = The match was saved to { $file }.
play-again-with = The same match again: toque watch { $flags }
replay-sound =
    { $moves ->
        [0] Not one move has been made yet.
        [one] One move, and it is within the rules.
       *[other] All { $moves } moves are within the rules.
    }
replay-unfinished = The match is not over yet.
replay-damaged =
    { $moves ->
        [0] None of its moves can be used. { $reason }
        [one] Only its first move can be used. { $reason }
       *[other] Only its first { $moves } moves can be used. { $reason }
    }
no-window = There is no display here: a round of AI chefs cooks in the terminal instead.
