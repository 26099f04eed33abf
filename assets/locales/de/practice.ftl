# Die Übungsküche.

title-practice = Übungsküche
practice-heading = Übungsküche
practice-crepe = Crêpe
practice-bottle = Würzen
practice-slow = Zeitlupe
practice-slow-why = Alles mit einem Viertel der Geschwindigkeit, auch deine Hand. Es zählt nicht.
practice-steady-on = Ruhige Hand: an
practice-steady-off = Ruhige Hand: aus
practice-again = Noch mal
practice-last = Zuletzt
practice-nothing-yet = Noch nichts geworfen.
practice-nothing-yet-pour = Noch nichts gekippt.
practice-book = Dein Heft
practice-pours = So kippst du
practice-how-flip =
    { $hand ->
        [steady] Die Leertaste startet die Marke und stoppt sie: Im Grünen landet die Crêpe.
       *[mouse] Halte die Maustaste, schnippe hoch und gerade zurück, dann führe die Pfanne unter die Crêpe.
    }
practice-how-pour =
    { $hand ->
        [steady] Halte die Leertaste: Die Flasche kommt über die Pfanne und kippt. Die Leiste zeigt, ab wann etwas fällt; von da an kommt ein Stück nach dem anderen. Ist genug gefallen, lass los. Im Roten läuft sie aus.
       *[mouse] Halte die Maustaste, trag die Flasche über die Pfanne und geh weiter: Sie kippt. Wo der Bogen golden ist, kommt ein Stück nach dem anderen: Warte dort, und ist genug gefallen, geh sofort zurück. Ganz umgedreht läuft sie aus.
    }

practice-first = Der erste Wurf
practice-first-why = In die Pfanne, Bildseite oben. Egal wie.
practice-three = Drei in Folge
practice-three-why = Einmal ist Glück. Dreimal ist ein Anfang.
practice-ten = Zehn in Folge
practice-ten-why = Zehn Würfe ohne Fehler.
practice-double = Doppelte Drehung
practice-double-why = Einmal ganz herum und noch einmal halb.
practice-high = Hoher Wurf
practice-high-why = Mindestens 28 Zentimeter, und zurück in die Pfanne.
practice-blind = Blind
practice-blind-why = Es wird dunkel, sobald die Crêpe die Pfanne verlässt.
practice-cold = Kalte Pfanne
practice-cold-why = Die Crêpe klebt: Sie dreht sich schneller und fliegt tiefer.
practice-greasy = Fettige Pfanne
practice-greasy-why = Zu viel Butter: Die Crêpe rutscht.
practice-heavy = Schwere Crêpe
practice-heavy-why = Zu viel Teig: Dein Arm ist langsamer.
practice-warm-up = Aufwärmen
practice-warm-up-why = Wie im Spiel: zwei Versuche, dann wird gewertet.
warm-up-left =
    { $left ->
        [one] Noch ein Versuch, so wie sie liegt.
       *[other] Noch { $left } Versuche, so wie sie liegt.
    }
warm-up-left-anew =
    { $left ->
        [one] Noch ein Versuch, sie liegt wieder in der Mitte.
       *[other] Noch { $left } Versuche, sie liegt wieder in der Mitte.
    }
warm-up-served = Serviert: im Spiel fünf Punkte.
warm-up-failed = Beide Versuche verbraucht. Im Spiel wartest du nun eine Runde.

drill-one-piece = Genau ein Stück
drill-of-it =
    { $kind ->
        [lemon]
            { $count ->
                [one] Eine Zitrone, kein Salz
               [2] Zwei Zitronen, kein Salz
               *[other] { $count } Zitronen, kein Salz
            }
        [herbs]
            { $count ->
                [one] Ein Kraut, kein Salz
               [2] Zwei Kräuter, kein Salz
               *[other] { $count } Kräuter, kein Salz
            }
        [paprika]
            { $count ->
                [one] Einmal Paprika, kein Salz
               [2] Zweimal Paprika, kein Salz
               *[other] { $count }-mal Paprika, kein Salz
            }
       *[pepper]
            { $count ->
                [one] Einmal Pfeffer, kein Salz
               [2] Zweimal Pfeffer, kein Salz
               *[other] { $count }-mal Pfeffer, kein Salz
            }
    }
