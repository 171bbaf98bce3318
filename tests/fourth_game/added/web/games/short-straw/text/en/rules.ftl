ss-part-all = The game
ss-step-draw = Draw a straw: the shortest wins.
ss-rule-S1 = There are 24 straws.
    .title = Straws
ss-rule-S2 = Draw one; later keep it, or draw another.
    .title = Turns
ss-rule-S3 = The shortest straw wins.
    .title = The end
