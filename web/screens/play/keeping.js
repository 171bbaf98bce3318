// What must survive: every position is stored before it is shown, by the one tab that plays the match.

import { bookmark, bookmarkOf, note } from "../../storage/bookmarks.js";
import { loadMatch, storeMatch } from "../../storage/matches.js";
import { newPen } from "../../storage/one_writer.js";
import { onlyPerson } from "../../table/company.js";
import { remember } from "../screens.js";

/**
 * @param {{game: string, matchId?: string, open?: object, follow?: object, begunAs?: string,
 *   colours?: number[], beside?: object}} params of the screen; `beside` is what is to be noted of a
 *   match that begins, a Beside of storage/bookmarks.js; `begunAs` is its id, if it began before
 * @param {(isKept: boolean) => void} onStored is told each time whether it outlives the page
 */
export function newKeeping(params, onStored) {
  const id = params.matchId ?? params.begunAs ?? newId();
  const begins = !params.matchId;
  // Who comes back before it is known to be stored must not begin it twice.
  if (begins) remember({ ...params, begunAs: id });
  const colours = params.colours ?? bookmarkOf(id)?.colours ?? [0, 1, 2, 3, 4, 5];
  const { here } = { ...bookmarkOf(id), ...params.beside };
  let last = Promise.resolve();
  let first = true;
  let isLeft = false;
  let lost = () => {};
  const pen = newPen(id, () => (lost(), last));

  async function store(update) {
    const kept = await storeMatch(id, update.save);
    bookmark(id, update, colours);
    if (first && params.beside) note(id, params.beside);
    if (first && begins && !isLeft) remember({ game: params.game, matchId: id });
    onStored(kept);
    first = false;
  }

  return {
    colours,
    keep: (update) => (last = store(update)),
    /** What the engine is asked first; null if the match is gone. */
    async question() {
      const { follow, open, begunAs } = params;
      const stored = (!begins || begunAs) && (await loadMatch(id));
      if (stored) return loading(stored);
      if (!begins) return null;
      if (follow) return { message: { type: "Follow", eyes: null, ...follow } };
      return { message: { type: "Open", ...open, eyes: onlyPerson(open.players, here) } };
    },
    /** What is known of it besides. @returns {import("../../storage/bookmarks.js").Beside} */
    beside: () => ({ ...bookmarkOf(id), ...(first ? params.beside : {}) }),
    note: (facts) => note(id, facts),
    /** @param {() => void} onLost another tab plays on; what was done is stored before */
    claim: (onLost) => ((lost = onLost), pen.take()),
    /** This tab plays on. */
    takeOver: pen.takeOver,
    release() {
      isLeft = true;
      pen.letGo();
    },
    isLeft: () => isLeft,
    /** It was on the shelf, and was deleted there. */
    isDeleted: () => !first && !bookmarkOf(id),
    /** What opens this match again. */
    params: () => (first && begins ? { ...params, begunAs: id } : { game: params.game, matchId: id }),
  };
}

const loading = ({ text, isOlder }) => ({ message: { type: "Load", save: text, eyes: null }, isOlder });

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
