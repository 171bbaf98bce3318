// Prints how much larger the page's code is in Brotli with a game than without it:
//
//   node tools/bench_web/without.mjs GAME

import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import * as esbuild from "esbuild";

const [game] = process.argv.slice(2);
const brotli = (bytes) => brotliCompressSync(bytes).length;

/** What only this game has is empty; what nothing else asks for is then left out as well. */
const without = {
  name: "without",
  setup(build) {
    const own = new RegExp(
      `/(games/${game}/[\\w-]+\\.js|text/../${game}[\\w-]*\\.ftl|style/${game}[\\w-]*\\.css)$`,
    );
    build.onLoad({ filter: own }, ({ path }) => ({
      contents: "",
      loader: path.endsWith("js") ? "js" : "text",
    }));
  },
};

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

async function sizeOf(...plugins) {
  const { outputFiles } = await esbuild.build({
    entryPoints: ["web/main.js"],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    loader: { ".ftl": "text" },
    external: ["node:*"],
    logLevel: "silent",
    plugins: [built, ...plugins],
  });
  return brotli(outputFiles[0].contents);
}

const styles = readdirSync("web/style").filter((name) => name.startsWith(game));
const style = brotli(styles.map((name) => readFileSync(`web/style/${name}`)).join("\n"));
console.log((await sizeOf()) - (await sizeOf(without)) + style);
