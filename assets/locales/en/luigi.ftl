# Da Luigi: the words of the game, what happens, why, and what the hosts say to it.
#
# $guest is a name with its article, as it stands within a sentence; where a sentence begins with it, it is written large.

luigi-dessert = dessert
luigi-pasta = pasta
luigi-pizza = pizza
luigi-salad = salad
luigi-wine = wine
luigi-water = water
luigi-and = { $first } and { $last }
luigi-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
luigi-clocks =
    { $count ->
        [0] free
        [one] 1 clock
       *[other] { $count } clocks
    }
luigi-lemons =
    { $count ->
        [one] 1 lemon
       *[other] { $count } lemons
    }
luigi-flowers =
    { $count ->
        [one] 1 bunch of flowers
       *[other] { $count } bunches of flowers
    }
luigi-special-cube = brings a cube
luigi-special-two-cubes = brings two cubes
luigi-special-lemon = leaves a lemon
luigi-special-flowers = brings flowers
luigi-special-impatience = makes somebody impatient
luigi-special-cost = costs something
luigi-special-friends = brings a friend

# What happened, one sentence for each event of the rules.
luigi-setting-up = The first three cubes of { $name }.
luigi-turn-began =
    { $left ->
        [open] It is { $name }'s turn.
        [0] It is { $name }'s turn, the very last one.
        [one] It is { $name }'s turn, and then there is one more.
       *[other] It is { $name }'s turn, and then there are { $left } more.
    }
luigi-drawn = { $name } reaches into the bag: { $cubes }.
luigi-stocked = On stall { $stall } there is now { $cubes }.
luigi-bag-refilled =
    { $count ->
        [one] The bag is empty: the one cube that was used goes back into it.
       *[other] The bag is empty: { $count } used cubes go back into it.
    }
luigi-out-of-cubes = There is no cube in the bag nor beside the market: whoever has more than ten gives some back.
luigi-returned = { $name } puts { $cubes } back into the bag.
luigi-nothing-to-draw = There is not one cube left to be drawn.
luigi-wants =
    { $count ->
        [one] { $name } has an eye on { $cubes }, for one clock.
       *[other] { $name } has an eye on { $cubes }, for { $count } clocks.
    }
luigi-bought =
    { $count ->
        [0] { $name } takes { $cubes } from the market, and it costs nothing.
       *[other] { $name } has paid and gets { $cubes }.
    }
luigi-moved = At { $name }'s { $guest } moves on from { $from } to { $to } minutes.
luigi-left =
    { $count ->
        [0] { $guest } has had nothing but air, and slams { $name }'s door.
       *[other] { $guest } leaves { $cubes } behind, and slams { $name }'s door.
    }
luigi-lemon-taken = { $name } has to take a lemon.
luigi-lemon-returned = { $name } is rid of a lemon.
luigi-flowers-taken = { $name } gets flowers.
luigi-flowers-returned = { $name } has to give flowers back.
luigi-no-token-left = There is neither a lemon nor a bunch of flowers left for { $name }.
luigi-served = { $name } brings { $guest } { $cubes }.
luigi-joker-spent = { $name } conjures up the missing dish from { $cubes }, and { $guest } does not notice.
luigi-cashed = { $guest } wipes the plate clean and pays { $name } { $points }.
luigi-taken =
    { $count ->
        [one] { $name } opens the door: one guest is waiting outside{ $box ->
            [0] .
           *[other] , out of the box.
        }
       *[other] { $name } opens the door: { $count } guests are waiting outside{ $box ->
            [0] .
            [one] , one of them from the box.
           *[other] , { $box } of them from the box.
        }
    }
luigi-turned-up = In comes { $guest }, { $special } and waits { $minutes } minutes for { $order }, worth { $points }.
luigi-friend-came = Along to { $name }'s comes { $guest }, { $special } and waits { $minutes } minutes for { $order }, worth { $points }.
luigi-nobody-came = Nobody is left who could come along to { $name }'s.
luigi-keeps = { $name } gladly keeps { $guest }.
luigi-gives = { $name } smiles, and { $guest } is sent on to { $to }.
luigi-seated = At { $name }'s { $guest } sits down under { $minutes } minutes.
luigi-flowers-declined = { $name } wants no flowers.
luigi-laid-off-store = { $name } has to part with { $cubes } from the store.
luigi-laid-off-served = { $name } clears { $cubes } away again, and { $guest } looks on.
luigi-passed = { $name } leaves it at that.
luigi-pile-ran-out = The street is empty: everybody has one more turn after this one.
luigi-game-over = Closing time: the chairs go up on the tables.

# Why a host did what it did.
luigi-why-only-move = There was nothing to think about.
luigi-why-completes = With this, { $guest } has everything.
luigi-why-brings-wanted =
    { $count ->
        [one] Somebody here is waiting for one of these.
       *[other] Guests here are waiting for { $count } of these.
    }
luigi-why-stocks-up = Nobody wants it now, but sooner or later somebody will.
luigi-why-wants-guests =
    { $count ->
        [0] An empty house earns nothing.
        [one] One guest alone is not worth the walk to the market.
       *[other] The market has too little for these { $count } guests: new ones, please.
    }
luigi-why-keeps = { $guest } is welcome here.
luigi-why-gives-trouble = { $guest } will give { $to } some trouble yet.
luigi-why-helps-least = { $guest } is of the least use to { $to }.
luigi-why-about-to-be-served = { $guest } is about to have everything anyway.
luigi-why-can-wait = { $guest } has the most patience to spare.
luigi-why-lets-go = { $guest } would not have been fed in time anyway.
luigi-why-serves-first = { $guest } first, then the others.
luigi-why-saves-cubes = The cubes are worth more in the store.
luigi-why-missed-least = If anything can be spared, it is { $food }.
luigi-why-likes-flowers = There is always a vase for flowers.
luigi-why-rid-of-lemon = Away with the lemon!
luigi-why-spares-flowers = Rather no flowers than no food.

