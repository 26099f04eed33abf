# The practice kitchen.

title-practice = Practice kitchen
practice-heading = Practice kitchen
practice-crepe = Crêpe
practice-bottle = Seasoning
practice-slow = Slow motion
practice-slow-why = Everything at a quarter of its speed, your hand too. It does not count.
practice-again = Again
practice-last = The last one
practice-nothing-yet = Nothing tossed yet.
practice-nothing-yet-pour = Nothing poured yet.
practice-book = Your book
practice-pours = Your pours
practice-how-flip = Hold the mouse button, flick up and straight back, then move under the crêpe.
practice-how-pour = Hold the mouse button, carry the bottle over the pan and on to the right: it tips. Come back to stop.

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
warm-up-served = Served: five points in a game.
warm-up-failed = Both attempts used up. In a game you would wait a round.

drill-one-piece = Exactly one piece
drill-one-of-it = One { $kind }, no salt
drill-two-of-it = Two { $kind }, no salt
drill-plenty = Four or more
drill-empty = Empty it
fill-full = Full bottle
fill-half = Half full
fill-last = The last five

toss-none = It stayed in the pan
toss-landed = Landed!
toss-landed-only = Landed, but …
toss-recipe = In the pan, wrong side up
toss-beside = Beside the pan
toss-taken-back = Taken back

side-left = left
side-right = right
coach-flick = Flick: up and back, as if you shook a towel.
coach-quicker = A little more wrist: { $turn }° of { $needed }°.
coach-quicker-much = A much quicker flick: { $turn }° of { $needed }°.
coach-gentler = A gentler flick: it turned { $turn }° instead of { $needed }°.
coach-shorter = A shorter flick: it flew { $height } cm high and turned only { $turn }°.
coach-straighter = Straight up: your hand went { $by } cm to the { $side }.
coach-under = Move under it: it came down { $by } cm to the { $side }.
coach-still = Keep the pan still while it lands.
coach-higher = Longer and quicker: { $height } cm of { $needed } cm.
coach-perfect = Just like that.
coach-well = That counts. Neatness: { $neat } of 100.
coach-taken-back = A toss that is taken back in the air counts as a miss.
coach-tip = Carry it over the pan and on past the middle: only then does it tip.
coach-further = Tip it further: { $tilt }° is hardly over.
coach-longer = Hold it over a little longer: it was { $over } s.
coach-sooner = Come back sooner: it was over for { $over } s.
coach-less-far = Tip it less far: it was { $tilt }°.
coach-shake = As many as asked for, but salt was among them: shake the bottle upright first, with a loose wrist.
coach-poured-well = Just what was asked for.
coach-emptied = Not a crumb left.

news-done = Challenge met!
news-streak = Your longest row so far!
news-neatest = Your neatest so far!
news-highest = Your highest so far!
news-slow = In slow motion: it does not count.

gauge-turn = Turn
gauge-turn-value = { $turn }° · { $halves } half-turns
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
pours-level = You pour about as well as this chef: { $level }. The dark marks show how theirs fall.

tape-play = Replay
tape-stop = Stop
