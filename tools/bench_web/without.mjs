// Prints how much larger the page's code is in Brotli with a game than without it:
//
//   node tools/bench_web/without.mjs GAME

import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import * as esbuild from "esbuild";
import { sentences } from "../build/sentences.mjs";

const [game = ""] = process.argv.slice(2);
const brotli = (/** @type {string | Uint8Array} */ bytes) => brotliCompressSync(bytes).length;

/** What only this game has is empty; what nothing else asks for is then left out as well. @type {esbuild.Plugin} */
const without = {
  name: "without",
  setup(build) {
    const own = new RegExp(`/games/${game}/[/\\w-]+\\.js$`);
    build.onLoad({ filter: own }, () => ({ contents: "" }));
  },
};

/** @type {esbuild.Plugin} */
const built = {
  name: "built",
  setup(build) {
    build.onResolve({ filter: /^built$/ }, () => ({ path: "built", namespace: "built" }));
    build.onLoad({ filter: /.*/, namespace: "built" }, () => ({
      contents: "module.exports = {}",
      loader: "js",
    }));
  },
};

/** Whoever visits the page loads but one language. @type {esbuild.Plugin} */
const oneLanguage = {
  name: "one language",
  setup(build) {
    build.onResolve({ filter: /^sentences:/ }, ({ path }) =>
      path === "sentences:en" ? undefined : { path, external: true },
    );
  },
};

/** @param {esbuild.Plugin[]} plugins */
async function sizeOf(...plugins) {
  const { outputFiles } = await esbuild.build({
    entryPoints: ["web/main.js"],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    external: ["node:*"],
    logLevel: "silent",
    plugins: [built, oneLanguage, ...plugins],
  });
  const [page] = outputFiles;
  return page ? brotli(page.contents) : 0;
}

const folder = `web/games/${game}/style`;
const style = brotli(
  readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`))
    .join("\n"),
);
const all = await sizeOf(sentences());
const others = await sizeOf(
  without,
  sentences((path) => !path.includes(`/${game}/`)),
);
console.log(all - others + style);
