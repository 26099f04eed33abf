# The window: title, menus, notices.

game-name = Toque
game-tagline = A toy kitchen. Steady hands win. Usually.
language-english = English
language-german = Deutsch

title-new = New game
title-learn = Learn to play
title-resume = Go on
title-others =
    { $count ->
        [one] One more open match
       *[other] { $count } more open matches
    }
begun-heading = Open matches
begun-stay = Nothing is lost: these matches stay here.
begun-new = Begin a new match
begun-lesson = Begin the lesson
begun-unread = This file cannot be read any more.
begun-other-game = A match of another game.
begun-too-new = A newer Toque has written this match.
begun-other-dishes = Played with another table of dishes.
begun-score = { $name } { $points }
begun-is-lesson = Lesson
begun-progress =
    { $name } is next. { $served ->
        [0] No dish has been served yet.
       *[other] Most dishes served: { $served } of { $dishes }.
    }
title-settings = Settings
title-rules = Rules
title-quit = Quit

menu-back = Back
menu-done = Done

seats-heading = Who is cooking?
seats-count-value =
    { $count ->
       *[other] { $count } seats
    }
seats-person = Person
seats-level-apprentice = Apprentice
seats-level-commis = Commis
seats-level-chef = Chef
seats-level-three-star = Three-star chef
seats-skill-apprentice = Knows the rules, forgets what is in the pan.
seats-skill-commis = A junior cook: decent plans, unsteady hand.
seats-skill-chef = Steadier, and sees what you are up to.
seats-skill-three-star = Thinks two actions ahead, hardly ever spills.
seats-temper-careful = careful
seats-temper-greedy = greedy
seats-temper-mean = mean
seats-temper-showman = showy
seats-motto-careful = “First I measure. Then I measure again.”
seats-motto-greedy = “Five points? Mine.”
seats-motto-mean = “Lovely dish. Shame about the heat.”
seats-motto-showman = “Watch this. No, really: watch this.”
seats-steady = Steady hand
seats-steady-why = A steady hand pours and tosses with one key and a bar instead of the mouse. The pan does not know the difference.
seats-nobody = No person is at the table: the chefs play among themselves, and you watch.
seats-start = Start cooking

house-heading = House rules
house-book-english = As in the English book
house-book-german = As in the German book
house-mix = Our own mix
house-coffee = Coffee with a crêpe
house-coffee-yes = Coffee breaks are allowed while a crêpe is in your pan.
house-coffee-no = No coffee break while a crêpe is in your pan.
house-take = Taking victory points
house-take-yes = A victory-point cup that somebody has not played yet may be taken from them.
house-take-no = Victory-point cups are safe from the others.
house-dishes = Dishes to the end
house-dishes-value =
    { $count ->
        [one] 1 dish
       *[other] { $count } dishes
    }
house-dishes-why =
    { $count ->
        [one] The first dish served ends the game.
       *[other] Whoever has served { $count } dishes ends the game.
    }
seed-label = Shuffle number (optional)
seed-why = For a rematch: the same number brings the same cups and moods again. Empty: a fresh shuffle.

settings-heading = Settings
settings-language = Language
settings-language-why = Changes at once, also in the middle of a match.
settings-text = Size of text and buttons
settings-text-why = Cards and buttons grow along with it.
settings-text-room = At most { $percent } in this window.
settings-mouse = Mouse
settings-mouse-why = How far the hand goes for a movement of the mouse.
settings-left = Left-handed
settings-left-why = The handle points left, and the arm that tosses comes from there.
settings-motion = Less motion
settings-motion-why = No camera flights, no bouncing, no confetti.
settings-marks = Marks for colours
settings-marks-why = Two letters on everything that is told apart by its colour.
settings-slow = Slow pouring
settings-slow-why = Time slows down while you pour.
settings-coach = Coach
settings-coach-why = Says after a pour how you tipped the bottle, and what to change. On for your first three games.
settings-pace = Pace of the others
settings-pace-why = How fast the chefs act. Your own turn stays as it is.
settings-pace-natural = Natural
settings-pace-double = Twice as fast
settings-pace-fourfold = Four times as fast
settings-pace-skip = Skip
settings-quality = Picture
settings-quality-why = The simpler, the smoother on a slow machine.
settings-quality-auto = As it suits the machine
settings-quality-software = Simplest
settings-quality-low = Simple
settings-quality-medium = Rich
settings-quality-high = As fine as can be
settings-percent = { $value } %
settings-sound = Sound
settings-sound-missing = No sound device was found, so the kitchen is silent.
settings-volume = Overall
settings-volume-why = All of the following together.
settings-volume-kitchen = Kitchen
settings-volume-kitchen-why = Pans, bottles, crystals, the die and the bell.
settings-volume-music = Music
settings-volume-music-why = The waltz. It steps back while a bottle is tipped.
settings-volume-ambience = Surroundings
settings-volume-ambience-why = The room around the table.
settings-volume-interface = Buttons
settings-volume-interface-why = Clicks and chimes of menus and cards.
settings-more = Hands and eyes

