# Was alle Spiele im Regal gemeinsam haben: wie sie heißen und wie man eines verlangt.

a-la-carte = À la carte
buffet = Schlacht am Buffet
luigi = Da Luigi
kitchen-chaos = Küchenchaos

cli-game = Welches Spiel: { $all } (sonst a-la-carte)
cli-value-game = SPIEL
cli-error-not-for-game = { $what } gibt es nur bei „{ $only }“, nicht bei „{ $game }“.
game-without-terminal = Das ist eine Partie „{ $game }“, und für dieses Spiel gibt es im Terminal noch keinen Tisch.
dishes-not-for-game = Das ist eine Partie „{ $game }“, und dort wird nach keiner Gerichteliste gekocht: Lass --dishes weg.
soak-again-of = Das ist ein Fehler: { $why }
    {"  "}So lässt er sich wieder zeigen: toque soak --game { $game } --games 1 --seed { $seed }
