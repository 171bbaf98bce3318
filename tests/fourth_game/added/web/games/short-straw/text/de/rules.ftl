ss-part-all = Das Spiel
ss-step-draw = Zieh einen Halm: Der kürzeste gewinnt.
ss-rule-S1 = Es gibt 24 Halme.
    .title = Halme
ss-rule-S2 = Zieh einen; später behältst du ihn, oder du ziehst noch einen.
    .title = Züge
ss-rule-S3 = Der kürzeste Halm gewinnt.
    .title = Das Ende
