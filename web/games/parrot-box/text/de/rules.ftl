# Die Regeln von Parrot Box zum Spielen; die Abschnitte sind die seiner RULES.md.

px-step-box = 8 verdeckte Karten: deine Box. 2 deckst du auf, den Rest kennt niemand. Auch du nicht.
px-step-swap = Du nimmst eine Karte und tauschst sie ein. Oder du legst sie weg und deckst eine auf.
px-step-pair = 2 gleiche in einer Spalte zählen 0. 2 Paare derselben Zahl bringen sogar 10 weniger.
px-step-parrot = Ein Papagei macht die Karte in seiner Spalte nach. Schon hast du ein Paar!
px-step-win = Liegt eine Box ganz offen, sind die anderen noch 1-mal dran. Nach 5 Runden gewinnt die kleinste Summe.

px-part-start = Der Anfang
px-part-turn = Ein Zug
px-part-end = Das Ende
px-part-parrots = Papageien
px-part-scoring = Zählen

px-rule-A1 =
    Es gibt 108 Karten: die Zahlen 0 bis 12, je 8-mal, und 4 Papageien.
    Ihr spielt 5 Runden. Die kleinste Summe gewinnt.
    .title = Worum es geht
px-rule-A2 =
    In jeder Runde bekommen alle eine Box: 8 verdeckte Karten, 2 Reihen zu 4.
    Die nächste Karte eröffnet den Ablagestapel. Das kann ein Papagei sein.
    .title = Geben
px-rule-A3 =
    Alle decken 2 beliebige Karten ihrer Box auf.
    Ihre Summe entscheidet, wer anfängt. Ein Papagei zählt, was in seiner Spalte liegt, wenn auch das aufgedeckt ist. Sonst zählt er 0.
    .title = Die ersten 2 Karten
px-rule-A4 =
    Die höchste Summe fängt an, in jeder Runde.
    Gleich hoch? Dann der nächste Geburtstag, wenn ihr alle verraten habt. Sonst entscheidet das Los. Bots haben keinen Geburtstag.
    .title = Wer anfängt
px-rule-A5 =
    Alle sehen dasselbe: offene Karten, gezogene Karten, die oberste Ablage und wie hoch die Stapel sind.
    Was verdeckt liegt, kennt niemand. Mitzählen ist erlaubt.
    .title = Was bekannt ist
px-rule-T1 =
    Nimm die oberste Karte vom Ablagestapel oder vom Nachziehstapel; die sehen alle.
    Passen geht nicht.
    .title = Eine Karte nehmen
px-rule-T2 =
    Tausch sie gegen irgendeine Karte deiner Box. Sie liegt nun offen, die alte kommt auf den Ablagestapel.
    War die alte verdeckt, sieht man sie erst dort, wenn es zu spät ist.
    Was du vom Ablagestapel nimmst, musst du verwenden.
    .title = Tauschen
px-rule-T3 =
    Was du vom Nachziehstapel ziehst, darfst du ablegen. Dann deckst du eine eigene Karte auf.
    .title = Weglegen
px-rule-T4 =
    Liegt nur noch 1 deiner Karten verdeckt? Dann darfst du sie nach dem Ablegen so lassen, sooft du willst.
    .title = Die letzte Karte
px-rule-T5 =
    Ist der Nachziehstapel leer, wird der Ablagestapel bis auf die oberste Karte neu gemischt.
    .title = Ein neuer Stapel
px-rule-E1 =
    Liegen deine 8 Karten alle offen, bist du fertig. Alle anderen sind noch genau 1-mal dran.
    Zuerst fertig sein bringt nichts und kostet nichts.
    .title = Letzte Züge
px-rule-E2 =
    Geht der Nachziehstapel zum zweiten Mal aus, beginnen die letzten Züge mit der Person, die gerade zieht.
    Ebenso, wenn alle 100-mal dran waren.
    .title = Wenn es nicht enden will
px-rule-E3 =
    Nach deinem letzten Zug werden alle deine Karten aufgedeckt. Dann zählt, was da liegt.
    .title = Das Ende einer Runde
px-rule-E4 =
    Nach 5 Runden gewinnt die kleinste Summe. Bei gleicher Summe teilt ihr euch den Sieg.
    .title = Gewinnen
px-rule-P1 =
    Ein Papagei macht die Zahl in seiner Spalte nach und bildet mit ihr ein Paar. Neue Nachbarin, neue Zahl.
    Solange sie verdeckt ist, wartet er.
    .title = Nachmachen
px-rule-P2 =
    2 Papageien in einer Spalte sind ein Paar und zählen 0. Eine Zahl sind sie nicht.
    .title = 2 Papageien
px-rule-P3 =
    Hast du genau die Zahl genommen, die offen neben deinem Papagei liegt? Leg sie auf seinen Platz.
    Der Papagei fliegt auf eine deiner verdeckten Karten, egal in welcher Spalte. Die kommt ungesehen auf den Ablagestapel.
    .title = Fliegen
px-rule-P4 =
    Niemand muss fliegen lassen. Es braucht einen offenen Papagei, daneben eine offene Zahl und eine verdeckte Karte zum Landen.
    Deckst du anderswo eine gleiche Karte auf, passiert nichts. Zahlen bewegen sich nie.
    .title = Wann er nicht fliegt
px-rule-S1 =
    2 gleiche in einer Spalte zählen 0. Alle anderen zählen ihre Zahl.
    Nebeneinander ist kein Paar.
    .title = Zusammenzählen
px-rule-S2 =
    2 Paare derselben Zahl: 10 weniger. 3 Paare: 15 weniger. 4 Paare: 20 weniger.
    Die Spalten müssen nicht nebeneinander liegen. Auch Nullen zählen, und eine Box darf unter 0 kommen.
    .title = Mehr vom Gleichen
