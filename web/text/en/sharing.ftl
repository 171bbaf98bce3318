# How a link leaves this phone, and how one comes in.

## Out: the sheet

sharing-send = Send …
sharing-copy = Copy all
sharing-copy-link = Copy link
sharing-sent = It is on its way.
sharing-failed = Sending did not work. Copy it, or let somebody scan it.
sharing-copied = Text and link are copied. Paste them wherever you like.
sharing-copied-link = The link is copied. Paste it wherever you like.
sharing-by-hand = This browser does not let us copy. It is selected above: copy it by hand.
sharing-field = What will be sent
sharing-code = QR code of this link
sharing-code-fill = Tap to fill the screen
sharing-code-heading = Scan me
sharing-code-line = Or let the person opposite scan it. Tap to make it larger.
sharing-code-too-long = This is too much for a QR code. Send or copy it instead.

## The club itself

share-club = Share the club
share-club-title = Share the club
share-club-text = Critter Club: sly little card games for one phone. No account, no ads, and it works offline.

## In: the screen

join = Join
join-ways = Join by link, code or file
join-lead = Did somebody send you a link, or show you a code? Put it in here.
join-no-link-in-code = There is no Critter Club link in that code. Is there another one?

join-scan = Scan a code
scan-start = Scan
scan-stop = Stop
scan-live = What the camera sees
scan-starting = Waking the camera …
scan-hold = Hold the code in the frame.
scan-advice = Nothing yet. Go a little closer, and make the other screen brighter. Or choose a picture of the code.
camera-denied = We may not use the camera. Allow it in your browser’s settings, choose a picture, or paste the link.
camera-none = There is no camera here. Choose a picture of the code, or paste the link.
camera-busy = The camera is gone, or another app is using it. Try again, or choose a picture of the code.
camera-insecure = The camera works only on pages with https. Choose a picture of the code, or paste the link.
reader-missing = The code reader is not on this phone yet. Try again when you are online, or paste the link.

picture-choose = Picture of a code
picture-looking = Looking …
picture-unreadable = This browser cannot open that file as a picture. Try a screenshot of the code.
picture-without-code = We found no code in that picture. Try one in which the code is larger and sharp.

join-paste = Paste a link
paste-label = The link, or the whole message
paste = Paste
paste-open = Open
paste-nothing = There is nothing in there yet. Copy the link where you got it, then paste it here.
paste-no-link = There is no Critter Club link in it. A link has a # with a row of letters behind it: copy all of that.
paste-denied = This browser does not let us paste. Hold your finger on the field, then paste it there.

join-saved = A game from a file
join-saved-line = A game that you saved here or on another phone.
join-saved-choose = Choose a file
