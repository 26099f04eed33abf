# Schlacht am Buffet: die Wörter des Spiels, was geschieht, warum, und was die Mäuse dazu sagen.

buffet-cheese = Käse
buffet-salami = Salami
buffet-sausage = Wurst
buffet-pizza = Pizza
buffet-chicken = Hähnchenkeule
buffet-salad = Salat
buffet-plate = { $kind } { $worth }

# Was geschehen ist, ein Satz für jedes Ereignis der Regeln.
buffet-dealt = { $name } zieht eine Karte.
buffet-draws-anew = { $name } hat keine Karte mehr und zieht neun.
buffet-reshuffled =
    { $count ->
        [one] Der Zugstapel ist leer: Die eine ausgespielte Karte wird umgedreht.
       *[other] Der Zugstapel ist leer: Die { $count } ausgespielten Karten werden zu einem neuen gemischt.
    }
buffet-round-started = Runde { $round }: Alle zurück an den Start.
buffet-part-started = Und jetzt um die beiden besten Teller: Alle drei zurück an den Start!
buffet-turned-up = Auf dem Buffet: { $plate }.
buffet-chosen = { $name } hat gewählt.
buffet-taken-back = { $name } überlegt es sich noch einmal.
buffet-shown =
    { $fields ->
        [-1] { $name } spielt −1 und geht rückwärts auf { $to }.
        [0] { $name } spielt 0 und rührt sich nicht von der { $to }.
        [9] { $name } spielt 9 und stürmt von { $from } auf { $to }!
       *[other] { $name } spielt { $fields } und läuft von { $from } auf { $to }.
    }
buffet-level = Niemand steht allein, wo es darauf ankommt: Alle drängeln weiter.
buffet-plate-taken =
    { $how ->
        [bad] { $name } bleibt nur noch { $plate }. Guten Appetit!
        [better] { $name } bekommt { $plate } und deckt damit { $below } zu. Besser!
        [worse] { $name } bekommt { $plate }, genau obendrauf auf { $below }. Das tut weh!
       *[new] { $name } bekommt { $plate }.
    }
buffet-left = { $name } trottet davon.
buffet-went-hungry = { $name } ist die zweite von zwei Mäusen und geht leer aus.
buffet-swapped =
    { $count ->
        [0] { $name } behält alle Karten.
        [one] { $name } tauscht eine Karte: { $cards }.
       *[other] { $name } tauscht { $count } Karten: { $cards }.
    }
buffet-token-passed = Das Startplättchen geht an { $to }.
buffet-game-over = Für eine weitere Runde reichen die Teller nicht. Das Buffet ist geschlossen.

# Warum eine Maus tat, was sie tat; gesagt wird es, wenn die Karten offen liegen.
buffet-why-only-card = Auf der Hand war nichts anderes.
buffet-why-nothing-to-gain = Es war ohnehin alles gelaufen, da tat es die niedrigste Karte.
buffet-why-content-with = { $plate } ist gut genug, und gute Karten hebt man auf.
buffet-why-flees-from = Alles, nur nicht { $plate }!
buffet-why-flees-from-covering = Alles, nur nicht { $plate }: Das käme auf { $below } zu liegen!
buffet-why-goes-for = Jetzt gilt es, für { $plate }.
buffet-why-keeps-up-for = { $plate } ist noch zu haben, also jetzt nicht zurückfallen.
buffet-why-saves-cards = Fürs Erste sollte eine kleinere Karte reichen.
buffet-why-not-to-be-read = Wer immer das Naheliegende spielt, den kennt bald jeder.
buffet-why-the-same = Derselbe Gedanke.
buffet-why-swaps-low-cards =
    { $count ->
        [one] Bei einer so niedrigen Karte kann es nur besser werden.
       *[other] Bei so niedrigen Karten kann es nur besser werden.
    }
buffet-why-keeps-hand = An diesen Karten gibt es nichts auszusetzen.

# Was Mäuse sagen, wenn ihnen etwas widerfährt.
buffet-talk-careful-feast = Ich bin nur dem Geruch nachgegangen.
buffet-talk-careful-sting = Wäre ich doch in meinem Loch geblieben.
buffet-talk-careful-scrap = Ich wollte ja nicht drängeln. Aber musste es das sein?
buffet-talk-careful-hungry = Ich hatte vorher ein Butterbrot. Sicherheitshalber.
buffet-talk-careful-win = Immer langsam, und dann auf einmal ganz schnell.
buffet-talk-greedy-feast = Meins! Und isst das da noch jemand?
buffet-talk-greedy-sting = Meine schönen Punkte! Man sieht sie ja kaum noch!
buffet-talk-greedy-scrap = Wer isst denn so was? Na ja, ich. Trotzdem.
buffet-talk-greedy-hungry = NICHTS? Was heißt hier nichts?
buffet-talk-greedy-win = Den Rest bitte einpacken.
buffet-talk-mean-feast = Ach, wollte das noch jemand?
buffet-talk-mean-sting = Dafür wird jemand büßen. Jemand Kleines.
buffet-talk-mean-scrap = Ich habe übrigens alle anderen Teller abgeleckt.
buffet-talk-mean-hungry = Hoffentlich ist es von gestern.
buffet-talk-mean-win = Am besten schmecken mir eure Gesichter.
buffet-talk-showman-feast = Platz da, und Vorsicht mit den Schnurrhaaren!
buffet-talk-showman-sting = Eine Tragödie in einem Akt!
buffet-talk-showman-scrap = Ich mache Diät. Seit eben.
buffet-talk-showman-hungry = Große Künstler müssen hungern.
buffet-talk-showman-win = Danke! Ich pfeife noch eine Zugabe.

