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
sharing-code-line = Oder lass ihn von gegenüber scannen. Tipp darauf, dann wird er größer.
sharing-code-too-long = Für einen QR-Code ist das zu viel. Sende oder kopier es stattdessen.

## Der Club selbst

share-club = Den Club weitersagen
share-club-title = Den Club weitersagen
share-club-text = Critter Club: fiese kleine Kartenspiele für ein Handy. Kein Konto, keine Werbung, und es geht ohne Netz.

## Herein: der Bildschirm

join = Einsteigen
join-ways = Einsteigen: Link, Code, Datei
join-lead = Jemand hat dir einen Link geschickt oder hält dir einen Code hin? Nur herein damit.
join-no-link-in-code = In diesem Code steckt kein Link von uns. Gibt es noch einen?

join-scan = Code scannen
scan-start = Scannen
scan-stop = Aufhören
scan-live = Was die Kamera sieht
scan-starting = Die Kamera wacht auf …
scan-hold = Halte den Code in den Rahmen.
scan-advice = Noch nichts. Geh etwas näher heran und stell das andere Handy heller. Oder wähl ein Bild vom Code.
camera-denied = Die Kamera darf hier nicht benutzt werden. Erlaube sie in den Einstellungen deines Browsers, wähl ein Bild oder füg den Link ein.
camera-none = Hier gibt es keine Kamera. Wähl ein Bild vom Code oder füg den Link ein.
camera-busy = Die Kamera ist weg, oder etwas anderes benutzt sie. Versuch es noch einmal oder wähl ein Bild vom Code.
camera-insecure = Die Kamera geht nur auf Seiten mit https. Wähl ein Bild vom Code oder füg den Link ein.
reader-missing = Der Code-Leser ist noch nicht auf diesem Handy. Versuch es mit Netz noch einmal oder füg den Link ein.

picture-choose = Bild eines Codes
picture-looking = Mal sehen …
picture-unreadable = Dieser Browser kann die Datei nicht als Bild öffnen. Versuch es mit einem Screenshot vom Code.
picture-without-code = In diesem Bild ist kein Code zu finden. Nimm eins, auf dem er größer und scharf ist.

join-paste = Link einfügen
paste-label = Der Link oder die ganze Nachricht
paste = Einfügen
paste-open = Öffnen
paste-nothing = Da ist noch nichts drin. Kopier den Link dort, wo du ihn bekommen hast, und füg ihn hier ein.
paste-no-link = Darin ist kein Link von uns. Er hat ein # und dahinter eine Reihe Buchstaben: Kopier alles davon.
paste-denied = Dieser Browser gibt nicht her, was du kopiert hast. Leg den Finger länger auf das Feld und füg es dort ein.

join-saved = Ein Spiel aus einer Datei
join-saved-line = Eins, das du hier oder auf einem anderen Handy gesichert hast.
join-saved-choose = Datei wählen
