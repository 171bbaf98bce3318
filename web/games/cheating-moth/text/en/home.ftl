# Cheating Moth: what is said of it where games are chosen, and of its picture.

cheating-moth = Cheating Moth
cheating-moth-line = Play what fits, slip what doesn’t, and never while the Guard looks.
cheating-moth-facts = 3–5 players · 20 minutes
cheating-moth-stays = Cheating Moth stays on one phone: you can’t catch somebody who isn’t at the table.
cheating-moth-scene = Moths, a spider and some ants play cards under a kitchen lamp.
