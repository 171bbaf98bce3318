// Once marks and the secret of this phone were kept in localStorage alone, which may be thrown away at any
// time. What a page from before has left there is taken into the database, and not before it is in there
// is it deleted here.

import { forget, recall } from "./device.js";
import { allOf, readRecord, withFacts } from "./records.js";
import { withMarks } from "./marks.js";
import { addMarks, keepSecret } from "./outliving.js";
import { copiedSecret } from "./phone.js";
import { fieldOf, isObject } from "./shapes.js";

const MARKS = "marks";
const SEEN = "marks of phones";

/** @typedef {import("./marks.js").Marks} Marks */

/** The marks that lie there still, by the fingerprint of the deal. @returns {Map<string, Marks>} */
export function marksLeft() {
  const [marks, seen] = [recall(MARKS), recall(SEEN)];
  const names = [marks, seen].flatMap((all) => (isObject(all) ? Object.keys(all) : []));
  return new Map(
    names.map((pledge) => [
      pledge,
      withMarks({}, { mark: fieldOf(marks, pledge), seen: fieldOf(seen, pledge) }),
    ]),
  );
}

/** @param {import("./outbox.js").Change} change @returns {Promise<void>} never rejects: then it stays there until the next time */
export async function takeIn(change) {
  const [marks, secret] = [marksLeft(), copiedSecret()];
  if (marks.size === 0 && !secret) return;
  try {
    await change(["matches", "quarantine"], async (all) => {
      const aside = all.objectStore("quarantine");
      if (secret) await keepSecret(aside, secret);
      if (marks.size === 0) return;
      await addMarks(aside, ...[...marks].map(([pledge, each]) => ({ pledge, ...each })));
      await toTheirMatches(all.objectStore("matches"), marks);
    });
  } catch (error) {
    console.warn("Older marks were not taken in:", error);
    return;
  }
  for (const name of [MARKS, SEEN]) forget(name);
}

/** @param {import("./database.js").Store} matches @param {Map<string, Marks>} marks */
async function toTheirMatches(matches, marks) {
  for (const raw of await allOf(matches)) {
    const { bookmark } = readRecord(raw) ?? {};
    const theirs = bookmark?.pledge === undefined ? undefined : marks.get(bookmark.pledge);
    if (isObject(raw) && bookmark && theirs)
      await matches.put({ ...raw, bookmark: withFacts(bookmark, theirs) });
  }
}
