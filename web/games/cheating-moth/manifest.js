// The facts of Cheating Moth, from engine/games/cheating_moth/manifest.py.
// Made by `make games` from the registry of the engine.

/** @type {import("../contract.js").Manifest} */
export const manifest = {
  name: "cheating-moth",
  seats: [3, 5],
  precedence: "oldest",
  options: ["ant-draws", "gifts-by-lot", "calm", "open-counts"],
  dummies: {},
  travels: false,
};
