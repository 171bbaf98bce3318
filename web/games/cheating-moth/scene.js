// From a view to what lies where. The same code draws the true table and every picture on
// the way to it.

import { t } from "../../text/text.js";
import { clockwise, panelOf } from "../seats.js";
import * as art from "./cards.js";
import { callsOf, choicesOf, extrasOf, flicksOf } from "./choices.js";

const LEAVES = [1, 2, 3];

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/board.js").Scene} Scene
 * @typedef {import("../../table/cards.js").Card} Lying
 * @typedef {Map<string, Choice>} Choices
 */

/** @param {Shown} view @param {Company} company @returns {Scene} */
export function sceneOf(view, company) {
  const { own } = company;
  const seats = view.fans.map((_, seat) => seat);
  const choices = choicesOf(company);
  const calls = callsOf(company);
  /** @type {Scene["zones"]} */
  const zones = { piles: piles(view, company, choices), hand: hand(view, company, choices) };
  for (const seat of seats) {
    zones[`display-${seat}`] = seat === own ? [] : fan(view, company, seat, calls);
  }
  return {
    mode: own === null ? "open" : "own",
    own,
    allHands: Boolean(view.allHands),
    seats: clockwise(seats.length, own).map((seat) => panel(view, company, seat)),
    zones,
    labels: {
      piles: t("cm-zone-piles"),
      hand: own === null ? t("cm-zone-no-hand") : t("cm-zone-hand", { name: nameOf(company, own) }),
    },
    extras: extrasOf(view, company),
  };
}

/** @param {Company} company @param {number} seat */
const nameOf = ({ names }, seat) => names[seat] ?? "";

/** @param {Shown} view @param {Company} company @param {number} seat */
function panel(view, company, seat) {
  const name = nameOf(company, seat);
  const sum = view.sums[seat] ?? 0;
  const marks = [];
  if (view.guard === seat && !(company.bots[seat] && view.gaze.length > 0)) {
    marks.push({ key: "guard", picture: art.guard(), label: t("cm-mark-guard") });
  }
  if (view.fans[seat]?.rustling) {
    marks.push({ key: "noise", picture: art.fan("twitching"), label: t("cm-mark-noise", { name }) });
  }
  return panelOf(company, seat, {
    sum: String(sum),
    sumLabel: t("cm-sum", { name, sum }),
    marks,
    turn: seatsToAct(view).includes(seat),
    thinking: "cm-thinking",
    ready: "ready" in view.phase && view.phase.ready[seat] === true,
    cardsLabel: t("cm-zone-fan", { name }),
  });
}

/** @param {Shown} view @returns {readonly number[]} */
function seatsToAct({ phase, active, guard, fans }) {
  const everyone = fans.map((_, seat) => seat);
  switch (phase.type) {
    case "Turning":
    case "Giving":
      return [active];
    case "CaughtView":
      return [guard];
    case "Laying":
      return phase.queue.slice(0, 1);
    case "SecretLeaf":
    case "SecretGift":
    case "SecretLay":
      return everyone.filter((seat) => !phase.ready[seat]);
    case "Slapping":
    case "Claiming":
    case "LeavesOpen":
    case "Dealing":
    case "Ended":
    case "Scored":
      return [];
  }
}

/**
 * Somebody else's hand; when all is over, its cards.
 * @param {Shown} view
 * @param {Company} company
 * @param {number} seat
 * @param {Map<number, Choice>} calls
 * @returns {Lying[]}
 */
function fan(view, company, seat, calls) {
  const held = view.fans[seat];
  if (!held) return [];
  const { cards, count, rustling } = held;
  const name = nameOf(company, seat);
  if (cards !== null) return opened(cards, held, view.aside?.[seat]);
  const pose = rustling ? "twitching" : "still";
  return [
    {
      key: `fan-${seat}`,
      picture: art.fan(pose),
      noisy: rustling,
      label: count === null ? t("cm-fan", { name }) : t("cm-fan-count", { name, count }),
      badge: count === null ? undefined : String(count),
      choice: calls.get(seat) ?? null,
    },
  ];
}

/**
 * What is held, what is just slipping away, and what has.
 * @param {readonly Card[]} cards
 * @param {import("./shown").Fan} fan
 * @param {Card | null | undefined} aside
 * @returns {Lying[]}
 */
