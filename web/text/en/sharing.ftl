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

## In: the screen

join = Join
join-ways = Join by link, code or file
join-lead = Somebody sent you a link, or holds out a code? In it comes.
join-no-link-in-code = That code has no link of ours in it. Is there another?

join-scan = Scan a code
scan-start = Scan
scan-stop = Stop
scan-live = What the camera sees
scan-starting = Waking the camera …
scan-hold = Hold the code into the frame.
scan-advice = Nothing yet. Go a little closer, and let the code shine brightly. Or choose a picture of it.
camera-denied = The camera may not be used here. Allow it in the settings of your browser, or choose a picture, or paste the link.
camera-none = There is no camera here. Choose a picture of the code, or paste the link.
camera-busy = The camera went away, or something else is using it. Try again, or choose a picture of the code.
camera-insecure = The camera works only on pages with https. Choose a picture of the code, or paste the link.
reader-missing = What reads codes is not on this phone yet. Come back with a network, or paste the link.

picture-choose = Picture of a code
picture-looking = Looking …
picture-unreadable = This browser cannot open that file as a picture. Try a screenshot of the code.
picture-without-code = There is no code to be found in that picture. Try one in which the code is larger and sharp.

join-paste = Paste a link
paste-label = The link, or the whole message
paste = Paste
paste-open = Open
paste-nothing = Nothing is in there yet. Copy the link where you got it, then paste it here.
paste-no-link = There is no link of ours in it. It has a # and a row of letters behind it: copy all of that.
paste-denied = This browser does not hand over what you copied. Hold your finger on the field, then paste.

join-saved = A game from a file
join-saved-line = One that you saved here or on another phone.
join-saved-choose = Choose a file
