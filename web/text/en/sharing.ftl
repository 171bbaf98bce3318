# How a link leaves this phone, and how one gets in.

## Out: the sheet

sharing-send = Send …
sharing-copy = Copy all
sharing-copy-link = Copy link
sharing-sent = It is on its way.
sharing-failed = Sending did not work. Copy it, or let it be scanned.
sharing-copied = Copied, words and link. Paste it wherever you like.
sharing-copied-link = The link is copied. Paste it wherever you like.
sharing-by-hand = This browser does not let us copy. It is marked above: copy it by hand.
sharing-field = What is to be sent
sharing-code = QR code of this link
sharing-code-fill = Tap to fill the screen
sharing-code-heading = Scan me
sharing-code-line = Or let whoever sits opposite scan it. A tap makes it larger.
sharing-code-too-long = This is too much for a QR code. Send or copy it instead.

## The club itself

share-club = Share the club
share-club-title = Share the club
share-club-text = Critter Club: sly little card games for one phone. No account, no adverts, and it works offline.
