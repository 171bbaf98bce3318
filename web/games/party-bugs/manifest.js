// The facts of Party Bugs, from engine/games/party_bugs/manifest.py.
// Made by `make games` from the registry of the engine.

/** @type {import("../contract.js").Manifest} */
export const manifest = {
  name: "party-bugs",
  seats: [2, 6],
  precedence: "youngest",
  options: ["hidden-dancer", "mirror"],
  dummies: { 2: "Paul" },
  travels: true,
};
