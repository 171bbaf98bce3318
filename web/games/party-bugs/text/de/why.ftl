# Party Bugs: wie Züge heißen, wo sie abgewogen werden, und was für sie spricht.

pb-weighed-pair = Das heimliche Paar gehen lassen

pb-why-sweeps = { $effect ->
    [fewer] Der König räumt die Tanzfläche ab, und Paare gehen gleich mit: { $points } Punkte weniger.
    [more] Irgendwann muss der König tanzen, und die anderen gehen leer aus. Das kostet { $points } Punkte.
   *[same] Der König räumt die Tanzfläche ab, und es kostet nichts.
  }
pb-why-hides = Versteckt wartet die { $number } auf einen Zwilling. Kommt einer, können beide gehen.
pb-why-mirror = Ist die { $number } weg, sind das { $points } Punkte weniger.
pb-why-mirror-dancer = Den heimlichen Tänzer wird man am besten los.
pb-why-hidden-pair = Der heimliche Tänzer und sein offener Zwilling gehen zusammen, und keiner zählt.
pb-why-nothing-else = Etwas anderes liegt nicht mehr auf der Tanzfläche.
pb-why-pair = Mit der { $number } gibt es ein Paar, und beide gehen: { $points } Punkte weniger.
pb-why-kept-from-others = Jemand anders könnte mit der { $number } ein Paar bilden. Also lieber selbst nehmen{ $points ->
    [0] .
    [one] , auch für 1 Punkt.
   *[other] , auch für { $points } Punkte.
  }
pb-why-least = Die { $number } ist die leichteste auf der Tanzfläche.
pb-why-looks-ahead = Die { $number } ist nicht die leichteste, kann aber gut als Paar wieder gehen.
pb-why-early-for-pair = Wer niedrig spielt, nimmt früh, und mit der { $number } von der Tanzfläche gäbe es ein Paar.
pb-why-early = Mit einer { $number } nimmt man früh, solange es noch etwas auszusuchen gibt.
pb-why-late = Die { $number } kommt auf die Tanzfläche, wo andere sie nehmen müssen. Dafür wählt man spät.
pb-why-between = Mit einer { $number } nimmt man irgendwo in der Mitte und hebt sich die besseren Karten auf.
