# Die erste Lektion: höchstens 12 Wörter auf einmal.

pb-lesson-aim = Wenige Punkte gewinnen. Diese Käfer vor dir zählen.
pb-lesson-choose = Alle wählen heimlich einen Käfer. Du nimmst die 2.
pb-lesson-order = Die niedrigste Karte darf zuerst: deine 2 vor 5 und 8.
pb-lesson-pair = Du hast schon eine 9. Hol dir ihren Zwilling!
pb-lesson-gone = Und weg tanzen sie! Ein Paar geht und zählt nichts.
pb-lesson-floor = Was gespielt wurde, ist die neue Tanzfläche. Spiel deine 7.
pb-lesson-tie = Gleichstand! Wer die Fliege hat, darf zuerst: du.
pb-lesson-take = Nimm den Käfer, der am wenigsten stört: die 2.
pb-lesson-king = Dein König! Spiel ihn, und die ganze Tanzfläche gehört dir.
pb-lesson-swept = Zwei 7er, zwei 10er: alle weg. Was für eine Party!
pb-lesson-reverse = Letzte Runde: keine Karten mehr, und es geht andersherum.
pb-lesson-left = Der Rest ist für dich. Glück gehabt: ein Zwilling!
