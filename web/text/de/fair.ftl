# Ehrliches Spiel: was versprochen wird, und wie man es prüft.

fair = Ehrliches Spiel
fair-short = Ehrlich?
fair-see = Prüf es selbst
fair-lead = Niemand muss uns glauben. So geht es zu, und so kannst du es prüfen.

fair-deal = Zuerst steht fest, wer was bekommt
fair-deal-line = Bevor jemand eine Karte sieht, zieht das Handy durch Zufall eine Zahl; aus ihr folgt alles, was ausgeteilt wird. (Bei den Karten des Tages folgt die Zahl aus dem Datum, und wer beim Spielen lernt, bekommt ausgesuchte Karten.) Damit auch das Handy sie nicht allein bestimmt, könnt ihr alle etwas dazugeben: Dafür gibt es einen Schalter in der Vorbereitung. Vom ersten Zug an kannst du ihren Fingerabdruck sehen (im Menü am Tisch). Schreib ihn auf oder mach ein Foto. Ist das Spiel vorbei, wird die Zahl verraten, und alle können sehen, dass sie zum Fingerabdruck passt.
fair-bots = Bots sehen, was du sehen würdest
fair-bots-line = Ein Bot bekommt, was jemand auf seinem Platz sieht, aus genau derselben Funktion, und sonst nichts: keine fremde Hand, keine Reihenfolge im Stapel. Für jedes Spiel ist das getestet, und für deins kannst du es hier wiederholen.
fair-trust = Was das nicht kann
fair-trust-line = Dem Handy selbst muss man trauen. Wer es hat, könnte in seinen Speicher schauen, während du weg bist, oder die App verändern. Ein Fingerabdruck, den du am Anfang notiert hast, zeigt, ob später anders ausgeteilt wurde; wer heimlich geschaut hat, zeigt er nicht.

## Ein Spiel

fair-choose = Ein beendetes Spiel prüfen
fair-none = Sobald auf diesem Handy ein Spiel vorbei ist, kannst du es hier prüfen.
fair-this = Dieses Spiel
fair-gone = Dieses Spiel ist nicht mehr auf diesem Handy.
fair-print = Fingerabdruck der Karten
fair-copy = Kopieren
fair-copied = Kopiert.
fair-running = Das Spiel läuft noch, also bleibt geheim, was ausgeteilt wurde. Am Ende muss der Fingerabdruck noch derselbe sein.
fair-over = Das Spiel ist vorbei: Jetzt darf alles gesagt werden.
fair-check = Jetzt prüfen
fair-again = Noch einmal prüfen
fair-cancel = Abbrechen
fair-checking = Die Karten werden neu ausgeteilt, die Bots noch einmal gefragt …
fair-patience = Bots, die lange nachdenken, denken noch einmal so lange nach: Mit ihnen dauert das einige Minuten.

