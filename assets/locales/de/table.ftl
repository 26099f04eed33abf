# Der Tisch im Fenster.

seat-points =
    { $count ->
        [one] 1 Pkt.
       *[other] { $count } Pkt.
    }

your-turn = { $name } ist dran
your-turn-alone = Du bist dran, { $name }
chef-thinks = { $name } überlegt …
acts-pour = { $name } würzt mit { $bottle }
acts-pour-for = { $name } würzt bei { $other } nach, mit { $bottle }
acts-flip = { $name } wirft die Crêpe, Versuch { $nth } von 2
acts-throw = { $name } wirft den Heizwürfel
ask-draw = Eine Tasse wird gezogen.
ask-first-dish =
    { $hand ->
        [steady] Dein erstes Gericht: Drück D für die Liste oder klick ein Plättchen an.
       *[mouse] Wähle ein Plättchen: dein erstes Gericht.
    }
ask-new-dish =
    { $hand ->
        [steady] Deine Pfanne ist leer: Drück D für die Liste der Gerichte oder klick eins an.
       *[mouse] Deine Pfanne ist leer: Wähle ein Gericht.
    }
ask-new-dish-or-crepe =
    { $hand ->
        [steady] Deine Pfanne ist leer: Drück D für die Liste der Gerichte oder C für die Crêpe.
       *[mouse] Deine Pfanne ist leer: Wähle ein Gericht oder nimm die Crêpe.
    }
ask-last-dish =
    { $hand ->
        [steady] Dein nächstes Gericht: Drück D für die Liste. Danach ist dein Zug zu Ende, wegen der Crêpe.
       *[mouse] Wähle dein nächstes Gericht. Danach ist dein Zug zu Ende, wegen der Crêpe.
    }
ask-rescue = Verbrannt! Kühle es mit einer Tasse oder wirf es weg.
ask-action =
    { $spoons ->
        [one] Noch ein Löffel: würfeln, würzen oder den Zug beenden.
       *[other] Noch { $spoons } Löffel: würfeln, würzen oder den Zug beenden.
    }
ask-action-plain =
    { $spoons ->
        [one] Noch ein Löffel: würfeln oder den Zug beenden.
       *[other] Noch { $spoons } Löffel: würfeln oder den Zug beenden.
    }
ask-no-spoon = Kein Löffel mehr. Trink einen Kaffee oder beende deinen Zug.
ask-crepe-roll = Die Crêpe: Würfle einmal, dann darfst du sie zweimal werfen.
ask-roll =
    { $hand ->
        [steady] Drück R oder klick den Würfel an: Er wird für dich geworfen.
       *[mouse] Wirf den Würfel.
    }
ask-pick-heat = Der Würfel lässt dir die Wahl: um wie viele Stufen höher?
ask-cup =
    { $cup ->
        [swap] Wessen Herd? Er tauscht mit deinem den Platz, samt Gericht und Hitze.
        [reseason] Wessen Gericht, welche Flasche? Wähle eine Pfanne oder einen Knopf.
        [cool] Wie weit soll dein Regler zurück?
       *[other] Die Tasse jetzt spielen oder behalten?
    }
ask-take-cup = Das Tablett ist leer: Nimm jemandem eine Tasse weg.
ask-pour =
    { $hand ->
        [steady] Klick die leuchtende Flasche an oder drück ihre Taste, dann halte die Leertaste.
       *[mouse] Nimm die leuchtende Flasche und kippe sie über der Pfanne.
    }
ask-flip =
    { $hand ->
        [steady] Wurf { $nth } von 2: Drück F, dann stopp die Marke mit der Leertaste im Grünen.
       *[mouse] Wurf { $nth } von 2: Greif die Pfanne und schnippe.
    }

do-it-pour = Trag sie über die Pfanne und geh weiter: Sie kippt. Langsam, bis die Perle auf dem goldenen Stück des Bogens ist, und warte; fällt nichts, etwas weiter. Fällt das erste Stück, sofort zurück.
do-it-pour-steady = Halte die Leertaste: Die Flasche kippt. Lass los, sobald genug gefallen ist. Die Leiste zeigt, ab wann etwas fällt und wie viel ungefähr.
do-it-goes-back =
    { $hand ->
        [steady] Halte die Leertaste, sonst geht die Flasche in { $seconds } s von selbst zurück. Das kostet nichts.
       *[mouse] Kippe sie, sonst geht sie in { $seconds } s von selbst zurück. Das kostet nichts.
    }
