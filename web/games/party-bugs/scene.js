// From a view to what lies where. The same code draws the true table and every picture on
// the way to it.

import { t } from "../../text/text.js";
import { clockwise, panelOf } from "../seats.js";
import { byValue } from "./between.js";
import * as art from "./cards.js";
import { choicesOf, extrasOf } from "./choices.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("./shown").Taking} Taking
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/board.js").Scene} Scene
 * @typedef {import("../../table/cards.js").Card} Lying
 */

/** @param {Shown} view @param {Company} company @returns {Scene} */
export function sceneOf(view, company) {
  const { own } = company;
  const mine = "mine" in view.phase ? view.phase.mine : null;
  const places = view.displays.map((_, place) => place);
  const choices = choicesOf(company.legal);
  /** @type {Scene["zones"]} */
  const zones = {
    floor: [...view.floor].sort(byValue).map((card) => ({
      key: card,
      picture: art.face(card),
      label: art.nameOf(card),
      choice: choices.get(card) ?? null,
    })),
    played: played(view, company),
    hand: [...view.hand].sort(byValue).map((card) => ({
      key: card,
      picture: art.face(card),
      label: art.nameOf(card),
      choice: choices.get(card) ?? null,
      chosen: mine === card,
      badge: mine === card ? "✓" : undefined,
    })),
  };
  for (const place of places) zones[`display-${place}`] = display(view, company, place);
  view.allHands?.forEach((cards, seat) => {
    zones[`hand-${seat}`] = openHand(view, cards, seat);
  });
  return {
    mode: own === null ? "open" : "own",
    own,
    allHands: Boolean(view.allHands),
    seats: clockwise(places.length, own).map((place) => panel(view, company, place)),
    zones,
    labels: {
      floor: t("pb-zone-floor"),
      played: t(view.phase.type === "Taking" ? "pb-zone-order" : "pb-zone-played"),
      hand: own === null ? t("pb-zone-no-hand") : t("pb-zone-hand", { name: nameOf(company, own) }),
    },
    extras: extrasOf(company.legal),
    room: Number(view.config.hidden_dancer) + Number(view.config.mirror),
  };
}

/** @param {Company} company @param {number} place */
const nameOf = ({ names }, place) => names[place] ?? "";

/** @param {Shown} view @param {Company} company @param {number} place */
function panel(view, company, place) {
  const name = nameOf(company, place);
  const sum = sumOf(view, place);
  const marks = [];
  if (view.tied === place) marks.push({ key: "tied", picture: art.tied(), label: t("pb-mark-tied") });
  if (view.mirror === place) marks.push({ key: "mirror", picture: art.mirror(), label: t("pb-mark-mirror") });
  return panelOf(company, place, {
    sum: String(sum),
    sumLabel: t("pb-sum", { name, sum }),
    marks,
    turn: placesToAct(view).includes(place),
    thinking: "pb-thinking",
    ready: "ready" in view.phase && view.phase.ready[place] === true,
    cardsLabel: t("pb-zone-display", { name, count: displayOf(view, place).length }),
    handLabel: view.allHands?.[place] ? t("pb-zone-hand", { name }) : undefined,
  });
}

/** @param {Shown} view @param {number} place */
const displayOf = ({ displays }, place) => displays[place] ?? [];

/** The open cards, and a hidden one if this view shows its face. @param {Shown} view @param {number} place */
export function sumOf(view, place) {
  const hidden = view.dancer_faces[place];
  const shown = [...displayOf(view, place), ...(hidden ? [hidden] : [])];
  return shown.reduce((sum, card) => sum + art.valueOf(card), 0);
}

/** @param {Shown} view @param {Company} company @param {number} place */
function display(view, company, place) {
  const own = company.own === place;
  const picture = own ? art.face : art.mini;
  /** @type {Lying[]} */
  const cards = [...displayOf(view, place)].sort(byValue).map((card) => ({
    key: card,
    picture: picture(card),
    label: art.nameOf(card),
  }));
  if (view.dancers[place]) cards.push(dancer(view, company, place, picture));
  return cards;
}

