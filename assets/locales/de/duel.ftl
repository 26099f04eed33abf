# Turniere.

duel-title = { $games } Partien zu { $seats }
duel-player = wer
duel-wins = Siege (zu 95 % sicher)
duel-points = Punkte
duel-stars = Sterne
duel-ends = Wie sie endeten: genug Gerichte { $dishes }, drei Sterne { $stars }, nichts mehr zu kochen { $nothing }
duel-seats = Siege nach Platz: { $shares }
duel-length = { $turns } Züge und { $moves } Schritte je Partie

cli-duel-about = KI-Köche viele Partien spielen lassen und zählen, wer gewinnt
cli-duel-usage = toque duel [SCHALTER]
cli-duel-players = Wer gegen wen, etwa three-star,chef,chef,chef (sonst die Leiter aller Stufen)
cli-duel-games = Wie viele Partien je Paarung (sonst 1000)
cli-duel-threads = Auf wie vielen Threads (sonst so viele, wie es Kerne gibt)
cli-duel-json = Das Ergebnis so ausgeben, dass ein Programm es lesen kann
cli-count-hint = eine ganze Zahl von 1 bis { $most }
