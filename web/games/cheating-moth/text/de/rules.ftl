# Die Regeln von Cheating Moth zum Mitspielen; die Abschnitte heißen wie in RULES.md.

cm-step-rid = Werd deine 8 Karten los. Sobald jemand keine mehr hat, kostet dich, was du noch auf der Hand hast.
cm-step-fits = 1 Karte pro Zug: 1 höher oder 1 niedriger als die offene. 5 und 1 sind Nachbarn. Passt nichts? Zieh 1.
cm-step-moth = Motten sind am teuersten, und du kannst sie weder legen noch verschenken.
cm-step-slip = Also mogel: Lass Karten unterm Tisch verschwinden, immer nur eine, und wenn gerade niemand guckt.
cm-step-guard = Nur die Wache muss ehrlich sein, und sie ruft „Erwischt!“, wenn sie dich dabei sieht. Dann gibt es ein Geschenk für dich, und du hältst Wache.

cm-part-start = Der Anfang
cm-part-turn = Ein Zug
cm-part-actions = Aktionskarten
cm-part-cheating = Mogeln
cm-part-end = Das Ende
cm-part-calm = Der ruhige Tisch

cm-rule-A1 =
    Es gibt 71 Karten: 43 einfache Zahlen, 20 Aktionskarten und 8 Motten. Alle haben einen Wert von 1 bis 5.
    Dazu kommt der Wachkäfer. Wer ihn hat, ist die Wache.
    Wer nach der letzten Runde die wenigsten Minuspunkte hat, gewinnt.
    .title = Worum es geht
cm-rule-A2 =
    Alle bekommen 8 Karten. Die nächste eröffnet den Ablagestapel: Nur ihr Wert zählt, sonst tut sie nichts.
    Für jede Runde wird alles neu gemischt, auch was verschwunden war.
    .title = Geben
cm-rule-A3 =
    Wer am ältesten ist, hat zuerst den Wachkäfer und fängt an. Bots sind jünger als Menschen. Hat niemand sein Alter verraten, entscheidet unter den Menschen das Los.
    Die nächste Runde beginnt links von der Person, die diese begonnen hat.
    .title = Wer anfängt
cm-rule-A4 =
    Du kennst deine Hand, den ganzen Ablagestapel, die Höhe des Nachziehstapels und das, was du selbst verschwinden lässt.
    Von anderen siehst du einen Fächer, aber nicht, wie viele Karten es sind: Nachzählen würde jeden Trick verraten. Mit „Offene Zahl“ steht sie dabei.
    .title = Was bekannt ist
cm-rule-T1 =
    Es geht im Uhrzeigersinn. Wer dran ist, legt 1 Karte oder zieht 1.
    .title = Züge
cm-rule-T2 =
    Es passt, was genau 1 höher oder 1 niedriger ist als die offene Karte. 5 und 1 sind Nachbarn. Gleiches passt nicht.
    Eine Motte passt nie. Nur die Wache darf sie legen, nach ihrem Wert.
    .title = Was passt
cm-rule-T3 =
    Wer legen kann, muss. Sonst ziehst du 1 Karte, und dein Zug ist vorbei.
    Du bist die Wache, und nur eine Motte würde passen? Leg sie oder zieh, wie du magst.
    .title = Ziehen
cm-rule-T4 =
    Muss jemand ziehen, und der Nachziehstapel ist leer? Dann wird der Ablagestapel bis auf die oberste Karte neu gemischt.
    Gibt es gar nichts zu ziehen, setzt du aus. Auch eine Wache, die nur eine Motte legen könnte, darf dann aussetzen.
    .title = Ein neuer Stapel
cm-rule-C1 =
    Du darfst jemandem 1 Handkarte schenken, nur keine Motte. Welche, seht nur ihr zwei. Du kannst es auch lassen.
    .title = Spinne
cm-rule-C2 =
    Alle halten einen Finger auf ihr Feld, nur nicht, wer die Mücke gelegt hat. Sobald sie sitzt: loslassen!
    Wer am langsamsten war, bekommt von allen anderen je eine Karte.
    .title = Mücke
cm-rule-C3 =
    Zu früh losgelassen? Langsamer geht es nicht. Danach kommt, wer 2 Sekunden lang gar nicht reagiert, und dann, wer am längsten gebraucht hat.
    Sind mehrere gleich, entscheidet unter ihnen das Los.
    .title = Wer am langsamsten war
cm-rule-C4 =
    Alle anderen legen heimlich eine Karte bereit, auch wer die Mücke gelegt hat. Nur keine Motte. Sind alle so weit, wird geschenkt. Niemand sonst sieht, was.
    Wer nur Motten hat, schenkt nichts. Was bereitliegt, kann nicht verschwinden und an niemand anderen gehen.
    Mit „Geschenke per Los“ werden die Karten gezogen.
    .title = Geschenke
cm-rule-C5 =
    Alle zugleich, auch wer sie gelegt hat, dürfen sich melden: Ich habe eine Zahlenkarte mit diesem Wert! Dafür tippst du innerhalb von 2 Sekunden auf dein Feld.
    Wer am schnellsten war, darf sie legen. Bei gleicher Zeit entscheidet das Los.
    .title = Kakerlake
cm-rule-C6 =
    Wer am schnellsten war, legt die Karte. Wer keine legt, weil sie fehlt oder mit Absicht, zieht stattdessen eine, und der Nächste darf.
    Tipp also nur, wenn du eine hast. Sobald eine Karte liegt, zahlt niemand mehr, der langsamer war.
    Es wird nur 1 Karte gelegt. Weiter geht es links von der Person, die die Kakerlake gelegt hat.
    .title = Darauflegen
