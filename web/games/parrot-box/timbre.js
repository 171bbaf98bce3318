/** Wooden bars on a beach. @type {import("../../table/sounds/sounds").Timbre} */
export const timbre = { voice: "mallet", root: 349, scale: [0, 2, 4, 7, 9], paper: 0.95, ambience: "sea" };
