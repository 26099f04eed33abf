# Warum etwas nicht geht.

illegal-game-over = Das Spiel ist aus.
illegal-not-now = Der Tisch wartet auf etwas anderes.
refused-not-now = Nicht jetzt: Was gefragt ist, steht oben.
illegal-dish-not-there = Dieses Gericht liegt nicht mehr auf dem Tisch.
illegal-colour-served = Ein Gericht dieser Farbe hast du schon serviert, und es gibt noch andere Farben.
illegal-no-crepe-yet = Die Crêpe kann nicht dein erstes Gericht sein.
illegal-crepe-gone = Deine Crêpe hattest du schon.
illegal-no-spoon = Du hast keinen Kochlöffel mehr.
illegal-roll-first = Mit einer Crêpe in der Pfanne wird zuerst gewürfelt.
illegal-one-roll-for-a-crepe = Gewürfelt hast du schon; jetzt wird die Crêpe geworfen.
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
illegal-dial-too-low = So weit lässt sich der Regler nicht zurückdrehen.
illegal-point-cup-stays = Siegpunkte bleiben, wo sie sind.
illegal-cup-not-on-tray = So eine Tasse liegt nicht auf dem Tablett.
illegal-more-than-there-is = So viel ist nicht in der Flasche.

refused-turn-of = { $name } ist dran.
refused-cup-in-hand = Wähle zuerst, wie die Tasse wirken soll, oder behalte sie.
refused-pan-in-use = Etwas Neues kommt nur in eine leere Pfanne.
refused-settled = Hier lässt sich nichts zurücknehmen: Der Zufall oder jemand anderes kam dazwischen.
refused-taken-up = Hier lässt sich nichts zurücknehmen: Das wurde gewählt, bevor die Partie verlassen wurde.
refused-in-hand =
    { $hand ->
        [steady] Bring zuerst zu Ende, was die Hand hält: mit der Leertaste. (Eine Flasche stellt U zurück.)
       *[mouse] Bring zuerst zu Ende, was du in der Hand hast. (Eine ungekippte Flasche stellt U zurück.)
    }
refused-under-way = Einen Augenblick: Das geht von selbst zu Ende.
refused-held-before = Die Leertaste war schon gedrückt: Lass sie los und drück sie noch einmal.
refused-nothing-in-hand = Die Leertaste kippt und wirft: Nimm zuerst eine Flasche oder die Pfanne, mit einem Klick oder ihrer Taste.
refused-nothing-to-hurry = Die Leertaste beschleunigt, was die anderen tun. Jetzt bist du dran.
refused-nothing-focused = Die Eingabetaste drückt, was markiert ist: Tab führt zu den Knöpfen und Gerichten.
refused-stove-of = Dort kocht { $name }; nur eine deiner Tassen kann das ändern.
refused-cup-of = Die Tasse von { $name }: Nur wer Kaffee würfelt, während das Tablett leer ist, darf sie nehmen.
refused-crepe-of = Diese Crêpe kann nur { $name } nehmen.
refused-tray-of = Was { $name } verdient hat, liegt hier und bleibt hier.
refused-own-dish = Das kochst du gerade: Der Würfel heizt es, eine Flasche würzt es.
refused-served = Serviert ist serviert.
refused-in-the-bin = Was im Mülleimer liegt, bleibt im Mülleimer.
refused-bin = Verdorbenes kommt von selbst in den Mülleimer.
refused-sink = Was in den Pfannen war, sammelt sich hier, und leere Flaschen füllen sich von selbst daraus.
refused-spoon = Löffel gehen von selbst weg, einer für jede Aktion.
refused-star = Einen Stern verdient man mit einem perfekten Gericht.
refused-face-down = Eine Tasse ziehst du, wenn der Würfel Kaffee zeigt.
refused-kept-point = Dieser Punkt bleibt für immer, wo er ist.
refused-used-cup = Diese Tasse ist ausgetrunken.
refused-die-tray = Hier hinein wird gewürfelt: Nimm den Würfel selbst.

cup-works-point = Ein Siegpunkt kommt auf dein eigenes Tablett.
cup-works-swap = Eine Tasse „Herde tauschen“ gehört auf den Herd oder die Pfanne von jemand anderem.
cup-works-spoons = Eine Tasse „drei Kochlöffel“ kommt auf dein eigenes Tablett.
cup-works-reseason = Eine Tasse „bei anderen nachwürzen“ gehört auf den Herd oder die Pfanne von jemand anderem.
cup-works-cool = Eine Tasse „Heizstufe senken“ gehört auf deinen eigenen Herd oder deine Pfanne.

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
        [0] kein Gericht hat die Farbe { $colour }, nötig sind vier
        [one] nur ein Gericht hat die Farbe { $colour }, nötig sind vier
       *[other] nur { $count } Gerichte haben die Farbe { $colour }, nötig sind vier
    }
dish-id-taken = Feld id: Ein anderes Gericht heißt schon so
dish-id-unfit = Feld id: Erlaubt sind nur Kleinbuchstaben a–z, Ziffern und _
dish-asks-too-much = Feld asks: { $pieces }, aber erlaubt sind höchstens 2 von einem Gewürz
dish-green-empty = Feld green: Von { $from } bis { $level } ist kein Bereich; die kleinere Heizstufe steht vorn
dish-red-not-above-green = Feld red: { $red } muss über green liegen, das bei { $green } endet
dish-red-off-the-dial = Feld red: { $red }, aber ein Regler geht nur bis 7
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
kept-homeless = „{ $word }“ steht für eine Partie, die das Spiel aufgehoben hat, und dafür gibt es keinen Ordner. Setze HOME oder XDG_DATA_HOME, oder nenne die Datei der Partie.
kept-none = Eine Partie „{ $word }“ gibt es nicht in { $folder }.
