# Der Tisch, was auch immer darauf gespielt wird.

play-close = Schließen
play-menu = Menü
play-menu-home = Zur Startseite

play-hold = Zum Öffnen gedrückt halten
play-hold-spoken = Ich bin { $name }: Karten zeigen
play-hold-longer = Halte den Knopf, bis er aufgeht.
play-heard = Verstanden. Einen Moment …
play-hand-to = { $name }, du bist dran
play-hand-ask = Gebt das Handy an { $name }. Alle anderen: weggucken!
play-someone-else = Oder jemand anders:
play-other = { $name } wählt zuerst
play-other-ready = { $name } hat gewählt und will noch mal schauen

play-done = Fertig

play-undo = Letzten Zug von { $name } zurücknehmen
play-undo-already-revealed = Zu spät zum Zurücknehmen: Inzwischen hat jemand eine neue Karte gesehen.
play-undo-another-player-acted = Zu spät zum Zurücknehmen: Inzwischen hat schon jemand anders gezogen.
play-undo-nothing-to-undo = Es gibt noch nichts zurückzunehmen.

play-skip = Weiter »
play-skip-label = Überspringen, was gerade passiert
play-open-log = Öffnet, was bisher geschah.
play-log = Was bisher geschah
play-log-hint = Tipp auf eine Zeile, dann siehst du die Regel dazu.
play-log-rule = Regel { $rule }
play-log-short = Verlauf

play-again = Noch einmal
play-so-far = bisher { $sum }
play-chart-by-game = Summen nach jedem Spiel: niedrig ist gut
play-chart-by-round = Summen nach jeder Runde: niedrig ist gut
play-chart-game = Spiel { $number }
play-chart-round = Runde { $number }
play-chart-sum = Summe
play-fewest = Die wenigsten Punkte gewinnen.
play-final = Was { $name } am Ende hatte
play-picture = Dieses Bild teilen
play-picture-title = Ein Bild von der Party
play-picture-lead = Darauf sind alle letzten Karten zu sehen. Wer diese Karten noch spielen will, schaut besser nicht hin.
play-picture-text = { $game }: { $title } { $scores }.

play-not-kept = Dieses Spiel wird nicht gespeichert, vielleicht ist das Handy voll. Spielt weiter, aber lasst die Seite offen.
play-older-save = Der neueste Spielstand war beschädigt. Es geht mit dem davor weiter.
play-trouble-stale = Der Tisch war schon weiter. So sieht er jetzt aus.
play-trouble-failed = Da ist bei uns etwas schiefgegangen. Das Spiel ist sicher: Versuch es noch mal oder lade die Seite neu.
play-trouble-again = Es ist stehen geblieben, auch beim zweiten Versuch. Das Spiel ist sicher, und es wird weiter versucht: sofort, wenn du auf den Tisch tippst.
play-trouble-other = Das ging nicht. So steht es am Tisch.
play-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
play-take-over = Hier spielen

tip = Gut zu wissen
tip-close = Alles klar

## Worauf niemand wartet

play-other-look = { $name } möchte die eigenen Karten ansehen
shout = Erwischt!
shout-label = Erwischt! { $name } hält Wache und ruft
shout-whom = Wer wurde erwischt?
shout-name = Erwischt! { $name }
judge-title = Hat { $name } geschummelt?
judge-text = Im Fächer von { $name } hat es geraschelt. Lass dir Zeit: Rufst du?
judge-no = Lass es gut sein
gaze-at = Die Wache schaut zu { $name }
gaze-away = Die Wache schaut weg
gaze-caution = sieht dich
gaze-comes = Vorsicht, die Wache schaut zu dir.
gaze-goes = Die Wache schaut nicht mehr zu dir.
pads-without = Ohne die anderen anfangen
pads-go = Bereit
pads-interrupted = Da kam etwas dazwischen. Noch einmal von vorn.
pads-over = Finger weg!
pads-early = Zu früh!
pads-none = Nicht reagiert
pads-fastest = Platz 1
pads-slowest = Zuletzt
pads-line = { $name }: { $time }.
pads-line-marked = { $name }: { $time }, { $mark }.
pads-time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
play-trouble-round-over = Die Runde ist schon vorbei.
play-trouble-call-being-settled = Gerade wurde jemand erwischt. Das kommt zuerst.
play-trouble-gifts-first = Erst kommen die Geschenke.
play-trouble-guard-cannot-slip = Die Wache darf nicht schummeln.
play-trouble-one-slip-at-a-time = Eine Karte nach der anderen. Die erste ist noch nicht ganz weg.
play-trouble-last-card = Die letzte Karte kann nicht verschwinden: Dazu braucht es zwei auf der Hand.
play-trouble-card-put-aside = Diese Karte hast du gerade beiseitegelegt.

## Eine Lektion

lesson = Lektion
lesson-next = Weiter
lesson-leave = Lektion verlassen
lesson-won = Gewonnen!
lesson-ready = Jetzt kannst du spielen. Der Rest kommt unterwegs.
lesson-play = Ein echtes Spiel
lesson-again = Die Lektion noch einmal
