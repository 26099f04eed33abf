# Da Luigi: die Wörter des Spiels, was geschieht, warum, und was die Wirte dazu sagen.
#
# $guest ist ein Name mit seinem Artikel im Nominativ, wie er mitten im Satz steht; am Satzanfang wird er groß geschrieben.

luigi-dessert = Dessert
luigi-pasta = Pasta
luigi-pizza = Pizza
luigi-salad = Salat
luigi-wine = Wein
luigi-water = Wasser
luigi-and = { $first } und { $last }
luigi-cubes =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
luigi-clocks =
    { $count ->
        [0] gratis
        [one] 1 Uhr
       *[other] { $count } Uhren
    }
luigi-lemons =
    { $count ->
        [one] 1 Zitrone
       *[other] { $count } Zitronen
    }
luigi-flowers =
    { $count ->
        [one] 1 Blumenstrauß
       *[other] { $count } Blumensträuße
    }
luigi-special-cube = bringt einen Würfel mit
luigi-special-two-cubes = bringt zwei Würfel mit
luigi-special-lemon = bringt eine Zitrone mit
luigi-special-flowers = bringt Blumen mit
luigi-special-impatience = steckt mit Ungeduld an
luigi-special-cost = geht ins Geld
luigi-special-friends = bringt noch jemanden mit

# Was geschehen ist, ein Satz für jedes Ereignis der Regeln.
luigi-setting-up = Jetzt kommen die ersten drei Würfel für { $name }.
luigi-turn-began =
    { $left ->
        [open] { $name } ist an der Reihe.
        [0] { $name } ist an der Reihe, und das ist der allerletzte Zug.
        [one] { $name } ist an der Reihe, danach kommt noch ein Zug.
       *[other] { $name } ist an der Reihe, danach kommen noch { $left } Züge.
    }
luigi-drawn = { $name } langt in den Sack: { $cubes }.
luigi-stocked = An Stand { $stall } gibt es jetzt { $cubes }.
luigi-bag-refilled =
    { $count ->
        [one] Der Sack ist leer: Der eine gebrauchte Würfel kommt wieder hinein.
       *[other] Der Sack ist leer: { $count } gebrauchte Würfel kommen wieder hinein.
    }
luigi-out-of-cubes = Weder im Sack noch neben dem Markt ist ein Würfel: Wer mehr als zehn hat, gibt welche zurück.
luigi-returned = { $name } wirft { $cubes } zurück in den Sack.
luigi-nothing-to-draw = Es ist kein einziger Würfel mehr zu ziehen.
luigi-wants =
    { $count ->
        [one] { $name } hat es auf { $cubes } abgesehen, für eine Uhr.
       *[other] { $name } hat es auf { $cubes } abgesehen, für { $count } Uhren.
    }
luigi-bought =
    { $count ->
        [0] { $name } nimmt { $cubes } vom Markt, und es kostet nichts.
       *[other] { $name } hat bezahlt und bekommt { $cubes }.
    }
luigi-moved = Bei { $name } rückt { $guest } von { $from } auf { $to } Minuten.
luigi-left =
    { $count ->
        [0] { $guest } hat nichts als Luft bekommen und knallt bei { $name } die Tür zu.
       *[other] { $guest } lässt { $cubes } stehen und knallt bei { $name } die Tür zu.
    }
luigi-lemon-taken = { $name } muss eine Zitrone nehmen.
luigi-lemon-returned = { $name } ist eine Zitrone los.
luigi-flowers-taken = { $name } bekommt Blumen.
luigi-flowers-returned = { $name } muss Blumen wieder hergeben.
luigi-no-token-left = Für { $name } ist weder eine Zitrone noch ein Blumenstrauß übrig.
luigi-served = Bei { $name } bekommt { $guest } { $cubes }.
luigi-joker-spent = { $name } zaubert aus { $cubes }, was noch fehlt, und { $guest } merkt nichts.
luigi-cashed = { $guest } putzt den Teller leer und zahlt { $name } { $points }.
luigi-taken =
    { $count ->
        [one] { $name } macht die Tür auf: Draußen wartet ein Gast{ $box ->
            [0] .
           *[other] , und der kommt aus der Schachtel.
        }
       *[other] { $name } macht die Tür auf: Draußen warten { $count } Gäste{ $box ->
            [0] .
            [one] , einer davon aus der Schachtel.
           *[other] , { $box } davon aus der Schachtel.
        }
    }
