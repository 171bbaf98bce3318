// From a view to what lies where. The same code draws the true table and every picture on
// the way to it.

import { t } from "../../text/text.js";
import { clockwise, panelOf } from "../seats.js";
import * as art from "./cards.js";
import { choicesOf, extrasOf, spotName } from "./choices.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../engine/messages").ParrotBox.Column} Column
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/board.js").Scene} Scene
 * @typedef {import("../../table/cards.js").Card} Lying
 * @typedef {ReturnType<typeof choicesOf>} Choices
 */

/** @param {Shown} view @param {Company} company @returns {Scene} */
export function sceneOf(view, company) {
  const { own } = company;
  const seats = view.boxes.map((_, seat) => seat);
  const choices = choicesOf(view, company);
  /** @type {Scene["zones"]} */
  const zones = { piles: piles(view, company, choices) };
  for (const seat of seats) zones[`display-${seat}`] = box(view, company, seat, choices);
  return {
    mode: own === null ? "open" : "own",
    own,
    seats: clockwise(seats.length, own).map((seat) => panel(view, company, seat)),
    zones,
    labels: { piles: t("px-zone-piles") },
    extras: extrasOf(company),
    room: 2,
  };
}

/** @param {Shown} view @param {Company} company @param {number} seat */
function panel(view, company, seat) {
  const name = company.names[seat] ?? "";
  const { score = 0, down = 0, opening = 0 } = view.boxes[seat] ?? {};
  const [soFar, sum = 0] = [view.round > 1, view.sums[seat]];
  const marks =
    view.closing === seat ? [{ key: "flag", picture: art.flag(), label: t("px-mark-closing") }] : [];
  return panelOf(company, seat, {
    sum: down > 0 ? `${score}?` : String(score),
    sumLabel: t(down > 0 ? "px-sum-open" : "px-sum", { name, score, down }),
    total: soFar
      ? {
          text: t("px-total", { sum }),
          label: t("px-total-label", { name, sum }),
        }
      : null,
    marks,
    turn: seatsToAct(view).includes(seat),
    thinking: "px-thinking",
    ready: view.phase.type === "Opening" && opening === 0,
    cardsLabel: t("px-zone-box", { name, down }),
  });
}

/** @param {Shown} view */
function seatsToAct({ phase, boxes }) {
  if (phase.type === "Opening") return boxes.flatMap(({ opening }, seat) => (opening > 0 ? [seat] : []));
  return "seat" in phase ? [phase.seat] : [];
}

/** @param {Shown} view @param {Company} company @param {number} seat @param {Choices} choices @returns {Lying[]} */
function box(view, company, seat, choices) {
  const own = seat === company.own;
  const mine = seat === company.mover && company.legal.length > 0;
  const { cards = [], columns = [], sets = [] } = view.boxes[seat] ?? {};
  return cards.map((card, spot) => ({
    ...(card === null ? faceDown(seat, spot) : faceUp(card, columns[spot % 4], own, seat, spot)),
    choice: mine ? (choices.get(spot) ?? null) : null,
    hint: mine && view.pairing.includes(spot) && choices.get(spot)?.move.startsWith("replace"),
    ...signOf(columns[spot % 4], sets, spot),
  }));
}

/** @param {number} seat @param {number} spot @returns {Lying} */
const faceDown = (seat, spot) => ({
  key: `down-${seat}-${spot + 1}`,
  picture: art.back(),
  faceDown: true,
  label: t("px-face-down", { where: spotName(spot) }),
});

/**
 * @param {Card} card
 * @param {Column | undefined} column
 * @param {boolean} own
 * @param {number} seat
 * @param {number} spot
 * @returns {Lying}
 */
function faceUp(card, column, own, seat, spot) {
  const number = column?.number ?? null;
  const borrows = art.isParrot(card) && column?.kind === "pair";
  const picture = own ? art.face(card) : art.mini(card);
  const paired = column?.kind === "pair" || column?.kind === "parrots";
  return {
    key: card,
    was: `down-${seat}-${spot + 1}`,
    picture,
    stamp: borrows && number !== null ? art.imitated(number) : undefined,
    joined: paired,
    label: t(borrows ? "px-spot-imitates" : paired ? "px-spot-paired" : "px-spot-card", {
      card: art.nameOf(card),
      where: spotName(spot),
      number: number ?? 0,
    }),
  };
}

/**
 * Between the two cards of a pair: how many equal ones there are in all.
 * @param {Column | undefined} column
 * @param {readonly import("../../engine/messages").ParrotBox.Set[]} sets
 * @param {number} spot
 */
function signOf(column, sets, spot) {
  if (spot > 3 || !column || !["pair", "parrots"].includes(column.kind)) return {};
  const set = sets.find(({ number }) => number === column.number);
  return { seal: art.together(column.kind === "pair" && set ? set.cards : 2) };
}

/**
 * The draw pile, the discard pile, and the card somebody has to place.
 * @param {Shown} view
 * @param {Company} company
 * @param {Choices} choices
 * @returns {Lying[]}
 */
function piles(view, company, choices) {
  const { phase, pile, beneath } = view;
  /** @type {Lying} */
  const drawPile = {
    key: "pile",
    picture: art.back(),
    faceDown: true,
    label: t("px-pile", { count: pile }),
    badge: String(pile),
    choice: choices.get("pile") ?? null,
  };
  const row = [drawPile, ...discards(view, choices.get("discard") ?? null)];
  if (beneath && beneath !== view.discard) row.push({ ...lying(view, beneath, "px-beneath"), beneath: true });
  if (phase.type !== "Holding") return row;
  const held = {
    key: phase.card,
    was: phase.from_discard ? undefined : "pile",
    picture: art.face(phase.card),
    label: t("px-held", { name: company.names[phase.seat] ?? "", card: art.nameOf(phase.card) }),
    token: company.tokens[phase.seat],
    held: true,
  };
  return [...row, held];
}

/** @param {Shown} view @param {{move: string, label: string} | null} choice @returns {[Lying]} */
function discards(view, choice) {
  if (view.discard) return [{ ...lying(view, view.discard), was: view.discardWas, choice }];
  return [{ key: "no-discard", empty: true, picture: "", label: t("px-no-discard"), choice }];
}

/** @param {Shown} view @param {Card} card @returns {Lying} */
const lying = (view, card, words = "px-discard") => ({
  key: card,
  quiet: true,
  picture: art.face(card),
  label: t(words, { card: art.nameOf(card), count: view.discards }),
});
