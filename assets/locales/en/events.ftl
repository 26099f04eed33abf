# What happened, one sentence for each event of the rules.

turn-started = It is { $name }'s turn.
turn-ended =
    { $spoons ->
        [0] { $name } is done.
        [one] { $name } stops with a spoon to spare.
       *[other] { $name } stops with { $spoons } spoons to spare.
    }
turn-ended-no-spoon = No spoon left: { $name }'s turn is over.
turn-ended-crepe-taken = Taking the crêpe ends { $name }'s turn.
turn-ended-crepe-served =
    { $spoons ->
        [0] Serving the crêpe ends { $name }'s turn.
        [one] Serving the crêpe ends { $name }'s turn, with a spoon to spare.
       *[other] Serving the crêpe ends { $name }'s turn, with { $spoons } spoons to spare.
    }
turn-ended-crepe-burnt =
    { $spoons ->
        [0] The burnt crêpe ends { $name }'s turn.
        [one] The burnt crêpe ends { $name }'s turn, with a spoon to spare.
       *[other] The burnt crêpe ends { $name }'s turn, with { $spoons } spoons to spare.
    }
dish-chosen = { $name } puts { $dish } into the pan.
dishes-left =
    { $count ->
        [0] That was the last dish on the table!
        [one] One dish is left on the table: the last one.
       *[other] { $count } dishes are left on the table.
    }
crepe-chosen = { $name } goes for the crêpe!
spoon-spent =
    { $spoons ->
        [0] { $name } hands { $to } the last spoon.
       *[other] { $name } hands { $to } a spoon; { $spoons } left.
    }
rolled = { $name } rolls: { $face }.
heated = { $name }'s dial goes from { $from } to { $level }.
heated-no-further = { $name }'s dial cannot go beyond { $level }.
cooled = { $name } turns the dial down from { $from } to { $level }.
dial-reset = { $name }'s dial is back at 0.
burnt = Burnt in { $name }'s pan: { $food }!
rescued = Saved in { $name }'s pan: { $food }.
finished = Done in { $name }'s pan: { $food }.
poured = { $name } tips { $bottle }: { $what }.
poured-for = { $name } tips { $bottle } over { $other }'s pan: { $what }.
over-seasoned = Over-seasoned with { $kind } in { $name }'s pan: { $food }!
served =
    { $star ->
        [yes] { $name } serves { $food }: { $points }, and a star for perfection!
       *[no] { $name } serves { $food }: { $points }.
    }
trashed = Out of { $name }'s pan into the trash: { $food }.
to-sink = Out of { $name }'s pan into the sink: { $what }.
refilled = From the sink back into { $bottle }: { $what }.
cup-dealt = { $name } starts with a cup: { $cup }.
cup-drawn = { $name } draws a cup: { $cup }.
cup-taken-from = { $name } takes a cup from { $other }: { $cup }.
cups-reshuffled =
    { $count ->
        [one] The one used cup goes back onto the tray.
       *[other] The { $count } used cups are shuffled and go back onto the tray.
    }
no-cup-to-take = There is no cup left for { $name } to take.
cup-played = { $name } takes a coffee break: { $cup }.
stoves-swapped = { $name } and { $other } swap stoves, with everything on them!
spoons-returned =
    { $spoons ->
        [one] { $name } holds one spoon again.
       *[other] { $name } holds { $spoons } spoons again.
    }
flipped-picture = { $name }'s crêpe lands picture side up. A perfect flip!
flipped-recipe = { $name }'s crêpe comes down as it went up, recipe side up.
flipped-beside = { $name }'s crêpe lands beside the pan.
game-over-dishes = { $name } has served the last dish that was needed. The game is over.
game-over-stars = { $name } has three stars and wins alone!
game-over-nothing-to-cook = No dish is left for { $name }'s empty pan, so the kitchen closes. The game is over.

# Why a chef does what it does.

why-only-move = There is nothing else to do.
why-good-dish =
    { $pieces ->
        [0] { $points } for a little heat.
        [one] { $points } for a single piece of seasoning.
       *[other] { $points } for { $pieces } pieces of seasoning: a fair price.
    }
why-crepe-pays = Five points are worth a toss.
why-missing-pinch = { $have }/{ $asked } { $kind } in the pan: gently now.
why-missing-dash =
    { $have ->
        [0] Still missing: { $asked } { $kind }. A dash!
       *[other] { $have }/{ $asked } { $kind } in the pan: a dash more.
    }
why-too-cold = The dial is at { $level }, and the dish wants { $green }.
why-roll-before-flip = No flip without a roll.
why-time-to-flip = Now or never.
why-right-heat = { $level } is just right.
why-too-risky-to-season =
    { $have ->
        [0] Tipping { $bottle } now is too risky.
       *[other] { $pieces } in already: another try is too risky.
    }
why-too-risky-to-heat = The dial is at { $level }, and it burns at { $red }: too risky.
why-nothing-useful = Nothing useful is left to do.
why-worth-saving = Worth saving: { $food }.
why-not-worth-saving = Not worth a cup.
why-sure-point = A point is a point.
why-takes-finished-dish = Done over there, and served from here: { $food }.
why-better-stove = { $name }'s stove is the better one.
why-more-to-do = There is more to do.
why-spoils =
    { $have ->
        [0] Some { $kind } for { $name }.
       *[other] { $pieces } in { $name }'s pan already: that could use some more.
    }
why-too-hot = That is too hot.
why-useful-cup = This is the most useful cup: { $cup }.