/** A hand that all may look into. @param {Shown} view @param {readonly Card[]} cards @param {number} seat */
const openHand = ({ phase }, cards, seat) =>
  [...cards].sort(byValue).map((card) => ({
    key: card,
    picture: art.mini(card),
    label: art.nameOf(card),
    chosen: "all" in phase && phase.all?.[seat] === card,
  }));

/**
 * @param {Shown} view
 * @param {Company} company
 * @param {number} place
 * @param {(card: Card) => string} picture
 * @returns {Lying}
 */
function dancer(view, company, place, picture) {
  const known = view.dancer_faces[place];
  const name = nameOf(company, place);
  return {
    key: `dancer-${place}`,
    was: `played-${place}`,
    picture: known ? picture(known) : backOf(company, place),
    faceDown: !known,
    label: known ? t("pb-dancer-known", { name, card: art.nameOf(known) }) : t("pb-dancer", { name }),
    badge: known && view.phase.type !== "Scored" ? "?" : undefined,
  };
}

/** @param {Company} company @param {number} place */
const backOf = ({ colours }, place) => art.back(colours[place] ?? place);

/** @param {Shown} view @returns {readonly number[]} */
function placesToAct({ phase, mirror }) {
  switch (phase.type) {
    case "Taking":
      return phase.queue.slice(0, 1);
    case "Parting":
      return mirror === null ? [] : [mirror];
    case "SecretChoice":
      return phase.ready.flatMap((ready, place) => (ready ? [] : [place]));
    case "Scored":
      return [];
  }
}

/**
 * The row under the floor: what was played, or who has chosen, or who takes when.
 * @param {Shown} view
 * @param {Company} company
 */
function played(view, company) {
  const { phase } = view;
  if (phase.type === "SecretChoice") {
    return phase.ready.map((ready, place) =>
      ready
        ? faceDown(company, place)
        : slot(company, place, t("pb-not-ready", { name: nameOf(company, place) })),
    );
  }
  if (phase.type !== "Taking") return [];
  const row = orderOf(phase, view.order).map((place, at) => taker(phase, company, place, at));
  const paul = view.config.seats;
  if (paul < view.displays.length && phase.queue.length > 0) row.push(slot(company, paul, t("pb-paul-last")));
  return row;
}

/**
 * Who takes then, and by which card.
 * @param {Taking} phase
 * @param {Company} company
 * @param {number} place
 * @param {number} at
 * @returns {Lying}
 */
function taker(phase, company, place, at) {
  const { played: cards, queue, order } = phase;
  const common = {
    token: company.tokens[place],
    badge: order?.length === cards.length && queue.length === 0 ? "" : String(at + 1),
    seal: queue.length > 0 && isEqualed(cards, place) ? art.tied() : undefined,
    turn: queue[0] === place,
    dim: !queue.includes(place) && queue.length > 0,
  };
  const name = nameOf(company, place);
  const card = cards[place];
  if (!card) return { ...slot(company, place, t("pb-takes-at", { name, at: at + 1 })), ...common };
  return {
    key: card,
    was: `played-${place}`,
    picture: art.face(card),
    label: t("pb-played-by", { name, card: art.nameOf(card), at: at + 1 }),
    ...common,
  };
}

/**
 * Did somebody else play the same? Then the Tied card settles who takes first.
 * @param {readonly Card[]} cards
 * @param {number} place
 */
function isEqualed(cards, place) {
  const own = cards[place];
  return own !== undefined && cards.filter((card) => art.valueOf(card) === art.valueOf(own)).length > 1;
}

/**
 * In the last round nothing was played: there it is only known who still takes.
 * @param {Taking} phase
 * @param {readonly number[]} order
 */
const orderOf = (phase, order) => (phase.played.length === 0 ? phase.queue : (phase.order ?? order));

/** @param {Company} company @param {number} place @returns {Lying} */
const faceDown = (company, place) => ({
  key: `played-${place}`,
  picture: backOf(company, place),
  label: t("pb-ready", { name: nameOf(company, place) }),
  faceDown: true,
  from: place,
  token: company.tokens[place],
});

/** @param {Company} company @param {number} place @param {string} label @returns {Lying} */
const slot = (company, place, label) => ({
  key: `slot-${place}`,
  empty: true,
  picture: "",
  label,
  token: company.tokens[place],
});
