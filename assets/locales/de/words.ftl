# Die kleinen Wörter des Spiels.

condiment-lemon = Zitrone
condiment-pepper = Pfeffer
condiment-paprika = Paprika
condiment-herbs = Kräuter
condiment-salt = Salz

cup-point = Siegpunkt
cup-swap = Herde tauschen
cup-spoons = drei Kochlöffel
cup-reseason = bei anderen nachwürzen
cup-cool = Heizstufe senken

face-one = +1
face-two = +2
face-three = +3
face-choose = 1–3 nach Wahl
face-everyone = alle +1
face-coffee = Kaffee

crepe = Crêpe
the-crepe = die Crêpe
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
signed-points =
    { $count ->
        [one] { $sign }1 Punkt
       *[other] { $sign }{ $count } Punkte
    }
stars =
    { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
pieces-lemon =
    { $count ->
        [one] 1 Zitrone
       *[other] { $count } Zitronen
    }
pieces-pepper = { $count } Pfeffer
pieces-paprika = { $count } Paprika
pieces-herbs =
    { $count ->
        [one] 1 Kraut
       *[other] { $count } Kräuter
    }
pieces-salt = { $count } Salz
kind-of =
    { $kind ->
        [lemon]
            { $count ->
                [one] Zitrone
               *[other] Zitronen
            }
        [herbs]
            { $count ->
                [one] Kraut
               *[other] Kräuter
            }
        [pepper] Pfeffer
        [paprika] Paprika
       *[salt] Salz
    }
one-more =
    { $kind ->
        [lemon] eine Zitrone
        [herbs] ein Kraut
        [pepper] ein Stück Pfeffer
        [paprika] ein Stück Paprika
       *[salt] ein Stück Salz
    }

# Nach „mit“.
bottle-lemon = Zitrone
bottle-pepper = Pfeffer
bottle-paprika = Paprika
bottle-herbs = Kräutern

nothing = nichts