luigi-turned-up = Herein kommt { $guest }, { $special } und wartet { $minutes } Minuten auf { $order }, für { $points }.
luigi-friend-came = Gleich mit zu { $name } kommt { $guest }, { $special } und wartet { $minutes } Minuten auf { $order }, für { $points }.
luigi-nobody-came = Es ist niemand mehr da, der mit zu { $name } kommen könnte.
luigi-keeps = { $guest } darf gern bei { $name } bleiben.
luigi-gives = { $name } lächelt, und { $guest } landet bei { $to }.
luigi-seated = Bei { $name } setzt sich { $guest } unter die { $minutes } Minuten.
luigi-flowers-declined = { $name } will keine Blumen.
luigi-laid-off-store = { $name } muss aus dem Vorrat { $cubes } abgeben.
luigi-laid-off-served = { $name } räumt { $cubes } wieder ab, und { $guest } schaut zu.
luigi-passed = { $name } lässt es gut sein.
luigi-pile-ran-out = Die Gasse ist leer: Nach diesem Zug sind alle noch einmal an der Reihe.
luigi-game-over = Feierabend: Die Stühle kommen auf die Tische.

# Warum ein Wirt tat, was er tat.
luigi-why-only-move = Da gab es nichts zu überlegen.
luigi-why-completes = Damit hat { $guest } alles.
luigi-why-brings-wanted =
    { $count ->
        [one] Auf einen davon wartet hier jemand.
       *[other] Auf { $count } davon wird hier gewartet.
    }
luigi-why-stocks-up = Jetzt will es niemand, aber früher oder später schon.
luigi-why-wants-guests =
    { $count ->
        [0] Ein leeres Haus verdient nichts.
        [one] Für einen einzigen Gast lohnt der Weg zum Markt nicht.
       *[other] Für diese { $count } Gäste gibt der Markt zu wenig her: neue, bitte.
    }
luigi-why-keeps = { $guest } ist hier gern gesehen.
luigi-why-gives-trouble = { $guest } wird { $to } noch Ärger machen.
luigi-why-helps-least = { $guest } nützt { $to } am wenigsten.
luigi-why-about-to-be-served = { $guest } hat ohnehin gleich alles.
luigi-why-can-wait = { $guest } hat am ehesten noch Geduld.
luigi-why-lets-go = { $guest } wäre ohnehin nicht mehr satt geworden.
luigi-why-serves-first = Zuerst { $guest }, dann die anderen.
luigi-why-saves-cubes = Im Vorrat sind die Würfel mehr wert.
luigi-why-missed-least = Wenn etwas zu entbehren ist, dann { $food }.
luigi-why-likes-flowers = Für Blumen findet sich immer eine Vase.
luigi-why-rid-of-lemon = Nur weg mit der Zitrone!
luigi-why-spares-flowers = Lieber keine Blumen als nichts zu essen.

# Was Wirte sagen, wenn ihnen etwas widerfährt.
luigi-talk-careful-feast = Ich hatte jeden Teller zweimal nachgezählt.
luigi-talk-careful-slam = Dabei habe ich mich entschuldigt. Dreimal!
luigi-talk-careful-flowers = Für mich? Ganz sicher?
luigi-talk-careful-company = Ich hatte nur für eine Person gedeckt.
luigi-talk-careful-win = Auf mich hätte ich nicht gewettet.
luigi-talk-greedy-feast = Kling, Kasse! Wie schön das klingt.
luigi-talk-greedy-slam = Und wer bezahlt das Brot?
luigi-talk-greedy-flowers = Hübsch. Kann man die weiterverkaufen?
luigi-talk-greedy-company = Noch ein Geldbeutel! Immer herein damit!
luigi-talk-greedy-win = Haben alle bezahlt? Dann bin ich zufrieden.
luigi-talk-mean-feast = War es versalzen? Schön.
luigi-talk-mean-slam = Und von außen zumachen, danke.
luigi-talk-mean-flowers = Hoffentlich aus dem Garten der Nachbarn.
luigi-talk-mean-company = Am letzten Tisch zieht es. Viel Vergnügen.
luigi-talk-mean-win = Den Abwasch macht jetzt ihr.
luigi-talk-showman-feast = Habt ihr die Pirouette mit dem Teller gesehen?
luigi-talk-showman-slam = Was für ein Abgang! Fast so gut wie meine.
luigi-talk-showman-flowers = Bitte keine Blumen! Na gut, einen Strauß noch.
luigi-talk-showman-company = Je mehr Publikum, desto besser!
luigi-talk-showman-win = Danke, danke! Signierte Speisekarten gibt es an der Kasse.

# Der Tisch im Terminal.
luigi-title = Toque · Da Luigi
luigi-table-of = { $seats } Wirte, Startzahl { $seed }
luigi-table-of-replay = { $seats } Wirte
luigi-legend = ▸ ist an der Reihe. Hohle Zeichen sind bestellt, volle sind da.
luigi-legend-guests = Hinter jeder Minutenzahl steht ein Tisch; Gäste rücken nach rechts und knallen am Ende die Tür zu.
luigi-market = Markt
luigi-in-store = Vorrat { $cubes }
luigi-waiting = { $guest } wartet auf { $missing }, für { $points }
luigi-result-detail =
    { $count ->
        [one] ein Gast wurde satt
       *[other] { $count } Gäste wurden satt
    }

