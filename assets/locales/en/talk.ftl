# What chefs say when something happens to them.

talk-careful-star = Measure twice, tip once.
talk-careful-spoiled = I knew it. I just knew it.
talk-careful-sabotage = I do hope you will forgive me.
talk-careful-flip = I had my eyes closed.
talk-careful-miss = That is why I own a ladle.
talk-careful-win = Slow and steady does the dishes.
talk-greedy-star = And now the next one. Quickly!
talk-greedy-spoiled = There goes my bonus.
talk-greedy-sabotage = Have some more. Have all of it!
talk-greedy-flip = Five points, mine, thank you.
talk-greedy-miss = That was five points! FIVE!
talk-greedy-win = I will take the tip jar as well.
talk-mean-star = Look at it. Look at it and weep.
talk-mean-spoiled = Who was that? I will find out.
talk-mean-sabotage = Oh dear. How clumsy of me.
talk-mean-flip = Yours will stick to the ceiling.
talk-mean-miss = Not a word. From anybody.
talk-mean-win = It was never about the cooking.
talk-showman-star = Ladies and gentlemen: perfection!
talk-showman-spoiled = It is called avant-garde. Look it up.
talk-showman-sabotage = A pinch of drama for the neighbours!
talk-showman-flip = Encore? Encore!
talk-showman-miss = That was the rehearsal.
talk-showman-win = Please, please, remain seated.
