# A match that is over, seen once more.

replay = Replay
replay-of = Replay: { $game }
replay-go-on = Go on playing

replay-scrub = Where in the game
replay-count = { $step } of { $last }
replay-at = { $chapter }, step { $step } of { $last }
replay-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-end = To the end
replay-speed = Speed: { $speed }×

replay-unseen = Nothing to be seen from here.
replay-failed = That step could not be shown. Try it once more.

replay-view = Who looks on?
replay-view-line = The game is over, so every hand may be looked into.
replay-view-none = All round the table
replay-view-all = Seen by all round the table. Choose other eyes
replay-view-of = Seen with { $name }’s eyes. Choose other eyes

replay-log = What happened
replay-log-hint = Tap a line to go there, its sign to read the rule behind it.

replay-play-on = Play on from here
replay-play-on-line = A new game begins with everything as it lies here; the finished one stays as it is.
replay-play-on-begin = Begin
replay-play-on-over = The game is over here: go back a step or more, and play on from there.

replay-share = Share this step
replay-share-line = The link holds the whole game and opens it right here.
replay-share-text = Look at this moment: { $game } with { $names }. { $chapter }
replay-share-too-long = This game is too long for a link. Save it as a file on the home screen instead.
replay-share-failed = No link could be made. Try it once more.

replay-trouble-gone = This game is not on this phone any more.
replay-trouble-running = This game is not over yet. When it is, it can be replayed here.
replay-trouble-damaged = The record of this game cannot be read. It is damaged, or somebody has changed it.
replay-trouble-nothing-to-replay = Nobody has played in this link yet: it holds a deal, and there is nothing to replay.
