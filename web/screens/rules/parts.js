// The sections of the rules of Party Bugs, named as in its RULES.md.

const named = (letter, count) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

export const PARTS = [
  { name: "base", sections: named("B", 9) },
  { name: "two", sections: named("P", 5) },
  { name: "dancer", sections: named("H", 5) },
  { name: "mirror", sections: named("M", 5) },
];

/** What one has to know to begin. */
export const STEPS = ["play", "take", "pairs", "king", "win"];
