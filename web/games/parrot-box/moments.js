// What else is seen of a round: a pair that fits, a Parrot that flies, the last card turned up, and
// how the boxes are counted, column by column.

import { t } from "../../text/text.js";
import { feeling } from "../feelings.js";
import { lineIn } from "../lines.js";
import { flying } from "./cards.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("./shown").Box} Box
 * @typedef {import("../../engine/messages").ParrotBox.Event} Event
 * @typedef {import("../../engine/messages").ParrotBox.Set} Set
 * @typedef {import("../../table/moments/moments").Moment} Moment
 * @typedef {import("../../table/moments/moments").Act} Act
 */

const COLUMNS = [0, 1, 2, 3];
const POPS = 400; // ms in which what has become a pair is seen to
const SLOWLY = 350; // ms more
const FLIGHT = 700;
const COLUMN = 160; // ms for each, when all are counted
const SCORING = 1000;
const PAIRED = new Set(["pair", "parrots"]);

/** @typedef {import("../contract.js").Seen<Shown>} Seen */
/** @typedef {import("../../people/company.js").Company} Company */
/** @type {Partial<import("../contract.js").ForEach<Event, [seen: Seen, company: Company], Moment | null>>} */
const MOMENTS = {
  ParrotFloated: ({ parrot }) => ({
    acts: [{ type: "fly", card: parrot, picture: flying(), at: 0, lasts: FLIGHT }],
  }),
  CardTurned: ({ seat, card }, { after }) => (isLast(after, seat) ? slowly(card) : null),
  RestTurned: ({ cards }) => slowly(cards.at(-1)),
  RoundScored: ({ totals }, { last }, company) => scored(last, totals, company),
};

/**
 * @param {readonly Event[]} events
 * @param {Seen} seen
 * @param {Company} company
 */
export const momentOf = ([event], seen, company) =>
  event ? lineIn(MOMENTS, event, seen, company) : pairsMade(seen.before, seen.after);

/** @param {Shown} view @param {number} seat */
const isLast = ({ boxes }, seat) => boxes[seat]?.down === 0;

/** @param {string | undefined} card @returns {Moment | null} */
const slowly = (card) =>
  card === undefined ? null : { acts: [{ type: "slow", cards: [card], more: SLOWLY }] };

/** What has become a pair pops; what has become a set of pairs says what it brings. @param {Shown} before @param {Shown} after @returns {Moment | null} */
function pairsMade(before, after) {
  const made = after.boxes.flatMap((box, seat) => {
    const was = before.boxes[seat];
    const columns = COLUMNS.filter((at) => isPaired(box, at) && was?.columns[at] === undefined);
    return columns.length > 0 ? [{ box, seat, columns, sets: newSets(was, box) }] : [];
  });
  if (made.length === 0 || after.phase.type === "Opening") return null;
  const acts = made.flatMap(({ box, seat, columns, sets }) => [
    ...columns.map((at) => pop(columnOf(box, at), 0)),
    ...sets.flatMap((set) => bonusOf(box, seat, set, 0, POPS)),
    ...(sets.some(({ cards }) => cards === 8) ? [light(seat)] : []),
  ]);
  return { holds: POPS, sense: made.some(({ sets }) => sets.length > 0) ? "win" : "pair", acts };
}

/** @param {Box} box @param {number} at */
const isPaired = ({ columns }, at) => PAIRED.has(columns[at]?.kind ?? "");

/** @param {Box | undefined} was @param {Box} box */
const newSets = (was, box) =>
  box.sets.filter(
    ({ number, cards }) => !was?.sets.some((set) => set.number === number && set.cards >= cards),
  );

/** @param {Box} box @param {number} at @returns {string[]} the cards of a column */
const columnOf = ({ cards }, at) => [cards[at], cards[at + 4]].flatMap((card) => card ?? []);

/** @param {string[]} cards @param {number} at @returns {Act} */
const pop = (cards, at) => ({ type: "pop", cards, at, lasts: POPS });

/** @param {number} seat @returns {Act} */
const light = (seat) => ({ type: "light", seat, at: 0, lasts: POPS });

/** What a set brings flies to the sum. @param {Box} box @param {number} seat @param {Set} set @param {number} at @param {number} lasts @returns {Act[]} */
function bonusOf(box, seat, { number, bonus }, at, lasts) {
  const cards = COLUMNS.filter((column) => box.columns[column]?.number === number && isPaired(box, column));
  const text = t("px-points", { points: -Math.abs(bonus) });
  return [{ type: "gift", seat, cards: cards.flatMap((column) => columnOf(box, column)), text, at, lasts }];
}

/**
 * Columns tick over in all boxes at once, pairs pop to nothing, and what sets bring flies in.
 * @param {Shown} view @param {readonly number[]} totals @param {import("../../people/company.js").Company} company
 * @returns {Moment}
 */
function scored({ boxes }, totals, company) {
  const [best, worst] = [Math.min(...totals), Math.max(...totals)];
  const acts = boxes.flatMap((box, seat) => [
    ...COLUMNS.flatMap((at) => ticked(box, at)),
    ...box.sets.flatMap((set) => bonusOf(box, seat, set, COLUMN * 4, SCORING - COLUMN * 4)),
    counted(box, seat),
    ...(totals[seat] === best ? feeling(company, seat, "glad", 340, COLUMN * 4) : []),
    ...(totals[seat] === worst && worst > best ? feeling(company, seat, "sad", 340, COLUMN * 4) : []),
  ]);
  return { holds: 400, acts };
}

/** @param {Box} box @param {number} column @returns {Act[]} */
function ticked(box, column) {
  const [cards, at, value] = [columnOf(box, column), column * COLUMN, box.columns[column]?.value ?? 0];
  const good = isPaired(box, column);
  const text = t("px-points", { points: value });
  return [{ type: "tag", cards, text, good, at, lasts: SCORING - at }, ...(good ? [pop(cards, at)] : [])];
}

/** @param {Box} box @param {number} seat @returns {Act} */
function counted(box, seat) {
  let sum = 0;
  const values = COLUMNS.map((column) => {
    sum += box.columns[column]?.value ?? 0;
    return { at: column * COLUMN, text: String(sum) };
  });
  const all = { at: SCORING - 80, text: String(box.score) };
  return { type: "count", seat, values: sum === box.score ? values : [...values, all], until: SCORING };
}
