// What must survive: every position is stored before it is shown, by the one tab that plays the match.

import { ask } from "../../engine/client.js";
import { onlyPerson } from "../../people/company.js";
import { waitsFor } from "../../people/here.js";
import { bookmarkFrom, bookmarkOf, hearDeleting, isBeingDeleted } from "../../storage/bookmarks.js";
import { keepsMatches, loadMatch, matchesTrouble, noteMatch, storeMatch } from "../../storage/matches.js";
import { newPen } from "../../storage/one_writer.js";
import { revisionIn, sealIn } from "../../storage/seal.js";
import { newText } from "./exchange.js";

/**
 * @typedef {import("../navigation").Played} Played
 * @typedef {import("./exchange.js").Update} Update
 * @typedef {import("./exchange.js").Saved} Saved
 * @typedef {import("./exchange.js").First} First
 * @typedef {Partial<import("../../storage/bookmarks.js").Bookmark>} Facts
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
  let known = knownAtFirst(params); // and what is stored with it, once that was read
  let last = Promise.resolve();
  const { grown, sealed } = withSeals(newText(ask));
  let [first, isLeft] = [true, false];
  let lost = () => {};
  const pen = newPen(id, () => (lost(), last));
  const tell = () => onStored(keepsMatches());
  const hush = hearWhetherKept(tell);
  const deletion = newDeletion(id, () => !(first && begins));

  const colours = () => params.colours ?? known.colours ?? [0, 1, 2, 3, 4, 5];

  async function store(/** @type {Update} */ update, /** @type {Saved} */ saved) {
    const facts = besideSave(update, first ? params.beside : undefined, known);
    known = { ...known, ...facts };
    const told = { ...bookmarkFrom(update, colours()), ...facts };
    await storeMatch(id, await grown(saved), told, tailOf(saved));
    if (first && begins && !isLeft) remember({ game: params.game, matchId: id });
    first = false;
    if (!isLeft) tell();
  }

  return {
    kept: async (/** @type {number} */ revision) => (await last, isLeft ? null : sealed(id, revision)),
    get colours() {
      return colours();
    },
    keep: (/** @type {Update} */ update, /** @type {Saved} */ saved) => (last = store(update, saved)),
    /** What the engine is asked first; null if the match is gone. @returns {Promise<First | null>} */
    async question() {
      const stored = (!begins || params.begunAs) && (await loadMatch(id));
      if (!stored) return begins ? beginning(params, known.here) : null;
      known = { ...known, ...stored.bookmark };
      return loading(stored);
    },
    /** What is known of it besides. @returns {import("../../storage/bookmarks.js").Beside} */
    beside: () => known,
    note(/** @type {Facts} */ facts) {
      known = { ...known, ...facts };
      return noteMatch(id, facts);
    },
    /** @param {() => void} onLost another tab plays on; what was done is stored before */
    claim: (onLost) => ((lost = onLost), pen.take()),
    takeOver: () => pen.takeOver(), // this tab plays on
    release() {
      isLeft = true;
      for (const stop of [hush, deletion.hush]) stop();
      pen.letGo();
    },
    isLeft: () => isLeft,
    isDeleted: deletion.isDeleted,
    /** What opens it again. */
    params: () => (first && begins ? { ...params, begunAs: id } : { game: params.game, matchId: id }),
  };
}

/**
 * Whether it was on the shelf and was deleted there, or is just being so.
 * @param {string} id @param {() => boolean} wasStored
 * @returns {{isDeleted: (heard: () => void) => Promise<boolean>, hush: () => void}} a tab may lose its pen
 *   before it can read why: then it hears of it later
 */
function newDeletion(id, wasStored) {
  /** @type {(() => void)[]} */
  const hushes = [];
  const isGone = async () => wasStored() && (isBeingDeleted(id) || !(await loadMatch(id)));
  return {
    isDeleted(heard) {
      hushes.push(hearDeleting(() => void isGone().then((gone) => gone && heard())));
      return isGone();
    },
    hush: () => hushes.splice(0).forEach((hush) => hush()),
  };
}

/** @param {() => void} tell @returns {() => void} stops it */
function hearWhetherKept(tell) {
  const kinds = ["denied", "kept"];
  for (const kind of kinds) matchesTrouble.addEventListener(kind, tell);
  return () => kinds.forEach((kind) => matchesTrouble.removeEventListener(kind, tell));
}

/** The text that grows, and the seal that it has at a revision. @param {(saved: Saved) => Promise<string>} grown */
function withSeals(grown) {
  /** @type {string | null} */
  let seal = null;
  return {
    grown: async (/** @type {Saved} */ saved) => {
      const text = await grown(saved);
      seal = sealIn(text);
      return text;
    },
    /** @param {string} id @param {number} revision */
    sealed: (id, revision) => (seal !== null && revisionIn(seal) === revision ? { id, seal } : null),
  };
}

/** @param {Saved} saved */
const tailOf = (saved) => ({ tail: saved?.type === "Tail" ? saved : null });

/** @param {Played} params @returns {Facts} */
const knownAtFirst = ({ matchId, beside }) => ({
  ...(matchId === undefined ? beside : bookmarkOf(matchId)),
});

/**
 * What is stored with a save besides what it tells itself; of a match that begins, all.
 * @param {Update} update
 * @param {Facts | undefined} beside
 * @param {Facts} known
 * @returns {Facts}
 */
function besideSave(update, beside, { here, begun }) {
  const first = beside && { ...beside, begun: begun ?? Date.now() };
  return { ...first, ...(here ? { waits: waitsFor(update, here) } : {}) };
}

/** What begins it. @param {Played} params @param {readonly number[] | undefined} here @returns {First | null} */
function beginning({ follow, open }, here) {
  if (follow) return { message: { type: "Follow", eyes: null, ...follow } };
  return open ? { message: { type: "Open", ...open, eyes: onlyPerson(open.players, here) } } : null;
}

/** @param {{text: string, isOlder: boolean}} stored @returns {First} */
const loading = ({ text, isOlder }) => ({ message: { type: "Load", save: text, eyes: null }, isOlder });

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
