# What happened, one sentence for each event of the rules.

turn-started = It is { $name }'s turn.
turn-ended =
    { $spoons ->
        [0] { $name } is done.
        [one] { $name } stops with a spoon to spare.
       *[other] { $name } stops with { $spoons } spoons to spare.
    }
dish-chosen = { $name } puts { $dish } into the pan.
crepe-chosen = { $name } goes for the crêpe! The turn is over at once.
spoon-spent =
    { $spoons ->
        [0] { $to } takes the last spoon.
       *[other] { $to } takes a spoon; { $spoons } left.
    }
rolled = { $name } rolls: { $face }.
heated = { $name }'s dial goes from { $from } to { $level }.
heated-no-further = { $name }'s dial cannot go beyond { $level }.
cooled = { $name } turns the dial down from { $from } to { $level }.
dial-reset = { $name }'s dial is back at 0.
burnt = { $food } in { $name }'s pan is burnt!
rescued = { $food } is saved from burning.
finished = { $food } in { $name }'s pan is done.
poured = { $name } tips { $bottle }: { $what }.
poured-for = { $name } tips { $bottle } over { $other }'s pan: { $what }.
over-seasoned = { $food } in { $name }'s pan is over-seasoned with { $kind }!
served =
    { $star ->
        [yes] { $name } serves { $food }: { $points }, and a star for perfection!
       *[no] { $name } serves { $food }: { $points }.
    }
trashed = { $food } goes to the trash.
to-sink = Into the sink: { $what }.
refilled = The { $bottle } bottle is refilled: { $what }.
cup-dealt = { $name } starts with a cup: { $cup }.
cup-drawn = { $name } draws a cup: { $cup }.
cup-taken-from = { $name } takes a cup from { $other }: { $cup }.
cups-reshuffled = The { $count } used cups are shuffled and go back onto the tray.
no-cup-to-take = There is no cup left for { $name } to take.
cup-played = { $name } takes a coffee break: { $cup }.
stoves-swapped = { $name } and { $other } swap stoves, with everything on them!
spoons-returned = { $name } holds { $spoons } spoons again.
flipped-picture = The crêpe lands picture side up. A perfect flip!
flipped-recipe = The crêpe comes down as it went up, recipe side up.
flipped-beside = The crêpe lands beside the pan.
game-over-dishes = { $name } has served the last dish that was needed. The game is over.
game-over-stars = { $name } has three stars and wins alone!
game-over-nothing-to-cook = There is nothing left for { $name } to cook. The game is over.
