# The table in the window.

seat-points =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }

your-turn = { $name }'s turn
your-turn-alone = Your turn, { $name }
chef-thinks = { $name } is thinking …
acts-pour = { $name } tips { $bottle }
acts-pour-for = { $name } tips { $bottle } over { $other }'s pan
acts-flip = { $name } tosses the crêpe, try { $nth } of 2
acts-throw = { $name } rolls for heat
ask-draw = A cup is drawn.
ask-first-dish =
    { $hand ->
        [steady] Your first dish: press D for the list, or click a tile.
       *[mouse] Choose a tile on the table: your first dish.
    }
ask-new-dish =
    { $hand ->
        [steady] Your pan is empty: press D for the list of dishes, or click a tile.
       *[mouse] Your pan is empty: choose a dish.
    }
ask-new-dish-or-crepe =
    { $hand ->
        [steady] Your pan is empty: press D for the list of dishes, or C for the crêpe.
       *[mouse] Your pan is empty: choose a dish, or take the crêpe.
    }
ask-last-dish =
    { $hand ->
        [steady] Your next dish: press D for the list. Then your turn is over: a crêpe ends it.
       *[mouse] Choose your next dish. Then your turn is over: a crêpe ends it.
    }
ask-rescue = It is burnt! Cool it with a cup, or let it go.
ask-action =
    { $spoons ->
        [one] One spoon left: roll, season, or end your turn.
       *[other] { $spoons } spoons left: roll, season, or end your turn.
    }
ask-action-plain =
    { $spoons ->
        [one] One spoon left: roll, or end your turn.
       *[other] { $spoons } spoons left: roll, or end your turn.
    }
ask-no-spoon = No spoon left. Have a coffee, or end your turn.
ask-crepe-roll = The crêpe: roll once, then you may toss it twice.
ask-roll =
    { $hand ->
        [steady] Press R or click the die: it is thrown for you.
       *[mouse] Throw the die.
    }
ask-pick-heat = The die lets you choose: how many steps up?
ask-cup =
    { $cup ->
        [swap] Whose stove? It trades places with yours, dish, heat and all.
        [reseason] Whose dish, and which bottle? Choose a pan or a button.
        [cool] How far down shall your dial go?
       *[other] Play the cup now, or keep it?
    }
ask-take-cup = The tray is empty: take a cup from somebody.
ask-pour =
    { $hand ->
        [steady] Click the glowing bottle or press its key, then hold the space bar.
       *[mouse] Take the glowing bottle and tip it over the pan.
    }
ask-flip =
    { $hand ->
        [steady] Toss { $nth } of 2: press F, then stop the mark in the green with the space bar.
       *[mouse] Toss { $nth } of 2: grab the pan and flick.
    }

do-it-pour = Carry it over the pan and on: it tips. Slowly, until the bead is on the golden part of the arc, and wait; if nothing falls, a little further. When the first piece falls, go back at once.
do-it-pour-steady = Hold the space bar: the bottle tips. Let go as soon as enough has fallen. The bar says from which line on something falls, and about how much.
do-it-goes-back =
    { $hand ->
        [steady] Hold the space bar, or in { $seconds } s it goes back by itself. Nothing is lost by that.
       *[mouse] Tip it, or in { $seconds } s it goes back by itself. Nothing is lost by that.
    }
do-it-flip = Flick up and come back, then catch it: move the pan under the crêpe.
do-it-flip-steady = Press the space bar while the mark is in the green.
do-it-throw = Flick, and let go.

# On the bar of the steady hand.
bar-begins = begins to fall
bar-one = most likely one
bar-several = several
bar-lands = lands in the pan

in-pan-of = In { $name }'s pan
over-pan-of = Over { $name }'s pan
empty-pan-of = { $name }'s pan is empty.
recipe-plain = Never seasoned: heat is enough. No star.
recipe-star = Exactly this and no salt: a star.
recipe-crepe = Roll once in a turn, then toss it up to two times. At heat 7 it burns.
have-of-asked = { $have }/{ $asked } { $kind }
have-unasked = { $pieces } nobody asked for
have-too-many = { $extra } { $kind } too many
one-or-other = { $one } or { $other }
one-more-spoils = One more { $kind } spoils it!
three-spoil = Three pieces of a kind spoil it, even of salt.
no-star-surplus = More than asked for: no star.
no-star-salt = Salt in it: no star.
steps-to-red =
    { $steps ->
        [one] One step more, and it burns!
       *[other] { $steps } steps more, and it burns.
    }
