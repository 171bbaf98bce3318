// What must survive: every position is stored before it is shown, by the one tab that plays the match.

import { ask } from "../../engine/client.js";
import { onlyPerson } from "../../people/company.js";
import { bookmarkFrom, bookmarkOf, isBeingDeleted } from "../../storage/bookmarks.js";
import { keepsMatches, loadMatch, matchesTrouble, noteMatch, storeMatch } from "../../storage/matches.js";
import { newPen } from "../../storage/one_writer.js";
import { newText } from "./exchange.js";

/**
 * @typedef {import("../navigation").Played} Played
 *
 * @param {Played} params of the screen
 * @param {(params: Played) => void} remember that the screen is opened with them after a reload
 * @param {(isKept: boolean) => void} onStored is told each time whether all outlives the page
 */
export function newKeeping(params, remember, onStored) {
  const id = params.matchId ?? params.begunAs ?? newId();
  const begins = !params.matchId;
  // Who comes back before it is known to be stored must not begin it twice.
  if (begins) remember({ ...params, begunAs: id });
  // What is stored with it: the copy that can be read at once may be old, or gone.
  let known = { ...bookmarkOf(id), ...params.beside };
  let last = Promise.resolve();
  const grown = newText(ask);
  let [first, isLeft] = [true, false];
  let lost = () => {};
  const pen = newPen(id, () => (lost(), last));
  const tell = () => onStored(keepsMatches());
  for (const kind of ["denied", "kept"]) matchesTrouble.addEventListener(kind, tell);

  const colours = () => params.colours ?? known.colours ?? [0, 1, 2, 3, 4, 5];

  async function store(update, saved) {
    const facts = { ...bookmarkFrom(update, colours()), ...(first ? params.beside : {}) };
    await storeMatch(id, await grown(saved), facts);
    if (first && begins && !isLeft) remember({ game: params.game, matchId: id });
    if (!isLeft) tell();
    first = false;
  }

  return {
    get colours() {
      return colours();
    },
    keep: (update, saved) => (last = store(update, saved)),
    /** What the engine is asked first; null if the match is gone. */
    async question() {
      const { follow, open, begunAs } = params;
      const stored = (!begins || begunAs) && (await loadMatch(id));
      if (stored) {
        known = { ...known, ...stored.bookmark };
        return loading(stored);
      }
      if (!begins) return null;
      if (follow) return { message: { type: "Follow", eyes: null, ...follow } };
      return { message: { type: "Open", ...open, eyes: onlyPerson(open.players, known.here) } };
    },
    /** What is known of it besides. @returns {import("../../storage/bookmarks.js").Beside} */
    beside: () => known,
    note(facts) {
      known = { ...known, ...facts };
      return noteMatch(id, facts);
    },
    /** @param {() => void} onLost another tab plays on; what was done is stored before */
    claim: (onLost) => ((lost = onLost), pen.take()),
    /** This tab plays on. */
    takeOver: pen.takeOver,
    release() {
      isLeft = true;
      for (const kind of ["denied", "kept"]) matchesTrouble.removeEventListener(kind, tell);
      pen.letGo();
    },
    isLeft: () => isLeft,
    /** It was on the shelf, and was deleted there, or is just being so. */
    isDeleted: async () => !first && (isBeingDeleted(id) || !(await loadMatch(id))),
    /** What opens this match again. */
    params: () => (first && begins ? { ...params, begunAs: id } : { game: params.game, matchId: id }),
  };
}

const loading = ({ text, isOlder }) => ({ message: { type: "Load", save: text, eyes: null }, isOlder });

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
