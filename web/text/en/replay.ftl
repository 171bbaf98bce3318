# Watching a finished match again.

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

replay-unseen = There is nothing to see from here.
replay-failed = That step could not be shown. Try again.

replay-view = Whose view?
replay-view-line = The game is over, so you may look at every hand.
replay-view-none = Everyone at the table
replay-view-all = Seen by everyone at the table. Choose another view
replay-view-of = Seen through { $name }’s eyes. Choose another view

replay-log = What happened
replay-log-hint = Tap a line to go there, or its sign to read the rule behind it.

replay-play-on = Play on from here
replay-play-on-line = A new game starts from exactly here. The finished one stays as it is.
replay-play-on-begin = Start
replay-play-on-over = The game is over here. Go back at least one step and play on from there.

replay-share = Share this step
replay-share-line = The link holds the whole game and opens it at this step.
replay-share-text = Look at this moment: { $game } with { $names }. { $chapter }
replay-share-too-long = This game is too long for a link. Save it as a file on the home screen instead.
replay-share-failed = We could not make a link. Try again.

replay-trouble-gone = This game is no longer on this phone.
replay-trouble-running = This game is not over yet. When it is, you can watch it again here.
replay-trouble-damaged = We cannot read the record of this game. It is damaged, or somebody has changed it.
replay-trouble-nothing-to-replay = This link holds only a deal. Nobody has played yet, so there is nothing to watch.