do-it-flip = Schnippe hoch und zurück, dann fang sie: Führe die Pfanne unter die Crêpe.
do-it-flip-steady = Drück die Leertaste, solange die Marke im Grünen ist.
do-it-throw = Schwung holen und loslassen.

# Auf der Leiste der ruhigen Hand.
bar-begins = beginnt zu fallen
bar-one = am ehesten eins
bar-several = mehrere
bar-lands = landet in der Pfanne

in-pan-of = In der Pfanne von { $name }
over-pan-of = Über der Pfanne von { $name }
empty-pan-of = Die Pfanne von { $name } ist leer.
recipe-plain = Wird nie gewürzt: Hitze genügt. Kein Stern.
recipe-star = Genau so und ohne Salz: ein Stern.
recipe-crepe = Würfle einmal im Zug, dann wirf sie bis zu zweimal. Auf Stufe 7 verbrennt sie.
have-of-asked = { $have }/{ $asked } { $kind }
have-unasked = { $pieces }, nicht verlangt
have-too-many = { $extra } { $kind } zu viel
one-or-other = { $one } oder { $other }
one-more-spoils = Noch { $kind }, und es ist verdorben!
three-spoil = Drei gleiche Stücke verderben es, auch Salz.
no-star-surplus = Mehr als verlangt: kein Stern.
no-star-salt = Mit Salz: kein Stern.
steps-to-red =
    { $steps ->
        [one] Noch eine Stufe, dann verbrennt es!
       *[other] Noch { $steps } Stufen, dann verbrennt es.
    }
served-colours = Serviert:

cup-keep = Tasse behalten
act-heat = Hitze würfeln
act-flip = Crêpe werfen
act-end-turn = Zug beenden
act-let-go = Wegwerfen
act-crepe = Crêpe nehmen
act-dishes = Liste der Gerichte
act-take-cup = { $name }: { $cup }
act-take-from = Von { $name }
act-somebody-else = Doch von jemand anderem
act-undo = Zurücknehmen
act-undo-of = Zurücknehmen ({ $name })
act-pause = Pause
use-point = Als Punkt spielen
use-spoons = Wieder drei Löffel
use-swap = Tauschen mit { $name }
use-reseason = { $kind } für { $name }
use-reseason-whose = Gericht von { $name }
choose-dish = Wähle ein Gericht

pace-natural = 1×
pace-double = 2×
pace-fourfold = 4×
pace-skip = Sofort
view-table = Ganzer Tisch
view-close = Von Nahem

said = { $name }: „{ $words }“
thought = „{ $words }“
fell-nothing = Nichts kam heraus.
tipped-so =
    { $hand ->
        [steady] { $over } s gekippt: { $what }. { $word }
       *[mouse] { $tilt }°, { $over } s: { $what }. { $word }
    }
coach-word-further =
    { $hand ->
        [steady] Länger halten!
       *[mouse] Weiter!
    }
coach-word-a-little-further =
    { $hand ->
        [steady] Länger halten!
       *[mouse] Ein wenig weiter!
    }
coach-word-wait =
    { $hand ->
        [steady] Länger halten!
       *[mouse] Warte, bis es fällt!
    }
coach-word-longer =
    { $hand ->
        [steady] Länger halten!
       *[mouse] Länger!
    }
coach-word-sooner =
    { $hand ->
        [steady] Früher loslassen!
       *[mouse] Früher zurück!
    }
coach-word-less-far =
    { $hand ->
        [steady] Früher loslassen!
       *[mouse] Weniger weit!
    }
coach-word-same-again = Salz ist Zufall.
coach-word-well = Gut so!
means-done = Das Gericht ist fertig!
means-spoiled = { $pieces }: verdorben!
flew-too-little-turn =
    { $hand ->
        [steady] Sie drehte sich { $turn }° von 180°: Stopp die Marke weiter rechts.
       *[mouse] Sie drehte sich { $turn }° von 180°: etwas mehr Handgelenk.
    }
flew-too-much-turn =
    { $hand ->
        [steady] Sie drehte sich { $turn }°: Stopp die Marke weiter links.
       *[mouse] Sie drehte sich { $turn }°: etwas weniger Handgelenk.
    }
