# What somebody may set for themselves: people whom the phone knows, and keys.

## Leute, die dieses Handy kennt

known = Wer hier oft spielt
known-line = Vor dem Spiel genügt ein Tipp, und sie sitzen: mit ihrem Tier, ihrer Hand und ihrer Schriftgröße.
known-ask = Wie heißt du?
known-done = OK
known-skip = Ohne Namen spielen
known-edit = Ändern, wer hier oft spielt
known-keep = Namen merken
known-kept = Dieses Handy merkt sich { $name }.
known-no-room = Für { $name } ist kein Platz mehr frei.
profile-add = Jemanden dazunehmen
profile-new = Spieler { $number }
profile-animal = Tier und Farbe
profile-forget = Vergessen
profile-forgotten = { $name } ist vergessen. Spiele und Statistik bleiben.

## Tasten

keys = Tastatur
keys-hint = Die Taste ? zeigt alle Tasten.
keys-everywhere = Überall
keys-everywhere-next = weiter zum Nächsten, mit Umschalt zurück
keys-everywhere-press = drücken, was umrahmt ist
keys-everywhere-close = schließen, was offen ist
keys-everywhere-help = das hier zeigen
keys-table = Am Tisch
keys-table-card = zur nächsten Karte
keys-table-ends = zur ersten Karte, zur letzten
keys-table-pick = eine Karte anheben; noch einmal, und sie ist gespielt
keys-table-drop = sie zurücklegen; eine Lektion verlassen
keys-table-open = halten: deine Hand aufdecken
keys-table-pad = halten: dein Finger liegt auf dem Feld; lass los, um zu reagieren
keys-replay = In einer Wiederholung
keys-replay-step = einen Schritt zurück, einen weiter
keys-replay-run = zum Anfang, zum Ende
keys-replay-play = abspielen, anhalten
keys-setup = Vor dem Spiel
keys-setup-seat = auf einem Tier: einen Platz hinauf oder hinunter
keys-setup-done = in einem Feld: fertig
key-Tab = Tab
key-Enter = Eingabe
key-Space = Leertaste
key-Escape = Esc
key-Home = Pos1
key-End = Ende
key-ArrowLeft = ←
key-ArrowRight = →
key-ArrowUp = ↑
key-ArrowDown = ↓
