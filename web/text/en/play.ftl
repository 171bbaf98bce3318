# The table, for every game.

play-close = Close
play-menu = Menu
play-menu-home = Back to the home screen

play-hold = Hold to open
play-hold-spoken = I am { $name }: show my cards
play-hold-longer = Keep holding until it opens.
play-heard = Got it. One moment …
play-hand-to = { $name }, it’s your move
play-hand-ask = Pass the phone to { $name }. Everybody else: eyes off!
play-someone-else = Or someone else:
play-other = { $name } chooses first
play-other-ready = { $name } has chosen but wants another look

play-done = Done

play-undo = Take back the last move by { $name }
play-undo-already-revealed = Too late to take that back: somebody has seen a new card since.
play-undo-another-player-acted = Too late to take that back: somebody else has moved since.
play-undo-nothing-to-undo = There is nothing to take back yet.

play-skip = Skip »
play-skip-label = Skip what is going on
play-open-log = Shows what has happened so far.
play-log = What has happened so far
play-log-hint = Tap a line to read the rule behind it.
play-log-rule = rule { $rule }
play-log-short = Log

play-again = Play again
play-so-far = { $sum } so far
play-chart-by-game = Totals after each game: low is good
play-chart-by-round = Totals after each round: low is good
play-chart-game = Game { $number }
play-chart-round = Round { $number }
play-chart-sum = Sum
play-fewest = Fewest points win.
play-final = What { $name } had in the end
play-picture = Share this picture
play-picture-title = A picture of the party
play-picture-lead = It shows everybody’s last cards. Whoever still wants to play this deal had better not look.
play-picture-text = { $game }: { $title } { $scores }.

play-not-kept = This game is not being saved. Perhaps the phone is full. You can play on, but keep this page open.
play-older-save = The newest save was damaged. The game goes on from the one before.
play-trouble-stale = The game had already moved on. Here is the table now.
play-trouble-failed = Something went wrong on our side. Your game is safe: try again, or reload the page.
play-trouble-again = It stopped, and so did the second try. Your game is safe. We will try again: tap the table to do it now.
play-trouble-other = That did not work. Here is the table now.
play-elsewhere = This game is open in another tab.
play-take-over = Play it here

tip = Good to know
tip-close = Got it

## What nobody waits for

play-other-look = { $name } wants to look at their cards
shout = Caught!
shout-label = Caught! { $name } is the Guard and calls
shout-whom = Who was caught?
shout-name = Caught! { $name }
judge-title = Did { $name } cheat?
judge-text = Something rustled in { $name }’s fan. Take your time: do you call?
judge-no = Let it go
gaze-at = The Guard is looking at { $name }
gaze-away = The Guard is looking away
gaze-caution = sees you
gaze-comes = Careful, the Guard is looking at you.
gaze-goes = The Guard is looking away from you.
pads-without = Start without the others
pads-go = Ready
pads-interrupted = Something interrupted you. Once more, from the start.
pads-over = Hands off!
pads-early = Too early!
pads-none = No reaction
pads-fastest = Fastest
pads-slowest = Slowest
pads-line = { $name }: { $time }.
pads-line-marked = { $name }: { $time }, { $mark }.
pads-time = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
play-trouble-round-over = The round is already over.
play-trouble-call-being-settled = Somebody has just been caught. That comes first.
play-trouble-gifts-first = The gifts come first.
play-trouble-guard-cannot-slip = The Guard can’t cheat.
play-trouble-one-slip-at-a-time = One card at a time. The other one hasn’t quite vanished yet.
play-trouble-last-card = Your last card can’t vanish: you need two in your hand.
play-trouble-card-put-aside = You have just put this card aside.

## A lesson

lesson = Lesson
lesson-next = Next
lesson-leave = Leave the lesson
lesson-won = You win!
lesson-ready = You can play now. The rest you pick up as you go.
lesson-play = Play a real game
lesson-again = The lesson once more