drill-plenty = Vier oder mehr
drill-empty = Ausleeren
fill-pieces =
    { $count ->
        [one] 1 Stück
        [20] Voll: 20 Stück
       *[other] { $count } Stück
    }
fill-salt =
    { $count ->
        [0] Salz ist keins dabei.
        [one] Eins davon ist Salz.
       *[other] { $count } davon sind Salz.
    }

toss-none = Sie blieb in der Pfanne
toss-landed = Gelandet!
toss-landed-only = Gelandet, aber …
toss-recipe = In der Pfanne, falsch herum
toss-beside = Neben der Pfanne
toss-taken-back = Zurückgenommen

side-left = links
side-right = rechts
coach-flick =
    { $hand ->
        [steady] Zu sanft: Stopp die Marke weiter rechts.
       *[mouse] Schnippe: hoch und zurück, als schütteltest du ein Tuch aus.
    }
coach-quicker =
    { $hand ->
        [steady] Stopp die Marke etwas weiter rechts: { $turn }° von { $needed }°.
       *[mouse] Etwas mehr Handgelenk: { $turn }° von { $needed }°.
    }
coach-quicker-much =
    { $hand ->
        [steady] Stopp die Marke viel weiter rechts: { $turn }° von { $needed }°.
       *[mouse] Viel schneller schnippen: { $turn }° von { $needed }°.
    }
coach-gentler =
    { $hand ->
        [steady] Drück die Leertaste, solange die Marke weiter links ist: Die Crêpe drehte sich { $turn }° statt { $needed }°.
       *[mouse] Etwas sanfter: Sie drehte sich { $turn }° statt { $needed }°.
    }
coach-shorter =
    { $hand ->
        [steady] Drück die Leertaste, solange die Marke weiter links ist: Die Crêpe flog { $height } cm hoch und drehte sich nur { $turn }°.
       *[mouse] Kürzer schnippen: Sie flog { $height } cm hoch und drehte sich nur { $turn }°.
    }
coach-straighter =
    { $hand ->
        [steady] Drück die Leertaste, solange die Marke weiter links ist: Die Pfanne ging { $by } cm nach { $side }.
       *[mouse] Gerade hoch: Deine Hand ging { $by } cm nach { $side }.
    }
coach-under =
    { $hand ->
        [steady] Drück die Leertaste, solange die Marke weiter links ist: Die Crêpe kam { $by } cm weiter { $side } herunter.
       *[mouse] Führe die Pfanne unter die Crêpe: Sie kam { $by } cm weiter { $side } herunter.
    }
coach-still =
    { $hand ->
        [steady] Sie rutschte oder prallte ab: Stopp die Marke mitten im Grünen.
       *[mouse] Nimm die Pfanne früher herunter und halte sie still, wenn die Crêpe landet.
    }
coach-fell-back =
    { $hand ->
        [steady] Sie war weit genug gedreht und fiel zurück: Stopp die Marke mitten im Grünen.
       *[mouse] Sie war weit genug gedreht und fiel zurück. Nimm die Pfanne früher herunter und halte sie still.
    }
coach-higher =
    { $hand ->
        [steady] Stopp die Marke weiter rechts: { $height } cm von { $needed } cm.
       *[mouse] Weiter und schneller: { $height } cm von { $needed } cm.
    }