flew-too-far =
    { $hand ->
        [steady] Sie flog zu weit: Stopp die Marke weiter links.
       *[mouse] Sie flog zu weit: Bleib gerade, und führe die Pfanne darunter.
    }
flew-on-the-rim =
    { $hand ->
        [steady] Sie blieb am Rand hängen: Stopp die Marke mitten im Grünen.
       *[mouse] Sie blieb am Rand hängen: Führe die Pfanne darunter.
    }
throw-again = Noch einmal werfen, { $name }!
again-cocked = Der Würfel liegt schräg.
again-off-table = Der Würfel hat seine Schale verlassen.
again-too-gentle = Das war hingelegt, nicht geworfen.
put-back = { $name } stellt die Flasche mit { $bottle } zurück. Das kostet nichts.
too-soft = Zu sanft: Die Crêpe von { $name } blieb in der Pfanne.
too-soft-again =
    { $hand ->
        [steady] Das zählt nicht als Wurf. Stopp die Marke weiter rechts.
       *[mouse] Das zählt nicht als Wurf. Schnelle die Pfanne rascher hoch.
    }
once-more-nothing = Nichts kam heraus: noch einmal!
once-more-much = Das war zu viel: noch einmal!
once-more = Der erste Versuch ist frei. Löffel und Stücke sind zurück.
handover = Jetzt ist { $name } dran
handover-mouse = Mit der Maus
handover-steady = Mit ruhiger Hand (Leertaste)
handover-since = Inzwischen:
no-other-choice = Etwas anderes war nicht zu wählen.
undo-asks = Das hat { $name } gewählt.
undo-again = Noch einmal { $key } nimmt es zurück.
undo-done = Zurückgenommen: { $name } ist wieder dran.
table-trouble-title = In dieser Küche stimmt etwas nicht.
table-trouble = Das ist ein Fehler des Spiels ({ $detail }). Deine Partie ist gespeichert.

tip-stove = Der Herd von { $name }, auf Stufe { $level }
tip-bottle =
    { $colour ->
        [one] { $kind }: 1 Stück, dazu { $salt } Salz
       *[other] { $kind }: { $colour } Stück, dazu { $salt } Salz
    }
tip-salt = Kein Gericht verlangt Salz: Schon ein Stück kostet den Stern, drei verderben das Gericht.
tip-crepe = Die Crêpe von { $name }: fünf Punkte, wenn sie mit dem Bild nach oben landet
tip-cup-hidden = Eine verdeckte Tasse
tip-cup-point = Siegpunkt: Gespielt zählt er einen Punkt
tip-cup-swap = Herde tauschen: deiner gegen einen anderen, mit Pfanne, Gericht und Hitze
tip-cup-spoons = Wieder drei Löffel, im selben Zug
tip-cup-reseason = Bei anderen nachwürzen: eine Flasche über einer fremden Pfanne kippen
tip-cup-cool = Heizstufe senken: um bis zu drei Stufen zurück
tip-spoon = Ein Löffel: einer für jede Aktion im Zug
tip-star = Ein Stern: genau wie verlangt, ohne Salz. Drei gewinnen sofort.
tip-row = Punkte, servierte Gerichte, Sterne, Löffel
tip-row-why =
    { $count ->
        [one] Das erste Gericht beendet das Spiel; drei Sterne gewinnen es sofort.
       *[other] { $count } Gerichte beenden das Spiel; drei Sterne gewinnen es sofort.
    }
tip-die = Der Heizwürfel: { $face }
tip-bell = Die Klingel
tip-trash =
    { $count ->
        [0] Der Mülleimer, noch leer
        [one] Der Mülleimer, mit einem Gericht darin
       *[other] Der Mülleimer, mit { $count } Gerichten darin
    }
tip-sink = Die Spüle: { $what }
tip-tray = Das Tablett von { $name }: { $points }
tip-cup-tray =
    { $count ->
        [0] Keine Tasse mehr auf dem Tablett
        [one] Eine verdeckte Tasse
       *[other] { $count } verdeckte Tassen
    }
tip-die-tray = Die Schale für den Würfel
does-throw =
    { $hand ->
        [steady] Klick oder drück R: Der Würfel wird für dich geworfen, und dein Regler steigt.
       *[mouse] Drück auf den Würfel, hol Schwung und lass los: Dein Regler steigt.
    }
does-flip =
    { $hand ->
        [steady] Klick sie an oder drück F, dann stopp die Marke mit der Leertaste im Grünen.
       *[mouse] Greif die Pfanne und wirf.
    }
