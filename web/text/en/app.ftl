# Critter Club: everything but the table and the rules.

app-name = Critter Club
app-line = Sly little card games for one phone and everyone round it.

## Getting around

back = Back
home = Home
settings = Settings
rules = Rules
about = About
close = Close
search = Search

## Home

games-heading = Play something
today-now = Today
today = Deals of the day
continue-heading = Continue
continue = Continue
continue-more = { $count ->
    [one] 1 more game
   *[other] { $count } more games
  }
shelf-lost = { $count ->
    [one] One game could not be read any more. We set it aside. The others are fine.
   *[other] { $count } games could not be read any more. We set them aside. The others are fine.
  }
match-over = Finished
match-waits = Waiting for { $name }
match-new = Just started
match-actions = More about this game
match-export = Save as a file
match-delete = Delete
match-delete-question = Delete this game for good?
match-delete-yes = Delete it
match-delete-no = Keep it
match-deleted = The game was deleted.
match-import-failed = That file is not one of our games, or it is damaged. Nothing was changed.
match-exported = The game is in your downloads.
match-export-failed = This game could not be saved as a file.
file-covered = A Critter Club game that is still going on: { $names }. The cards are covered, so that nobody sees them by accident. To go on playing, open this file in Critter Club: “Join by link, code or file”, then “A game from a file”.
file-name = Critter Club, { $names }

## The start

stage-download = Getting the game: { $loaded } of { $total } MB
stage-download-line = Only this first time. You can set up a game in the meantime.
stage-starting = Waking the critters …
offline-ready = Works offline now
update-waiting = A new version is here.
update-take = Update
screen-coming = One moment …
try-again = Try again
repair = Repair
repair-looking = Checking every file …
repair-mended = Some files were damaged. They have been downloaded again. Your games have not changed.
repair-whole = All files are fine.
repair-unreachable = Some files are damaged and could not be downloaded. Try again when you are online.

failure-browser-too-old = This browser is too old for Critter Club. Update it, or open this page in another one.
failure-download-broke-off = The download stopped. Check your connection and try again: it will go on from there.
failure-engine-broken = Something went wrong while starting. Your games are safe. Try again, or reload the page.
failure-engine-silent = Starting takes far too long. Your games are safe. Try again, or close a few other apps first.
failure-offline-unsupported = This browser cannot store the game for offline play. Online, everything works.
failure-offline-unreachable = The connection was lost before everything was stored for offline play. Try again when you are online.
failure-offline-failed = Not everything could be stored for offline play. Online, everything works.
failure-storage-full = This phone has no space left, so you cannot play offline. Free some space and reload.
failure-storage-denied = This browser does not let us store anything. Perhaps the phone is full, or the window is private. You can play on, but nothing new will be kept when you close the page.
failure-storage-silent = This phone’s storage does not answer, so some games may be missing here. They are not lost: reload the page, or restart the phone.
failure-screen-missing = This page could not be loaded. Check your connection and try again.
engine-restarts = Something stopped working. It is starting again, and nothing is lost.
reload = Reload the page

## Set-up

setup-seats = Who plays?
setup-add = Add a player
setup-play = Play
setup-lesson = New here? Learn by playing
setup-waiting = You can play as soon as the game is here.
seat-edit = { $name }: colour and place. Move with the arrow keys.
seat-names = Name
seat-name = Name of player { $number }
seat-who = Who plays { $name }
seat-person = Person
seat-bot = Bot
seat-up = Up
seat-down = Down
seat-remove = Remove
seat-colour = Colour of { $name }
seat-moved = { $name } now sits at place { $number }.
seat-added = { $name } joins.
seat-removed = { $name } has left.
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
mixing-choice = Nobody chooses the deal alone
mixing-choice-line = The phone draws a number, and then each of you adds something.
mixing = Drawing together
mixing-print = This phone has drawn its number. Here is the fingerprint: take a picture of it now, and nobody can swap the number unnoticed.
mixing-line = Now each of you adds something that nobody else can guess: a word, or a rhythm on the button. The owner of this phone goes first.
mixing-of = { $name } adds
mixing-tap = Tap
mixing-tap-of = Tap for { $name }
mixing-none = At least one of you has to add something.
mixing-deal = Mix and deal

## Rules

rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing about that. Try another word.
    [one] { $count } section
   *[other] { $count } sections
}
rules-minute = In one minute
rules-of = Rules: { $game }

## Settings

settings-look = Look
settings-scheme = Theme
settings-scheme-garden = Garden party
settings-scheme-lagoon = Lagoon
settings-scheme-embers = Campfire
settings-back = Backs of the cards
settings-back-medal = Medal
settings-back-frame = Frame
settings-back-diamond = Diamond
settings-back-halves = Halves
settings-theme = Day or night
settings-theme-system = Like the phone
settings-theme-light = Light
settings-theme-dark = Night
settings-language = Language
settings-language-system = Like the phone
settings-language-failed = This language could not be downloaded. It will be here the next time you open the app online.
settings-text = Text size
settings-text-normal = 100 %
settings-text-large = 125 %
settings-text-larger = 150 %
settings-text-largest = 200 %
settings-motion = Motion
settings-motion-system = Like the phone
settings-motion-reduced = Calm
settings-motion-full = Lively
settings-motion-line = Calm shows the same, but nothing flies around.
settings-feel = Playing
settings-sound = Sound
settings-volume = Volume
settings-ambience = Background sounds
settings-ambience-line = While you sit at a table: a party, the sea, or crickets.
settings-haptics = Vibration
settings-awake = Keep the screen on
settings-tips = Tips
settings-tips-line = Each tip comes once, when it is useful.
settings-pace = Pace at the table
settings-pace-relaxed = Relaxed
settings-pace-usual = Usual
settings-pace-brisk = Brisk
settings-pace-at-once = At once
settings-pace-line = How long you see what the others do. A tap on the table skips it at any pace.
settings-single = One tap plays
settings-single-line = A card is played at the first tap. Nobody asks you again.
settings-drag = Drag cards
settings-drag-line = A card is also played when you drag it to the table.
settings-hand = Which hand
settings-hand-right = Right
settings-hand-left = Left
settings-hand-line = What you press most is near this thumb.
settings-kept = All of this stays on this phone.

## About

about-lead = A few friends, one phone, no account, no ads. That’s all.
about-fair = Fair play
about-fair-line = Bots see only what a player in their seat would see: no other hands, and not the order of the piles. If several people share the phone, the page, too, shows no hand and reads none aloud until somebody holds the button for it.
about-private = Nothing leaves your phone
about-private-line = No server listens: the site only hands out the app’s files. Names, games and settings stay in this browser, and are gone when you delete its data. Others get only what you send them yourself.
about-offline = Works offline
about-offline-line = Once the home screen says “Works offline now”, you can play anywhere, even in a tent.
about-repair = If something doesn’t work
about-repair-line = This checks every file of the app and downloads damaged ones again. Your games are not touched.
about-origin = Where the rules come from
about-origin-line = We learned the games at the table, then wrote down the rules in our own words, with our own pictures. Critter Club is not affiliated with the publishers of the original games. If you like one, buy it: real cards smell better.
about-source = Open source
about-source-line = The source code is free (MIT). It uses work by others, under these licences:
about-licences = Licences
about-version = Version { $version }