served-colours = Served:

cup-keep = Keep the cup
act-heat = Roll for heat
act-flip = Toss the crêpe
act-end-turn = End turn
act-let-go = Let it go
act-crepe = Take the crêpe
act-dishes = List of dishes
act-take-cup = { $name }: { $cup }
act-take-from = From { $name }
act-somebody-else = From somebody else
act-undo = Take back
act-undo-of = Take back ({ $name })
act-pause = Pause
use-point = Play it as a point
use-spoons = Three spoons again
use-swap = Swap with { $name }
use-reseason = { $kind } for { $name }
use-reseason-whose = { $name }'s dish
choose-dish = Choose a dish

pace-natural = 1×
pace-double = 2×
pace-fourfold = 4×
pace-skip = Skip
view-table = Whole table
view-close = Close up

said = { $name }: “{ $words }”
thought = “{ $words }”
fell-nothing = Nothing came out.
tipped-so =
    { $hand ->
        [steady] { $over } s tipped: { $what }. { $word }
       *[mouse] { $tilt }°, { $over } s: { $what }. { $word }
    }
coach-word-further =
    { $hand ->
        [steady] Hold longer!
       *[mouse] Further!
    }
coach-word-a-little-further =
    { $hand ->
        [steady] Hold longer!
       *[mouse] A little further!
    }
coach-word-wait =
    { $hand ->
        [steady] Hold longer!
       *[mouse] Wait until it falls!
    }
coach-word-longer =
    { $hand ->
        [steady] Hold longer!
       *[mouse] Longer!
    }
coach-word-sooner =
    { $hand ->
        [steady] Let go sooner!
       *[mouse] Back sooner!
    }
coach-word-less-far =
    { $hand ->
        [steady] Let go sooner!
       *[mouse] Less far!
    }
coach-word-same-again = Salt is chance.
coach-word-well = Well done!
means-done = The dish is done!
means-spoiled = { $pieces }: spoiled!
flew-too-little-turn =
    { $hand ->
        [steady] It turned { $turn }° of 180°: stop the mark further right.
       *[mouse] It turned { $turn }° of 180°: a little more wrist.
    }
flew-too-much-turn =
    { $hand ->
        [steady] It turned { $turn }°: stop the mark further left.
       *[mouse] It turned { $turn }°: a little less wrist.
    }
flew-too-far =
    { $hand ->
        [steady] It flew too far: stop the mark further left.
       *[mouse] It flew too far: keep it straight, and move under it.
    }
flew-on-the-rim =
    { $hand ->
        [steady] It hung on the rim: stop the mark in the middle of the green.
       *[mouse] It hung on the rim: move under it.
    }
throw-again = Throw again, { $name }!
again-cocked = The die leans.
again-off-table = The die left its tray.
again-too-gentle = That was put down, not thrown.
put-back = { $name } puts { $bottle } back. That costs nothing.
too-soft = Too soft: { $name }'s crêpe stayed in the pan.
too-soft-again =
    { $hand ->
        [steady] That does not count as a toss. Stop the mark further right.
       *[mouse] That does not count as a toss. Flick it up more quickly.
    }
once-more-nothing = Nothing came out: once more!
once-more-much = That was too much: once more!
once-more = The first pour is free. Spoon and pieces are back.
handover = Now it's { $name }
handover-mouse = With the mouse
handover-steady = With the steady hand (space bar)
handover-since = Meanwhile:
no-other-choice = There was nothing else to choose.
undo-asks = That was { $name }'s choice.
undo-again = { $key } once more takes it back.
undo-done = Taken back: it is { $name }'s turn again.
table-trouble-title = Something is wrong in this kitchen.
table-trouble = This is a defect of the game ({ $detail }). Your match is saved.