# Der Tisch im Terminal.
buffet-title = Toque · Schlacht am Buffet
buffet-table-of = { $seats } Mäuse, Startzahl { $seed }
buffet-table-of-replay = { $seats } Mäuse
buffet-legend = ▸ hat das Startplättchen. Eine Zahl in Klammern liegt darunter und zählt nicht mehr.
buffet-round-title = Runde { $round }
buffet-on-the-buffet = Auf dem Buffet: { $plates }
buffet-still-there = Noch da: { $plates }
buffet-nothing-yet = noch nichts
buffet-played = Ausgespielt: { $cards }; im Zugstapel: { $left }
buffet-played-nothing = nichts
buffet-at-the-back = ganz hinten
buffet-result-detail = zu sehen: { $plates }

# Was nicht geht.
buffet-illegal-game-over = Das Buffet ist geschlossen.
buffet-illegal-not-now = Der Tisch wartet auf etwas anderes.
buffet-illegal-not-in-the-queue = Deine Maus steht nicht in der Schlange.
buffet-illegal-no-such-card = So eine Karte hast du nicht.
buffet-illegal-chosen-already = Diese Karte hast du schon gewählt.
buffet-illegal-nothing-chosen = Du hast noch nichts gewählt.
buffet-illegal-not-your-swap = Karten tauschen darf jetzt jemand anderes.
buffet-illegal-not-your-draw = Jetzt zieht jemand anderes.
buffet-illegal-card-not-in-pile = So eine Karte ist nicht im Zugstapel.
buffet-illegal-plate-not-face-down = Dieser Teller liegt nicht mehr verdeckt.
buffet-invalid-seats = Am Buffet ist Platz für 3 bis 6 Mäuse, nicht für { $seats }.
buffet-invalid-state = So kann der Tisch nicht ausgesehen haben: { $detail }

# Befehle.
buffet-cli-seats = Wie viele Mäuse: 3 bis 6 (sonst 5)
buffet-cli-seats-hint = 3, 4, 5 oder 6
buffet-cli-players = Wer mitspielt, etwa three-star:mean,chef,chef,commis (legt auch die Zahl der Plätze fest)
buffet-cli-players-hint = für jeden der 3 bis 6 Plätze, mit Kommas dazwischen: apprentice, commis, chef oder three-star, auf Wunsch mit :careful, :greedy, :mean oder :showman; oder greedy, random
buffet-cli-duel-players = Wer gegen wen, etwa three-star,chef,chef,chef,chef (sonst die Leiter aller Stufen)

buffet-hungry = hungrig
buffet-length = { $rounds } Runden, { $showings }-mal alle Karten auf den Tisch und { $moves } Schritte je Partie
buffet-balance-header = | Teller | bringt | deckt etwas zu | am Ende zu sehen | wer ihn hat, gewinnt | vorsichtig | gierig | gemein | eitel |
buffet-balance-legend = „Bringt“ heißt: Punkte, wenn man ihn nimmt, weniger die eines Tellers, den er zudeckt. „Wer ihn hat“ ist, wer ihn am Ende offen liegen hat. Die letzten vier Spalten: wie oft die Mäuse jeder Wesensart ihn bekommen, als Vielfaches ihres Anteils.
buffet-balance-brings = Was ein Teller bringt, wenn man ihn nimmt
buffet-balance-brings-unit = Punkte
buffet-balance-wins = Wie oft gewinnt, wer einen Teller am Ende offen liegen hat
buffet-balance-wins-unit = Prozent

buffet-soak-report = Ganze Partien: { $games }
    Schritte: { $moves } (Karten umgedreht: { $showings }, Karten getauscht: { $swaps }, Ausgespieltes neu gemischt: { $reshuffles })
    Weggeworfen und wieder gelesen: { $resumes } (mit verdeckten Karten: { $hidden }, hinter einer halben Zeile: { $torn })
    Speicher: höchstens { $most } MB, im Mittel { $mean } MB, { $growth } MB vom ersten zum letzten Viertel
