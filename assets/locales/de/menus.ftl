# Das Fenster: Titel, Menüs, Hinweise.

game-name = Toque
game-tagline = Eine Spielzeugküche. Ruhige Hände gewinnen. Meistens.
language-english = English
language-german = Deutsch

title-new = Neue Partie
title-learn = Spielen lernen
title-resume = Weiterspielen
title-others =
    { $count ->
        [one] Noch eine offene Partie
       *[other] Noch { $count } offene Partien
    }
begun-heading = Offene Partien
begun-stay = Nichts geht verloren: Diese Partien bleiben hier.
begun-new = Neue Partie beginnen
begun-lesson = Lektion beginnen
begun-unread = Diese Datei lässt sich nicht mehr lesen.
begun-other-game = Eine Partie eines anderen Spiels.
begun-too-new = Diese Partie hat ein neueres Toque geschrieben.
begun-other-dishes = Mit einer anderen Gerichteliste gespielt.
begun-score = { $name } { $points }
begun-is-lesson = Lektion
begun-progress =
    { $name } ist dran. { $served ->
        [0] Noch ist kein Gericht serviert.
       *[other] Bisher höchstens { $served } von { $dishes } Gerichten serviert.
    }
title-settings = Einstellungen
title-rules = Regeln
title-quit = Beenden

menu-back = Zurück
menu-done = Fertig

seats-heading = Wer kocht mit?
seats-count-value =
    { $count ->
       *[other] { $count } Plätze
    }
seats-person = Mensch
seats-level-apprentice = Lehrling
seats-level-commis = Commis
seats-level-chef = Küchenchef
seats-level-three-star = Drei-Sterne-Koch
seats-skill-apprentice = Kennt die Regeln, vergisst die Pfanne.
seats-skill-commis = Jungkoch: plant ordentlich, zittert etwas.
seats-skill-chef = Ruhiger, und sieht, was du vorhast.
seats-skill-three-star = Denkt zwei Aktionen voraus, kleckert kaum.
seats-temper-careful = vorsichtig
seats-temper-greedy = gierig
seats-temper-mean = gemein
seats-temper-showman = eitel
seats-motto-careful = „Erst messe ich. Dann messe ich nach.“
seats-motto-greedy = „Fünf Punkte? Meine.“
seats-motto-mean = „Schöner Teller. Schade um die Hitze.“
seats-motto-showman = „Seht her. Nein, wirklich: seht her.“
seats-steady = Ruhige Hand
seats-steady-why = Mit ruhiger Hand kippst und wirfst du mit einer Taste und einer Leiste statt mit der Maus. Die Pfanne merkt keinen Unterschied.
seats-nobody = Kein Mensch sitzt am Tisch: Die Köche spielen unter sich, und du schaust zu.
seats-start = Los, kochen!

house-heading = Hausregeln
house-book-english = Wie im englischen Heft
house-book-german = Wie im deutschen Heft
house-mix = Unsere eigene Mischung
house-coffee = Kaffee zur Crêpe
house-coffee-yes = Kaffeepausen sind erlaubt, auch wenn eine Crêpe in deiner Pfanne liegt.
house-coffee-no = Keine Kaffeepause, solange eine Crêpe in deiner Pfanne liegt.
house-take = Siegpunkt-Tassen wegnehmen
house-take-yes = Eine Siegpunkt-Tasse, die noch niemand gespielt hat, darf man anderen wegnehmen.
house-take-no = Siegpunkt-Tassen sind vor den anderen sicher.
house-dishes = Gerichte bis zum Ende
house-dishes-value =
    { $count ->
        [one] 1 Gericht
       *[other] { $count } Gerichte
    }
house-dishes-why =
    { $count ->
        [one] Das erste servierte Gericht beendet das Spiel.
       *[other] Wer { $count } Gerichte serviert hat, beendet das Spiel.
    }
