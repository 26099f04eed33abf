# The command line.

cli-about = A toy kitchen on a table: heat the stove, shake the crystals, flip the crêpe.
cli-usage-heading = Usage
cli-commands-heading = Commands
cli-options-heading = Flags
cli-arguments-heading = Arguments
cli-usage = toque [FLAGS] [COMMAND]
cli-after = Without a command the game starts. Examples:
    {"  "}toque watch --seats 3 --house german
    {"  "}toque watch --seed 42 --save evening.match
    {"  "}toque replay evening.match
cli-help = Show this help
cli-version = Show the version
cli-lang = Language: en or de (otherwise as your system is set)
cli-dishes = Cook from this table of dishes instead of the standard one (RON, like assets/dishes.ron)

cli-watch-about = Watch a match of AI chefs in the terminal
cli-watch-usage = toque watch [FLAGS]
cli-value-file = FILE
cli-value-list = LIST
cli-value-rules = RULES
cli-value-number = NUMBER
cli-value-code = CODE
cli-watch-seats = How many chefs: 2, 3 or 4 (otherwise 4)
cli-watch-players = Who sits where, such as three-star:mean,chef,commis (sets the number of seats too)
cli-watch-seed = A whole number; the same number gives the same match again
cli-watch-house = House rules: english, german, or a mix such as take-points:yes,dishes:4
cli-watch-save = Save the match to this file
cli-watch-why = Let the chefs explain themselves
cli-watch-pause = Wait this many milliseconds after each turn

cli-replay-about = Play a saved match again and check every move
cli-replay-usage = toque replay [FLAGS] FILE
cli-replay-file = The match file; or the number of a match that the game has kept, or “last”
cli-replay-quiet = Only check, and say the result

cli-error-unknown-flag = There is no flag {$what}.
cli-error-unknown-command = There is no command “{$what}”.
cli-error-invalid-value = “{$value}” does not fit {$what}.
cli-error-missing-value = {$what} needs a value.
cli-error-missing-argument = {$what} is missing.
cli-error-conflict = {$what} cannot be used together with {$other}.
cli-error-repeated = {$what} can be given only once.
cli-error-too-much = “{$what}” is not expected here.
cli-error-other = The command line cannot be understood.
cli-did-you-mean = Did you mean {$what}?
cli-allowed = Possible: {$what}.
cli-see-help = “{$command} --help” shows what is possible.
cli-house-hint = english, german, or a mix of crepe-coffee:yes, take-points:yes, dishes:1…9, dishes-for-two:1…9
cli-players-hint = for each of 2 to 4 seats, with commas between: apprentice, commis, chef or three-star, each with :careful, :greedy, :mean or :showman if you like; or greedy, random
cli-seats-hint = 2, 3 or 4
cli-seed-hint = a whole number from 0 to {$most}
cli-pause-hint = a whole number of milliseconds, up to {$most}
cli-lang-hint = en or de

cli-screenshot = Take pictures of the game's screens into this folder, then quit
cli-at = Which screens, with commas between (otherwise all of them)
cli-quality = How much work the picture may be, for this run: software, low, medium or high
cli-quality-hint = software, low, medium or high
cli-headless = Play a match of AI chefs through the whole app without opening a window
cli-value-word = WORD
cli-value-folder = FOLDER
no-such-scene = There is no screen “{ $word }”. Possible: { $all }.
headless-endless = The match did not end. This is a defect of the game.
