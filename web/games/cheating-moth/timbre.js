/** A musical box in a kitchen at night. @type {import("../../table/sounds/sounds").Timbre} */
export const timbre = { voice: "bell", root: 415, scale: [0, 2, 3, 7, 8], paper: 0.65, ambience: "night" };