fair-passed = Alles, was sich prüfen lässt, stimmt.
fair-failed = Etwas passt nicht.
fair-stopped = Bei { $percent } % abgebrochen. Bis dahin stimmt alles.
fair-print-browser = Der Fingerabdruck passt: Dein Browser hat ihn gerade selbst aus dem Anfang unten berechnet, ohne unser Programm.
fair-print-engine = Der Fingerabdruck passt. Berechnet hat ihn unser Programm, weil dieser Browser es nicht kann; unten steht, wie es anderswo geht.
fair-print-wrong = Der Fingerabdruck passt nicht: So wurde am Anfang nicht ausgeteilt.
fair-mixed-browser = Niemand hat die Zahl allein bestimmt. Zuerst hat das Handy gezogen und den Fingerabdruck davon gezeigt; danach kam dazu: { $told }. Dein Browser hat alles gerade noch einmal gemischt, und die Zahl kommt heraus.
fair-mixed-engine = Niemand hat die Zahl allein bestimmt. Zuerst hat das Handy gezogen und den Fingerabdruck davon gezeigt; danach kam dazu: { $told }. Unser Programm hat alles noch einmal gemischt, weil dieser Browser es nicht kann, und die Zahl kommt heraus.
fair-mixed-wrong = Die Zahl folgt nicht aus dem, was gezogen wurde und was dazukam. Jemand hat die Aufzeichnung verändert.
fair-added = { $name } „{ $text }“
fair-number-day = Niemand hat die Zahl bestimmt: Sie folgt aus dem Spiel und dem Datum, { $date }. Dein Browser hat sie gerade selbst berechnet.
fair-number-phone = Ein Handy hat die Zahl allein gezogen: das, auf dem dieses Spiel angefangen hat, hier oder da, wo der Link herkommt. Wer es in der Hand hatte, konnte so oft ziehen, bis das Spiel gefiel.
fair-turns = Die Karten wurden aus dieser Zahl neu ausgeteilt und alle { $turns } Züge noch einmal gespielt: Jeder war möglich.
fair-broken = Mit diesen Karten war Zug { $turn } nicht möglich. Jemand hat die Aufzeichnung verändert.
fair-unreadable = Die Aufzeichnung dieses Spiels lässt sich nicht lesen. Sie ist beschädigt, oder jemand hat sie verändert.
fair-no-bots = Es haben keine Bots mitgespielt.
fair-asked = { $asked ->
    [one] Ein Bot musste 1 Zug noch einmal wählen, nur mit dem Blick von seinem Platz. Er hat denselben gewählt.
   *[other] Bots mussten { $asked } Züge noch einmal wählen, nur mit dem Blick von ihrem Platz. Sie haben jedes Mal denselben gewählt.
}
fair-odd = { $odd } von { $asked } Zügen der Bots fielen beim zweiten Mal anders aus. Jemand hat die Aufzeichnung verändert, oder gespielt wurde mit einer anderen Version dieser App.
fair-odd-move = Zug { $turn }, { $name }: { $move } in der Aufzeichnung, { $instead } beim zweiten Mal
fair-worlds = { $worlds ->
    [one] 1 davon wurde noch einmal mit anderen verdeckten Karten probiert. Der Bot sah und tat dasselbe.
   *[other] { $worlds } davon wurden noch einmal mit anderen verdeckten Karten probiert. Die Bots sahen und taten dasselbe.
}
fair-worlds-wrong = { $worlds } davon wurden noch einmal mit anderen verdeckten Karten probiert. Nur { $alike }-mal sahen und taten die Bots dasselbe.
fair-unasked = { $unasked ->
    [one] 1-mal hat ein Bot etwas von sich aus getan, etwa gemogelt, gerufen oder geklatscht. Das lässt sich nicht wiederholen, denn wann er in Versuchung kam, steht nicht in der Aufzeichnung.
   *[other] { $unasked }-mal haben Bots etwas von sich aus getan, etwa gemogelt, gerufen oder geklatscht. Das lässt sich nicht wiederholen, denn wann sie in Versuchung kamen, steht nicht in der Aufzeichnung.
}
fair-opening = Die Zahl und der Anfang
fair-seed = Die Zahl war { $seed }.
fair-drawn = Das Handy hatte { $drawn } gezogen, bevor jemand etwas dazugab. Davon war der Fingerabdruck dieser hier; die Zahl oben sind die ersten 32 Zeichen der SHA-256 aller Zeilen von „drawn“ bis zum letzten „added“.
fair-print-before = Das war der Fingerabdruck dessen, was das Handy gezogen hatte, bevor etwas dazukam, und zwar von { $names }:
fair-elsewhere = Der Fingerabdruck ist die SHA-256 dieses Textes, bis einschließlich des Zeilenumbruchs nach dem letzten Wort. Jedes Programm dafür kommt auf dieselbe.

## Über alle Spiele

fair-tally = Was der Zufall ausgeteilt hat
fair-tally-line = Oft fühlt es sich an, als bekämen die Bots die besseren Karten. Hier steht, was in allen beendeten Spielen auf diesem Handy ausgeteilt wurde, und was der Zufall gibt; Spiele zum Lernen zählen nicht. Der Balken zeigt, wo der Zufall in 95 von 100 Fällen liegt, der Strich, was er im Mittel gibt, der Punkt, was er hier gab; ein Ring heißt, dass es zum Urteilen noch zu wenig ist.
fair-counting = Wird gezählt …
fair-counted = { $matches ->
    [one] Gezählt wurde 1 beendetes Spiel. Wenn du es auf der Startseite löschst, zählt es nicht mehr.
   *[other] Gezählt wurden { $matches } beendete Spiele. Was du auf der Startseite löschst, zählt nicht mehr.
}
fair-nothing = Noch gibt es nichts zu zählen: Kein Spiel ist vorbei. Eins zum Lernen zählt nicht, denn seine Karten sind ausgesucht. Später gibt es hier etwas zu sehen.
fair-damaged = { $damaged ->
    [one] 1 wurde ausgelassen, weil es sich nicht lesen lässt.
   *[other] { $damaged } wurden ausgelassen, weil sie sich nicht lesen lassen.
}
fair-deals = { $matches ->
    [one] 1 Spiel
   *[other] { $matches } Spiele
}, { $deals ->
    [one] 1-mal ausgeteilt
   *[other] { $deals }-mal ausgeteilt
}
fair-column-who = Wer
fair-column-given = Hier
fair-column-mean = Im Mittel
fair-column-range = Durch Zufall
fair-people = Menschen
fair-bots-row = Bots
fair-between = { $from } bis { $to }
fair-within = wie durch Zufall
fair-outside = außerhalb
fair-uneven = nicht gleich oft
fair-too-few = noch zu wenig
fair-means-too-few = Das ist noch zu wenig, um daraus etwas zu schließen. Es braucht 20 und mehr.
fair-means-within = Nichts Auffälliges: Was sich beurteilen lässt, liegt da, wo der Zufall es hinlegt.
fair-means-outside = { $outside } von { $judged } Zahlen liegen außerhalb. Durch bloßen Zufall tut das 1 von 20; bleibt es über viele Spiele so, dann stimmt etwas nicht.
