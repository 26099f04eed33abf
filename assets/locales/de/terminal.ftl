# Der Tisch im Terminal.

title = Toque · À la carte
table-of = { $seats } Köche, Hausregeln: { $house }, Startzahl { $seed }
table-of-replay = { $seats } Köche, Hausregeln: { $house }
house-english = englisch
house-german = deutsch
house-custom = eigene ({ $rules })
player-greedy = geht der Nase nach
player-random = hat keinen Plan
player-chef = { $level }, { $temper }
level-apprentice = Lehrling
level-commis = Commis
level-chef = Küchenchef
level-three-star = Drei-Sterne-Koch
temper-careful = vorsichtig
temper-greedy = gierig
temper-mean = gemein
temper-showman = eitel
turn-title = Zug { $turn } · { $name }
pan-empty = die Pfanne ist leer
pan-asks = verlangt { $what }
pan-asks-nothing = ohne Gewürze
pan-holds = in der Pfanne: { $what }
pan-burnt = verbrannt
pan-spoiled = verwürzt
pan-finished = fertig
cups-held = Tassen: { $what }
result-title = Das Ergebnis
result-line = { $place }. { $name }: { $points }
result-detail = Gerichte { $dishes }, Crêpe { $crepe }, Tassen { $cups }, noch in der Pfanne { $pan }, { $stars }
saved-to = Die Partie wurde in { $file } gespeichert.
play-again-with = Dieselbe Partie noch einmal: toque watch { $flags }
replay-sound =
    { $moves ->
        [0] Noch kein Schritt ist getan.
        [one] Ein Schritt, und er ist regelgerecht.
       *[other] Alle { $moves } Schritte sind regelgerecht.
    }
replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-damaged =
    { $moves ->
        [0] Keiner ihrer Schritte ist zu gebrauchen. { $reason }
        [one] Nur ihr erster Schritt ist zu gebrauchen. { $reason }
       *[other] Nur ihre ersten { $moves } Schritte sind zu gebrauchen. { $reason }
    }
no-window = Hier gibt es keinen Bildschirm: Stattdessen kocht eine Runde KI-Köche im Terminal.