# Was nicht geht.
luigi-illegal-game-over = Luigi hat geschlossen.
luigi-illegal-not-now = Der Tisch wartet auf etwas anderes.
luigi-illegal-nobody-to-serve = In deinem Haus ist kein Gast, den du bedienen könntest.
luigi-illegal-stall-empty = An diesem Stand gibt es nichts.
luigi-illegal-too-dear = So viele Uhren können deine Gäste nicht bezahlen.
luigi-illegal-no-more-guests = In den letzten Zügen kommen keine Gäste mehr.
luigi-illegal-no-passing = Vor den letzten Zügen passt niemand.
luigi-illegal-can-buy = Wer noch etwas kaufen kann, passt nicht.
luigi-illegal-nobody-there = Da sitzt niemand.
luigi-illegal-place-taken = Der nächste Tisch ist besetzt.
luigi-illegal-not-in-store = So einen Würfel hast du nicht im Vorrat.
luigi-illegal-not-wanted = Das will dieser Gast nicht.
luigi-illegal-cannot-complete = Dein Vorrat reicht nicht, um die Bestellung vollständig zu machen.
luigi-illegal-four-begun = Du hast angefangen, vier Würfel hinzulegen: Mach das erst fertig.
luigi-illegal-no-such-seat = Dieses Haus gehört niemandem.
luigi-illegal-given-already = Hierhin hast du schon einen Gast geschickt.
luigi-illegal-kept-two = Du hast schon zwei Gäste behalten.
luigi-illegal-not-served = Auf dieser Bestellung liegt kein solcher Würfel.
luigi-illegal-no-token = Du hast weder Zitronen noch Blumen.
luigi-illegal-not-in-bag = So ein Würfel ist nicht im Sack.
luigi-illegal-seen-already = Dieser Gast war schon da.
luigi-invalid-seats = Bei Luigi ist Platz für 2 bis 4 Wirte, nicht für { $seats }.
luigi-invalid-guests = Diese Partie wurde mit anderen Gästen gespielt als denen, die hierherkommen.
luigi-invalid-state = So kann der Abend nicht ausgesehen haben: { $detail }

# Befehle.
luigi-cli-seats = Wie viele Wirte: 2, 3 oder 4 (sonst 4)

luigi-left-unserved = hinaus
luigi-length = { $turns } Züge, { $welcomes }-mal neue Gäste und { $moves } Schritte je Partie
luigi-balance-guests-header = | Bestellung | wartet | Gäste je Partie | behalten | satt | hinaus | Punkte je Gast | Punkte je Würfel | Punkte je Uhr |
luigi-balance-guests-legend = „Behalten“ hat den Gast, wer ihn aufgedeckt hat oder zu wem er mitkam; die anderen wurden weitergereicht. Ein Würfel ist einer, der serviert wurde oder für einen anderen stand, was auch immer daraus wurde; eine Uhr ist ein Schritt zur Tür, wer auch immer ihn verlangt hat. Die Punkte sind die der Bestellung, weniger die Zitrone für alle, die gegangen sind. Die Gäste vom Anfang zählen nicht mit.
luigi-balance-specials-header = | Besonderes | Gäste je Partie | weitergereicht | half | schadete |
luigi-balance-specials-legend = „Half“ und „schadete“ gilt für das Haus, in das der Gast kam, und zwar gleich: Ein Würfel hilft, wenn ihn dort noch jemand wollte; was ins Geld geht, hilft, wenn es eine Zitrone kostet, und schadet sonst, wenn es etwas abzugeben gab; Ungeduld schadet, wenn jemand geht, und so auch Mitgebrachte, vor denen jemand weichen muss; Mitgebrachte helfen, wenn sie am Ende satt werden.
luigi-balance-brings = Was ein Gast einbringt, nach Bestellung und Minuten
luigi-balance-brings-unit = Punkte
luigi-balance-clocks = Was eine Uhr einbringt, nach Bestellung und Minuten
luigi-balance-clocks-unit = Punkte je Uhr

luigi-soak-report = Ganze Partien: { $games }
    Schritte: { $moves } (Gäste satt: { $cashed }, Türen geknallt: { $left }, jemanden mitgebracht: { $friends }, Sack neu gefüllt: { $refills })
    Weggeworfen und wieder gelesen: { $resumes } (mitten in einem Zug: { $interrupted }, hinter einer halben Zeile: { $torn })
    Speicher: höchstens { $most } MB, im Mittel { $mean } MB, { $growth } MB vom ersten zum letzten Viertel
