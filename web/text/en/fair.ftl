# Fair play: what is promised, and how it is checked.

fair = Fair play
fair-short = Fair play
fair-see = Check it yourself
fair-lead = Nobody has to believe us. Here is how it is done, and how you can check it.

fair-deal = The deal is settled first
fair-deal-line = Before anybody sees a card, the phone draws one number by chance; the whole deal follows from it. From the first move on you can see a fingerprint of it (in the menu of the table). Note it or take a picture. When the game is over, the number is told, and anybody can see that it fits the fingerprint.
fair-bots = Bots see what you would see
fair-bots-line = A bot gets what a player in its seat sees, made by the very same function, and nothing else: no hands of others, no order of the piles. That is tested for every game, and you can repeat it here for yours.
fair-trust = What this cannot do
fair-trust-line = The phone itself has to be trusted. Whoever holds it could look into its storage while you are away, or change the app. A fingerprint that you noted at the beginning shows whether a deal was swapped later; it cannot show who has peeked.

## A match

fair-choose = Check a finished game
fair-none = As soon as a game on this phone is over, you can check it here.
fair-this = This game
fair-gone = This game is not on this phone any more.
fair-print = Fingerprint of the deal
fair-copy = Copy
fair-copied = Copied.
fair-running = The game is still on, so the deal stays secret. At the end the fingerprint must still be the same.
fair-over = The game is over: now everything can be told.
fair-check = Check now
fair-again = Check again
fair-cancel = Cancel
fair-checking = Dealing again, and asking the bots again …
fair-patience = Bots that think hard think hard again: with them this takes a few minutes.

fair-passed = All of it was fair.
fair-failed = Something does not fit.
fair-stopped = Stopped at { $percent } %. So far all was fair.
fair-print-browser = The fingerprint fits: your browser has just computed it from the opening below, without our engine.
fair-print-engine = The fingerprint fits. Our engine has computed it, as this browser cannot; below is how to do it elsewhere.
fair-print-wrong = The fingerprint does not fit: this is not the deal that was settled at the beginning.
fair-turns = The cards were dealt again from that number, and all { $turns } moves were played again: each of them was possible.
fair-broken = With these cards, move { $turn } was not possible. Somebody has changed the record.
fair-unreadable = The record of this game cannot be read. It is damaged, or somebody has changed it.
fair-no-bots = No bots played along.
fair-asked = { $asked ->
    [one] 1 bot move was asked for again, with nothing but the view from its seat. It came out the same.
   *[other] { $asked } bot moves were asked for again, with nothing but the view from their seats. All came out the same.
}
fair-odd = { $odd } of { $asked } bot moves came out differently when asked for again. Somebody has changed the record, or it was played with another version of this app.
fair-odd-move = Move { $turn }, { $name }: { $move } in the record, { $instead } when asked again
fair-worlds = { $worlds ->
    [one] 1 of them was made once more in a world in which everything hidden lay elsewhere. The bot saw and did the same.
   *[other] { $worlds } of them were made once more in worlds in which everything hidden lay elsewhere. The bots saw and did the same.
}
fair-worlds-wrong = Only in { $alike } of { $worlds } worlds in which everything hidden lay elsewhere did the bots see and do the same.
fair-unasked = { $unasked ->
    [one] 1 thing was done by a bot unasked, such as a slip, a call or a slap. It cannot be asked for again, as the record does not say when the bot was tempted.
   *[other] { $unasked } things were done by bots unasked, such as slips, calls and slaps. They cannot be asked for again, as the record does not say when a bot was tempted.
}
fair-opening = The number and the opening
fair-seed = The number was { $seed }.
fair-elsewhere = The fingerprint is the SHA-256 of this text, up to and with the line break after the last word. Any program for that will give the same.

## Over all matches

fair-tally = What chance has dealt
fair-tally-line = People often feel that bots get the better cards. Here is what was dealt in all finished games on this phone, but those to learn by, next to what chance gives. The bar shows where chance lies 95 times in 100, the stroke what it gives on average, the dot what it gave here; a ring says that it is too little yet to judge.
fair-counting = Counting …
fair-counted = { $matches ->
    [one] Counted in 1 finished game. If you delete it from the home screen, it does not count any more.
   *[other] Counted in { $matches } finished games. Those you delete from the home screen do not count any more.
}
fair-nothing = There is nothing to count yet: no game is over. One to learn by does not count, as its cards were chosen. Later there is something to be seen here.
fair-damaged = { $damaged ->
    [one] 1 was left out, as it cannot be read.
   *[other] { $damaged } were left out, as they cannot be read.
}
fair-deals = { $matches ->
    [one] 1 game
   *[other] { $matches } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
fair-column-who = Who
fair-column-given = Here
fair-column-mean = Average
fair-column-range = By chance
fair-people = People
fair-bots-row = Bots
fair-between = { $from } to { $to }
fair-within = as by chance
fair-outside = outside
fair-uneven = not equally often
fair-too-few = too few yet
fair-means-too-few = Too few deals yet to tell anything from them. It takes 20 and more.
fair-means-within = Nothing strange here: whatever can be judged lies where chance puts it.
fair-means-outside = { $outside } of { $judged } numbers lie outside. By chance alone, 1 in 20 does; if it stays so over many games, something is wrong.

fair-party-bugs-hand = Sum of the first hand
fair-party-bugs-king = The King in the first hand
fair-party-bugs-tied = The Tied card, for the lowest bug
fair-party-bugs-won = Games won (not by chance alone)
fair-parrot-box-box = Sum of the numbers in the box
fair-parrot-box-parrots = Parrots in the box
fair-parrot-box-start = The first turn, by the highest sum
fair-parrot-box-won = Games won (not by chance alone)
fair-cheating-moth-moths = Moths in the first hand
fair-cheating-moth-deeds = Action cards in the first hand
fair-cheating-moth-start = The first turn, by lot
fair-cheating-moth-won = Games won (not by chance alone)
