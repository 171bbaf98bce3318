# Links: what has come, what is sent on, and what neither can promise.

link-title = A link has come
link-reading = Looking what is in it …
link-again = Try another link
link-go-on = Go on playing
link-keep = Keep the one here
link-take = Go on from the link
link-take-for = { $name } plays on this phone too
link-as-copy = Open it as a second game
link-since = What happened meanwhile
link-see-result = See my result
link-compare = Compare

link-same = This game is here already, at this very move.
link-ahead = This game is here already. { $over ->
    [true] The link knows how it ended: it is
   *[false] The link is
  } { $more ->
    [one] one move
   *[other] { $more } moves
  } further.
link-behind = This game is here already, and it has gone on since the link was sent.
link-diverged = This game is here already, but the link tells it differently from move { $turn } on. Which of the two is right, only you can know.
link-changed = Careful: this is not how the game was when it was last on this phone. Somebody has changed moves that were made already.

## A deal

link-day = The deal of { $day }. Whoever opens it gets the same cards and the same bots.
link-deal = A deal to play: the same cards and the same bots as where it comes from.
link-deal-score = { $name } got { $points ->
    [one] one point
   *[other] { $points } points
  } with it.
link-day-score = Whoever sent it got { $points ->
    [one] one point
   *[other] { $points } points
  }. Who does better?
link-deal-played = It was played to the end there. At the end the results are compared.
link-deal-begun = These very cards lie on this phone already.
link-deal-done = These very cards were played on this phone already.
link-deal-done-compare = These very cards were played on this phone already. Who did better?
link-variants = Played with: { $variants }
link-own-name = Your name
link-play-deal = Play these cards

## What can be wrong

trouble-link-other-thing = This is no link of Critter Club. Perhaps something was cut off or came along when it was copied?
trouble-link-too-long = This is far too long to be a link of Critter Club.
trouble-link-broken = This link is damaged, perhaps cut off on the way. Ask for it once more, or copy all of it.
trouble-link-newer = This link comes from a newer Critter Club than this one. Open the home screen with a network, take the new version, and try again.
trouble-link-failed = The link could not be opened. Your games are safe. Try it once more.

## To another phone

phones-each = Each on their own phone
phones-each-line = After every move the game travels on by a link, even over days.
phones-here = Who plays on this phone?

send-to = Send to { $name }
send-again = Send to { $name } again
send-asks = { $name } is next, on another phone.
send-waits = Waiting for { $name }. Open the link that comes back.
send-text = { $name }, it’s your move! { $game }, { $chapter }.
send-end = Send the result
send-end-text = { $game } is over. See how it ended:
move-on = Go on on another phone
move-on-line = The other phone goes on from this very move. Whoever opens the link has the whole game, so it is only for who plays along.
move-on-text = { $game }, { $chapter }: the whole game is in this link.

send-promise = What a link keeps secret, and what not
send-promise-hidden = Who opens the link sees what belongs to the own seat, as at a table. The cards of the others are in the link, scrambled, so that nobody reads them by accident.
send-promise-noticed = Every move is chained to all before it. If somebody changes the past, this phone notices and says so.
send-promise-open = Nobody can keep a lock without a server, though: who knows how and wants to can take a link apart and look at all cards. Play by link with people you would play cards with.
