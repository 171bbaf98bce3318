// Where types are not checked yet. A folder leaves this list and never enters it.
export const UNTYPED = [
  // Its imports lead to where it is added.
  "tests/fourth_game",
  "web/screens/play.js",
  "web/screens/play/drawing.js",
  "web/screens/play/keeping.js",
  "web/screens/play/performing.js",
  "web/screens/play/questions.js",
  "web/screens/play/sending.js",
  "web/screens/play/telling.js",
];
