# Critter Club: alles außer dem Tisch und den Regeln.

app-name = Critter Club
app-line = Kleine, gemeine Kartenspiele für ein Handy und alle drumherum.

## Unterwegs

back = Zurück
home = Start
settings = Einstellungen
rules = Regeln
about = Über uns
close = Schließen
search = Suchen

## Start

games-heading = Was spielt ihr?
today-now = Heute
today = Partien des Tages
continue-heading = Weiter geht’s
continue = Weiterspielen
continue-more = { $count ->
    [one] Noch 1 Spiel
   *[other] Noch { $count } Spiele
  }
shelf-lost = { $count ->
    [one] Ein Spiel war nicht mehr zu lesen. Wir haben es beiseitegelegt, den anderen fehlt nichts.
   *[other] { $count } Spiele waren nicht mehr zu lesen. Wir haben sie beiseitegelegt, den anderen fehlt nichts.
  }
match-over = Zu Ende gespielt
match-waits = Wartet auf { $name }
match-new = Gerade angefangen
match-actions = Mehr zu diesem Spiel
match-export = Als Datei sichern
match-delete = Löschen
match-delete-question = Dieses Spiel endgültig löschen?
match-delete-yes = Löschen
match-delete-no = Behalten
match-deleted = Das Spiel ist gelöscht.
match-import-failed = Diese Datei ist kein Spiel von uns, oder sie ist beschädigt. Es wurde nichts verändert.
match-exported = Das Spiel liegt bei deinen Downloads.
match-export-failed = Dieses Spiel ließ sich nicht als Datei sichern.
file-covered = Ein Spiel aus Critter Club, das noch läuft: { $names }. Die Karten sind verdeckt, damit niemand sie aus Versehen sieht. Zum Weiterspielen öffnest du diese Datei in Critter Club: „Einsteigen: Link, Code, Datei“, dann „Ein Spiel aus einer Datei“.
file-name = Critter Club, { $names }

## Der Anfang

stage-download = Das Spiel wird geholt: { $loaded } von { $total } MB
stage-download-line = Nur dieses erste Mal. Du kannst schon alles vorbereiten.
stage-starting = Die Krabbler wachen auf …
offline-ready = Läuft jetzt auch ohne Netz
update-waiting = Es gibt eine neue Version.
update-take = Her damit
screen-coming = Einen Moment …
try-again = Noch einmal
repair = Reparieren
repair-looking = Alle Dateien werden geprüft …
repair-mended = Es gab beschädigte Dateien, sie sind jetzt neu geladen. Deine Spiele sind unverändert.
repair-whole = Alle Dateien sind in Ordnung.
repair-unreachable = Ein paar Dateien sind beschädigt und ließen sich nicht laden. Versuch es mit Netz noch einmal.

failure-browser-too-old = Dieser Browser ist zu alt für Critter Club. Aktualisiere ihn oder öffne die Seite in einem anderen.
failure-download-broke-off = Der Download ist abgebrochen. Schau nach dem Netz und versuch es noch einmal: Es geht da weiter, wo er stand.
failure-engine-broken = Beim Start ist etwas schiefgegangen. Deinen Spielen ist nichts passiert. Versuch es noch einmal oder lade die Seite neu.
failure-engine-silent = Der Start dauert viel zu lange. Deinen Spielen ist nichts passiert. Versuch es noch einmal oder schließ vorher ein paar andere Apps.
failure-offline-unsupported = Dieser Browser merkt sich nichts fürs Spielen ohne Netz. Mit Netz klappt alles.
failure-offline-unreachable = Das Netz war weg, bevor alles fürs Spielen ohne Netz da war. Versuch es noch einmal, wenn es wieder da ist.
failure-offline-failed = Fürs Spielen ohne Netz fehlt noch etwas. Mit Netz klappt alles.
failure-storage-full = Auf diesem Handy ist kein Platz mehr, deshalb geht es nicht ohne Netz. Räum etwas auf und lade die Seite neu.
failure-storage-denied = Dieser Browser lässt uns nichts speichern, vielleicht ist das Handy voll oder das Fenster privat. Du kannst trotzdem spielen, aber nichts Neues bleibt da, wenn du die Seite schließt.
failure-storage-silent = Der Speicher dieses Handys antwortet nicht, deshalb fehlen hier vielleicht Spiele. Weg sind sie nicht: Lade die Seite neu, oder starte das Handy neu.
failure-screen-missing = Diese Seite ließ sich nicht laden. Schau nach dem Netz und versuch es noch einmal.
engine-restarts = Etwas ist stehen geblieben. Es startet neu, nichts ist verloren.
reload = Seite neu laden

