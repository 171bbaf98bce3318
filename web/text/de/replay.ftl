# Ein Spiel, das vorbei ist, noch einmal angesehen.

replay = Rückblick
replay-of = Rückblick: { $game }
replay-go-on = Weiterspielen

replay-scrub = Stelle im Spiel
replay-count = { $step } von { $last }
replay-at = { $chapter }, Schritt { $step } von { $last }
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt vor
replay-end = Zum Ende
replay-speed = Tempo: { $speed }×

replay-unseen = Von hier aus ist nichts zu sehen.
replay-failed = Dieser Schritt ließ sich nicht zeigen. Versuch es noch einmal.

replay-view = Wer schaut zu?
replay-view-line = Das Spiel ist vorbei, also darf man in jede Hand schauen.
replay-view-none = Alle am Tisch
replay-view-all = Gesehen von allen am Tisch. Andere Augen wählen
replay-view-of = Gesehen mit den Augen von { $name }. Andere Augen wählen

replay-log = Was geschah
replay-log-hint = Tipp auf eine Zeile, um dorthin zu springen, und auf ihr Zeichen, um die Regel dahinter zu lesen.

replay-play-on = Von hier aus weiterspielen
replay-play-on-line = Ein neues Spiel beginnt, in dem alles so liegt wie hier; das alte bleibt, wie es ist.
replay-play-on-begin = Beginnen
replay-play-on-over = Hier ist das Spiel vorbei: Geh mindestens einen Schritt zurück und spiel von dort weiter.

replay-share = Diesen Schritt teilen
replay-share-line = Im Link steckt das ganze Spiel, und er öffnet es genau hier.
replay-share-text = Sieh dir das an: { $game } mit { $names }. { $chapter }
replay-share-too-long = Dieses Spiel ist zu lang für einen Link. Sichere es stattdessen auf der Startseite als Datei.
replay-share-failed = Es ließ sich kein Link machen. Versuch es noch einmal.

replay-trouble-gone = Dieses Spiel ist nicht mehr auf diesem Handy.
replay-trouble-running = Dieses Spiel läuft noch. Wenn es vorbei ist, kannst du es dir hier noch einmal ansehen.
replay-trouble-damaged = Die Aufzeichnung dieses Spiels lässt sich nicht lesen. Sie ist beschädigt, oder jemand hat sie geändert.
replay-trouble-nothing-to-replay = In diesem Link hat noch niemand gespielt: Er enthält nur die Karten, zu sehen gibt es noch nichts.
