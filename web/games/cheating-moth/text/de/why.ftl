# Cheating Moth: wie Züge heißen, wo sie abgewogen werden, und was für sie spricht.

cm-weighed-draw = Eine Karte ziehen
cm-weighed-skip = Nichts tun
cm-weighed-give-to = { $card }, für { $name }
cm-weighed-give-nothing = Nichts verschenken
cm-weighed-lapse = Nichts ablegen
cm-weighed-leaf = Blatt { $leaf }

cm-why-last-card = Ist { $card } weg, ist die Hand leer und die Runde vorbei.
cm-why-rid-of-moth = Nur die Wache darf { $card } ausspielen, und am Ende würde das { $points } Minuspunkte kosten.
cm-why-plays-number = Ist { $card } weg, ist die Hand eine Karte kleiner.
cm-why-deed = Weg damit: Auf der Hand würde { $card } { $points } Minuspunkte kosten, und ausgespielt passiert sogar etwas.
cm-why-nothing-fits = Etwas anderes passt nicht.
cm-why-keeps-moth = Eine Motte würde passen, nützt aber später mehr.
cm-why-gives-dear = Es würde { $points } Minuspunkte kosten, { $card } zu behalten. Das darf jemand anders haben.
cm-why-gives-cheap = Eine Karte weniger, auch wenn es nur { $card } ist.
cm-why-gives-nothing = Hier behält man am besten alles.
cm-why-lays = Auf der Kakerlake ist { $card } weg, ganz ohne eigenen Zug.
cm-why-lays-nothing = Es gibt nichts abzulegen, oder nichts dabei zu gewinnen.
cm-why-hides-on-leaf = Ein Blatt ist so gut wie das andere, solange sich sonst niemand dort versteckt.
