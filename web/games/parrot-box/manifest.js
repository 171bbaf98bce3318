// The facts of Parrot Box, from engine/games/parrot_box/manifest.py.
// Made by `make games` from the registry of the engine.

/** @type {import("../contract.js").Manifest} */
export const manifest = {
  name: "parrot-box",
  seats: [2, 6],
  precedence: "birthdays",
  options: [],
  dummies: {},
  travels: true,
};