tip-stove = { $name }'s stove, at heat { $level }
tip-bottle =
    { $colour ->
        [one] { $kind }: 1 piece, and { $salt } salt
       *[other] { $kind }: { $colour } pieces, and { $salt } salt
    }
tip-salt = No dish asks for salt: any of it costs the star, three pieces spoil the dish.
tip-crepe = { $name }'s crêpe: five points if it lands picture side up
tip-cup-hidden = A cup, face down
tip-cup-point = Victory point: once played, it counts one
tip-cup-swap = Swap stoves: yours for somebody else's, with pan, dish and heat
tip-cup-spoons = Three spoons again, in the same turn
tip-cup-reseason = Season a rival's dish: tip a bottle over somebody else's pan
tip-cup-cool = Reduce heat: your dial down by up to three
tip-spoon = A spoon: one for each action of a turn
tip-star = A star, for exactly what was asked and no salt. Three win at once.
tip-row = Points, dishes served, stars, spoons
tip-row-why =
    { $count ->
        [one] The first dish ends the game; three stars win it at once.
       *[other] { $count } dishes end the game; three stars win it at once.
    }
tip-die = The heating die: { $face }
tip-bell = The bell
tip-trash =
    { $count ->
        [0] The trash, still empty
        [one] The trash, with one dish in it
       *[other] The trash, with { $count } dishes in it
    }
tip-sink = The sink: { $what }
tip-tray = { $name }'s tray: { $points }
tip-cup-tray =
    { $count ->
        [0] No cup is left on the tray
        [one] One cup, face down
       *[other] { $count } cups, face down
    }
tip-die-tray = The tray for the die
does-throw =
    { $hand ->
        [steady] Click or press R: the die is thrown for you, and your dial goes up.
       *[mouse] Press, flick the die and let go: your dial goes up.
    }
does-flip =
    { $hand ->
        [steady] Click it or press F, then stop the mark in the green with the space bar.
       *[mouse] Grab the pan and toss.
    }
does-pour =
    { $hand ->
        [steady] Click it, then hold the space bar: it tips.
       *[mouse] Grab it and tip it over the pan.
    }
does-cup = Drag it to where it should work, or click for the choices.
does-dish = Click: into your pan.
does-crepe = Click: into your pan. The turn ends at once.
does-end-turn = Ring: your turn is over.
does-let-go = Click: let the dish go.
does-take-cup = Click: take it.
cup-would-point = Here it becomes a point for good.
cup-would-swap = Here it swaps your stove for { $name }'s.
cup-would-spoons = Here it gives you three spoons again.
cup-would-reseason = Here it lets you tip a bottle over { $name }'s pan.
cup-would-cool = Here it turns your dial down.
cup-would-stay = Here it stays with you, unplayed.

wins =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
counted =
    { $dishes } for dishes, { $crepe } for the crêpe, { $cups } for cups{ $pan ->
        [0] {""}
       *[other] , { $pan } still in the pan
    }