coach-perfect = Genau so.
coach-well = Sauberkeit: { $neat } von 100.
coach-rim = Sie hängt über den Rand, aber das meiste ist drin. Sauberkeit: { $neat } von 100.
coach-taken-back = Ein Wurf, den du in der Luft zurücknimmst, zählt als Fehlwurf.
coach-tip =
    { $hand ->
        [steady] Halte die Leertaste, bis die Flasche gekippt ist: Vorher fällt nichts.
       *[mouse] Trag sie über die Pfanne und über die Mitte hinaus: Erst dann kippt sie.
    }
coach-further =
    { $hand ->
        [steady] Halte die Leertaste länger: Bei { $tilt }° fällt kaum etwas.
       *[mouse] Kippe weiter: Bei { $tilt }° fällt kaum etwas.
    }
coach-a-little-further =
    { $hand ->
        [steady] Halte die Leertaste länger: In { $over } s bei { $tilt }° ist zu wenig gefallen.
       *[mouse] Kippe ein wenig weiter: In { $over } s bei { $tilt }° ist zu wenig gefallen.
    }
coach-all-over =
    { $hand ->
        [steady] Halte die Leertaste bis zum Ende: Bei { $tilt }° bleiben die letzten drin.
       *[mouse] Dreh sie ganz um: Bei { $tilt }° bleiben die letzten drin.
    }
coach-wait =
    { $hand ->
        [steady] Halte die Leertaste etwas länger: Die Flasche war { $over } s gekippt.
       *[mouse] Halte still, wo der Bogen golden ist, bis du es fallen siehst, und komm dann zurück: Sie war nur { $over } s gekippt.
    }
coach-longer =
    { $hand ->
        [steady] Halte die Leertaste etwas länger: Die Flasche war { $over } s gekippt.
       *[mouse] Halte sie etwas länger gekippt als { $over } s.
    }
coach-sooner =
    { $hand ->
        [steady] Lass früher los: Die Flasche war { $over } s gekippt.
       *[mouse] Komm zurück, sobald genug gefallen ist: Sie war { $over } s gekippt.
    }
coach-less-far =
    { $hand ->
        [steady] Lass früher los, noch vor dem Roten: Es waren { $tilt }°.
       *[mouse] Kippe weniger weit: Es waren { $tilt }°. Wo der Bogen golden ist, kommen sie einzeln.
    }
coach-same-again = Die Zahl stimmt. Das Salz dabei war Zufall: genau so noch einmal.
coach-poured-well = Genau wie verlangt.
coach-emptied = Kein Krümel übrig.

news-done = Aufgabe geschafft!
news-done-too = Nebenbei geschafft: { $challenge }!
news-streak = Deine längste Serie bisher!
news-neatest = Dein sauberster Wurf bisher!
news-highest = Dein höchster Wurf bisher!
news-slow = In Zeitlupe: Das zählt nicht.

gauge-turn = Halbe Drehungen
gauge-turn-value = { $halves } von { $needed } · { $turn }°
gauge-height = Höhe
gauge-drift = Von der Mitte
gauge-cm = { $value } cm
gauge-tilt = Gekippt
gauge-degrees = { $value }°
gauge-over = Kippzeit
gauge-seconds = { $value } s

book-streak = In Folge / beste
book-lately = Gelandet, letzte 20
book-neatest = Sauberster (von 100)
book-highest = Höchster gelandeter
book-plot = Je Balken: zwanzig Würfe.
ghost-last = Blau: dein letzter Wurf
ghost-best = Gold: dein sauberster
pours-none = Kippe einmal, und deine eigene Kurve beginnt.
pours-axis = Wie viele Stücke fielen; grün ist verlangt.
pours-hits = Wie verlangt
pours-missing =
    { $missing ->
        [one] Noch einmal kippen, dann siehst du, welcher Koch so kippt wie du.
       *[other] Noch { $missing }-mal kippen, dann siehst du, welcher Koch so kippt wie du.
    }
pours-level = Du kippst etwa so gut wie dieser Koch: { $level }. Die dunklen Striche zeigen, wie es bei ihm fällt.

tape-play = Ansehen
tape-stop = Anhalten