# What hosts say when something happens to them.
luigi-talk-careful-feast = I had counted every plate twice.
luigi-talk-careful-slam = But I said I was sorry. Three times!
luigi-talk-careful-flowers = For me? Are you sure?
luigi-talk-careful-company = I only laid the table for one.
luigi-talk-careful-win = I would not have bet on me.
luigi-talk-greedy-feast = Ka-ching! What a lovely sound.
luigi-talk-greedy-slam = And who pays for the bread?
luigi-talk-greedy-flowers = Pretty. Can one sell them?
luigi-talk-greedy-company = One more purse! Come in, come in!
luigi-talk-greedy-win = Has everybody paid? Then I am happy.
luigi-talk-mean-feast = Too salty, was it? Good.
luigi-talk-mean-slam = And shut it from the outside, thank you.
luigi-talk-mean-flowers = From the neighbours' garden, I hope.
luigi-talk-mean-company = There is a draught at the last table. Enjoy.
luigi-talk-mean-win = You may do the washing-up now.
luigi-talk-showman-feast = Did you see that pirouette with the plate?
luigi-talk-showman-slam = What an exit! Almost as good as mine.
luigi-talk-showman-flowers = Please, no flowers! Well, one more bunch.
luigi-talk-showman-company = The bigger the audience, the better!
luigi-talk-showman-win = Thank you, thank you! Signed menus at the till.

# The table in the terminal.
luigi-title = Toque · Da Luigi
luigi-table-of = { $seats } hosts, seed { $seed }
luigi-table-of-replay = { $seats } hosts
luigi-legend = ▸ has the turn. Hollow signs are ordered, full ones are there.
luigi-legend-guests = Behind each number of minutes stands a table; guests move right, and in the end slam the door.
luigi-market = Market
luigi-in-store = in store { $cubes }
luigi-waiting = { $guest } waits for { $missing }, worth { $points }
luigi-result-detail =
    { $count ->
        [one] one guest fed
       *[other] { $count } guests fed
    }

# Refusals.
luigi-illegal-game-over = Luigi has closed.
luigi-illegal-not-now = The table is waiting for something else.
luigi-illegal-nobody-to-serve = There is no guest in your house to be served.
luigi-illegal-stall-empty = There is nothing on this stall.
luigi-illegal-too-dear = Your guests cannot pay so many clocks.
luigi-illegal-no-more-guests = In the last turns no more guests come.
luigi-illegal-no-passing = Nobody passes before the last turns.
luigi-illegal-can-buy = Whoever can buy something does not pass.
luigi-illegal-nobody-there = Nobody sits there.
luigi-illegal-place-taken = The next table is taken.
luigi-illegal-not-in-store = There is no such cube in your store.
luigi-illegal-not-wanted = This guest does not want that.
luigi-illegal-cannot-complete = What is in your store does not complete the order.
luigi-illegal-four-begun = You have begun to lay down four cubes: finish that first.
luigi-illegal-no-such-seat = Nobody has that house.
luigi-illegal-given-already = This rival has been given a guest already.
luigi-illegal-kept-two = You have kept two guests already.
luigi-illegal-not-served = There is no such cube on this order.
luigi-illegal-no-token = You have neither lemons nor flowers.
luigi-illegal-not-in-bag = There is no such cube in the bag.
luigi-illegal-seen-already = This guest has been here already.
luigi-invalid-seats = At Luigi's there is room for 2 to 4 hosts, not for { $seats }.
luigi-invalid-guests = This match was played with other guests than those that come here.
luigi-invalid-state = The evening cannot have looked like this: { $detail }

# Commands.
luigi-cli-seats = How many hosts: 2, 3 or 4 (otherwise 4)

luigi-left-unserved = left
luigi-length = { $turns } turns, { $welcomes } times new guests, and { $moves } moves a game
luigi-balance-guests-header = | order | waits | guests a game | kept | served | left | points a guest | points a cube | points a clock |
luigi-balance-guests-legend = “Kept” by whoever turned the guest up, or came along to; the others were given away. A cube is one that was served or stood for another, whatever became of it; a clock is a step towards the door, whoever made the guest take it. Points are those of the order, less the lemon of whoever left. Starting guests are not counted.
luigi-balance-specials-header = | special | guests a game | given away | helped | harmed |
luigi-balance-specials-legend = “Helped” and “harmed” whoever received the guest, there and then: a cube helps if somebody in the house still wanted it; cost helps if it takes a lemon away, and else harms if there was anything to lay off; impatience harms if somebody leaves, and so does a friend who makes somebody leave; a friend helps who is fed in the end.
luigi-balance-brings = What a guest brings, by order and minutes
luigi-balance-brings-unit = points
luigi-balance-clocks = What a clock brings, by order and minutes
luigi-balance-clocks-unit = points a clock

luigi-soak-report = Whole games: { $games }
    Moves: { $moves } (guests fed: { $cashed }, doors slammed: { $left }, friends brought: { $friends }, bag filled again: { $refills })
    Thrown away and read again: { $resumes } (in the middle of a turn: { $interrupted }, behind half a line: { $torn })
    Memory: { $most } MB at most, { $mean } MB on average, { $growth } MB from the first to the last quarter
