# Was geheim bleibt: wer was sehen könnte, bei jeder Art zu spielen. In SECURITY.md steht dieselbe Tabelle.

secrets = Was geheim bleibt
secrets-lead = Es gibt keinen Server; alles, was zu einem Spiel gehört, liegt also auf den Handys, die mitspielen. Hier steht, wer was davon sehen könnte.

secrets-finger = In der App
secrets-tools = Mit Entwicklerwerkzeug
secrets-link = Aus einem Link oder einer Datei

secrets-sees-nothing = Nichts.
secrets-sees-seat = Was ein Platz sehen darf.
secrets-sees-scrambled = Alles, aber verwürfelt.
secrets-sees-everything = Alles.

secrets-one = Alle an einem Handy
secrets-one-finger = Eine Hand geht auf, wenn jemand den Knopf dafür gedrückt hält, und wieder zu, sobald das Handy weitergeht, du die App verlässt oder der Bildschirm ausgeht. Liegt die App nur gerade nicht vorn, ist eine offene Hand verdeckt. Ein Handy weiß aber nicht, wer es hält: Wer sich für jemand anderen ausgibt, sieht dessen Hand. Spielt nur ein Mensch gegen Bots, liegt seine Hand immer offen.
secrets-one-tools = Die Zahl, aus der alles Ausgeteilte folgt, steht im Speicher des Browsers, und jeder Zug auch, selbst ein geheimer.
secrets-one-link = Solange du nichts verschickst.
secrets-phones = Jeder am eigenen Handy
secrets-phones-finger = Nämlich der Platz, für den der Link ist; manchmal sind es mehrere. Wer einen Link öffnet, der für jemand anderen war, kann dessen Platz übernehmen und sieht dessen Hand.
secrets-phones-tools = Auf jedem der Handys: Wer ein Spiel weiterspielt, muss es ganz haben.
secrets-phones-link = Ein Link ist nicht abgeschlossen. Dem Auge verrät er nichts, aber ein Programm kann ihn auseinandernehmen und findet alle Hände; unseres dürfen alle lesen. Welches Spiel es ist, wer mitspielt und mit welchen Varianten, ist nicht einmal verwürfelt.
secrets-file = Ein laufendes Spiel in einer Datei
secrets-file-finger = Wer die Datei in der App öffnet, spielt auf den Plätzen des Handys weiter, von dem sie kommt; sind es mehrere Leute, gibt es für jeden wieder den Knopf.
secrets-file-tools = Sobald sie geöffnet ist.
secrets-file-link = Wie in einem Link. Lesen kann man aber, welches Spiel es ist, wer mitspielt und wer davon auf dem Handy, von dem sie kommt.
secrets-over = Ein Spiel, das vorbei ist
secrets-over-finger = Jede Hand, Schritt für Schritt, und was heimlich geschah. Dafür schaut man es sich ja noch einmal an. Links darauf zeigen dasselbe.
secrets-over-tools = Nicht mehr, als die App zeigt.
secrets-over-link = Seine Datei kann man lesen, wie sie ist, mit allen Karten und Zügen. Sein Link ist verwürfelt, aber öffnen dürfen ihn alle.
secrets-day = Die Karten des Tages
secrets-day-finger = Wer solche Karten schon gespielt hat, kennt sie aber. Niemand hindert dich daran, zweimal zu spielen.
secrets-day-tools = Die Karten eines Tages folgen aus Spiel und Datum: Wer weiß, wie es geht, kann sie vorher ausrechnen, auch die von morgen.
secrets-day-link = Im Link stehen keine Karten, nur Spiel, Datum und vielleicht Punkte. Die Punkte sind so, wie der Link sie nennt; prüfen kann sie niemand.
secrets-friend = Dieselben Karten für Freunde
secrets-friend-finger = Wer solche Karten schon gespielt hat, kennt sie aber. Auch die Karten eines Spiels, das noch läuft, kannst du verschicken: Die App sagt, dass sie niemand vom selben Tisch bekommen darf, und verhindert es nicht.
secrets-friend-tools = Die Zahl, aus der alles Ausgeteilte folgt, ist gespeichert wie bei jedem Spiel.
secrets-friend-link = Im Link steht die Zahl, aus der alles Ausgeteilte folgt. Die Punkte sind so, wie der Link sie nennt; prüfen kann sie niemand.

secrets-bots = Und die Bots?
secrets-bots-line = Sie sehen, was jemand auf ihrem Platz sieht, und sonst nichts. Was jemand heimlich tut, ändert keine Antwort, keinen Tipp und keine Zahl, die andere sehen. Die Pause vor der geheimen Wahl eines Bots ist immer gleich lang, egal, wie viel es zu überlegen gibt; länger wird sie nur, wenn ein Bot länger überlegen muss als je zuvor, seit du die App geöffnet hast. Für jedes Spiel ist das getestet.
secrets-report = Eine Lücke gefunden?
secrets-report-line = Sag es uns dort, wo der Quelltext der App liegt: In SECURITY.md steht, wie. Was du getan hast, was du gesehen hast und die Version (unter „{ about }“) reichen. Schick kein Spiel mit, das noch läuft: Darin stecken alle Karten.
