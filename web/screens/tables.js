// The screens on which cards lie: they come together, as they are made of the same parts.

export * as play from "./play.js";
export * as replay from "./replay.js";
