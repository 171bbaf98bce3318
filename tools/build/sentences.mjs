// The sentences of a language: all its files as one module, which becomes a file of the site.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const TEXT = "web/text";
const GAMES = "web/games";

/** What the first screens say comes first: the page reads on until it has found what it looks for. */
const FIRST = ["app", "home", "bots", "play", "table"];
const LAST = ["fair", "why", "rules"];

/** The first word of a file's name says when its sentences are asked for. @param {string} path */
function turnOf(path) {
  const [word = ""] = basename(path, ".ftl").split("-");
  const [first, last] = [FIRST.indexOf(word), LAST.indexOf(word)];
  if (first >= 0) return first;
  return FIRST.length + 1 + last;
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ftl"))
        .sort()
        .map((file) => join(folder, file))
    : [];

/** A game brings its own, or the folder of the language has them for it. @param {string} language */
const filesOf = (language) =>
  [
    ...filesIn(join(TEXT, language)),
    ...readdirSync(GAMES)
      .sort()
      .flatMap((game) => filesIn(join(GAMES, game, "text", language))),
  ].sort((one, other) => turnOf(one) - turnOf(other));

/**
 * One text a file, in the order in which they are asked for.
 * @param {string} language
 * @param {(path: string) => boolean} [isWanted]
 */
export const textsOf = (language, isWanted = () => true) =>
  filesOf(language)
    .filter(isWanted)
    .map((path) => withoutRemarks(readFileSync(path, "utf8")));

/**
 * What `import("sentences:en")` gives: the texts of all files in that language.
 * @param {(path: string) => boolean} [isWanted]
 * @returns {import("esbuild").Plugin}
 */
export const sentences = (isWanted = () => true) => ({
  name: "sentences",
  setup(build) {
    build.onResolve({ filter: /^sentences:/ }, ({ path }) => ({
      path: path.slice("sentences:".length),
      namespace: "sentences",
    }));
    build.onLoad({ filter: /.*/, namespace: "sentences" }, ({ path: language }) => {
      const texts = JSON.stringify(textsOf(language, isWanted));
      return { contents: `export default ${texts};`, loader: "js" };
    });
  },
});

/** An empty line counts within a sentence, which goes on with an indent. @param {string} text */
const withoutRemarks = (text) => text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}(?=\S)/g, "\n");
