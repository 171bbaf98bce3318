// What only the build knows (tools/build/bundle.mjs): each bundle is given a part of it.
declare module "built" {
  /** A file of the site and how many bytes it has. */
  type Part = [path: string, size: number];

  /** The page's and the workers'. */
  export const pythonBuild: string;
  export const pyscript: { core: string; plugins: string[]; config: { sync_main_only: boolean } };
  export const interpreter: string;
  export const snapshotMaker: string;
  export const worker: string;
  /** Wins of 1 against players by rule of thumb, by game, seats and level. */
  export const strengths: Partial<Record<string, Record<string, Partial<Record<string, number>>>>>;
  export const python: { glue: Part; machine: Part; library: Part; engine: Part };
  export const lock: import("pyodide").Lockfile;

  /** The service worker's. */
  export const build: string;
  export const files: [path: string, digest: string][];
  /** Those of them that also lie there compressed. */
  export const packed: string[];
}

/** All sentences in one language, a text for each file of its folder (tools/build/sentences.mjs). */
declare module "sentences:*" {
  const files: readonly string[];
  export default files;
}
