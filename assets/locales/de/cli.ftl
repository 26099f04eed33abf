# Die Kommandozeile.

cli-about = Eine Spielzeugküche auf dem Tisch: Herd anheizen, Kristalle streuen, Crêpe wenden.
cli-usage-heading = Aufruf
cli-commands-heading = Befehle
cli-options-heading = Schalter
cli-arguments-heading = Angaben
cli-usage = toque [SCHALTER] [BEFEHL]
cli-after = Ohne Befehl beginnt das Spiel. Beispiele:
    {"  "}toque watch --seats 3 --house german
    {"  "}toque watch --seed 42 --save abend.match
    {"  "}toque replay abend.match
cli-help = Diese Hilfe zeigen
cli-version = Die Version zeigen
cli-lang = Sprache: en oder de (sonst wie im System eingestellt)
cli-dishes = Nach dieser Gerichteliste kochen statt nach der üblichen (RON, wie assets/dishes.ron)

cli-watch-about = Im Terminal einer Partie von KI-Köchen zusehen
cli-watch-usage = toque watch [SCHALTER]
cli-value-file = DATEI
cli-value-list = LISTE
cli-value-rules = REGELN
cli-value-number = ZAHL
cli-value-code = KÜRZEL
cli-watch-seats = Wie viele Köche: 2, 3 oder 4 (sonst 4)
cli-watch-players = Wer wo sitzt, etwa three-star:mean,chef,commis (legt auch die Zahl der Plätze fest)
cli-watch-seed = Eine ganze Zahl; dieselbe Zahl ergibt dieselbe Partie
cli-watch-house = Hausregeln: english, german oder eine Mischung wie take-points:yes,dishes:4
cli-watch-save = Die Partie in dieser Datei speichern
cli-watch-why = Die Köche sagen lassen, warum
cli-watch-pause = Nach jedem Zug so viele Millisekunden warten

cli-replay-about = Eine gespeicherte Partie noch einmal abspielen und jeden Schritt prüfen
cli-replay-usage = toque replay [SCHALTER] DATEI
cli-replay-file = Die Datei der Partie; oder die Nummer einer Partie, die das Spiel aufbewahrt hat, oder „last“
cli-replay-quiet = Nur prüfen und das Ergebnis nennen

cli-error-unknown-flag = Den Schalter {$what} gibt es nicht.
cli-error-unknown-command = Den Befehl „{$what}“ gibt es nicht.
cli-error-invalid-value = „{$value}“ passt nicht zu {$what}.
cli-error-missing-value = Zu {$what} fehlt der Wert.
cli-error-missing-argument = Es fehlt: {$what}.
cli-error-conflict = {$what} geht nicht zusammen mit {$other}.
cli-error-repeated = {$what} darf nur einmal vorkommen.
cli-error-too-much = Mit „{$what}“ ist hier nichts anzufangen.
cli-error-other = Die Kommandozeile ist nicht zu verstehen.
cli-did-you-mean = Ist {$what} gemeint?
cli-allowed = Möglich: {$what}.
cli-see-help = „{$command} --help“ zeigt, was möglich ist.
cli-house-hint = english, german oder eine Mischung aus crepe-coffee:yes, take-points:yes, dishes:1…9, dishes-for-two:1…9
cli-players-hint = für jeden der 2 bis 4 Plätze, mit Kommas dazwischen: apprentice, commis, chef oder three-star, auf Wunsch mit :careful, :greedy, :mean oder :showman; oder greedy, random
cli-seats-hint = 2, 3 oder 4
cli-seed-hint = eine ganze Zahl von 0 bis {$most}
cli-pause-hint = eine ganze Zahl von Millisekunden, bis {$most}
cli-lang-hint = en oder de

cli-screenshot = Bilder aller Ansichten des Spiels in diesen Ordner legen, dann beenden
cli-at = Welche Ansichten, mit Komma dazwischen (sonst alle)
cli-quality = Wie aufwendig das Bild sein darf, für dieses Mal: software, low, medium oder high
cli-quality-hint = software, low, medium oder high
cli-headless = Eine Partie von KI-Köchen durch das ganze Spiel spielen, ohne ein Fenster zu öffnen
cli-value-word = WORT
cli-value-folder = ORDNER
no-such-scene = Eine Ansicht „{ $word }“ gibt es nicht. Möglich: { $all }.
headless-endless = Die Partie endete nicht. Das ist ein Fehler des Spiels.
