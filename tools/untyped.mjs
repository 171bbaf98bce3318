// Where types are not checked yet. A folder leaves this list and never enters it.
export const UNTYPED = [
  // Its imports lead to where it is added.
  "tests/fourth_game",
];