does-pour =
    { $hand ->
        [steady] Klick sie an, dann halte die Leertaste: Sie kippt.
       *[mouse] Nimm sie und kippe sie über der Pfanne.
    }
does-cup = Zieh sie dorthin, wo sie wirken soll, oder klick für die Auswahl.
does-dish = Klick: in deine Pfanne.
does-crepe = Klick: in deine Pfanne. Der Zug endet sofort.
does-end-turn = Klingeln: Dein Zug ist zu Ende.
does-let-go = Klick: wegwerfen.
does-take-cup = Klick: nehmen.
cup-would-point = Hier wird sie für immer ein Punkt.
cup-would-swap = Hier tauscht sie deinen Herd gegen den von { $name }.
cup-would-spoons = Hier gibt sie dir wieder drei Löffel.
cup-would-reseason = Hier lässt sie dich eine Flasche über der Pfanne von { $name } kippen.
cup-would-cool = Hier dreht sie deinen Regler zurück.
cup-would-stay = Hier bleibt sie ungespielt bei dir.

wins =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
counted =
    { $dishes } für Gerichte, { $crepe } für die Crêpe, { $cups } für Tassen{ $pan ->
        [0] {""}
       *[other] , { $pan } noch in der Pfanne
    }
moments = Davon spricht man noch morgen
moment-star = { $name }, perfekt serviert: { $food }
moment-pour = Die beste Prise von { $name }: genau { $what } ({ $food })
moment-flood =
    { $whole ->
        [yes] { $name } hat eine ganze Flasche auf einmal geleert
       *[no] { $name } hat eine halbe Flasche auf einmal geleert
    }: { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    }
moment-burn = Am schlimmsten verbrannt, bei { $name }: { $food }
moment-spoiled = { $name }, zu viel des Guten ({ $kind }): { $food }
moment-spoiled-for = { $name } hat { $other } zu viel des Guten gegeben ({ $kind }): { $food }
moment-flip =
    { $count ->
        [one] Die Crêpe von { $name }, gleich beim ersten Wurf richtig herum
       *[other] Die Crêpe von { $name }, beim { $count }. Wurf richtig herum
    }
moment-misses =
    { $count ->
        [one] Die Crêpe von { $name }, die nicht wollte (einmal)
       *[other] Die Crêpe von { $name }, die nicht wollte ({ $count }-mal)
    }
play-again = Noch eine Partie
back-to-title = Zum Titel

act-hint = Tipp
act-rules = Regeln
hint-dish = Nimm { $dish }.
hint-crepe = Wag dich an die Crêpe.
hint-heat = Wirf den Heizwürfel.
hint-pick = Dreh deinen Regler um { $steps } höher.
hint-season = Würze mit { $bottle }.
hint-flip = Wirf die Crêpe.
hint-let-go = Wirf es weg.
hint-take-cup = Nimm die Tasse von { $name }: { $cup }.
hint-swap = Tausche den Herd mit { $name }.
hint-reseason = Würze das Gericht von { $name } mit { $bottle }.
hint-point = Spiel deine Tasse als Punkt.
hint-spoons = Spiel deine Tasse und nimm wieder drei Löffel.
hint-cool = Spiel deine Tasse und dreh deinen Regler um { $steps } zurück.
hint-end = Beende deinen Zug.

# Die Lektionen der Lehrmeisterin.

mentor-name = Madame Toque
mentor-understood = Verstanden
mentor-show = Zeig’s mir (1 Löffel)
mentor-enough = Genug gelernt
mentor-enough-sure = Wirklich genug?
lesson-dish-title = Zuerst ein Gericht
lesson-dish = Gerichte bringen Punkte, und die meisten Punkte gewinnen. Zeig auf ein Plättchen, dann siehst du sein Rezept groß. Es verlangt Gewürze und Hitze. Leicht sind wenige Gewürze und ein breiter grüner Bereich. Klick eines an, oder drück D für eine Liste.
lesson-heat-title = Drei Löffel, drei Aktionen
lesson-heat =
    { $hand ->
        [steady] Jeder Löffel ist eine Aktion. Hitze kommt vom Würfel auf deinem Herd: Drück R oder klick ihn an, und er wird für dich geworfen.
       *[mouse] Jeder Löffel ist eine Aktion. Hitze kommt vom Würfel auf deinem Herd: Halt ihn fest, hol Schwung, lass im Schwung los. Oder drück R.
    }
