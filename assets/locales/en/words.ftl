# The small words of the game.

condiment-lemon = lemon
condiment-pepper = pepper
condiment-paprika = paprika
condiment-herbs = herbs
condiment-salt = salt

cup-point = victory point
cup-swap = swap stoves
cup-spoons = three spoons
cup-reseason = season a rival's dish
cup-cool = reduce heat

face-one = +1
face-two = +2
face-three = +3
face-choose = choose 1–3
face-everyone = everyone +1
face-coffee = coffee

crepe = crêpe
the-crepe = the crêpe
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
signed-points =
    { $count ->
        [one] { $sign }1 point
       *[other] { $sign }{ $count } points
    }
stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
pieces-lemon =
    { $count ->
        [one] 1 lemon
       *[other] { $count } lemons
    }
pieces-pepper = { $count } pepper
pieces-paprika = { $count } paprika
pieces-herbs =
    { $count ->
        [one] 1 herb
       *[other] { $count } herbs
    }
pieces-salt = { $count } salt
kind-of =
    { $kind ->
        [lemon]
            { $count ->
                [one] lemon
               *[other] lemons
            }
        [herbs]
            { $count ->
                [one] herb
               *[other] herbs
            }
        [pepper] pepper
        [paprika] paprika
       *[salt] salt
    }
one-more =
    { $kind ->
        [lemon] lemon
        [herbs] herb
        [pepper] piece of pepper
        [paprika] piece of paprika
       *[salt] piece of salt
    }

# After "tips" and "into".
bottle-lemon = the lemon bottle
bottle-pepper = the pepper bottle
bottle-paprika = the paprika bottle
bottle-herbs = the herb bottle

nothing = nothing
