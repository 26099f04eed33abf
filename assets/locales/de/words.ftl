# Die kleinen Wörter des Spiels.

condiment-lemon = Zitrone
condiment-pepper = Pfeffer
condiment-paprika = Paprika
condiment-herbs = Kräuter
condiment-salt = Salz

cup-point = Siegpunkt
cup-swap = Herde tauschen
cup-spoons = drei Kochlöffel
cup-reseason = Nachwürzen
cup-cool = Heizstufe senken

face-one = +1
face-two = +2
face-three = +3
face-choose = 1–3 nach Wahl
face-everyone = alle +1
face-coffee = Kaffee

crepe = Crêpe
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
stars =
    { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
pieces = { $count } { $kind }
nothing = nichts
