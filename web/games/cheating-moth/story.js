// From an event to its sentence, and the rule behind it.

import { listed, t } from "../../text/text.js";
import { lineOf } from "../lines.js";
import { kindOf, namesOf, nameOf, theCard, valueOf } from "./cards.js";
import { EARLY } from "./early.js";

/**
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../engine/messages").CheatingMoth.Event} Event
 * @typedef {import("../contract.js").Line} Line
 * @typedef {import("../contract.js").Who} Who
 * @typedef {import("../../text/text.js").Args} Args
 */

/**
 * @param {Event} event @param {readonly string[]} names by seat
 * @returns {import("../contract.js").Told | null} null where there is nothing to tell
 */
export function tell(event, names) {
  const told = lineOf(TOLD, event, (seat) => names[seat] ?? "");
  if (!told) return null;
  const [id, args, rule] = told;
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  return { text: t(id, { name, ...args }), rule };
}

/** @type {import("../contract.js").ForEach<Event, [who: Who], Line | null>} */
const TOLD = {
  RoundBegun: ({ round, rounds, starter, by, discard }, who) => [
    `cm-told-begun-${by}`,
    { round, rounds, name: who(starter), card: nameOf(discard) },
    "A3",
  ],
  // That everybody gets cards, the round's beginning says already.
  HandDealt: ({ cards }) => cards && ["cm-told-dealt", { cards: namesOf(cards) }, "A2"],
  CardPlayed: ({ card, acts }) => played(card, acts),
  CardDrawn: ({ card }) => known(card, "cm-told-drawn", {}, "T3"),
  TurnSkipped: () => ["cm-told-skipped", {}, "T4"],
  PileRenewed: ({ count }) => ["cm-told-renewed", { count }, "T4"],
  CardSlipped: ({ seat, card, during }, who) => [
    seat === during ? "cm-told-slipped-on-turn" : "cm-told-slipped",
    { card: theCard(card), during: who(during) },
    "V1",
  ],
  SlipStood: ({ card }) => ["cm-told-stood", { card: theCard(card) }, "V2"],
  FanRustled: () => ["cm-told-rustled", {}, "V6"],
  SlipCaught: ({ guard, card, during }, who) => [
    "cm-told-caught",
    { guard: who(guard), card: theCard(card), during: who(during) },
    "V4",
  ],
  CallMissed: ({ guard }, who) => ["cm-told-missed", { guard: who(guard) }, "V5"],
  GuardMoved: () => ["cm-told-guard", {}, "V4"],
  GiftSealed: ({ card }) => known(card, "cm-told-gift-sealed", {}, "C4"),
  CardGiven: ({ to, card }, who) => known(card, "cm-told-given", { to: who(to) }, "C4"),
  NothingGiven: ({ to }, who) =>
    to === null ? ["cm-told-kept-all", {}, "C1"] : ["cm-told-gave-nothing", { to: who(to) }, "C4"],
  Slapped: ({ ms }) =>
    ms === EARLY ? ["cm-told-slapped-early", {}, "C3"] : ["cm-told-slapped", { seconds: ms / 1000 }, "C3"],
  LeafPicked: ({ leaf }) =>
    leaf === null ? ["cm-told-leaf", {}, "L1"] : ["cm-told-leaf-known", { leaf }, "L1"],
  LeavesShown: ({ leaves, leaf }, who) => ["cm-told-leaves", { leaf, where: hiding(leaves, who) }, "L1"],
  SlowestFound: ({ by, lot }) => [
    `cm-told-slowest-${by}${lot ? "-lot" : ""}`,
    {},
    by === "leaf" ? "L1" : "C3",
  ],
  Claimed: ({ ms }) => ["cm-told-claimed", { seconds: ms / 1000 }, "C5"],
  ClaimsSettled: ({ order, lot }, who) => settled(order, lot, who),
  ClaimLapsed: () => ["cm-told-lapsed", {}, "C6"],
  LaySealed: ({ card }) => known(card, "cm-told-lay-sealed", {}, "L2"),
  CardLaid: ({ card, tried }) =>
    tried > 1
      ? ["cm-told-laid-lot", { card: theCard(card), count: tried }, "L2"]
      : ["cm-told-laid", { card: theCard(card) }, "C6"],
  NobodyLaid: () => ["cm-told-nobody-laid", {}, "C6"],
  CardTaken: ({ card }) => ["cm-told-taken", { card: theCard(card) }, "C7"],
  RoundEnded: ({ by, seats }, who) =>
    by === "standstill"
      ? ["cm-told-standstill", {}, "E2"]
      : ["cm-told-ended", { names: listed(seats.map(who)), count: seats.length }, "E1"],
  RoundScored: ({ totals, vanished }, who) => {
    const under = vanished.flatMap((cards, seat) =>
      cards.length > 0 ? [t("cm-told-vanished", { name: who(seat), cards: namesOf(cards) })] : [],
    );
    const said = { totals: totals.map((total, seat) => `${who(seat)} ${total}`).join(", ") };
    if (under.length === 0) return ["cm-told-scored", said, "E3"];
    return ["cm-told-scored-vanished", { ...said, vanished: under.join("; ") }, "E3"];
  },
};

/**
 * Who may not see the card hears another sentence.
 * @param {Card | null} card @param {string} id @param {Args} args @param {string} rule
 * @returns {Line}
 */
const known = (card, id, args, rule) =>
  card === null ? [id, args, rule] : [`${id}-known`, { ...args, card: theCard(card) }, rule];

/** @param {Card} card @param {boolean} acts @returns {Line} */
function played(card, acts) {
  const kind = kindOf(card);
  const said = { card: theCard(card), value: valueOf(card) };
  if (kind === "moth") return ["cm-told-played-moth", said, "T2"];
  if (kind === "number") return ["cm-told-played", said, "T2"];
  return acts ? [`cm-told-played-${kind}`, said, PLAYED_RULES[kind]] : ["cm-told-played-last", said, "C8"];
}

const PLAYED_RULES = { spider: "C1", mosquito: "C2", cockroach: "C5", ant: "C7" };

/** @param {readonly number[]} order @param {boolean} lot @param {Who} who @returns {Line | null} */
function settled(order, lot, who) {
  const [first] = order;
  if (first === undefined) return null; // that nobody lays a card is told by itself
  const said = { name: who(first), order: order.map(who).join(", ") };
  if (order.length === 1) return ["cm-told-claims-one", said, "C5"];
  return [lot ? "cm-told-claims-lot" : "cm-told-claims", said, "C5"];
}

/** "Anna and Ben on leaf 1; Cem on leaf 3" @param {readonly (number | null)[]} leaves @param {Who} who */
function hiding(leaves, who) {
  const taken = [...new Set(leaves)].filter((leaf) => leaf !== null).sort((one, other) => one - other);
  return taken
    .map((leaf) => {
      const there = leaves.flatMap((each, seat) => (each === leaf ? [who(seat)] : []));
      return t("cm-told-leaf-of", { names: listed(there), leaf });
    })
    .join("; ");
}
