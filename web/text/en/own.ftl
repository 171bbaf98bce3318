# What somebody may set for themselves: people whom the phone knows, and keys.

## People whom this phone knows

known = Who often plays here
known-line = One tap at the set-up, and they sit down: with their animal, their hand and their size of text.
known-ask = Your name?
known-done = OK
known-skip = Play without a name
known-edit = Change who often plays here
known-keep = Remember this player
known-kept = { $name } is remembered on this phone.
known-no-room = There is no seat left for { $name }.
profile-add = Add somebody
profile-new = Player { $number }
profile-animal = Animal and colour
profile-forget = Forget this player
profile-forgotten = { $name } is forgotten. Games and statistics stay.

## Keys

keys = Keyboard
keys-hint = Press ? for all keys.
keys-everywhere = Everywhere
keys-everywhere-next = to the next thing; with Shift, back
keys-everywhere-press = press what is framed
keys-everywhere-close = close what is open
keys-everywhere-help = show this
keys-table = At the table
keys-table-card = to the next card
keys-table-ends = to the first card, to the last
keys-table-pick = pick a card up; once more, and it is played
keys-table-drop = put it back; leave a lesson
keys-table-open = held: open your hand
keys-table-pad = held: your finger is on the pad; let go to react
keys-replay = In a replay
keys-replay-step = one step back, one step on
keys-replay-run = to the start, to the end
keys-replay-play = play, pause
keys-setup = At the set-up
keys-setup-seat = on an animal: one seat up, one seat down
keys-setup-done = in a field: done
key-Tab = Tab
key-Enter = Enter
key-Space = Space
key-Escape = Esc
key-Home = Home
key-End = End
key-ArrowLeft = ←
key-ArrowRight = →
key-ArrowUp = ↑
key-ArrowDown = ↓
