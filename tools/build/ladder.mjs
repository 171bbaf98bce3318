// How strong each level of bots is, from the tables that tournaments have written.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "docs/ladder";
/** `party-bugs-4.csv` is Party Bugs with four seats. */
const FILE = /^(?<game>[a-z-]+)-(?<seats>\d)\.csv$/;
const AGAINST = / against rule-of-thumb$/;

/** @returns {Record<string, Record<string, Record<string, number>>>} wins of 1, by game, seats and level */
export function strengths(folder = FOLDER) {
  /** @type {ReturnType<typeof strengths>} */
  const found = {};
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const { game, seats } = FILE.exec(file)?.groups ?? {};
    if (!game || !seats) continue;
    const [columns = [], ...rows] = readFileSync(join(folder, file), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split(","));
    for (const row of rows) {
      const of = (/** @type {string} */ name) => row[columns.indexOf(name)] ?? "";
      const [contest, player] = [of("contest"), of("player")];
      if (!AGAINST.test(contest) || contest.replace(AGAINST, "") !== player) continue;
      ((found[game] ??= {})[seats] ??= {})[player] = Number(of("won"));
    }
  }
  return found;
}
