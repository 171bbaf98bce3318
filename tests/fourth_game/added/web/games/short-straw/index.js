// All that the page knows of Short Straw.

import { strip } from "../../art/backs.js";
import { pictureOf } from "../../dom/pictures.js";
import { t } from "../../text/text.js";
import { rankedBy } from "../ranking.js";
import { clockwise, panelOf } from "../seats.js";
import { newSteps } from "../steps.js";
import * as art from "./art.js";
import { chapterName } from "./front.js";
import { GROUND } from "./ground.js";

/**
 * @typedef {import("../../engine/messages").ShortStraw.Event} Event
 * @typedef {import("../../engine/messages").ShortStraw.View} View
 * @typedef {Omit<View, "phase"> & {phase: {type: "Turning", seat: number | null} | {type: "Over"}}} Shown
 *   before anything is drawn, it is nobody's turn
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/board.js").Scene} Scene
 */

export { chapterName, tile } from "./front.js";
export const setup = { sign: () => art.drawn(9) };
export const rules = {
  prefix: "ss",
  parts: [{ name: "all", sections: ["S1", "S2", "S3"] }],
  steps: ["draw"],
  pictures: { draw: () => [art.drawn(3), art.drawn(12)] },
};
export const ground = () => GROUND;
export const zones = { middle: ["bundle"], hand: false };
export const sign = art.bundle;
export const patternOf = (/** @type {Company["colours"][number]} */ colour) =>
  pictureOf(`strip ${colour}`, () => strip(colour));

/** @param {import("../contract.js").Asked} asked */
export const ownOf = ({ mover }) => mover;
/** @param {Shown} view */
export const chapterOf = ({ turn, config }) => chapterName(turn < config.seats ? "1" : "2");

/** @param {Shown} view */
const turnOf = ({ phase }) => (phase.type === "Turning" ? phase.seat : null);

/** @param {Shown} view @param {Company} company @returns {Scene} */
export function sceneOf(view, company) {
  const { legal, own } = company;
  const choiceOf = (/** @type {string} */ move) =>
    legal.includes(move) ? { move, label: t(`ss-${move}`) } : null;
  /** @type {Scene["zones"]} */
  const zones = {
    bundle: [{ key: "bundle", picture: art.bundle(), label: t("ss-bundle"), choice: choiceOf("draw") }],
  };
  view.straws.forEach((straw, seat) => {
    zones[`display-${seat}`] = straw
      ? [
          {
            key: straw,
            picture: art.straw(art.lengthOf(straw)),
            label: art.nameOf(straw),
            choice: turnOf(view) === seat ? choiceOf("keep") : null,
          },
        ]
      : [];
  });
  return {
    mode: own === null ? "open" : "own",
    own,
    seats: clockwise(view.straws.length, own).map((seat) =>
      panelOf(company, seat, {
        sum: "",
        sumLabel: company.names[seat] ?? "",
        marks: [],
        turn: turnOf(view) === seat,
        thinking: "ss-thinking",
        ready: false,
        cardsLabel: t("ss-of", { name: company.names[seat] ?? "" }),
      }),
    ),
    zones,
    labels: { bundle: t("ss-bundle") },
    extras: [],
  };
}

/** @param {Shown} view @param {Company} company */
export function askedOf(view, { names }) {
  const place = turnOf(view);
  if (place === null) return { text: t("ss-over"), place };
  return { text: t("ss-asked", { name: names[place] ?? "" }), place };
}

export const confirmOf = (/** @type {string} */ move) => t(`ss-${move}`);
export const weighed = (/** @type {string} */ move) => ({ text: t(`ss-${move}`), picture: null });
/** @param {import("../../engine/messages").Reason} reason */
export const because = ({ code, number }) => t(`ss-why-${code}`, { number: number ?? 0 });

/** @param {Shown} view @returns {Shown} */
export const blank = (view) => ({
  ...view,
  straws: view.straws.map(() => null),
  turn: 0,
  phase: { type: "Turning", seat: null },
});

/** @param {Shown} view @param {Event} event @returns {Shown} */
const between = (view, { type, seat, card }) =>
  type === "StrawDrawn"
    ? { ...view, straws: view.straws.map((straw, at) => (at === seat ? card : straw)) }
    : view;
export const stepsOf = newSteps(between, { rest: {}, senses: { StrawDrawn: "take" } });

/** @param {Event} event @param {readonly string[]} names */
export const tell = ({ type, seat, card }, names) => ({
  text: t(type === "StrawDrawn" ? "ss-drew" : "ss-kept", {
    name: names[seat] ?? "",
    length: art.lengthOf(card),
  }),
  rule: "S2",
});

/** @param {Shown} view @param {unknown} _log @param {Company} company */
export function reportOf({ straws }, _log, { names }) {
  const ranked = rankedBy(straws.map((straw) => art.lengthOf(straw ?? "")));
  const [first] = ranked;
  return {
    title: t("ss-won", { name: names[first?.place ?? 0] ?? "" }),
    rows: ranked.map((row) => ({ ...row, sum: null })),
    ties: [],
    chart: null,
    awards: [],
    next: null,
  };
}