cm-rule-C7 =
    Im Uhrzeigersinn nehmen alle anderen die oberste Karte unter der Ameise weg, solange eine da ist.
    Mit „Hungrige Ameise“ ziehen sie stattdessen vom Nachziehstapel.
    .title = Ameise
cm-rule-C8 =
    War eine Aktionskarte deine letzte Karte, tut sie nichts mehr. Die Runde ist einfach zu Ende.
    .title = Die letzte Karte
cm-rule-V1 =
    Lass eine Karte verschwinden, immer nur 1 auf einmal, ob du dran bist oder nicht, auch mitten in einer Aktion. Sie ist bis zum nächsten Geben weg und kostet nichts.
    Nie die letzte Karte. Nie als Wache. Und nicht, solange ein „Erwischt!“ geklärt wird.
    .title = Verschwinden lassen
cm-rule-V2 =
    Verschwinden dauert einen Moment. Mit einem Handy für alle: bis es der Nächste nimmt. Sonst etwa eine Sekunde.
    Danach ist es für „Erwischt!“ zu spät, und die nächste Karte darf verschwinden. Auch mit der Runde ist der Moment vorbei.
    .title = Wann es zu spät ist
cm-rule-V3 =
    Nur die Wache ruft „Erwischt!“ und sagt, wen. Das stimmt, wenn dort genau in diesem Moment eine Karte verschwindet.
    Du hast jemanden mogeln sehen, hältst aber nicht Wache? Dann hast du nichts gesehen: kein Wort, kein Zwinkern. Gepetzt wird nicht.
    .title = Erwischt!
cm-rule-V4 =
    Alle sehen die Karte, und sie kommt zurück auf die Hand. Die Wache legt noch eine eigene Karte dazu, nur keine Motte, und den Wachkäfer.
    Dann geht es weiter, wo ihr wart. Die alte Wache darf wieder mogeln, die neue nicht.
    .title = Es stimmt
cm-rule-V5 =
    Da verschwand gar nichts? Dann zieht die Wache eine Karte und bleibt Wache.
    .title = Falscher Alarm
cm-rule-V6 =
    Einmal pro Zug kann ein Fächer rascheln, und alle merken es. Vielleicht rutscht eine Karte heraus, vielleicht auch nicht.
    Bots rascheln, wenn sie mogeln, und etwa genauso oft nur so: Sind sie am Zug, steckt meist etwas dahinter, sonst meist nicht, und spät in der Runde seltener. Je öfter die Wache es rascheln lässt, desto mehr trauen sie sich, bis sie wieder ruft. Du raschelst für Bots, wenn man dich hört (V7).
    .title = Rascheln
cm-rule-V7 =
    Hält ein Bot Wache, sehen alle, wohin er guckt: auf einen Fächer oder in seine eigenen Karten. Wer dran ist, wird zuerst etwa zwei Sekunden lang angesehen, dann schweift der Blick umher. Und wo es raschelt, guckt er sofort hin.
    Solange er dich ansieht, sieht er fast jede Karte verschwinden und ruft. Sonst hört man dich in etwa 3 von 10 Fällen, wenn du schnell bist, und fast in der Hälfte, wenn nicht; aber nicht jedes Rascheln führt zu einem Ruf. Der Knopf zählt wie ein üblicher Wisch.
    Eine Karte geht durch, und nach je drei Runden um den Tisch noch eine. Jede weitere kommt zu früh: Dann wirst du fast immer erwischt, und auch, wenn man dich im selben Zug zweimal hört. Ganz sicher ist es nie, aussichtslos auch nicht.
    Bis ein Bot ruft, was er hört, braucht er einen Moment, manchmal zu lange, und nicht immer traut er seinen Ohren. Ab und zu rät er einfach.
    .title = Die Augen der Wache
cm-rule-E1 =
    Sobald eine Hand leer ist, ist die Runde vorbei, egal wie das kam. Geschenke, die schon begonnen haben, gibt es noch, aber ohne Mogeln.
    .title = Das Ende einer Runde
cm-rule-E2 =
    Wenn reihum niemand mehr eine Karte legt oder zieht, ist die Runde auch vorbei. Eine Wache, die mit einer Motte auf der Hand aussetzt, zählt dabei wie alle anderen.
    .title = Wenn nichts mehr geht
cm-rule-E3 =
    Was du noch auf der Hand hast, kostet: eine Zahl 1, eine Aktionskarte 5, eine Motte 10. Was verschwunden ist, kostet nichts.
    .title = Minuspunkte
cm-rule-E4 =
    Ihr spielt so viele Runden, wie ihr Leute seid. Die kleinste Summe gewinnt. Bei gleicher Summe teilt ihr euch den Sieg.
    .title = Gewinnen
cm-rule-L1 =
    Niemand muss patschen. Alle wählen heimlich 1 von 3 Blättern, nur nicht, wer die Mücke gelegt hat. Die Mücke fliegt dorthin, wo die meisten sitzen; bei Gleichstand entscheidet das Los.
    Von denen, die da sitzen, wird 1 gestochen, per Los. Gut also, wenn du errätst, wo die anderen sind.
    .title = Blätter
cm-rule-L2 =
    Niemand rennt zur Kakerlake. Alle legen heimlich eine Zahlenkarte mit ihrem Wert bereit oder keine.
    Das Los entscheidet, welche gelegt wird. Die anderen kommen ungesehen zurück.
    .title = Bereitgelegte Karten
