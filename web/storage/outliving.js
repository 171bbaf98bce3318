// What outlives matches: the secret of this phone, and the marks of matches that are gone, as their links
// may still come. It lies beside what was set aside, which has numbers, under names. A store of its own
// would need a newer version of the database. Then no page from before could open it any more, in another
// tab or after a step back.

import { withMarks } from "./marks.js";
import { standingOf } from "./appending.js";
import { placesOf } from "./pieces.js";
import { withFacts } from "./records.js";
import { fieldOf, isObject, isText } from "./shapes.js";
import { ringOf } from "./standings.js";

const MARKS = "marks of matches";
const SECRET = "secret of this phone";
const MOST = 60; // matches
/** @type {{bookmark: Facts}} */
const NOTHING = { bookmark: {} };

/**
 * @typedef {import("./marks.js").Marks} Marks
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./database.js").Store} Store
 * @typedef {Pick<Store, "get">} Aside
 *
 * @param {unknown} raw
 * @returns {Map<string, Marks>} by the fingerprint of the deal
 */
const readMarks = (raw) =>
  new Map(
    Object.entries(isObject(raw) ? raw : {}).map(([pledge, marks]) => [
      pledge,
      withMarks({}, { mark: fieldOf(marks, "mark"), seen: fieldOf(marks, "seen") }),
    ]),
  );

/** @param {Aside} aside */
export const marksIn = async (aside) => readMarks(await aside.get(MARKS));

/** Those of the matches that went last stay. @param {Store} aside @param {...(Marks & {pledge?: string})} gone */
export async function addMarks(aside, ...gone) {
  const all = await marksIn(aside);
  for (const { pledge, mark, seen } of gone) {
    if (pledge === undefined || !(mark ?? seen)) continue;
    const marks = withMarks(all.get(pledge) ?? {}, { mark, seen });
    all.delete(pledge);
    all.set(pledge, marks);
  }
  await aside.put(Object.fromEntries([...all].slice(-MOST)), MARKS);
}

/** @param {unknown} value @returns {value is string} */
export const isSecret = (value) => isText(value) && /^[0-9a-f]{32}$/.test(value);

/** What is there already stays. @param {Store} aside @param {string} secret */
export async function keepSecret(aside, secret) {
  const kept = await aside.get(SECRET);
  if (isSecret(kept)) return kept;
  await aside.put(secret, SECRET);
  return secret;
}

/**
 * A match goes, and its marks stay.
 * @param {import("./outbox.js").Change} change @param {string} id @param {Facts} known of it by this page
 */
export async function removeMatch(change, id, known) {
  const remove = (/** @type {boolean} */ looks) =>
    change(["matches", "quarantine"], async (all) => {
      const matches = all.objectStore("matches");
      const aside = all.objectStore("quarantine");
      const { bookmark } = looks ? standingOf(id, await matches.get(id), await ringOf(all, id)) : NOTHING;
      await addMarks(aside, withFacts(known, bookmark));
      await matches.delete(id);
      for (const place of placesOf(id)) await aside.delete(place);
    });
  // What cannot be read can be deleted all the same.
  await remove(true)
    .catch(() => remove(false))
    .catch(() => {});
}

/** What was set aside is all the rest. @param {unknown} raw */
export const wasSetAside = (raw) => Array.isArray(fieldOf(raw, "saves"));