pause-heading = The kitchen waits
pause-on = Go on
pause-steady = Steady hand:
pause-steady-why = One key and a bar instead of the mouse, from the next pour or toss on.
pause-leave = Back to the title
pause-leave-why = Your match is saved. You can go on with it later.
pause-leave-unsaved = This match could not be saved: whoever leaves it loses it.
pause-quit = Quit the game

rules-heading = Rules
rules-search = Search
rules-nothing = No section mentions this.

notice-heading = Something to know
notice-homeless = There is no folder to keep settings and games in.
notice-homeless-do = You can play, but nothing is remembered after you quit. Set HOME or XDG_DATA_HOME to a folder to change that.
notice-guest = Another Toque is open already.
notice-guest-do = It keeps your match, your settings and what you practised, and nothing of that is touched from here. You can play: a match of this window becomes a file of its own in { $folder }. To go on with your match, close one of the two and start again.
notice-unwritable = This file could not be written: { $file }
notice-unwritable-do = See whether the disk is full or the folder is read-only. What was there before is still there. The system says: { $detail }
notice-aside = This file could not be understood: { $file }
notice-aside-do = Nothing is lost: it is now called { $aside }. The game goes on with the defaults. What is wrong with it: { $detail }
notice-not-understood-do = Another Toque is open and keeps it, so it stays where it is; this one goes on with the defaults. What is wrong with it: { $detail }
notice-nameless = Who plays this match is not known any more.
notice-nameless-do = The part of its file that says so could not be understood. The match goes on: you have the first seat, chefs have the others.
notice-laid-anew = The crystals were laid anew.
notice-laid-anew-do = How they lay in bottles and pans was not written down to the end. None is missing: as many are everywhere as your match says.
notice-mended = Part of your match was damaged.
notice-mended-do =
    { $moves ->
        [one] It goes on after its first move, the last sound one.
       *[other] It goes on after move { $moves }, the last sound one.
    } The file as it was is now called { $aside }. What is wrong with it: { $detail }
notice-foreign = This match stays as it is: { $file }
notice-foreign-do = { $detail } Nothing in it was changed.
notice-not-listed = The list of open matches is full ({ $most }). The oldest is no longer in it.
notice-not-listed-do = It counts as played now, and is still there: { $file } “toque replay” shows it.
notice-other-dishes = This match was played with another table of dishes: { $file }
notice-other-dishes-do = It is still there. Start Toque with --dishes and that table to go on with it.
notice-plan-unplayable = the table plan has a number of seats or dishes that cannot be played
book-version = it is of version { $version }, which this Toque does not know
book-not-finite = a number in it is not a number
book-too-long = it is longer than it can be
book-miscounted = it counts something that cannot be
notice-okay = All right

window-failed = The window could not be opened: { $detail } “toque watch” plays a match in the terminal.
window-no-display = No display could be opened, so there is nowhere to put a window. Is a desktop running? “toque watch” plays a match in the terminal.
window-no-graphics = Nothing was found to paint with: neither a graphics card nor a software renderer for Vulkan or OpenGL. On Debian and Ubuntu “apt install mesa-vulkan-drivers” helps. “toque watch” plays a match in the terminal.
window-crashed = The game had to stop: { $detail }
window-crashed-saved = Your match is saved up to the last move.

# Two letters that tell colours apart for those who do not see them.
mark-lemon = Le
mark-pepper = Pe
mark-paprika = Pa
mark-herbs = He
mark-yellow = Ye
mark-green = Gr
mark-blue = Bl
mark-orange = Or
mark-red = Re
