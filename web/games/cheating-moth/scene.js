// From a view to what lies where. The same code draws the true table and every picture on
// the way to it.

import { letterAt as keyOf } from "../../table/company.js";
import { t } from "../../text/text.js";
import { clockwise, panelOf } from "../seats.js";
import * as art from "./cards.js";
import { callsOf, choicesOf, extrasOf, flicksOf } from "./choices.js";

const LEAVES = [1, 2, 3];

/** @param {object} view @param {import("../../table/company.js").Company} company */
export function sceneOf(view, company) {
  const { own } = company;
  const seats = view.fans.map((_, seat) => seat);
  const choices = choicesOf(company);
  const calls = callsOf(company);
  const zones = { piles: piles(view, company, choices), hand: hand(view, company, choices) };
  for (const seat of seats) {
    zones[`display-${keyOf(seat)}`] = seat === own ? [] : fan(view, company, seat, calls);
  }
  return {
    mode: own === null ? "open" : "own",
    own: own === null ? null : keyOf(own),
    allHands: Boolean(view.allHands),
    seats: clockwise(seats.length, own).map((seat) => panel(view, company, seat)),
    zones,
    labels: {
      piles: t("cm-zone-piles"),
      hand: own === null ? t("cm-zone-no-hand") : t("cm-zone-hand", { name: company.names[own] }),
    },
    extras: extrasOf(view, company),
  };
}

function panel(view, company, seat) {
  const name = company.names[seat];
  const sum = view.sums[seat];
  const marks = [];
  if (view.guard === seat && !(company.bots[seat] && view.gaze.length > 0)) {
    marks.push({ key: "guard", picture: art.guard(), label: t("cm-mark-guard") });
  }
  if (view.fans[seat].rustling) {
    marks.push({ key: "noise", picture: art.fan("twitching"), label: t("cm-mark-noise", { name }) });
  }
  return panelOf(company, seat, {
    sum: String(sum),
    sumLabel: t("cm-sum", { name, sum }),
    marks,
    turn: seatsToAct(view).includes(seat),
    thinking: "cm-thinking",
    ready: Boolean(view.phase.ready?.[seat]),
    cardsLabel: t("cm-zone-fan", { name }),
  });
}

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
    default:
      return [];
  }
}

/** Somebody else's hand; when all is over, its cards. */
function fan(view, company, seat, calls) {
  const { cards, count, rustling } = view.fans[seat];
  const name = company.names[seat];
  if (cards !== null) return opened(view.fans[seat], view.aside?.[seat]);
  const pose = rustling ? "twitching" : "still";
  return [
    {
      key: `fan-${keyOf(seat)}`,
      picture: art.fan(pose),
      noisy: rustling,
      label: count === null ? t("cm-fan", { name }) : t("cm-fan-count", { name, count }),
      badge: count === null ? undefined : String(count),
      choice: calls.get(keyOf(seat)) ?? null,
    },
  ];
}

/** What is held, what is just slipping away, and what has. */
function opened({ cards, slip, vanished }, aside) {
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

function hand(view, company, choices) {
  if (company.own === null) return [];
  const flicks = flicksOf(company);
  const aside = view.phase.mine ?? view.phase.then?.mine ?? null;
  return [...(view.fans[company.own].cards ?? [])].sort(byValue).map((card) => ({
    key: card,
    picture: art.face(card),
    label: art.nameOf(card),
    choice: choices.get(card) ?? null,
    flick: flicks.get(card),
    chosen: card === aside,
    from: view.came?.[card],
  }));
}

const byValue = (one, other) =>
  art.valueOf(one) - art.valueOf(other) || art.kindOf(one) - art.kindOf(other) || one.localeCompare(other);

/** The draw pile and the discard pile; leaves or the evidence between them. */
function piles(view, company, choices) {
  const { phase, pile, discards } = view;
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
  return discards.length > 1 ? [...row, { ...lying(discards[1], "cm-beneath"), beneath: true }] : row;
}

function top({ discards, from }) {
  if (discards.length === 0)
    return [{ key: "no-discard", empty: true, picture: "", label: t("cm-no-discard") }];
  return [{ ...lying(discards[0]), from }];
}

const lying = (card, words = "cm-discard") => ({
  key: card,
  picture: art.face(card),
  label: t(words, { card: art.nameOf(card) }),
});

/** Which card it was, and whose. */
const evidence = ({ seat, card }, { names, tokens }) => ({
  key: `evidence-${card}`,
  picture: art.face(card),
  label: t("cm-evidence", { name: names[seat], card: art.nameOf(card) }),
  token: tokens[seat],
  held: true,
});

function leafOf({ mine, leaves, leaf: hit }, leaf, choices, { names }) {
  const there = names.filter((_, seat) => leaves?.[seat] === leaf);
  return {
    key: `leaf-${leaf}`,
    picture: art.leaf(leaf),
    label: leaves ? t("cm-leaf-open", { leaf, count: there.length }) : t("cm-leaf", { leaf }),
    badge: leaves ? String(there.length) : undefined,
    choice: choices.get(`leaf-${leaf}`) ?? null,
    chosen: mine === leaf,
    held: hit === leaf,
  };
}
