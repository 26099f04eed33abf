# Turniere.

duel-title =
    { $games ->
        [one] Eine Partie zu { $seats }
       *[other] { $games } Partien zu { $seats }
    }
duel-player = wer
duel-wins = Siege (zu 95 % sicher)
duel-points = Punkte
duel-stars = Sterne
duel-ends = Wie sie endeten: genug Gerichte { $dishes }, drei Sterne { $stars }, nichts mehr zu kochen { $nothing }
duel-broken-off = Abgebrochen, weil niemand weiterwollte: { $games }
duel-missing = Gespielte Partien: nur { $games } von { $wanted }. Was oben steht, hat die übrigen verhindert; das ist ein Fehler, bitte melde ihn.
duel-seats = Siege nach Platz: { $shares }
duel-length = { $turns } Züge und { $moves } Schritte je Partie

cli-duel-about = KI-Köche viele Partien spielen lassen und zählen, wer gewinnt
cli-duel-usage = toque duel [SCHALTER]
cli-duel-players = Wer gegen wen, etwa three-star,chef,chef,chef (sonst die Leiter aller Stufen)
cli-duel-games = Wie viele Partien je Paarung (sonst 1000)
cli-duel-threads = Auf wie vielen Threads (sonst so viele, wie es Kerne gibt)
cli-duel-json = Das Ergebnis so ausgeben, dass ein Programm es lesen kann
cli-count-hint = eine ganze Zahl von 1 bis { $most }

cli-duel-physics = Jedes Kippen, Wenden und Würfeln simulieren (langsam), statt aus Gemessenem zu ziehen
cli-watch-quick = Ergebnisse aus der gemessenen Physik ziehen, statt sie zu simulieren
cli-value-subject = WAS
cli-value-folder = ORDNER
cli-lab-about = Die Physik messen: was Hände beim Kippen, Wenden und Würfeln bekommen
cli-lab-usage = toque lab [SCHALTER] WAS
cli-lab-subject = Was gemessen wird: pour, shake, flip, die, violent, steady oder hands (gibt assets/hands.ron aus)
cli-lab-size = Die Zahl der Versuche vervielfachen (sonst 1)
cli-lab-seed = Eine ganze Zahl; dieselbe Zahl findet dasselbe
cli-lab-config = Die Zahlen dieser Datei ausprobieren statt assets/physics.ron
cli-lab-plots = Bilder in diesen Ordner zeichnen
cli-size-hint = eine Zahl von 0.001 bis 1000
physics-trouble = Die Physik hat versagt; das ist ein Fehler, bitte melde ihn: { $detail }

balance-title =
    { $games ->
        [one] Eine ausgeglichene Partie zu viert
       *[other] { $games } ausgeglichene Partien zu viert
    } (Züge je Partie: { $turns })
balance-header = | Gericht | Punkte | gewählt je Partie | serviert | Stern | verbrannt | verwürzt | Aktionen je Servieren | Punkte je Aktion |
balance-worth = Was eine Aktion an einem Gericht einbringt
balance-worth-unit = Punkte je Aktion
balance-chosen = Wie oft ein Gericht gewählt wird
balance-chosen-unit = mal je Partie
balance-blunders = Wofür nichts spricht: { $rate } von 1000 Entscheidungen ({ $made } von { $decisions })
balance-blunders-header = | wofür nichts spricht | wäre möglich gewesen | kam vor | von 1000 Entscheidungen |
blunder-toss-forgone = einen Wurf der Crêpe verschenkt
blunder-point-forgone = einen Siegpunkt liegen gelassen
blunder-roll-forgone = ein kaltes Gericht kalt gelassen
blunder-roll-only-burns = ein Würfeln, das nur verbrennen kann
blunder-needless-pour = ein Kippen, das nur schaden kann
blunder-burnt-by-choice = aus freier Wahl verbrannt
blunder-cup-for-nothing = eine Tasse für nichts
blunder-spoons-too-soon = drei Löffel, solange noch welche da sind
balance-even-games =
    { $games ->
        [one] Eine ausgeglichene Partie zu { $seats }
       *[other] { $games } ausgeglichene Partien zu { $seats }
    }
balance-par = Jedem Platz stünden { $par } % zu; der erste gewinnt das { $times }-Fache.
cli-balance-about = Ausgeglichene Partien spielen und sagen, was jedes Gericht wirklich wert ist
cli-balance-usage = toque balance [SCHALTER]
cli-balance-games = Wie viele Partien (sonst 2000)
cli-balance-level = Wie gut die vier Köche sind (sonst chef)
cli-value-level = STUFE

cli-soak-about = Stundenlang ganze Partien in der echten Physik spielen und nach Fehlern suchen
cli-soak-usage = toque soak [SCHALTER]
cli-soak-games = Wie viele Partien (sonst 10)
cli-soak-hours = Wie viele Stunden lang, statt einer Zahl von Partien
cli-soak-seed = Die Startzahl der ersten Partie; jede weitere nimmt die nächste Zahl (sonst 1)
cli-hours-hint = eine Zahl über 0, bis { $most }
soak-so-far = { $minutes } min: Partien { $games } ({ $rate } je Minute), Schritte { $moves }, { $memory } MB, misslungen { $failed }
soak-failed = Die Partie mit der Startzahl { $seed } ist misslungen: { $why }
soak-again = Das ist ein Fehler: { $why }
    {"  "}So lässt er sich wieder zeigen: toque soak --games 1 --seed { $seed }
soak-leak = Das ist ein Fehler: Der Speicher wuchs nach dem Warmwerden um { $growth } MB und kam nicht zurück.
soak-report = Ganze Partien: { $games }
    Schritte: { $moves } (gekippt { $pours }, gewendet { $flips }, gewürfelt { $rolls })
    Aufgeschrieben, weggeworfen und wieder gelesen: { $resumes } (nach einem abgebrochenen Kippen: { $broken })
    Mittendrin angehalten: { $pauses }
    Kristalle, die durch eine Wand drangen und zurückgelegt wurden: { $guarded }
    Schritte der Physik: { $steps }; am weitesten flog etwas { $farthest } cm; am längsten gab es { $stillest } s nichts zu sehen
    Speicher: höchstens { $most } MB, im Mittel { $mean } MB, { $growth } MB vom ersten zum letzten Viertel
