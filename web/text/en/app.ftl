# Critter Club: everything but the table and the rules.

app-name = Critter Club
app-line = Sly little card games for one phone and whoever sits round it.

## Going about

back = Back
home = Home
settings = Settings
rules = Rules
about = About
close = Close
search = Search

## Home

party-bugs = Party Bugs
party-bugs-line = Swap partners, lose the heavy ones, beware the King.
party-bugs-facts = 2–6 players · 15 minutes
parrot-box = Parrot Box
parrot-box-line = Swap, pair up, and let a Parrot float at the right moment.
parrot-box-facts = 2–6 players · 25 minutes
cheating-moth = Cheating Moth
cheating-moth-line = Play what fits, slip what does not, and never while the Guard looks.
cheating-moth-facts = 3–5 players · 20 minutes
cheating-moth-stays = Cheating Moth stays on one phone: who is not at the table cannot be caught.
games-heading = Play something
today-now = Today
today = Deals of the day
continue-heading = Continue
continue = Continue
continue-more = { $count ->
    [one] 1 more game
   *[other] { $count } more games
  }
match-over = Finished
match-waits = Waiting for { $name }
match-new = Just begun
match-actions = More about this game
match-export = Save as a file
match-delete = Delete
match-delete-question = Delete this game for good?
match-delete-yes = Delete it
match-delete-no = Keep it
match-deleted = The game is deleted.
match-import-failed = That file is no game of ours, or it is damaged. Nothing was changed.
match-exported = The game is in your downloads.
match-export-failed = This game could not be saved as a file.
file-covered = A Critter Club game that is still being played: { $names }. The cards are covered, so that nobody sees them by accident. To go on playing, open this file in Critter Club: “Join by link, code or file”, then “A game from a file”.
file-name = Critter Club, { $names }

## The start

stage-download = Getting the game: { $loaded } of { $total } MB
stage-download-line = Only this first time. You can set up a game meanwhile.
stage-starting = Waking the critters …
offline-ready = Works offline now
update-waiting = A new version is here.
update-take = Take it
try-again = Try again
repair = Repair
repair-looking = Looking at every file …
repair-mended = Damaged files were found and fetched again. Your games are as they were.
repair-whole = Every file is in order.
repair-unreachable = Some files are damaged and could not be fetched. Try again with a network.

failure-browser-too-old = This browser is too old for Critter Club. Update it, or open this page in another one.
failure-download-broke-off = The download broke off. Check your connection, then try again: it goes on where it stopped.
failure-engine-broken = Something went wrong while starting. Your games are safe. Try again, or reload the page.
failure-engine-silent = The start takes far too long. Your games are safe. Try again, or close a few other apps first.
failure-offline-unsupported = This browser keeps nothing for offline play. With a network everything works.
failure-offline-unreachable = The network went away before everything was kept for offline play. Come back to it when there is one again.
failure-offline-failed = Not everything could be kept for offline play. With a network everything works.
failure-storage-full = This phone has no room left, so offline play will not work. Free some space and reload.
failure-storage-denied = This browser lets us store nothing, perhaps because the phone is full or the window is private. Play on: just nothing new is kept once you close the page.
reload = Reload the page

## Set-up

setup-seats = Who plays?
setup-add = Add a player
setup-play = Play
setup-lesson = New here? Learn by playing
setup-waiting = You can play as soon as the game is here.
seat-edit = { $name }: colour and place. The arrow keys move.
seat-names = Name
seat-name = Name of player { $number }
seat-who = Who plays { $name }
seat-person = Person
seat-bot = Bot
seat-up = Up
seat-down = Down
seat-remove = Remove
seat-colour = Colour of { $name }
seat-moved = { $name } sits at place { $number } now.
seat-added = { $name } joins.
seat-removed = { $name } is gone.
animal-0 = Owl
animal-1 = Fox
animal-2 = Hedgehog
animal-3 = Cat
animal-4 = Frog
animal-5 = Snail
colour-0 = orange
colour-1 = sky blue
colour-2 = green
colour-3 = yellow
colour-4 = vermilion
colour-5 = pink
pattern-0 = stripes
pattern-1 = dots
pattern-2 = zigzag
pattern-3 = checks
pattern-4 = waves
pattern-5 = stars
token-name = { $animal }, { $colour } with { $pattern }
name-twice = There is another { $name }. Change a letter or two?
name-dummy = { $dummy } is already here. Pick another name?
name-shortened = That was a long name. We kept the first 60 characters.
nobody-human = At least 1 person has to play.
setup-options = How do you play?

## Rules

rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing about that. Try another word.
    [one] { $count } section
   *[other] { $count } sections
}
rules-minute = In a minute
rules-of = Rules: { $game }

## Settings

settings-look = Look
settings-theme = Theme
settings-theme-system = As the phone
settings-theme-light = Light
settings-theme-dark = Night
settings-language = Language
settings-language-system = As the phone
settings-language-en = English
settings-language-de = Deutsch
settings-text = Text size
settings-text-normal = 100 %
settings-text-large = 125 %
settings-text-larger = 150 %
settings-text-largest = 200 %
settings-motion = Motion
settings-motion-system = As the phone
settings-motion-reduced = Calm
settings-motion-full = Lively
settings-motion-line = Calm shows the same, without things flying about.
settings-feel = Playing
settings-sound = Sound
settings-haptics = Vibration
settings-awake = Keep the screen on
settings-tips = Tips
settings-tips-line = What is good to know, each once, when it is.
settings-hand = Holding hand
settings-hand-right = Right
settings-hand-left = Left
settings-hand-line = What you press most lies at this thumb.
settings-kept = All of this is kept on this phone only.

## About

about-lead = A few friends, one phone, no account, no adverts. That is all.
about-fair = Fair play
about-fair-line = Bots see what a player in their seat sees, and nothing else: no hands of others, no order of the piles. The same goes for this page: a hand is not in it before its owner asks.
about-private = Nothing leaves your phone
about-private-line = There is no server that listens. Names, games and settings stay in this browser, and go when you delete its data.
about-offline = No network needed
about-offline-line = Once “Works offline now” stands on the home screen, a tent will do.
about-repair = If something is broken
about-repair-line = Every file of the app is compared with its fingerprint; what is damaged is fetched again. Your games are not touched.
about-origin = Where the rules come from
about-origin-line = We learned the games at the table, then wrote their rules anew, in our own words and with our own pictures. Critter Club is not affiliated with the publishers of the original games. If you like one, buy it: real cards smell better.
about-source = Open to read
about-source-line = The source is free (MIT). What others made for us, and under which licences:
about-licences = Licences
about-version = Version { $version }
