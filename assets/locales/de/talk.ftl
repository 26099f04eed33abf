# Was Köche sagen, wenn ihnen etwas widerfährt.

talk-careful-star = Zweimal messen, einmal streuen.
talk-careful-spoiled = Ich habe es gewusst. Ich habe es doch gewusst.
talk-careful-sabotage = Ich hoffe, du verzeihst mir das.
talk-careful-flip = Ich hatte die Augen zu.
talk-careful-miss = Darum besitze ich eine Schöpfkelle.
talk-careful-win = In der Ruhe liegt die Würze.
talk-greedy-star = Und jetzt das nächste. Schnell!
talk-greedy-spoiled = Da geht er hin, mein Bonus.
talk-greedy-sabotage = Nimm noch etwas. Nimm alles!
talk-greedy-flip = Fünf Punkte, alle meine, danke.
talk-greedy-miss = Das waren fünf Punkte! FÜNF!
talk-greedy-win = Das Trinkgeld nehme ich auch noch.
talk-mean-star = Seht nur. Seht nur und weint.
talk-mean-spoiled = Wer war das? Ich finde es heraus.
talk-mean-sabotage = Hoppla. Wie ungeschickt von mir.
talk-mean-flip = Eure bleibt an der Decke kleben.
talk-mean-miss = Kein Wort. Von niemandem.
talk-mean-win = Ums Kochen ging es nie.
talk-showman-star = Meine Damen und Herren: Perfektion!
talk-showman-spoiled = Das nennt man Avantgarde. Schlagt es nach.
talk-showman-sabotage = Eine Prise Drama für die Nachbarn!
talk-showman-flip = Zugabe? Zugabe!
talk-showman-miss = Das war die Generalprobe.
talk-showman-win = Bitte, bitte, bleibt sitzen.