## Vorbereitung

setup-seats = Wer spielt mit?
setup-add = Noch jemand
setup-play = Los geht’s
setup-lesson = Neu hier? Beim Spielen lernen
setup-waiting = Es geht los, sobald das Spiel da ist.
seat-edit = { $name }: Farbe und Platz. Umsetzen mit den Pfeiltasten.
seat-names = Name
seat-name = Name an Platz { $number }
seat-who = Wer spielt { $name }
seat-person = Mensch
seat-bot = Bot
seat-up = Rauf
seat-down = Runter
seat-remove = Raus
seat-colour = Farbe von { $name }
seat-moved = { $name } sitzt jetzt an Platz { $number }.
seat-added = { $name } ist dabei.
seat-removed = { $name } ist raus.
animal-0 = Eule
animal-1 = Fuchs
animal-2 = Igel
animal-3 = Katze
animal-4 = Frosch
animal-5 = Schnecke
colour-0 = Orange
colour-1 = Himmelblau
colour-2 = Grün
colour-3 = Gelb
colour-4 = Zinnober
colour-5 = Rosa
pattern-0 = Streifen
pattern-1 = Punkten
pattern-2 = Zickzack
pattern-3 = Karos
pattern-4 = Wellen
pattern-5 = Sternen
token-name = { $animal }, { $colour } mit { $pattern }
name-twice = { $name } gibt es schon. Änderst du einen Buchstaben?
name-dummy = { $dummy } ist schon dabei. Nimmst du einen anderen Namen?
name-shortened = Ganz schön lang. Wir haben die ersten 60 Zeichen behalten.
nobody-human = Mindestens 1 Mensch muss mitspielen.
setup-options = Wie spielt ihr?
mixing-choice = Niemand mischt allein
mixing-choice-line = Das Handy zieht eine Zahl, dann gebt ihr alle etwas dazu.
mixing = Gemeinsam mischen
mixing-print = Dieses Handy hat seine Zahl gezogen. Das ist ihr Fingerabdruck: Mach jetzt ein Foto davon, dann kann niemand die Zahl unbemerkt austauschen.
mixing-line = Jetzt gebt ihr alle etwas dazu, das sonst niemand erraten kann: ein Wort oder einen Rhythmus auf dem Knopf. Wem dieses Handy gehört, fängt an.
mixing-of = { $name } gibt dazu
mixing-tap = Tippen
mixing-tap-of = Tippen für { $name }
mixing-none = Mindestens einer von euch muss etwas dazugeben.
mixing-deal = Mischen und austeilen

## Regeln

rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Dazu steht hier nichts. Versuch ein anderes Wort.
    [one] { $count } Abschnitt
   *[other] { $count } Abschnitte
}
rules-minute = In einer Minute
rules-of = Regeln: { $game }

## Einstellungen

