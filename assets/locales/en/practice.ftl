# The practice kitchen.

title-practice = Practice kitchen
practice-heading = Practice kitchen
practice-crepe = Crêpe
practice-bottle = Seasoning
practice-slow = Slow motion
practice-slow-why = Everything at a quarter of its speed, your hand too. It does not count.
practice-steady-on = Steady hand: on
practice-steady-off = Steady hand: off
practice-again = Again
practice-last = The last one
practice-nothing-yet = Nothing tossed yet.
practice-nothing-yet-pour = Nothing poured yet.
practice-book = Your book
practice-pours = Your pours
practice-how-flip =
    { $hand ->
        [steady] The space bar starts the mark and stops it: in the green the crêpe lands.
       *[mouse] Hold the mouse button, flick up and straight back, then move under the crêpe.
    }
practice-how-pour =
    { $hand ->
        [steady] Hold the space bar: the bottle comes over the pan and tips. The bar shows from which line on something falls; from there on one piece comes at a time. Let go as soon as enough has fallen. In the red it runs.
       *[mouse] Hold the mouse button, carry the bottle over the pan and on: it tips. Where the arc is golden, pieces come one at a time: wait there, and go back as soon as enough has fallen. Upside down it runs.
    }

practice-first = First flip
practice-first-why = Land it in the pan, picture side up. However you like.
practice-three = Three in a row
practice-three-why = Once is luck. Three times is a start.
practice-ten = Ten in a row
practice-ten-why = Ten flips without a miss.
practice-double = Double flip
practice-double-why = Once around, and half around again.
practice-high = High toss
practice-high-why = At least 28 centimetres, and back into the pan.
practice-blind = Blind
practice-blind-why = It gets dark when the crêpe leaves the pan.
practice-cold = Cold pan
practice-cold-why = The crêpe sticks: it turns faster and flies lower.
practice-greasy = Greasy pan
practice-greasy-why = Too much butter: the crêpe slides.
practice-heavy = Heavy crêpe
practice-heavy-why = Too much batter: your arm is slower.
practice-warm-up = Warm-up
practice-warm-up-why = As in the game: two attempts, then it is judged.
warm-up-left =
    { $left ->
        [one] One more attempt, as it lies.
       *[other] { $left } more attempts, as it lies.
    }
warm-up-left-anew =
    { $left ->
        [one] One more attempt, with the crêpe back in the middle.
       *[other] { $left } more attempts, with the crêpe back in the middle.
    }
warm-up-served = Served: five points in a game.
warm-up-failed = Both attempts used up. In a game you would wait a round.

drill-one-piece = Exactly one piece
drill-of-it =
    { $kind ->
        [lemon]
            { $count ->
                [one] One lemon, no salt
               [2] Two lemons, no salt
               *[other] { $count } lemons, no salt
            }
        [herbs]
            { $count ->
                [one] One herb, no salt
               [2] Two herbs, no salt
               *[other] { $count } herbs, no salt
            }
        [paprika]
            { $count ->
                [one] One piece of paprika, no salt
               [2] Two pieces of paprika, no salt
               *[other] { $count } pieces of paprika, no salt
            }
       *[pepper]
            { $count ->
                [one] One piece of pepper, no salt
               [2] Two pieces of pepper, no salt
               *[other] { $count } pieces of pepper, no salt
            }
    }
drill-plenty = Four or more
drill-empty = Empty it
fill-pieces =
    { $count ->
        [one] 1 piece
        [20] Full: 20 pieces
       *[other] { $count } pieces
    }
fill-salt =
    { $count ->
        [0] No salt is in it.
        [one] One of them is salt.
       *[other] { $count } of them are salt.
    }

toss-none = It stayed in the pan
toss-landed = Landed!
toss-landed-only = Landed, but …
toss-recipe = In the pan, wrong side up
toss-beside = Beside the pan
toss-taken-back = Taken back

side-left = left
side-right = right
coach-flick =
    { $hand ->
        [steady] Too gentle: stop the mark further right.
       *[mouse] Flick: up and back, as if you shook a towel.
    }
coach-quicker =
    { $hand ->
        [steady] Stop the mark a little further right: { $turn }° of { $needed }°.
       *[mouse] A little more wrist: { $turn }° of { $needed }°.
    }
coach-quicker-much =
    { $hand ->
        [steady] Stop the mark much further right: { $turn }° of { $needed }°.
       *[mouse] A much quicker flick: { $turn }° of { $needed }°.
    }
coach-gentler =
    { $hand ->
        [steady] Press the space bar while the mark is further left: the crêpe turned { $turn }° instead of { $needed }°.
       *[mouse] A gentler flick: it turned { $turn }° instead of { $needed }°.
    }
