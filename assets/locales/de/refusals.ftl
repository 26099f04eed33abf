# Warum etwas nicht geht.

illegal-game-over = Das Spiel ist aus.
illegal-not-now = Der Tisch wartet auf etwas anderes.
illegal-dish-not-there = Dieses Gericht liegt nicht mehr auf dem Tisch.
illegal-colour-served = Ein Gericht dieser Farbe hast du schon serviert, und es gibt noch andere Farben.
illegal-no-crepe-yet = Die Crêpe kann nicht dein erstes Gericht sein.
illegal-crepe-gone = Deine Crêpe ist schon vergeben.
illegal-no-spoon = Du hast keinen Kochlöffel mehr.
illegal-roll-first = Mit einer Crêpe in der Pfanne wird zuerst gewürfelt.
illegal-one-roll-for-a-crepe = Die Crêpe ist erhitzt; jetzt wird gewendet.
illegal-nothing-to-flip = In deiner Pfanne liegt keine Crêpe.
illegal-not-asked-for = Das verlangt das Rezept nicht.
illegal-plain-dish = Dieses Gericht wird nie gewürzt.
illegal-crepe-is-not-seasoned = Eine Crêpe wird nie gewürzt.
illegal-break-taken = Deine Kaffeepause hattest du in diesem Zug schon.
illegal-no-coffee-with-crepe = Keine Kaffeepause, solange eine Crêpe in deiner Pfanne liegt.
illegal-no-such-cup = So eine Tasse ist nicht da.
illegal-not-another-player = Das muss jemand anderes am Tisch sein.
illegal-crepe-is-not-swapped = Ein Herd mit einer Crêpe wird nicht getauscht.
illegal-spoiled-is-not-swapped = Ein Herd mit einem verdorbenen Gericht wird nicht getauscht.
illegal-spoiled-is-not-seasoned = Dieses Gericht ist schon verdorben.
illegal-dial-too-low = So weit lässt sich der Herd nicht zurückdrehen.
illegal-point-cup-stays = Siegpunkte bleiben, wo sie sind.
illegal-cup-not-on-tray = So eine Tasse liegt nicht auf dem Tablett.
illegal-more-than-there-is = So viel ist nicht im Streuer.

match-not-a-match = Das ist keine Toque-Partie: Die erste Zeile müsste mit „toque-match“ beginnen.
match-too-new = Diese Partie hat das Format { $version } und ist damit neuer als dieses Toque. Ein neueres Toque kann sie lesen.
match-other-game = Das ist eine Partie eines anderen Spiels („{ $game }“).
match-setup = Zeile { $line }: Die Aufstellung der Partie ist nicht lesbar.
match-move = Zeile { $line }: „{ $text }“ ist kein Spielschritt.
match-check = Zeile { $line }: Hier steht nicht, was geschrieben wurde; die Prüfzahl am Ende stimmt nicht.
match-torn = Zeile { $line }: Mitten darin bricht die Datei ab.
replay-move = Schritt { $number } („{ $move }“) verstößt gegen die Regeln: { $reason }
invalid-seats = An einem Tisch sitzen 2 bis 4, nicht { $seats }.
invalid-house = Ein Spiel endet nach 1 bis 9 Gerichten.
invalid-menu = Diese Partie wurde mit einer anderen Gerichteliste gespielt. Gib die Datei mit --dishes an.
invalid-state = In diesem Zustand kann kein Spiel sein ({ $detail }).

menu-at = Zeile { $line }, Spalte { $column }: { $reason }
menu-shape = nicht lesbar ({ $detail })
menu-dish = Gericht „{ $dish }“, { $reason }
menu-too-many = Gericht „{ $dish }“: Es gibt schon vier Gerichte der Farbe { $colour }
menu-too-few =
    { $count ->
        [one] nur ein Gericht hat die Farbe { $colour }, nötig sind vier
       *[other] nur { $count } Gerichte haben die Farbe { $colour }, nötig sind vier
    }
dish-id-taken = Feld id: Ein anderes Gericht heißt schon so
dish-id-unfit = Feld id: Erlaubt sind nur Kleinbuchstaben a–z, Ziffern und _
dish-asks-too-much = Feld asks: { $count } { $condiment }, aber erlaubt sind höchstens 2 von einem Gewürz
dish-green-empty = Feld green: Von { $from } bis { $level } ist kein Bereich; die kleinere Heizstufe steht vorn
dish-red-not-above-green = Feld red: { $red } muss über green liegen, das bei { $green } endet
dish-red-off-the-dial = Feld red: { $red }, aber ein Herd geht nur bis 7
dish-points = Feld points: { $points }, aber ein Gericht ist 1 bis 6 Punkte wert
dish-name-missing = Feld name: Der Name in „{ $language }“ fehlt
dish-plain-and-cold = Feld green: Ein Gericht ohne Gewürze darf nicht schon bei Heizstufe 0 fertig sein

colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-red = Rot

file-unreadable = { $file } lässt sich nicht lesen ({ $detail }).
file-unwritable = { $file } lässt sich nicht schreiben ({ $detail }).
file-not-text = { $file } ist keine Textdatei.
file-too-large = { $file } ist viel zu groß für eine Datei von Toque.
file-in-use = Ein anderes Toque schreibt gerade in { $file }. Nimm einen anderen Namen oder warte, bis es fertig ist.
unread-too-large = Sie ist viel zu groß für eine Datei von Toque.
unread-not-text = Sie ist kein Text.
unread-system = Sie lässt sich nicht lesen ({ $detail }).
file-says = { $file }: { $reason }
