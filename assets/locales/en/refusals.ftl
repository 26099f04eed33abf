# Why something is not possible.

illegal-game-over = The game is over.
illegal-not-now = The table is waiting for something else.
refused-not-now = Not now: what is asked is shown at the top.
illegal-dish-not-there = This dish is not on the table any more.
illegal-colour-served = You have served a dish of this colour, and another colour is still to be had.
illegal-no-crepe-yet = The crêpe cannot be your first dish.
illegal-crepe-gone = You have had your crêpe.
illegal-no-spoon = You have no spoon left.
illegal-roll-first = With a crêpe in the pan the die comes first.
illegal-one-roll-for-a-crepe = You have rolled already; now toss the crêpe.
illegal-nothing-to-flip = There is no crêpe in your pan.
illegal-not-asked-for = The recipe does not ask for this.
illegal-plain-dish = This dish is never seasoned.
illegal-crepe-is-not-seasoned = A crêpe is never seasoned.
illegal-break-taken = You have had your coffee break this turn.
illegal-no-coffee-with-crepe = No coffee break while a crêpe is in your pan.
illegal-no-such-cup = There is no such cup.
illegal-not-another-player = This must be another player.
illegal-crepe-is-not-swapped = A stove with a crêpe on it is not swapped.
illegal-spoiled-is-not-swapped = A stove with a spoiled dish on it is not swapped.
illegal-spoiled-is-not-seasoned = This dish is spoiled already.
illegal-dial-too-low = The dial does not go down that far.
illegal-point-cup-stays = Victory points stay with their owner.
illegal-cup-not-on-tray = No such cup lies on the tray.
illegal-more-than-there-is = The bottle does not hold that much.

refused-turn-of = It is { $name }'s turn.
refused-cup-in-hand = First choose how the cup works, or keep it.
refused-pan-in-use = Something new goes only into an empty pan.
refused-settled = Nothing can be taken back: chance or somebody else came in between.
refused-taken-up = Nothing can be taken back: this was chosen before the match was left.
refused-in-hand =
    { $hand ->
        [steady] First bring to its end what is in the hand: with the space bar. (A bottle is put back with U.)
       *[mouse] First bring to its end what is in your hand. (A bottle that was not tipped is put back with U.)
    }
refused-under-way = One moment: this comes to its end by itself.
refused-held-before = The space bar was down already: let it go, then press it once more.
refused-nothing-in-hand = The space bar tips and tosses: first take a bottle or the pan, by click or by its key.
refused-nothing-to-hurry = The space bar hurries what the others do. Now it is your turn.
refused-nothing-focused = Return presses what is marked: Tab leads to the buttons and the dishes.
refused-stove-of = { $name } cooks there; only a cup of yours can change that.
refused-cup-of = { $name }'s cup: it can be taken only by rolling coffee while the tray is empty.
refused-crepe-of = Only { $name } can take this crêpe.
refused-tray-of = What { $name } has earned lies here and stays here.
refused-own-dish = This is what you cook: the die heats it, a bottle seasons it.
refused-served = What has been served stays served.
refused-in-the-bin = What is in the trash stays there.
refused-bin = Spoiled dishes go into the trash by themselves.
refused-sink = What was in the pans gathers here, and empty bottles are refilled from it by themselves.
refused-spoon = Spoons are spent by themselves, one for each action.
refused-star = A star is earned with a perfect dish.
refused-face-down = You draw a cup when the die shows coffee.
refused-kept-point = This point is kept for good.
refused-used-cup = This cup has been drunk up.
refused-die-tray = The die is thrown in here: take the die itself.

cup-works-point = A victory point goes onto your own tray.
cup-works-swap = A cup to swap stoves goes onto somebody else's stove or pan.
cup-works-spoons = A cup of three spoons goes onto your own tray.
cup-works-reseason = A cup to season a rival's dish goes onto somebody else's stove or pan.
cup-works-cool = A cup to reduce heat goes onto your own stove or pan.

match-not-a-match = This is not a Toque match: the first line should begin with “toque-match”.
match-too-new = This match has format { $version }, which is newer than this Toque. A newer Toque can read it.
match-other-game = This is a match of another game (“{ $game }”).
match-setup = Line { $line }: the setup of the match cannot be read.
match-move = Line { $line }: “{ $text }” is not a move.
match-check = Line { $line }: this is not what was written there; the check at its end does not fit.
match-torn = Line { $line }: the file breaks off in the middle of it.
replay-move = Move { $number } (“{ $move }”) is against the rules: { $reason }
invalid-seats = A table has 2 to 4 seats, not { $seats }.
invalid-house = A game ends after 1 to 9 dishes.
invalid-menu = This match was played from another table of dishes. Give that file with --dishes.
invalid-state = No game can be in this state ({ $detail }).

menu-at = Line { $line }, column { $column }: { $reason }
menu-shape = it cannot be read ({ $detail })
menu-dish = dish “{ $dish }”, { $reason }
menu-too-many = dish “{ $dish }”: there are four dishes of the colour { $colour } already
menu-too-few =
    { $count ->
        [0] no dish has the colour { $colour }, and four are needed
        [one] only one dish has the colour { $colour }, and four are needed
       *[other] only { $count } dishes have the colour { $colour }, and four are needed
    }
dish-id-taken = field id: another dish has this id already
dish-id-unfit = field id: only lower-case letters a–z, digits and _ may be used
dish-asks-too-much = field asks: { $pieces }, but at most 2 of a condiment are allowed
dish-green-empty = field green: from { $from } to { $level } is no range; the lower heat comes first
dish-red-not-above-green = field red: { $red } must lie above green, which ends at { $green }
dish-red-off-the-dial = field red: { $red }, but a dial ends at 7
dish-points = field points: { $points }, but a dish is worth 1 to 6
dish-name-missing = field name: the name in “{ $language }” is missing
dish-plain-and-cold = field green: a dish that asks for nothing must not be done at heat 0

colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-red = red

file-unreadable = { $file } cannot be read ({ $detail }).
file-unwritable = { $file } cannot be written ({ $detail }).
file-not-text = { $file } is not a text file.
file-too-large = { $file } is far too large to be a file of Toque.
file-in-use = Another Toque is writing { $file } at the moment. Choose another name, or wait until it is done.
unread-too-large = It is far too large to be a file of Toque.
unread-not-text = It is not text.
unread-system = It cannot be read ({ $detail }).
file-says = { $file }: { $reason }
kept-homeless = “{ $word }” stands for a match that the game has kept, and there is no folder for those. Set HOME or XDG_DATA_HOME, or give the file of the match.
kept-none = There is no match “{ $word }” in { $folder }.
