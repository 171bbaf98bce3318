// The screens to read and to choose on: each is small, so they come together.

export * as about from "./about.js";
export * as fair from "./fair.js";
export * as join from "./join.js";
export * as link from "./link.js";
export * as rules from "./rules.js";
export * as secrets from "./secrets.js";
export * as settings from "./settings.js";
export * as setup from "./setup.js";
export * as today from "./today.js";
