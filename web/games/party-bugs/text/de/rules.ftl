# Die Regeln von Party Bugs zum Mitspielen; die Abschnitte heißen wie in RULES.md.

pb-step-play = Alle spielen heimlich 1 Karte. Aufgedeckt wird gleichzeitig.
pb-step-take = Wer am niedrigsten gespielt hat, nimmt zuerst 1 Käfer von der Tanzfläche. Was ihr gespielt habt, tanzt in der nächsten Runde.
pb-step-pairs = 2 gleiche Käfer vor dir gehen zusammen nach Hause. Wie schön!
pb-step-king = Der Partykönig, die 13, fegt die ganze Tanzfläche zu dem, der ihn spielt.
pb-step-win = Nach 13 Runden zählst du, was vor dir liegt. Am wenigsten gewinnt.

pb-part-base = Das Spiel
pb-part-two = Zu zweit
pb-part-dancer = Heimlicher Tänzer
pb-part-mirror = Spiegel

pb-rule-B1 =
    Alle haben die Käfer 1 bis 13, gemischt. Der oberste kommt offen auf die Tanzfläche.
    Liegt da ein Partykönig, kommt stattdessen die nächste Karte hin, und er wird wieder untergemischt. Zu Beginn tanzt also kein König.
    .title = Vorbereitung
pb-rule-B2 =
    Wessen Karte auf der Tanzfläche am niedrigsten ist, bekommt die Fliege und behält sie bis zum Schluss.
    Gleich niedrig? Dann bekommt sie, wer am jüngsten ist, wenn ihr euer Alter verraten habt. Bots sind jünger als Menschen.
    Weiß das niemand, entscheidet das Los.
    .title = Die Fliege
pb-rule-B3 =
    Zieh 3 Karten von deinem Stapel. 9 bleiben darin.
    .title = Deine ersten Karten
pb-rule-B4 =
    Wähl heimlich eine Handkarte. Bis alle gewählt haben, darfst du tauschen; dann wird aufgedeckt.
    Wer am niedrigsten gespielt hat, nimmt 1 Käfer von der Tanzfläche, egal welchen. Dann der Nächste, und so weiter.
    Die gespielten Karten tanzen in der nächsten Runde.
    Zieh eine Karte nach. Nach 9 Karten ist dein Stapel leer, und deine Hand wird kleiner.
    .title = Eine Runde
pb-rule-B5 =
    Gleichstand? Vorn ist, wer näher an der Fliege sitzt, im Uhrzeigersinn: erst wer sie hat, dann links daneben und so weiter.
    Das gilt für gleiche Karten, für mehrere Könige und für gleiche Summen.
    .title = Gleichstand
pb-rule-B6 =
    Spielst du den König, fegst du die ganze Tanzfläche zu dir. Alle anderen nehmen in dieser Runde nichts.
    Bei mehreren Königen fegt nur der, der der Fliege am nächsten sitzt.
    Auf der Tanzfläche und vor dir ist er einfach eine 13 und bildet mit einer anderen 13 ein Paar.
    .title = Der Partykönig
pb-rule-B7 =
    2 gleiche Käfer vor dir gehen sofort aus dem Spiel. Behalten darfst du sie nicht.
    Nach dem Fegen geht das weiter, bis kein Paar mehr da ist. Von 3 gleichen bleibt 1.
    .title = Paare
pb-rule-B8 =
    In Runde 13 hat niemand mehr Karten. Wer rechts von der Fliege sitzt, nimmt zuerst, dann geht es gegen den Uhrzeigersinn. Wer die Fliege hat, bekommt den letzten Käfer.
    .title = Die letzte Runde
pb-rule-B9 =
    Zähl die Käfer vor dir zusammen. Nichts da? Das sind 0.
    Die kleinste Summe gewinnt. Bei Gleichstand: siehe dort.
    Hände und Stapel sind geheim. Alles andere dürft ihr anschauen und mitzählen.
    .title = Gewinnen
pb-rule-P1 =
    Paul ist niemand, aber er hat 13 Käfer, einen Platz an der Tanzfläche und eine eigene Auslage.
    Die Fliege bekommt er nie.
    .title = Paul kommt mit
pb-rule-P2 =
    Paul spielt nichts. Er bekommt den Käfer, den ihr zwei übrig lasst.
    Danach wird seine nächste Karte aufgedeckt und tanzt mit. Sein König kann nichts.
    .title = Paul in einer Runde
pb-rule-P3 =
    Dein König fegt alle 3 Käfer. Paul geht leer aus, seine nächste Karte wird trotzdem aufgedeckt.
    .title = Dein König
pb-rule-P4 =
    Zuerst nimmt, wer die Fliege nicht hat, dann wer sie hat, dann Paul.
    .title = Die letzte Runde
pb-rule-P5 =
    Seine Paare gehen, seine Summe zählt, und er kann gewinnen. Bei Gleichstand ist er hinten.
    .title = Pauls Summe
pb-rule-H1 =
    Zieh 4 Karten und versteck 1 davon verdeckt vor dir, alle gleichzeitig. Nur nicht den König.
    Du darfst sie immer anschauen. Sonst niemand.
    .title = Verstecken
pb-rule-H2 =
    Ihr spielt 11 Runden. Die 12. wird verteilt wie die letzte Runde.
    .title = 12 Runden
pb-rule-H3 =
    Liegt ein Käfer mit derselben Zahl offen vor dir? Dann darfst du beide rauswerfen.
    Das geht, solange Handkarten gewählt werden. Du musst nicht.
    Offene Paare gehen zuerst.
    .title = Der Zwilling
pb-rule-H4 =
    Liegt der Zwilling ganz am Ende noch da, gehen beide von selbst.
    Alle anderen versteckten Käfer werden aufgedeckt und zählen. Jetzt bilden sich keine Paare mehr.
    .title = Der Schluss
pb-rule-H5 =
    Paul versteckt nichts. Seine letzte Karte bleibt unbenutzt.
    .title = Und Paul?
pb-rule-M1 =
    Ihr spielt so viele Spiele, wie ihr Leute seid, Paul nicht mitgezählt. Alle Summen werden addiert.
    Die kleinste gewinnt. Das kann auch Paul sein.
    Wer die Fliege bekommt, klärt sich in jedem Spiel neu.
    .title = Mehrere Spiele
pb-rule-M2 =
    Ab dem zweiten Spiel bekommt den Spiegel, wer die höchste Summe hat. Nie Paul.
    Gleichstand? Dann wer im Spiel davor bei Gleichstand hinten war.
    .title = Wer den Spiegel bekommt
pb-rule-M3 =
    Bevor die letzte Karte gezogen wird, muss der Spiegel weg, und mit ihm 1 Karte aus der eigenen Auslage. Egal welche, auch der König oder der versteckte Käfer.
    Liegt dort nichts, geht er ungenutzt.
    .title = Spätestens dann
pb-rule-M4 =
    Du darfst ihn früher nutzen: solange Handkarten gewählt werden, oder wenn du mit Nehmen dran bist, bevor du nimmst.
    Er wirkt sofort, und nur 1-mal pro Spiel.
    .title = Früher nutzen
pb-rule-M5 =
    Der Spiegel selbst zählt nichts.
    Gleichstand nach dem letzten Spiel? Dessen Fliege entscheidet. Paul ist hinten.
    .title = Gleichstand