moments = Still talked about tomorrow
moment-star = { $name }'s perfect dish: { $food }
moment-pour = { $name }'s best pour: exactly { $what } ({ $food })
moment-flood =
    { $whole ->
        [yes] { $name } emptied a whole bottle at once
       *[no] { $name } emptied half a bottle at once
    }: { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
moment-burn = { $name }'s worst burn: { $food }
moment-spoiled = { $name } overdid the { $kind }: { $food }
moment-spoiled-for = { $name } overdid the { $kind } for { $other }: { $food }
moment-flip =
    { $count ->
        [one] { $name }'s crêpe, right side up with the first toss
       *[other] { $name }'s crêpe, right side up with toss number { $count }
    }
moment-misses =
    { $count ->
        [one] { $name }'s crêpe, which did not want to (once)
       *[other] { $name }'s crêpe, which did not want to ({ $count } times)
    }
play-again = Play again
back-to-title = To the title

act-hint = Hint
act-rules = Rules
hint-dish = Take { $dish }.
hint-crepe = Go for the crêpe.
hint-heat = Roll for heat.
hint-pick = Turn your dial up by { $steps }.
hint-season = Season with { $bottle }.
hint-flip = Toss the crêpe.
hint-let-go = Let it go.
hint-take-cup = Take { $name }'s cup: { $cup }.
hint-swap = Swap stoves with { $name }.
hint-reseason = Tip { $bottle } over { $name }'s dish.
hint-point = Play your cup as a point.
hint-spoons = Play your cup and hold three spoons again.
hint-cool = Play your cup and turn your dial down by { $steps }.
hint-end = End your turn.

# The mentor's lessons.

mentor-name = Madame Toque
mentor-understood = Got it
mentor-show = Show me (1 spoon)
mentor-enough = No more lessons
mentor-enough-sure = Really no more?
lesson-dish-title = First, a dish
lesson-dish = Dishes bring points, and the most points win. Point at a tile: its recipe is shown large. It asks for condiments and for heat. Few condiments and a wide green range are easy. Click one, or press D for a list.
lesson-heat-title = Three spoons, three actions
lesson-heat =
    { $hand ->
        [steady] Every spoon buys one action. Heat comes from the die on your stove: press R or click it, and it is thrown for you.
       *[mouse] Every spoon buys one action. Heat comes from the die on your stove: hold it, flick it, let go in mid-flick. Or press R.
    }
lesson-green-title = Green and red
lesson-green = Your dial has moved. In the green range the dish cooks; from the red number on it is burnt. The row of numbers on the recipe shows where you stand.
lesson-season-title = Now season
lesson-season =
    { $hand ->
        [steady] Click a bottle or press its number. Then hold the space bar: it tips, and the bar shows from which line on something falls. From there on one piece comes at a time: let go the moment one falls. In the red it is upside down and runs!
       *[mouse] Take a bottle and hold on. Carry it over the pan and on: it tips. Slowly, to where the arc is golden, and wait; if nothing falls, a little further. Turn back the moment one falls. Upside down it runs!
    }
lesson-again-title = Once more
lesson-again-nothing =
    { $hand ->
        [steady] Nothing came out. Never mind: the first pour is free, until it works. Hold the space bar until the mark is past the first line, from which on something falls; when the first piece falls, let go at once.
       *[mouse] Nothing came out. Never mind: the first pour is free, until it works. Tip until the arc is golden and wait there, or go a little further; when the first piece falls, turn back at once.
    }
lesson-again-much =
    { $hand ->
        [steady] Three of a kind, and the dish would be spoiled. Never mind: the first pour is free, until it works. Let go of the space bar the moment the first piece falls, long before the red.
       *[mouse] Three of a kind, and the dish would be spoiled. Never mind: the first pour is free, until it works. Tip slowly, no further than the arc is golden, and wait; when the first piece falls, turn back at once.
    }
lesson-salt-title = Salt
lesson-salt = There is salt among the crystals. Nobody asks for it. A little does no harm, but it costs the star; three pieces spoil the dish.
lesson-three-title = Never three of a kind
lesson-three = Three pieces of one kind in a pan, salt too, and the dish goes into the trash. With two in it, think twice.
lesson-cups-title = Coffee break
lesson-cups = Once a turn you may play one of your cups. Drag it to where it should work, or choose its button.
lesson-crepe-title = The crêpe
lesson-crepe = Instead of a dish you can take your crêpe; that ends your turn. From the next turn on you must roll first, and then you may toss it twice. Picture side up it is worth five points. At heat 7 it burns.
lesson-toss-title = The toss
lesson-toss =
    { $hand ->
        [steady] Press F or click the pan. A mark runs along a bar: press the space bar while it is in the green. The hand tosses and catches by itself. You have two tries in a turn.
       *[mouse] Grab the pan and hold the mouse button. Flick up and come back, and when the crêpe falls, move the pan under it. You have two tries in a turn.
    }
lesson-stars-title = Served or perfect
lesson-stars-title-perfect = Perfect: a star
lesson-stars-title-served = Served, without a star
lesson-stars = Right heat and enough in the pan: served. Exactly what was asked and no salt: a star as well. Three stars win at once.
lesson-end-title = Almost over
lesson-end = Somebody needs only one more dish, or a third star. The last dish ends the game, and the most points win. A third star wins at once, and alone.
