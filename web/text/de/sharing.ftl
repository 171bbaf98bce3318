# Wie ein Link von diesem Handy wegkommt, und wie einer hereinkommt.

## Hinaus: das Blatt

sharing-send = Senden …
sharing-copy = Alles kopieren
sharing-copy-link = Link kopieren
sharing-sent = Schon unterwegs.
sharing-failed = Das Senden hat nicht geklappt. Kopier es oder lass es scannen.
sharing-copied = Text und Link sind kopiert. Füg sie ein, wo du willst.
sharing-copied-link = Der Link ist kopiert. Füg ihn ein, wo du willst.
sharing-by-hand = Dieser Browser lässt uns nicht kopieren. Oben ist alles markiert: Kopier es von Hand.
sharing-field = Was gesendet werden soll
sharing-code = QR-Code dieses Links
sharing-code-fill = Tippen, damit er den Bildschirm füllt
sharing-code-heading = Scann mich
sharing-code-line = Oder lass ihn von gegenüber scannen. Ein Tipp macht ihn größer.
sharing-code-too-long = Für einen QR-Code ist das zu viel. Sende oder kopier es stattdessen.

## Der Club selbst

share-club = Den Club weitersagen
share-club-title = Den Club weitersagen
share-club-text = Critter Club: fiese kleine Kartenspiele für ein Handy. Kein Konto, keine Werbung, und es geht ohne Netz.
