// From an event to its sentence, and the rule behind it.

import { listed, t } from "../../text/text.js";
import { isMoth, isNumber, kindOf, namesOf, nameOf, theCard, valueOf } from "./cards.js";

/**
 * @param {object} event @param {string[]} names by seat
 * @returns {{text: string, rule: string} | null} null where there is nothing to tell
 */
export function tell(event, names) {
  const told = TOLD[event.type]?.(event, names);
  if (!told) return null;
  const [id, args, rule] = told;
  return { text: t(id, { name: names[event.seat] ?? "", ...args }), rule };
}

const PLAYED_RULES = { spider: "C1", mosquito: "C2", cockroach: "C5", ant: "C7" };
const EARLY = -1;

const TOLD = {
  RoundBegun: ({ round, rounds, starter, by, discard }, names) => [
    `cm-told-begun-${by}`,
    { round, rounds, name: names[starter], card: nameOf(discard) },
    "A3",
  ],
  // That everybody gets cards, the round's beginning says already.
  HandDealt: ({ cards }) => cards && ["cm-told-dealt", { cards: namesOf(cards) }, "A2"],
  CardPlayed: ({ card, acts }) => played(card, acts),
  CardDrawn: ({ card }) => known(card, "cm-told-drawn", {}, "T3"),
  TurnSkipped: () => ["cm-told-skipped", {}, "T4"],
  PileRenewed: ({ count }) => ["cm-told-renewed", { count }, "T4"],
  CardSlipped: ({ seat, card, during }, names) => [
    seat === during ? "cm-told-slipped-on-turn" : "cm-told-slipped",
    { card: theCard(card), during: names[during] },
    "V1",
  ],
  SlipStood: ({ card }) => ["cm-told-stood", { card: theCard(card) }, "V2"],
  FanRustled: () => ["cm-told-rustled", {}, "V6"],
  SlipCaught: ({ guard, card, during }, names) => [
    "cm-told-caught",
    { guard: names[guard], card: theCard(card), during: names[during] },
    "V4",
  ],
  CallMissed: ({ guard }, names) => ["cm-told-missed", { guard: names[guard] }, "V5"],
  GuardMoved: () => ["cm-told-guard", {}, "V4"],
  GiftSealed: ({ card }) => known(card, "cm-told-gift-sealed", {}, "C4"),
  CardGiven: ({ to, card }, names) => known(card, "cm-told-given", { to: names[to] }, "C4"),
  NothingGiven: ({ to }, names) =>
    to === null ? ["cm-told-kept-all", {}, "C1"] : ["cm-told-gave-nothing", { to: names[to] }, "C4"],
  Slapped: ({ ms }) =>
    ms === EARLY ? ["cm-told-slapped-early", {}, "C3"] : ["cm-told-slapped", { seconds: ms / 1000 }, "C3"],
  LeafPicked: ({ leaf }) =>
    leaf === null ? ["cm-told-leaf", {}, "L1"] : ["cm-told-leaf-known", { leaf }, "L1"],
  LeavesShown: ({ leaves, leaf }, names) => ["cm-told-leaves", { leaf, where: hiding(leaves, names) }, "L1"],
  SlowestFound: ({ by, lot }) => [
    `cm-told-slowest-${by}${lot ? "-lot" : ""}`,
    {},
    by === "leaf" ? "L1" : "C3",
  ],
  Claimed: ({ ms }) => ["cm-told-claimed", { seconds: ms / 1000 }, "C5"],
  ClaimsSettled: ({ order, lot }, names) => settled(order, lot, names),
  ClaimLapsed: () => ["cm-told-lapsed", {}, "C6"],
  LaySealed: ({ card }) => known(card, "cm-told-lay-sealed", {}, "L2"),
  CardLaid: ({ card, tried }) =>
    tried > 1
      ? ["cm-told-laid-lot", { card: theCard(card), count: tried }, "L2"]
      : ["cm-told-laid", { card: theCard(card) }, "C6"],
  NobodyLaid: () => ["cm-told-nobody-laid", {}, "C6"],
  CardTaken: ({ card }) => ["cm-told-taken", { card: theCard(card) }, "C7"],
  RoundEnded: ({ by, seats }, names) =>
    by === "standstill"
      ? ["cm-told-standstill", {}, "E2"]
      : ["cm-told-ended", { names: listed(seats.map((seat) => names[seat])), count: seats.length }, "E1"],
  RoundScored: ({ totals, vanished }, names) => {
    const under = vanished.flatMap((cards, seat) =>
      cards.length > 0 ? [t("cm-told-vanished", { name: names[seat], cards: namesOf(cards) })] : [],
    );
    const said = { totals: names.map((name, seat) => `${name} ${totals[seat]}`).join(", ") };
    if (under.length === 0) return ["cm-told-scored", said, "E3"];
    return ["cm-told-scored-vanished", { ...said, vanished: under.join("; ") }, "E3"];
  },
};

/** Who may not see the card hears another sentence. */
const known = (card, id, args, rule) =>
  card === null ? [id, args, rule] : [`${id}-known`, { ...args, card: theCard(card) }, rule];

function played(card, acts) {
  const said = { card: theCard(card), value: valueOf(card) };
  if (acts) return [`cm-told-played-${kindOf(card)}`, said, PLAYED_RULES[kindOf(card)]];
  if (isMoth(card)) return ["cm-told-played-moth", said, "T2"];
  return isNumber(card) ? ["cm-told-played", said, "T2"] : ["cm-told-played-last", said, "C8"];
}

function settled(order, lot, names) {
  if (order.length === 0) return null; // that nobody lays a card is told by itself
  const said = { name: names[order[0]], order: order.map((seat) => names[seat]).join(", ") };
  if (order.length === 1) return ["cm-told-claims-one", said, "C5"];
  return [lot ? "cm-told-claims-lot" : "cm-told-claims", said, "C5"];
}

/** "Anna and Ben on leaf 1; Cem on leaf 3" */
function hiding(leaves, names) {
  const taken = [...new Set(leaves)].filter((leaf) => leaf !== null).sort();
  return taken
    .map((leaf) => {
      const there = names.filter((_, seat) => leaves[seat] === leaf);
      return t("cm-told-leaf-of", { names: listed(there), leaf });
    })
    .join("; ");
}