settings-look = Aussehen
settings-scheme = Farben
settings-scheme-garden = Gartenfest
settings-scheme-lagoon = Lagune
settings-scheme-embers = Lagerfeuer
settings-back = Rückseiten der Karten
settings-back-medal = Medaille
settings-back-frame = Rahmen
settings-back-diamond = Raute
settings-back-halves = Hälften
settings-theme = Tag oder Nacht
settings-theme-system = Wie das Handy
settings-theme-light = Hell
settings-theme-dark = Nacht
settings-language = Sprache
settings-language-system = Wie das Handy
settings-language-failed = Diese Sprache konnte nicht geladen werden. Sie ist da, sobald du die App das nächste Mal mit Netz öffnest.
settings-text = Schriftgröße
settings-text-normal = 100 %
settings-text-large = 125 %
settings-text-larger = 150 %
settings-text-largest = 200 %
settings-motion = Bewegung
settings-motion-system = Wie das Handy
settings-motion-reduced = Ruhig
settings-motion-full = Lebhaft
settings-motion-line = Ruhig zeigt dasselbe, nur fliegt nichts herum.
settings-feel = Beim Spielen
settings-sound = Töne
settings-volume = Lautstärke
settings-ambience = Hintergrundgeräusche
settings-ambience-line = Solange du am Tisch sitzt: eine Party, das Meer oder Grillen.
settings-haptics = Vibration
settings-awake = Bildschirm anlassen
settings-tips = Tipps
settings-tips-line = Jeder Tipp kommt einmal, wenn er gerade hilft.
settings-pace = Tempo am Tisch
settings-pace-relaxed = Gemütlich
settings-pace-usual = Normal
settings-pace-brisk = Flott
settings-pace-at-once = Sofort
settings-pace-line = Wie lange du siehst, was die anderen tun. Mit einem Tipp auf den Tisch überspringst du es jederzeit.
settings-single = Ein Tipp spielt
settings-single-line = Die Karte wird beim ersten Tipp gespielt. Es wird nicht noch einmal gefragt.
settings-drag = Karten ziehen
settings-drag-line = Du kannst eine Karte auch spielen, indem du sie auf den Tisch ziehst.
settings-hand = Welche Hand
settings-hand-right = Rechts
settings-hand-left = Links
settings-hand-line = Was du oft drückst, liegt bei diesem Daumen.
settings-kept = Das alles bleibt nur auf diesem Handy.

## Über uns

about-lead = Ein paar Leute, ein Handy, kein Konto, keine Werbung. Mehr ist es nicht.
about-fair = Ehrliches Spiel
about-fair-line = Bots sehen nur, was jemand auf ihrem Platz sieht: keine fremde Hand, keine Reihenfolge im Stapel. Teilen sich mehrere Leute das Handy, zeichnet auch diese Seite keine Hand und liest keine vor, bevor jemand den Knopf dafür gedrückt hält.
about-private = Nichts verlässt dein Handy
about-private-line = Es gibt keinen Server, der mithört: Die Website gibt nur die Dateien der App heraus. Namen, Spiele und Einstellungen bleiben in diesem Browser und verschwinden, wenn du seine Daten löschst. Zu anderen geht nur, was du selbst verschickst.
about-offline = Geht ohne Netz
about-offline-line = Sobald auf der Startseite „Läuft jetzt auch ohne Netz“ steht, reicht ein Zelt.
about-repair = Wenn etwas kaputt ist
about-repair-line = Jede Datei der App wird mit ihrem Fingerabdruck verglichen, Beschädigtes neu geladen. Deine Spiele bleiben unberührt.
about-origin = Woher die Regeln kommen
about-origin-line = Wir haben die Spiele am Tisch gelernt und ihre Regeln dann neu aufgeschrieben, mit eigenen Worten und eigenen Bildern. Critter Club hat mit den Verlagen der Originale nichts zu tun. Wenn dir eins gefällt, kauf es: Echte Karten riechen besser.
about-source = Zum Nachlesen
about-source-line = Der Quelltext ist frei (MIT). Was andere für uns gebaut haben, und unter welchen Lizenzen:
about-licences = Lizenzen
about-version = Version { $version }
