# Was geheim bleibt: wer was sehen könnte, bei jeder Art zu spielen. In SECURITY.md steht dieselbe Tabelle.

secrets = Was geheim bleibt
secrets-lead = Es gibt keinen Server; alles, was zu einem Spiel gehört, liegt also auf den Handys, die mitspielen. Hier steht, wer was davon sehen könnte.

secrets-finger = In der App
secrets-tools = Mit Entwicklerwerkzeug
secrets-link = Aus einem Link oder einer Datei

secrets-one = Alle an einem Handy
secrets-one-finger = Eine Hand ist nur offen, wenn jemand den Knopf dafür gedrückt hält, und geht zu, sobald das Handy weitergeht, du die App verlässt oder der Bildschirm ausgeht. Liegt die App nur gerade nicht vorn, ist eine offene Hand verdeckt. Ein Handy weiß aber nicht, wer es hält: Wer sich für jemand anderen ausgibt, sieht dessen Hand. Spielt nur ein Mensch gegen Bots, liegt seine Hand immer offen.
secrets-one-tools = Alles. Die Zahl, aus der alles Ausgeteilte folgt, steht im Speicher des Browsers, und jeder Zug auch, selbst ein geheimer.
secrets-one-link = Nichts, solange du nichts verschickst.
secrets-phones = Jeder am eigenen Handy
secrets-phones-finger = Was zu den Plätzen gehört, für die der Link ist. Wer einen Link öffnet, der für jemand anderen war, kann dessen Platz übernehmen und sieht dessen Hand.
secrets-phones-tools = Alles, auf jedem der Handys: Wer ein Spiel weiterspielt, muss es ganz haben.
secrets-phones-link = Ein Link ist verwürfelt, nicht abgeschlossen. Dem Auge verrät er nichts, aber ein Programm kann ihn auseinandernehmen und findet alle Hände; unseres dürfen alle lesen. Wer mitspielt und mit welchen Varianten, ist nicht einmal verwürfelt.
secrets-file = Ein Spiel in einer Datei
secrets-file-finger = Wer die Datei in der App öffnet, spielt auf den Plätzen des Handys weiter, von dem sie kommt; sind es mehrere Leute, gibt es für jeden wieder den Knopf.
secrets-file-tools = Alles, sobald sie geöffnet ist.
secrets-file-link = Solange das Spiel läuft, kann man lesen, welches es ist und wer mitspielt; alles andere ist verwürfelt wie in einem Link. Ist das Spiel vorbei, kann man seine Datei so lesen, wie sie ist, mit allen Karten und Zügen.
secrets-over = Ein Spiel, das vorbei ist
secrets-over-finger = Alles: jede Hand, Schritt für Schritt, und was heimlich geschah. Dafür schaut man es sich ja noch einmal an. Links darauf zeigen dasselbe.
secrets-over-tools = Dasselbe.
secrets-over-link = Dasselbe, in der Datei sogar im Klartext.
secrets-day = Die Karten des Tages, und dieselben Karten für Freunde
secrets-day-finger = Wer solche Karten schon gespielt hat, kennt sie. Niemand hindert dich daran, zweimal zu spielen.
secrets-day-tools = Die Karten eines Tages folgen aus Spiel und Datum: Wer weiß, wie es geht, kann sie vorher ausrechnen, auch die von morgen.
secrets-day-link = Im Link zu einem Tag stehen keine Karten, in dem für Freunde steht verwürfelt die Zahl, aus der sie folgen. Die Punkte sind so, wie der Link sie nennt; prüfen kann sie niemand.

secrets-bots = Und die Bots?
secrets-bots-line = Sie sehen, was jemand auf ihrem Platz sieht, und sonst nichts. Was jemand heimlich tut, ändert keine Antwort, keinen Tipp und keine Zahl, die andere sehen, und auch nicht, wie lange ein Bot vor einer geheimen Wahl nachdenkt. Für jedes Spiel ist das getestet.
secrets-report = Eine Lücke gefunden?
secrets-report-line = Sag es uns dort, wo der Quelltext der App liegt: In SECURITY.md steht, wie. Was du getan hast, was du gesehen hast und die Version (unter „{ about }“) reichen. Schick kein Spiel mit, das noch läuft: Darin stecken alle Karten.
