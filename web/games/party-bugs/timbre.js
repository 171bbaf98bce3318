/** A synthesizer in a disco. @type {import("../../table/sounds/sounds").Timbre} */
export const timbre = {
  voice: "synth",
  root: 220,
  scale: [0, 2, 3, 5, 7, 10],
  paper: 1.35,
  ambience: "hall",
};