seed-label = Startzahl (optional)
seed-why = Für eine Revanche: Dieselbe Zahl bringt dieselben Tassen und Launen wieder. Leer: neu gemischt.

settings-heading = Einstellungen
settings-language = Sprache
settings-language-why = Gilt sofort, auch mitten in der Partie.
settings-text = Größe von Text und Knöpfen
settings-text-why = Karten und Knöpfe wachsen mit.
settings-text-room = In diesem Fenster höchstens { $percent }.
settings-mouse = Maus
settings-mouse-why = Wie weit die Hand geht, wenn du die Maus bewegst.
settings-left = Linkshändig
settings-left-why = Der Griff zeigt nach links, und von dort kommt der Arm, der wirft.
settings-motion = Weniger Bewegung
settings-motion-why = Keine Kamerafahrten, kein Hüpfen, kein Konfetti.
settings-marks = Zeichen für Farben
settings-marks-why = Zwei Buchstaben auf allem, was man an der Farbe erkennt.
settings-slow = Langsam kippen
settings-slow-why = Die Zeit läuft langsamer, während du kippst.
settings-coach = Trainer
settings-coach-why = Sagt nach dem Würzen, wie du die Flasche gekippt hast und was du ändern kannst. In deinen ersten drei Partien an.
settings-pace = Tempo der anderen
settings-pace-why = Wie schnell die Köche handeln. Dein eigener Zug bleibt, wie er ist.
settings-pace-natural = Natürlich
settings-pace-double = Doppelt so schnell
settings-pace-fourfold = Viermal so schnell
settings-pace-skip = Sofort
settings-quality = Bild
settings-quality-why = Je einfacher, desto flüssiger auf einem langsamen Rechner.
settings-quality-auto = Passend zum Rechner
settings-quality-software = Am einfachsten
settings-quality-low = Einfach
settings-quality-medium = Fein
settings-quality-high = So schön es geht
settings-percent = { $value } %
settings-sound = Ton
settings-sound-missing = Es wurde kein Tongerät gefunden, deshalb ist die Küche still.
settings-volume = Gesamt
settings-volume-why = Alles Folgende zusammen.
settings-volume-kitchen = Küche
settings-volume-kitchen-why = Pfannen, Flaschen, Kristalle, Würfel und Klingel.
settings-volume-music = Musik
settings-volume-music-why = Der Walzer. Er hält sich zurück, solange eine Flasche kippt.
settings-volume-ambience = Umgebung
settings-volume-ambience-why = Der Raum um den Tisch.
settings-volume-interface = Bedienklänge
settings-volume-interface-why = Klicken und Klingeln von Menüs und Karten.
settings-more = Hände und Augen

pause-heading = Die Küche wartet
pause-on = Weiter
pause-steady = Ruhige Hand:
pause-steady-why = Eine Taste und eine Leiste statt der Maus, ab dem nächsten Kippen oder Werfen.
pause-leave = Zurück zum Titel
pause-leave-why = Die Partie ist gespeichert und lässt sich später fortsetzen.
pause-leave-unsaved = Diese Partie konnte nicht gespeichert werden: Wer geht, verliert sie.
pause-quit = Spiel beenden

rules-heading = Regeln
rules-search = Suchen
rules-nothing = Davon ist nirgends die Rede.

