# Links: what came in, what is sent on, and what they cannot promise.

link-title = A link for you
link-reading = Reading the link …
link-again = Try another link
link-go-on = Go on playing
link-keep = Keep the one here
link-take = Go on with the link
link-take-for = { $count ->
    [one] { $names } plays on this phone too
   *[other] { $names } play on this phone too
  }
link-as-copy = Open it as a second game
link-since = What has happened since
link-see-result = See my result
link-compare = Compare

link-same = This game is already here, at exactly this move.
link-ahead = This game is already here. { $over ->
    [true] The link knows how it ended: it is
   *[false] The link is
  } { $more ->
    [one] one move
   *[other] { $more } moves
  } ahead.
link-behind = This game is already here, and it has gone on since the link was sent.
link-diverged = This game is already here, but the link differs from move { $turn } on. Only you can know which one is right.
link-gone = This game was once on this phone.
link-taken-back = Careful: when this game was last on this phone, it had come further. Somebody has taken moves back, or this is an older link.
link-unseen-here = Careful: { $turns ->
    [one] one move of { $name } in this game was
   *[other] { $turns } moves of { $name } in this game were
  } not made on this phone. If { $name } has not played on another phone, somebody else has moved.
link-unseen = Careful: { $turns ->
    [one] one move of { $name } in this game does
   *[other] { $turns } moves of { $name } in this game do
  } not carry the mark of { $name }’s phone. Either { $name } plays on another phone, or the phone’s data was deleted, or somebody else has moved.
link-odd-bots = Careful: asked again, { $names } would { $count ->
    [one] make another move than this link says.
   *[other] make other moves than this link says.
  } Somebody has changed their moves, or they were played with another version of this app.
link-changed = Careful: this game is not as it was when it was last on this phone. Moves that had already been made have been changed since.

## A deal

link-day = The deal of { $day }. Everyone who opens it gets the same cards and the same bots.
link-deal = A deal to play, with the same cards and the same bots as the sender’s.
link-deal-score = The link says that { $name } got { $points ->
    [one] one point
   *[other] { $points } points
  } with it.
link-day-score = The link says that its sender got { $points ->
    [one] one point
   *[other] { $points } points
  }. Who does better?
link-deal-played = The sender has finished this game. You can compare results at the end.
link-deal-begun = This very deal is already on this phone.
link-deal-done = This very deal has already been played on this phone.
link-deal-done-compare = This very deal has already been played on this phone. Who did better?
link-variants = Played with: { $variants }
link-own-name = Your name
link-play-deal = Play these cards

## What can be wrong

trouble-link-other-thing = This is not a Critter Club link. Perhaps it was not copied exactly?
trouble-link-too-long = This is far too long for a Critter Club link.
trouble-link-broken = This link is damaged. Perhaps a part is missing. Copy all of it, or ask for it again.
trouble-link-newer = This link comes from a newer version of Critter Club. Open the home screen while you are online, update, and try again.
trouble-link-failed = The link could not be opened. Your games are safe. Try again.

## To another phone

phones-each = Each on their own phone
phones-each-line = After every move you send the game on as a link, even over days.
phones-here = Who plays on this phone?

send-to = Send to { $name }
send-again = Send to { $name } again
send-asks = { $name } is next, on another phone.
send-waits = Waiting for { $name }. Open the link that comes back.
send-text = { $name }, it’s your move! { $game }, { $chapter }.
send-end = Send the result
send-end-text = { $game } is over. See how it ended:
move-on = Continue on another phone
move-on-line = The other phone goes on from exactly this move. Whoever opens the link has the whole game, so send it only to those who play.
move-on-text = { $game }, { $chapter }: the whole game is in this link.

send-promise = What a link keeps secret, and what it doesn’t
send-promise-hidden = Whoever opens the link sees what its seat may see, as at a table. The other cards are in the link too, but scrambled, so that nobody reads them by accident.
send-promise-noticed = Every move is chained to all moves before it. If somebody changes what was already here, or moves for somebody who plays here, this phone says so before it goes on. If somebody changes a real move on its way, only the phone that made it notices, when the game comes back. Bots are asked again whether they would have made their moves.
send-promise-marked = Each phone also leaves a mark in the link that no other phone can make. Once this phone has seen another phone’s mark, it points out moves that come without it. Until then it has to believe the link.
send-promise-unnoticed = What nobody at the table would notice is not noticed here either: nobody points out a secret move that somebody adds.
send-promise-open = But without a server there is no real lock. Somebody who knows how and really wants to can take a link apart and look at all the cards. So play by link with people you would play cards with.
