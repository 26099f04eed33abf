# Battle at the Buffet: the words of the game, what happens, why, and what the mice say to it.

buffet-cheese = Cheese
buffet-salami = Salami
buffet-sausage = Sausage
buffet-pizza = Pizza
buffet-chicken = Chicken Leg
buffet-salad = Salad
buffet-plate = { $kind } { $worth }

# What happened, one sentence for each event of the rules.
buffet-dealt = { $name } draws a card.
buffet-draws-anew = { $name } has no card left and draws nine.
buffet-reshuffled =
    { $count ->
        [one] The draw pile is used up: the one card that was played is turned over.
       *[other] The draw pile is used up: the { $count } cards that were played are shuffled into a new one.
    }
buffet-round-started = Round { $round }: everybody back to the start.
buffet-part-started = And now for the two best plates: all three back to the start!
buffet-turned-up = On the buffet: { $plate }.
buffet-chosen = { $name } has chosen.
buffet-taken-back = { $name } thinks again.
buffet-shown =
    { $fields ->
        [-1] { $name } plays −1 and goes backwards, to { $to }.
        [0] { $name } plays 0 and stays put on { $to }.
        [9] { $name } plays 9 and storms from { $from } to { $to }!
       *[other] { $name } plays { $fields } and runs from { $from } to { $to }.
    }
buffet-level = Nobody stands alone where it counts: all push on.
buffet-plate-taken =
    { $how ->
        [bad] { $name } is left with { $plate }. Enjoy your meal!
        [better] { $name } gets { $plate } and covers { $below } with it. Better!
        [worse] { $name } gets { $plate }, right on top of { $below }. That hurts!
       *[new] { $name } gets { $plate }.
    }
buffet-left = { $name } trots off.
buffet-went-hungry = { $name } is the second of two and goes hungry.
buffet-swapped =
    { $count ->
        [0] { $name } keeps all cards.
        [one] { $name } swaps one card: { $cards }.
       *[other] { $name } swaps { $count } cards: { $cards }.
    }
buffet-token-passed = The start token goes to { $to }.
buffet-game-over = There are too few plates left for another round. The buffet is closed.

# Why a mouse did what it did; told when the cards lie open.
buffet-why-only-card = There was nothing else in the hand.
buffet-why-nothing-to-gain = It made no difference any more, so the lowest card would do.
buffet-why-content-with = { $plate } is good enough, and good cards are worth keeping.
buffet-why-flees-from = Anything but { $plate }!
buffet-why-flees-from-covering = Anything but { $plate }: it would land on { $below }!
buffet-why-goes-for = All in, for { $plate }.
buffet-why-keeps-up-for = { $plate } is still to be had, so do not fall behind now.
buffet-why-saves-cards = A lower card should be enough for now.
buffet-why-not-to-be-read = Always the obvious card, and soon everybody knows it beforehand.
buffet-why-the-same = The very same thought.
buffet-why-swaps-low-cards =
    { $count ->
        [one] A card as low as this can only get better.
       *[other] Cards as low as these can only get better.
    }
buffet-why-keeps-hand = There is nothing wrong with this hand.

# What mice say when something happens to them.
buffet-talk-careful-feast = I only followed the smell.
buffet-talk-careful-sting = I should have stayed in my hole.
buffet-talk-careful-scrap = I did not want to be first. But did it have to be this?
buffet-talk-careful-hungry = I had a sandwich before. Just in case.
buffet-talk-careful-win = Slowly, slowly, and then all at once.
buffet-talk-greedy-feast = Mine! And is anybody going to finish that?
buffet-talk-greedy-sting = My beautiful points! You can hardly see them any more!
buffet-talk-greedy-scrap = Who eats this? Well, I do, but still.
buffet-talk-greedy-hungry = NOTHING? What do you mean, nothing?
buffet-talk-greedy-win = Wrap up the rest for me.
buffet-talk-mean-feast = Oh, did anybody else want this?
buffet-talk-mean-sting = Somebody is going to pay for this. Somebody small.
buffet-talk-mean-scrap = I licked the others, just so you know.
buffet-talk-mean-hungry = I hope it is from yesterday.
buffet-talk-mean-win = The best seasoning is your faces.
buffet-talk-showman-feast = Make way, and watch the whiskers!
buffet-talk-showman-sting = A tragedy in one act!
buffet-talk-showman-scrap = I am on a diet. As of now.
buffet-talk-showman-hungry = A great artist has to starve.
buffet-talk-showman-win = Thank you! I shall squeak an encore.

# The table in the terminal.
buffet-title = Toque · Battle at the Buffet
buffet-table-of = { $seats } mice, seed { $seed }
buffet-table-of-replay = { $seats } mice
buffet-legend = ▸ has the start token. A number in brackets lies below and no longer counts.
buffet-round-title = Round { $round }
buffet-on-the-buffet = On the buffet: { $plates }
buffet-still-there = Still there: { $plates }
buffet-nothing-yet = nothing yet
buffet-played = Played so far: { $cards }; in the draw pile: { $left }
buffet-played-nothing = nothing
buffet-at-the-back = last
buffet-result-detail = in sight: { $plates }

# Refusals.
buffet-illegal-game-over = The buffet is closed.
buffet-illegal-not-now = The table is waiting for something else.
buffet-illegal-not-in-the-queue = Your mouse is not in the queue.
buffet-illegal-no-such-card = You have no such card.
buffet-illegal-chosen-already = You have chosen this card already.
buffet-illegal-nothing-chosen = You have chosen nothing yet.
buffet-illegal-not-your-swap = Somebody else may swap cards now.
buffet-illegal-not-your-draw = Somebody else draws now.
buffet-illegal-card-not-in-pile = There is no such card in the draw pile.
buffet-illegal-plate-not-face-down = This plate is no longer face down.
buffet-invalid-seats = At the buffet there is room for 3 to 6 mice, not for { $seats }.
buffet-invalid-state = The table cannot have looked like this: { $detail }

# Commands.
buffet-cli-seats = How many mice: 3 to 6 (otherwise 5)
buffet-cli-seats-hint = 3, 4, 5 or 6
buffet-cli-players = Who plays, such as three-star:mean,chef,chef,commis (sets the number of seats too)
buffet-cli-players-hint = for each of 3 to 6 seats, with commas between: apprentice, commis, chef or three-star, each with :careful, :greedy, :mean or :showman if you like; or greedy, random
buffet-cli-duel-players = Who meets whom, such as three-star,chef,chef,chef,chef (otherwise the ladder of all levels)

buffet-hungry = hungry
buffet-length = { $rounds } rounds, { $showings } times all cards on the table, and { $moves } moves a game
buffet-balance-header = | plate | brings | covers a plate | in sight at the end | its owner wins | careful | greedy | mean | showy |
buffet-balance-legend = “Brings” is points when it is taken, less those of a plate that it covers. “Its owner” is whoever has it in sight at the end. The last four columns: how often the mice of each temper get it, as a multiple of their share.
buffet-balance-brings = What a plate brings when it is taken
buffet-balance-brings-unit = points
buffet-balance-wins = How often whoever has a plate in sight at the end wins
buffet-balance-wins-unit = per cent

buffet-soak-report = Whole games: { $games }
    Moves: { $moves } (cards turned over: { $showings }, cards swapped: { $swaps }, discards shuffled: { $reshuffles })
    Thrown away and read again: { $resumes } (with cards face down: { $hidden }, behind half a line: { $torn })
    Memory: { $most } MB at most, { $mean } MB on average, { $growth } MB from the first to the last quarter
