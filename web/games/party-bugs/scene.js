// From a view to what lies where. The same code draws the true table and every picture on
// the way to it.

import { letterAt as keyOf } from "../../table/company.js";
import { t } from "../../text/text.js";
import { clockwise, panelOf } from "../seats.js";
import { byValue } from "./between.js";
import * as art from "./cards.js";
import { choicesOf, extrasOf } from "./choices.js";

/** @param {object} view @param {import("../../table/company.js").Company} company */
export function sceneOf(view, company) {
  const { own } = company;
  const places = view.displays.map((_, place) => place);
  const choices = choicesOf(company.legal);
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
      chosen: view.phase.mine === card,
      badge: view.phase.mine === card ? "✓" : undefined,
    })),
  };
  for (const place of places) zones[`display-${keyOf(place)}`] = display(view, company, place);
  view.allHands?.forEach((cards, seat) => (zones[`hand-${keyOf(seat)}`] = openHand(view, cards, seat)));
  return {
    mode: own === null ? "open" : "own",
    own: own === null ? null : keyOf(own),
    allHands: Boolean(view.allHands),
    seats: clockwise(places.length, own).map((place) => panel(view, company, place)),
    zones,
    labels: {
      floor: t("pb-zone-floor"),
      played: t(view.phase.type === "Taking" ? "pb-zone-order" : "pb-zone-played"),
      hand: own === null ? t("pb-zone-no-hand") : t("pb-zone-hand", { name: company.names[own] }),
    },
    extras: extrasOf(company.legal),
  };
}

function panel(view, company, place) {
  const name = company.names[place];
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
    ready: Boolean(view.phase.ready?.[place]),
    cardsLabel: t("pb-zone-display", { name, count: view.displays[place].length }),
    handLabel: view.allHands?.[place] && t("pb-zone-hand", { name }),
  });
}

/** The open cards, and a hidden one if this view shows its face. */
function sumOf(view, place) {
  const shown = [...view.displays[place], view.dancer_faces[place]].filter(Boolean);
  return shown.reduce((sum, card) => sum + art.valueOf(card), 0);
}

function display(view, company, place) {
  const own = company.own === place;
  const picture = own ? art.face : art.mini;
  const cards = [...view.displays[place]].sort(byValue).map((card) => ({
    key: card,
    picture: picture(card),
    label: art.nameOf(card),
  }));
  if (view.dancers[place]) cards.push(dancer(view, company, place, picture));
  return cards;
}

/** A hand that all may look into. */
const openHand = ({ phase }, cards, seat) =>
  [...cards].sort(byValue).map((card) => ({
    key: card,
    picture: art.mini(card),
    label: art.nameOf(card),
    chosen: phase.all?.[seat] === card,
  }));

function dancer(view, company, place, picture) {
  const known = view.dancer_faces[place];
  const name = company.names[place];
  return {
    key: `dancer-${keyOf(place)}`,
    was: `played-${keyOf(place)}`,
    picture: known ? picture(known) : art.back(company.colours[place]),
    faceDown: !known,
    label: known ? t("pb-dancer-known", { name, card: art.nameOf(known) }) : t("pb-dancer", { name }),
    badge: known && view.phase.type !== "Scored" ? "?" : undefined,
  };
}

function placesToAct({ phase, mirror }) {
  if (phase.type === "Taking") return phase.queue.slice(0, 1);
  if (phase.type === "Parting") return mirror === null ? [] : [mirror];
  if (phase.type !== "SecretChoice") return [];
  return phase.ready.flatMap((ready, place) => (ready ? [] : [place]));
}

/** The row under the floor: what was played, or who has chosen, or who takes when. */
function played(view, company) {
  const { phase } = view;
  if (phase.type === "SecretChoice") {
    return phase.ready.map((ready, place) =>
      ready
        ? faceDown(company, place)
        : slot(company, place, t("pb-not-ready", { name: company.names[place] })),
    );
  }
  if (phase.type !== "Taking") return [];
  const order = orderOf(view);
  const row = order.map((place, at) => {
    const common = {
      token: company.tokens[place],
      badge: phase.order?.length === phase.played.length && phase.queue.length === 0 ? "" : String(at + 1),
      seal: phase.queue.length > 0 && isEqualed(phase.played, place) ? art.tied() : undefined,
      turn: phase.queue[0] === place,
      dim: !phase.queue.includes(place) && phase.queue.length > 0,
    };
    const card = phase.played[place];
    if (!card)
      return {
        ...slot(company, place, t("pb-takes-at", { name: company.names[place], at: at + 1 })),
        ...common,
      };
    return {
      key: card,
      was: `played-${keyOf(place)}`,
      picture: art.face(card),
      label: t("pb-played-by", { name: company.names[place], card: art.nameOf(card), at: at + 1 }),
      ...common,
    };
  });
  const paul = view.config.seats;
  if (paul < view.displays.length && phase.queue.length > 0) row.push(slot(company, paul, t("pb-paul-last")));
  return row;
}

/** Did somebody else play the same? Then the Tied card settles who takes first. */
function isEqualed(cards, place) {
  const same = (card) => card && cards[place] && art.valueOf(card) === art.valueOf(cards[place]);
  return cards.filter(same).length > 1;
}

/** In the last round nothing was played: there it is only known who still takes. */
const orderOf = ({ phase, order }) => (phase.played.length === 0 ? phase.queue : (phase.order ?? order));

const faceDown = (company, place) => ({
  key: `played-${keyOf(place)}`,
  picture: art.back(company.colours[place]),
  label: t("pb-ready", { name: company.names[place] }),
  faceDown: true,
  from: keyOf(place),
  token: company.tokens[place],
});

const slot = (company, place, label) => ({
  key: `slot-${keyOf(place)}`,
  empty: true,
  picture: "",
  label,
  token: company.tokens[place],
});