notice-heading = Gut zu wissen
notice-homeless = Es gibt keinen Ordner für Einstellungen und Spielstände.
notice-homeless-do = Du kannst spielen, aber nach dem Beenden ist alles vergessen. Mit HOME oder XDG_DATA_HOME gibst du einen Ordner an.
notice-guest = Ein anderes Toque ist schon offen.
notice-guest-do = Es bewahrt deine Partie, deine Einstellungen und das Geübte auf, und von hier aus wird nichts davon angerührt. Spielen kannst du: Eine Partie in diesem Fenster wird eine eigene Datei in { $folder }. Willst du deine Partie fortsetzen, schließe eines der beiden und starte neu.
notice-unwritable = Diese Datei ließ sich nicht schreiben: { $file }
notice-unwritable-do = Sieh nach, ob die Platte voll oder der Ordner schreibgeschützt ist. Was vorher da war, ist noch da. Das System sagt: { $detail }
notice-aside = Diese Datei war nicht zu verstehen: { $file }
notice-aside-do = Nichts ist verloren: Sie heißt jetzt { $aside }. Das Spiel geht mit den üblichen Werten weiter. Was an ihr nicht stimmt: { $detail }
notice-not-understood-do = Ein anderes Toque ist offen und bewahrt sie auf, darum bleibt sie, wo sie ist; dieses hier geht mit den üblichen Werten weiter. Was an ihr nicht stimmt: { $detail }
notice-nameless = Wer diese Partie spielt, ist nicht mehr bekannt.
notice-nameless-do = Die Zeile ihrer Datei, in der das steht, war nicht zu verstehen. Die Partie geht weiter: Du sitzt am ersten Platz, an den anderen sitzen Köche.
notice-laid-anew = Die Kristalle wurden neu gelegt.
notice-laid-anew-do = Wie sie in Flaschen und Pfannen lagen, war nicht bis zum Ende aufgeschrieben. Es fehlt keiner: Überall sind so viele, wie deine Partie sagt.
notice-mended = Ein Teil deiner Partie war beschädigt.
notice-mended-do =
    { $moves ->
        [one] Sie geht nach ihrem ersten Schritt weiter, dem letzten unversehrten.
       *[other] Sie geht nach Schritt { $moves } weiter, dem letzten unversehrten.
    } Die Datei, wie sie war, heißt jetzt { $aside }. Was an ihr nicht stimmt: { $detail }
notice-foreign = Diese Partie bleibt, wie sie ist: { $file }
notice-foreign-do = { $detail } An ihr wurde nichts geändert.
notice-not-listed = Die Liste der offenen Partien ist voll ({ $most }). Die älteste steht nicht mehr darin.
notice-not-listed-do = Sie zählt jetzt als gespielt und ist noch da: { $file } „toque replay“ zeigt sie.
notice-other-dishes = Diese Partie wurde mit einer anderen Gerichteliste gespielt: { $file }
notice-other-dishes-do = Sie ist noch da. Starte Toque mit --dishes und dieser Liste, um sie fortzusetzen.
notice-plan-unplayable = mit dieser Zahl von Plätzen oder Gerichten kann man nicht spielen
book-version = sie ist von Version { $version }, die dieses Toque nicht kennt
book-not-finite = eine Zahl darin ist keine
book-too-long = sie ist länger, als sie sein kann
book-miscounted = sie zählt etwas, das nicht sein kann
notice-okay = In Ordnung

window-failed = Das Fenster ließ sich nicht öffnen: { $detail } „toque watch“ spielt eine Partie im Terminal.
window-no-display = Es war kein Bildschirm zu finden, auf dem ein Fenster Platz hätte. Läuft eine grafische Oberfläche? „toque watch“ spielt eine Partie im Terminal.
window-no-graphics = Hier gibt es nichts, womit gemalt werden könnte: weder eine Grafikkarte noch einen Ersatz dafür, der Vulkan oder OpenGL kann. Unter Debian und Ubuntu hilft „apt install mesa-vulkan-drivers“. „toque watch“ spielt eine Partie im Terminal.
window-crashed = Das Spiel musste anhalten: { $detail }
window-crashed-saved = Deine Partie ist bis zum letzten Schritt gespeichert.

# Zwei Buchstaben, die Farben unterscheiden, wenn man sie nicht sieht.
mark-lemon = Zi
mark-pepper = Pf
mark-paprika = Pa
mark-herbs = Kr
mark-yellow = Ge
mark-green = Gr
mark-blue = Bl
mark-orange = Or
mark-red = Ro