lesson-green-title = Grün und Rot
lesson-green = Dein Regler hat sich bewegt. Im grünen Bereich gart das Gericht, ab der roten Zahl ist es verbrannt. Die Zahlenreihe auf dem Rezept zeigt, wo du stehst.
lesson-season-title = Jetzt wird gewürzt
lesson-season =
    { $hand ->
        [steady] Klick eine Flasche an oder drück ihre Zahl. Dann halte die Leertaste: Sie kippt, und die Leiste zeigt, ab wann etwas fällt. Von da an kommt ein Stück nach dem anderen: Sobald eines fällt, lass los. Im Roten steht sie kopf und läuft aus!
       *[mouse] Trag eine Flasche über die Pfanne und weiter: Sie kippt. Langsam, bis der Bogen golden ist, und warte; fällt nichts, etwas weiter. Fällt ein Stück, dreh zurück. Kopfüber läuft sie aus!
    }
lesson-again-title = Noch einmal
lesson-again-nothing =
    { $hand ->
        [steady] Nichts kam heraus. Macht nichts: Der erste Versuch ist frei, bis er gelingt. Halte die Leertaste, bis die Marke am ersten Strich vorbei ist, ab dem etwas fällt; sobald das erste Stück fällt, lass los.
       *[mouse] Nichts kam heraus. Macht nichts: Der erste Versuch ist frei, bis er gelingt. Kippe, bis der Bogen golden ist, und warte dort, oder geh ein wenig weiter; sobald das erste Stück fällt, dreh sofort zurück.
    }
lesson-again-much =
    { $hand ->
        [steady] Drei gleiche, und das Gericht wäre verdorben. Macht nichts: Der erste Versuch ist frei, bis er gelingt. Lass die Leertaste los, sobald das erste Stück fällt, lange vor dem Roten.
       *[mouse] Drei gleiche, und das Gericht wäre verdorben. Macht nichts: Der erste Versuch ist frei, bis er gelingt. Kippe langsam, nicht weiter, als der Bogen golden ist, und warte; sobald das erste Stück fällt, dreh sofort zurück.
    }
lesson-salt-title = Salz
lesson-salt = Zwischen den Kristallen steckt Salz. Niemand verlangt es. Ein wenig schadet nicht, aber es kostet den Stern, und drei Stück verderben das Gericht.
lesson-three-title = Nie drei von einer Sorte
lesson-three = Drei Stück einer Sorte in der Pfanne, auch Salz, und das Gericht landet im Mülleimer. Bei zweien: zweimal überlegen.
lesson-cups-title = Kaffeepause
lesson-cups = Einmal im Zug darfst du eine deiner Tassen spielen. Zieh sie dorthin, wo sie wirken soll, oder wähle ihren Knopf.
lesson-crepe-title = Die Crêpe
lesson-crepe = Statt eines Gerichts kannst du deine Crêpe nehmen; damit endet dein Zug. Ab dem nächsten musst du erst würfeln und darfst sie dann zweimal werfen. Landet sie mit dem Bild nach oben, bringt sie fünf Punkte. Auf Stufe 7 verbrennt sie.
lesson-toss-title = Der Wurf
lesson-toss =
    { $hand ->
        [steady] Drück F oder klick die Pfanne an. Eine Marke läuft über eine Leiste: Drück die Leertaste, solange sie im Grünen ist. Werfen und Fangen macht die Hand von selbst. Du hast zwei Versuche im Zug.
       *[mouse] Greif die Pfanne und halte die Maustaste. Schnippe hoch und zurück, und wenn die Crêpe fällt, führe die Pfanne darunter. Du hast zwei Versuche im Zug.
    }
lesson-stars-title = Serviert oder perfekt
lesson-stars-title-perfect = Perfekt: ein Stern
lesson-stars-title-served = Serviert, ohne Stern
lesson-stars = Richtige Hitze und genug in der Pfanne: serviert. Genau wie verlangt und ohne Salz: dazu ein Stern. Drei Sterne gewinnen sofort.
lesson-end-title = Fast vorbei
lesson-end = Jemandem fehlt nur noch ein Gericht oder der dritte Stern. Das letzte Gericht beendet das Spiel, und die meisten Punkte gewinnen. Der dritte Stern gewinnt sofort und allein.
