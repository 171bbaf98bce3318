# Fair play: what is promised, and how it is checked.

fair = Fair play
fair-short = Fair play
fair-see = Check it yourself
fair-lead = You don’t have to believe us. Here is how it works, and how you can check it.

fair-deal = The deal is fixed first
fair-deal-line = Before anybody sees a card, the phone draws a random number. The whole deal follows from it. (For a deal of the day the number follows from the date, and in a lesson the cards are chosen.) Each of you can add something to the number, so that not even the phone chooses it alone: there is a switch for that when you set up a game. From the first move on you can see the number’s fingerprint (in the table’s menu). Write it down or take a picture. When the game is over, you can see the number, and check that it fits the fingerprint.
fair-bots = Bots see what you would see
fair-bots-line = A bot gets only what a player in its seat would see, from the very same code: no other hands, and not the order of the piles. We test this for every game, and you can repeat the test here for yours.
fair-trust = What this cannot show
fair-trust-line = You have to trust the phone itself. Whoever holds it could look into its storage while you are away, or change the app. A fingerprint that you noted at the start shows whether the deal was swapped later. It cannot show who has peeked.

## A match

fair-choose = Check a finished game
fair-none = As soon as a game on this phone is over, you can check it here.
fair-this = This game
fair-gone = This game is no longer on this phone.
fair-print = Fingerprint of the deal
fair-copy = Copy
fair-copied = Copied.
fair-running = The game is still going on, so the deal stays secret. At the end the fingerprint must be the same.
fair-over = The game is over, so nothing is secret any more.
fair-check = Check now
fair-again = Check again
fair-cancel = Cancel
fair-checking = Dealing again and asking the bots again …
fair-patience = Bots that think hard will think hard again, so this may take a few minutes.

fair-passed = Everything that can be checked is right.
fair-failed = Something is wrong.
fair-stopped = Stopped at { $percent } %. So far everything is right.
fair-print-browser = The fingerprint fits. Your browser has just computed it from the opening below, without our engine.
fair-print-engine = The fingerprint fits. Our engine has computed it, because this browser cannot. Below you can see how to do it elsewhere.
fair-print-wrong = The fingerprint does not fit: this is not the deal that was fixed at the start.
fair-mixed-browser = Nobody chose the number alone. First the phone drew and showed the fingerprint. Then people added this: { $told }. Your browser has just mixed it again and got the same number.
fair-mixed-engine = Nobody chose the number alone. First the phone drew and showed the fingerprint. Then people added this: { $told }. Our engine has mixed it again, because this browser cannot, and got the same number.
fair-mixed-wrong = What was drawn and added does not give this number. Somebody has changed the record.
fair-added = { $name } “{ $text }”
fair-number-day = Nobody chose the number: it follows from the game and the date, { $date }. Your browser has just computed it.
fair-number-phone = One phone drew the number alone: the one that started this deal, here or where its link came from. Whoever held it could have drawn again until they liked the deal.
fair-turns = The cards were dealt again from that number, and all { $turns } moves were played again. Each of them was possible.
fair-broken = With these cards, move { $turn } was not possible. Somebody has changed the record.
fair-unreadable = We cannot read the record of this game. It is damaged, or somebody has changed it.
fair-no-bots = No bots took part.
fair-asked = { $asked ->
    [one] A bot had to choose 1 move again, with only the view from its seat. It chose the same.
   *[other] Bots had to choose { $asked } moves again, with only the view from their seats. They always chose the same.
}
fair-odd = Asked again, bots chose { $odd } of { $asked } moves differently. Somebody has changed the record, or it was played with another version of this app.
fair-odd-move = Move { $turn }, { $name }: { $move } in the record, { $instead } when asked again
fair-worlds = { $worlds ->
    [one] 1 of them was tried again with other hidden cards. The bot saw and did the same.
   *[other] { $worlds } of them were tried again with other hidden cards. The bots saw and did the same.
}
fair-worlds-wrong = { $worlds } of them were tried again with other hidden cards. Only in { $alike } of these the bots saw and did the same.
fair-unasked = { $unasked ->
    [one] Bots did 1 thing unasked, such as a slip, a call or a slap. This cannot be repeated, because the record does not say when the bot was tempted.
   *[other] Bots did { $unasked } things unasked, such as slips, calls and slaps. These cannot be repeated, because the record does not say when a bot was tempted.
}
fair-opening = The number and the opening
fair-seed = The number was { $seed }.
fair-drawn = The phone had drawn { $drawn } before anybody added something. This was its fingerprint. The number above is the first 32 characters of the SHA-256 of the lines from “drawn” to the last “added”.
fair-print-before = Before { $names } added something, this was the fingerprint of the phone’s number:
fair-elsewhere = The fingerprint is the SHA-256 of this text, with the line break after the last word. Any program for that will give the same.

## Over all matches

fair-tally = What chance has dealt
fair-tally-line = It often feels as if bots get the better cards. Here you see what was dealt in all finished games on this phone, without lessons, and what chance would give. The bar shows where chance lies 95 times in 100, the line its average, and the dot what it gave here. A ring means that there is not enough yet to judge.
fair-counting = Counting …
fair-counted = { $matches ->
    [one] Counted in 1 finished game. If you delete it from the home screen, it no longer counts.
   *[other] Counted in { $matches } finished games. Games you delete from the home screen no longer count.
}
fair-nothing = There is nothing to count yet, because no game is over. Lessons do not count: their cards are chosen. Come back later.
fair-damaged = { $damaged ->
    [one] 1 was left out, because it cannot be read.
   *[other] { $damaged } were left out, because they cannot be read.
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
fair-too-few = too few so far
fair-means-too-few = Too few deals so far to say anything. It takes 20 or more.
fair-means-within = Nothing strange here: everything that can be judged is where chance would put it.
fair-means-outside = { $outside } of { $judged } numbers lie outside. By chance alone, 1 in 20 does. If it stays like this over many games, something is wrong.