function opened(cards, { slip, vanished }, aside) {
  /** @param {Card} card @param {string} [label] */
  const small = (card, label) => ({
    key: card,
    picture: art.mini(card),
    label: label ? t(label, { card: art.nameOf(card) }) : art.nameOf(card),
  });
  return [
    ...[...cards].sort(byValue).map((card) => ({ ...small(card), chosen: card === aside })),
    ...(slip ? [{ ...small(slip, "cm-slipping"), sinking: true }] : []),
    ...(vanished ?? []).map((card) => ({ ...small(card, "cm-vanished"), dim: true })),
  ];
}

/** @param {Shown} view @param {Company} company @param {Choices} choices @returns {Lying[]} */
function hand(view, company, choices) {
  if (company.own === null) return [];
  const flicks = flicksOf(company);
  const aside = asideIn(view.phase);
  return [...(view.fans[company.own]?.cards ?? [])].sort(byValue).map((card) => ({
    key: card,
    picture: art.face(card),
    label: art.nameOf(card),
    choice: choices.get(card) ?? null,
    flick: flicks.get(card),
    chosen: card === aside,
    from: view.came?.[card],
  }));
}

/** What is put aside already, a card or a leaf; a call comes in between. @param {import("./shown").Phase} phase */
function asideIn(phase) {
  const asked = phase.type === "CaughtView" ? phase.then : phase;
  return "mine" in asked ? asked.mine : null;
}

/** @param {Card} one @param {Card} other */
const byValue = (one, other) =>
  art.valueOf(one) - art.valueOf(other) || art.byPrint(one, other) || one.localeCompare(other);

/**
 * The draw pile and the discard pile; leaves or the evidence between them.
 * @param {Shown} view
 * @param {Company} company
 * @param {Choices} choices
 * @returns {Lying[]}
 */
function piles(view, company, choices) {
  const { phase, pile, discards } = view;
  /** @type {Lying} */
  const drawPile = {
    key: "pile",
    picture: art.back(),
    faceDown: true,
    label: pile === null ? t("cm-pile-unknown") : t("cm-pile", { count: pile }),
    badge: pile === null ? undefined : String(pile),
    choice: choices.get("pile") ?? null,
  };
  if (phase.type === "SecretLeaf" || phase.type === "LeavesOpen") {
    return [...LEAVES.map((leaf) => leafOf(phase, leaf, choices, company)), ...top(view)];
  }
  const row = [drawPile, ...top(view)];
  if (phase.type === "CaughtView") row.push(evidence(phase, company));
  const [, below] = discards;
  return below === undefined ? row : [...row, { ...lying(below, "cm-beneath"), beneath: true }];
}

/** @param {Shown} view @returns {[Lying]} */
function top({ discards: [card], from }) {
  if (card === undefined) return [{ key: "no-discard", empty: true, picture: "", label: t("cm-no-discard") }];
  return [{ ...lying(card), from }];
}

/** @param {Card} card @returns {Lying} */
const lying = (card, words = "cm-discard") => ({
  key: card,
  picture: art.face(card),
  label: t(words, { card: art.nameOf(card) }),
});

/** Which card it was, and whose. @param {import("./shown").Caught} phase @param {Company} company @returns {Lying} */
const evidence = ({ seat, card }, company) => ({
  key: `evidence-${card}`,
  picture: art.face(card),
  label: t("cm-evidence", { name: nameOf(company, seat), card: art.nameOf(card) }),
  token: company.tokens[seat],
  held: true,
});

/**
 * @param {Extract<import("./shown").Phase, {type: "SecretLeaf" | "LeavesOpen"}>} phase
 * @param {number} leaf
 * @param {Choices} choices
 * @param {Company} company
 * @returns {Lying}
 */
function leafOf(phase, leaf, choices, { names }) {
  const leaves = phase.type === "LeavesOpen" ? phase.leaves : null;
  const there = names.filter((_, seat) => leaves?.[seat] === leaf);
  return {
    key: `leaf-${leaf}`,
    picture: art.leaf(leaf),
    label: leaves ? t("cm-leaf-open", { leaf, count: there.length }) : t("cm-leaf", { leaf }),
    badge: leaves ? String(there.length) : undefined,
    choice: choices.get(`leaf-${leaf}`) ?? null,
    chosen: phase.type === "SecretLeaf" && phase.mine === leaf,
    held: phase.type === "LeavesOpen" && phase.leaf === leaf,
  };
}
