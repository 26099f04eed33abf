# Die Übungsküche.

title-practice = Übungsküche
practice-heading = Übungsküche
practice-crepe = Crêpe
practice-bottle = Würzen
practice-slow = Zeitlupe
practice-slow-why = Alles mit einem Viertel der Geschwindigkeit, auch deine Hand. Es zählt nicht.
practice-again = Noch mal
practice-last = Zuletzt
practice-nothing-yet = Noch nichts geworfen.
practice-nothing-yet-pour = Noch nichts gekippt.
practice-book = Dein Heft
practice-pours = So kippst du
practice-how-flip = Halte die Maustaste, schnippe hoch und gerade zurück, dann führe die Pfanne unter die Crêpe.
practice-how-pour = Halte die Maustaste, trag die Flasche über die Pfanne und geh weiter: Sie kippt. Wo der Bogen golden ist, kommt ein Stück nach dem anderen: Warte dort, und ist genug gefallen, geh sofort zurück. Ganz umgedreht läuft sie aus.

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
               *[other] Zwei Zitronen, kein Salz
            }
        [herbs]
            { $count ->
                [one] Ein Kraut, kein Salz
               *[other] Zwei Kräuter, kein Salz
            }
        [paprika]
            { $count ->
                [one] Einmal Paprika, kein Salz
               *[other] Zweimal Paprika, kein Salz
            }
       *[pepper]
            { $count ->
                [one] Einmal Pfeffer, kein Salz
               *[other] Zweimal Pfeffer, kein Salz
            }
    }
drill-plenty = Vier oder mehr
drill-empty = Leer machen
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
coach-flick = Schnippe: hoch und zurück, als schütteltest du ein Tuch aus.
coach-quicker = Etwas mehr Handgelenk: { $turn }° von { $needed }°.
coach-quicker-much = Viel schneller schnippen: { $turn }° von { $needed }°.
coach-gentler = Etwas sanfter: Sie drehte sich { $turn }° statt { $needed }°.
coach-shorter = Kürzer schnippen: Sie flog { $height } cm hoch und drehte sich nur { $turn }°.
coach-straighter = Gerade hoch: Deine Hand ging { $by } cm nach { $side }.
coach-under = Führe die Pfanne darunter: Sie kam { $by } cm weiter { $side } herunter.
coach-still = Nimm die Pfanne früher herunter und halte sie still, wenn sie landet.
coach-fell-back = Sie war weit genug gedreht und fiel zurück. Nimm die Pfanne früher herunter und halte sie still.
coach-higher = Weiter und schneller: { $height } cm von { $needed } cm.
coach-perfect = Genau so.
coach-well = Sauberkeit: { $neat } von 100.
coach-rim = Sie hängt über den Rand, aber das meiste ist drin. Sauberkeit: { $neat } von 100.
coach-taken-back = Ein Wurf, den du in der Luft zurücknimmst, zählt als Fehlwurf.
coach-tip = Trag sie über die Pfanne und über die Mitte hinaus: Erst dann kippt sie.
coach-further = Kippe weiter: Bei { $tilt }° fällt kaum etwas.
coach-all-over = Dreh sie ganz um: Bei { $tilt }° bleiben die letzten drin.
coach-longer = Halte sie etwas länger gekippt: Es waren { $over } s.
coach-sooner = Komm früher zurück: Sie war { $over } s gekippt.
coach-less-far = Kippe weniger weit: Es waren { $tilt }°. Wo der Bogen golden ist, kommen sie einzeln.
coach-same-again = Die Zahl stimmt. Das Salz dabei war Zufall: genau so noch einmal.
coach-poured-well = Genau was verlangt war.
coach-emptied = Kein Krümel übrig.

news-done = Aufgabe geschafft!
news-done-too = Nebenbei geschafft: { $challenge }!
news-streak = Deine längste Folge bisher!
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
gauge-over = Gehalten
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
