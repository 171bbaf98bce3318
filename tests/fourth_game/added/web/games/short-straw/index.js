// All that the page knows of Short Straw.

import { strip } from "../../art/backs.js";
import { pictureOf } from "../../dom/pictures.js";
import { letterAt, seatAt } from "../../people/company.js";
import { t } from "../../text/text.js";
import { rankedBy } from "../ranking.js";
import { clockwise, panelOf } from "../seats.js";
import { newSteps } from "../steps.js";
import * as art from "./art.js";
import { GROUND } from "./ground.js";

export const setup = { sign: () => art.drawn(9) };
export const rules = {
  prefix: "ss",
  parts: [{ name: "all", sections: ["S1", "S2", "S3"] }],
  steps: ["draw"],
  pictures: { draw: () => [art.drawn(3), art.drawn(12)] },
};
export const tile = () => ({ ground: GROUND, guests: art.drawn(7) });
export const ground = () => GROUND;
export const zones = { middle: ["bundle"], hand: false };
export const sign = art.bundle;
export const patternOf = (colour) => pictureOf(`strip ${colour}`, () => strip(colour));

export const ownOf = ({ mover }) => (mover === null ? null : seatAt(mover));
export const chapterOf = ({ turn, config }) => chapterName(turn < config.seats ? "1" : "2");
export const chapterName = (round) => t("ss-chapter", { round });

export function sceneOf(view, company) {
  const { legal, own } = company;
  const choiceOf = (move) => (legal.includes(move) ? { move, label: t(`ss-${move}`) } : null);
  const zones = {
    bundle: [{ key: "bundle", picture: art.bundle(), label: t("ss-bundle"), choice: choiceOf("draw") }],
  };
  view.straws.forEach((straw, seat) => {
    zones[`display-${letterAt(seat)}`] = straw
      ? [
          {
            key: straw,
            picture: art.straw(art.lengthOf(straw)),
            label: art.nameOf(straw),
            choice: view.phase.seat === seat ? choiceOf("keep") : null,
          },
        ]
      : [];
  });
  return {
    mode: own === null ? "open" : "own",
    own: own === null ? null : letterAt(own),
    seats: clockwise(view.straws.length, own).map((seat) =>
      panelOf(company, seat, {
        sum: "",
        sumLabel: company.names[seat],
        marks: [],
        turn: view.phase.seat === seat,
        thinking: "ss-thinking",
        ready: false,
        cardsLabel: t("ss-of", { name: company.names[seat] }),
      }),
    ),
    zones,
    labels: { bundle: t("ss-bundle") },
    extras: [],
  };
}

export function askedOf({ phase }, { names }) {
  if (phase.type === "Over") return { text: t("ss-over"), place: null };
  return { text: t("ss-asked", { name: names[phase.seat] }), place: phase.seat };
}

export const confirmOf = (move) => t(`ss-${move}`);
export const weighed = (move) => ({ text: t(`ss-${move}`), picture: null });
export const because = ({ code, number }) => t(`ss-why-${code}`, { number: number ?? 0 });

export const blank = (view) => ({
  ...view,
  straws: view.straws.map(() => null),
  turn: 0,
  phase: { type: "Turning", seat: null },
});

const between = (view, { type, seat, card }) =>
  type === "StrawDrawn"
    ? { ...view, straws: view.straws.map((straw, at) => (at === seat ? card : straw)) }
    : view;
export const stepsOf = newSteps(between, { rest: {}, senses: { StrawDrawn: "take" } });

export const tell = ({ type, seat, card }, names) => ({
  text: t(type === "StrawDrawn" ? "ss-drew" : "ss-kept", {
    name: names[seat],
    length: art.lengthOf(card),
  }),
  rule: "S2",
});

export function reportOf({ straws }, _log, { names }) {
  const ranked = rankedBy(straws.map(art.lengthOf));
  return {
    title: t("ss-won", { name: names[ranked[0].place] }),
    rows: ranked.map((row) => ({ ...row, sum: null })),
    ties: [],
    chart: null,
    awards: [],
    next: null,
  };
}