coach-shorter =
    { $hand ->
        [steady] Press the space bar while the mark is further left: the crêpe flew { $height } cm high and turned only { $turn }°.
       *[mouse] A shorter flick: it flew { $height } cm high and turned only { $turn }°.
    }
coach-straighter =
    { $hand ->
        [steady] Press the space bar while the mark is further left: the pan went { $by } cm to the { $side }.
       *[mouse] Straight up: your hand went { $by } cm to the { $side }.
    }
coach-under =
    { $hand ->
        [steady] Press the space bar while the mark is further left: the crêpe came down { $by } cm to the { $side }.
       *[mouse] Move under it: it came down { $by } cm to the { $side }.
    }
coach-still =
    { $hand ->
        [steady] It slid or bounced: stop the mark in the middle of the green.
       *[mouse] Have the pan down sooner, and still when it lands.
    }
coach-fell-back =
    { $hand ->
        [steady] It had turned well and fell back: stop the mark in the middle of the green.
       *[mouse] It had turned well and fell back. Have the pan down sooner, and still when it lands.
    }
coach-higher =
    { $hand ->
        [steady] Stop the mark further right: { $height } cm of { $needed } cm.
       *[mouse] Longer and quicker: { $height } cm of { $needed } cm.
    }
coach-perfect = Just like that.
coach-well = Neatness: { $neat } of 100.
coach-rim = It hangs over the rim, but most of it is in. Neatness: { $neat } of 100.
coach-taken-back = A toss that is taken back in the air counts as a miss.
coach-tip =
    { $hand ->
        [steady] Hold the space bar until the bottle has tipped: before that nothing falls.
       *[mouse] Carry it over the pan and on past the middle: only then does it tip.
    }
coach-further =
    { $hand ->
        [steady] Hold the space bar longer: at { $tilt }° hardly anything falls.
       *[mouse] Tip it further: at { $tilt }° hardly anything falls.
    }
coach-a-little-further =
    { $hand ->
        [steady] Hold the space bar longer: in { $over } s at { $tilt }° too little fell.
       *[mouse] Tip it a little further: in { $over } s at { $tilt }° too little fell.
    }
coach-all-over =
    { $hand ->
        [steady] Hold the space bar to the end: at { $tilt }° the last ones stay behind.
       *[mouse] Turn it all the way over: at { $tilt }° the last ones stay behind.
    }
coach-wait =
    { $hand ->
        [steady] Hold the space bar a little longer: it was tipped for { $over } s.
       *[mouse] Hold still where the arc is golden until you see it fall, then come back: it was tipped for only { $over } s.
    }
coach-longer =
    { $hand ->
        [steady] Hold the space bar a little longer: it was tipped for { $over } s.
       *[mouse] Keep it tipped a little longer than { $over } s.
    }
coach-sooner =
    { $hand ->
        [steady] Let go sooner: it was tipped for { $over } s.
       *[mouse] Come back the moment enough has fallen: it was tipped for { $over } s.
    }
coach-less-far =
    { $hand ->
        [steady] Let go sooner, before the red: it was tipped to { $tilt }°.
       *[mouse] Tip it less far: it was { $tilt }°. Where the arc is golden, they come one at a time.
    }
coach-same-again = The number is right. The salt among it was chance: the same again.
coach-poured-well = Just what was asked for.
coach-emptied = Not a crumb left.

news-done = Challenge met!
news-done-too = Met as well: { $challenge }!
news-streak = Your longest streak so far!
news-neatest = Your neatest so far!
news-highest = Your highest so far!
news-slow = In slow motion: it does not count.

gauge-turn = Half-turns
gauge-turn-value = { $halves } of { $needed } · { $turn }°
gauge-height = Height
gauge-drift = From the middle
gauge-cm = { $value } cm
gauge-tilt = Tipped
gauge-degrees = { $value }°
gauge-over = Over for
gauge-seconds = { $value } s

book-streak = In a row / best
book-lately = Last 20 that landed
book-neatest = Neatest (of 100)
book-highest = Highest that landed
book-plot = Each bar: twenty tosses.
ghost-last = Blue: your last toss
ghost-best = Gold: your neatest one
pours-none = Pour once, and your own curve begins.
pours-axis = How many pieces fell; green is what is asked for.
pours-hits = As asked for
pours-missing =
    { $missing ->
        [one] One more pour, and it shows which chef you pour like.
       *[other] { $missing } more pours, and it shows which chef you pour like.
    }
pours-level = You pour about as well as this chef: { $level }. The dark marks show how theirs fall.

tape-play = Replay
tape-stop = Stop
