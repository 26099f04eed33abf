# Was geschehen ist, ein Satz für jedes Ereignis der Regeln.

turn-started = { $name } ist dran.
turn-ended =
    { $spoons ->
        [0] { $name } ist fertig.
        [one] { $name } hört auf und hat noch einen Kochlöffel.
       *[other] { $name } hört auf und hat noch { $spoons } Kochlöffel.
    }
turn-ended-no-spoon = Kein Kochlöffel mehr: Der Zug von { $name } ist zu Ende.
turn-ended-crepe-taken = Mit der Crêpe in der Pfanne endet der Zug von { $name }.
turn-ended-crepe-served =
    { $spoons ->
        [0] Die servierte Crêpe beendet den Zug von { $name }.
        [one] Die servierte Crêpe beendet den Zug von { $name }; ein Kochlöffel bleibt übrig.
       *[other] Die servierte Crêpe beendet den Zug von { $name }; { $spoons } Kochlöffel bleiben übrig.
    }
turn-ended-crepe-burnt =
    { $spoons ->
        [0] Die verbrannte Crêpe beendet den Zug von { $name }.
        [one] Die verbrannte Crêpe beendet den Zug von { $name }; ein Kochlöffel bleibt übrig.
       *[other] Die verbrannte Crêpe beendet den Zug von { $name }; { $spoons } Kochlöffel bleiben übrig.
    }
dish-chosen = { $name } wählt: { $dish }.
dishes-left =
    { $count ->
        [0] Das war das letzte Gericht auf dem Tisch!
        [one] Auf dem Tisch liegt noch ein Gericht, das letzte.
       *[other] Auf dem Tisch liegen noch { $count } Gerichte.
    }
crepe-chosen = { $name } wagt sich an die Crêpe!
spoon-spent =
    { $spoons ->
        [0] { $name } gibt { $to } den letzten Kochlöffel.
        [one] { $name } gibt { $to } einen Kochlöffel; es bleibt einer.
       *[other] { $name } gibt { $to } einen Kochlöffel; es bleiben { $spoons }.
    }
rolled = { $name } würfelt: { $face }.
heated = Der Regler von { $name } steigt von { $from } auf { $level }.
heated-no-further = Der Regler von { $name } geht nicht über { $level }.
cooled = { $name } dreht den Regler von { $from } auf { $level } zurück.
dial-reset = Der Regler von { $name } steht wieder auf 0.
burnt = Verbrannt in der Pfanne von { $name }: { $food }!
rescued = Gerettet in der Pfanne von { $name }: { $food }.
finished = Fertig in der Pfanne von { $name }: { $food }.
poured = { $name } würzt mit { $bottle }: { $what }.
poured-for = { $name } würzt bei { $other } mit { $bottle } nach: { $what }.
over-seasoned = Verwürzt in der Pfanne von { $name } ({ $kind }): { $food }!
served =
    { $star ->
        [yes] { $name } serviert { $food }: { $points } und ein Stern, denn es ist perfekt!
       *[no] { $name } serviert { $food }: { $points }.
    }
trashed = Aus der Pfanne von { $name } in den Mülleimer: { $food }.
to-sink = Aus der Pfanne von { $name } in die Spüle: { $what }.
refilled = Aus der Spüle zurück in die Flasche mit { $bottle }: { $what }.
cup-dealt = { $name } beginnt mit einer Tasse: { $cup }.
cup-drawn = { $name } zieht eine Tasse: { $cup }.
cup-taken-from = { $name } nimmt { $other } eine Tasse weg: { $cup }.
cups-reshuffled =
    { $count ->
        [one] Die eine gebrauchte Tasse kommt zurück aufs Tablett.
       *[other] Die { $count } gebrauchten Tassen kommen gemischt zurück aufs Tablett.
    }
no-cup-to-take = Für { $name } ist keine Tasse mehr da.
cup-played = Kaffeepause für { $name }: { $cup }.
stoves-swapped = { $name } und { $other } tauschen die Herde, mit allem, was darauf steht!
spoons-returned =
    { $spoons ->
        [one] { $name } hat wieder einen Kochlöffel.
       *[other] { $name } hat wieder { $spoons } Kochlöffel.
    }
flipped-picture = Die Crêpe von { $name } landet mit dem Bild nach oben. Perfekt gewendet!
flipped-recipe = Die Crêpe von { $name } kommt herunter, wie sie hinaufgeflogen ist: Rezept nach oben.
flipped-beside = Die Crêpe von { $name } landet neben der Pfanne.
game-over-dishes = { $name } hat das letzte nötige Gericht serviert. Das Spiel ist aus.
game-over-stars = { $name } hat drei Sterne und gewinnt allein!
game-over-nothing-to-cook = Für die leere Pfanne von { $name } ist kein Gericht mehr da, also schließt die Küche. Das Spiel ist aus.

# Warum ein Koch tut, was er tut.

why-only-move = Etwas anderes geht nicht.
why-good-dish =
    { $pieces ->
        [0] { $points } für ein bisschen Hitze.
        [one] { $points } für ein einziges Stück Gewürz.
       *[other] { $points } für { $pieces } Stück Gewürz: ein fairer Preis.
    }
why-crepe-pays = Fünf Punkte sind einen Wurf wert.
why-missing-pinch = { $have }/{ $asked } { $kind } in der Pfanne: jetzt vorsichtig.
why-missing-dash =
    { $have ->
        [0] Noch gar nicht drin: { $asked } { $kind }. Eine Prise!
       *[other] { $have }/{ $asked } { $kind } in der Pfanne: noch eine Prise.
    }
why-too-cold = Der Regler steht auf { $level }, und das Gericht will { $green }.
why-roll-before-flip = Kein Wenden ohne Würfeln.
why-time-to-flip = Jetzt oder nie.
why-right-heat = { $level } ist genau richtig.
why-too-risky-to-season =
    { $have ->
        [0] Jetzt mit { $bottle } zu würzen ist zu riskant.
       *[other] Schon { $pieces } drin: Noch ein Versuch ist zu riskant.
    }
why-too-risky-to-heat = Der Regler steht auf { $level }, bei { $red } verbrennt es: zu riskant.
why-nothing-useful = Es bleibt nichts Nützliches zu tun.
why-worth-saving = Das ist eine Rettung wert: { $food }.
why-not-worth-saving = Keine Tasse wert.
why-sure-point = Ein Punkt ist ein Punkt.
why-takes-finished-dish = Drüben ist etwas fertig und wird jetzt hier serviert: { $food }.
why-better-stove = Der Herd von { $name } ist der bessere.
why-more-to-do = Es gibt noch mehr zu tun.
why-spoils =
    { $have ->
        [0] { $kind } für { $name }.
       *[other] Schon { $pieces } in der Pfanne von { $name }: Da geht noch was.
    }
why-too-hot = Das ist zu heiß.
why-useful-cup = Das ist die nützlichste Tasse: { $cup }.
