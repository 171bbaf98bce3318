// The page's modules in Node: sentences are read from their files, and a picture is a number.

import { textsOf } from "../../tools/build/sentences.mjs";
import { LANGUAGES } from "../../web/text/languages.js";

for (const [tag, language] of Object.entries(LANGUAGES)) {
  language.sentences = () => Promise.resolve({ default: textsOf(tag) });
}

let pictures = 0;
URL.createObjectURL = () => `picture:${(pictures += 1)}`;
/** An element that is only made, and never looked at. */
class Made {
  addEventListener() {}
  setAttribute() {}
  append() {}
}

class Picture {
  src = "";
}

Object.assign(globalThis, {
  Image: Picture,
  document: { documentElement: {}, createElement: () => new Made() },
});

export const { GAMES } = await import("../../web/games/index.js");
export const { companyOf } = await import("../../web/people/company.js");
export const { has, spoken, t, useLanguage } = await import("../../web/text/text.js");
export const TAGS = Object.keys(LANGUAGES);
