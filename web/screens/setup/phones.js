// One phone that is passed round, or one for each: then the match travels by link.

import { element } from "../../dom/element.js";
import { GAMES } from "../../games/index.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../engine/messages").GameName} GameName
 * @typedef {import("../../people/seats.js").Place} Place
 * @typedef {(here: number[] | null) => void} Tell
 */

/**
 * The choice between the two, where there is one.
 * @param {GameName} game
 * @param {Place[]} seats
 * @param {number[] | null} here the seats of this phone, or null: it is for all
 * @param {Tell} tell
 * @returns {HTMLElement | null} there is nothing to choose for one person alone
 */
export function phonesChoice(game, seats, here, tell) {
  const people = peopleAt(seats);
  if (people.length < 2 || !GAMES[game].setup.travels) return null;
  const toggle = element("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    checked: here !== null,
    "aria-label": t("phones-each"),
    onchange: () => tell(toggle.checked ? people.slice(0, 1) : null),
  });
  return element(
    "label",
    { class: "option option-phones" },
    element("span", { class: "option-words option-name" }, t("phones-each")),
    toggle,
  );
}

/**
 * What follows from it: who plays on this phone; or that this game stays on one.
 * @param {GameName} game @param {Place[]} seats
 * @param {string[]} names by seat
 * @param {number[] | null} here @param {Tell} tell
 * @returns {HTMLElement | null}
 */
export function phonesPart(game, seats, names, here, tell) {
  const people = peopleAt(seats);
  if (people.length < 2) return null;
  if (!GAMES[game].setup.travels) return element("p", { class: "phones soft" }, t(`${game}-stays`));
  return here && whoIsHere(people, names, here, tell);
}

/** The seats that stay, of those that were chosen: one at least, and not all. @param {GameName} game @param {Place[]} seats @param {number[] | null} here */
export function fittingHere(game, seats, here) {
  if (here === null || !GAMES[game].setup.travels) return null;
  const people = peopleAt(seats);
  const left = here.filter((at) => people.includes(at));
  if (people.length < 2) return null;
  return left.length > 0 && left.length < people.length ? left : people.slice(0, 1);
}

/** As a match notes it. @param {number[] | null} here */
export const noted = (here) => (here ? { here } : {});

const peopleAt = (/** @type {Place[]} */ seats) =>
  seats.flatMap(({ who }, at) => (who === "person" ? [at] : []));

/** @param {number[]} people @param {string[]} names @param {number[]} here @param {Tell} tell */
function whoIsHere(people, names, here, tell) {
  const chip = (/** @type {number} */ at) => {
    const isHere = here.includes(at);
    const next = isHere ? here.filter((each) => each !== at) : [...here, at].sort();
    const isPossible = next.length > 0 && next.length < people.length;
    return element(
      "button",
      {
        type: "button",
        class: "chip",
        "data-here": at,
        "aria-pressed": String(isHere),
        // Of two people one is here: a tap on the other changes places.
        onclick: () => tell(isPossible ? next : [at]),
      },
      element("span", { class: "chip-name", dir: "auto" }, names[at]),
    );
  };
  return element(
    "div",
    { class: "phones phones-here", role: "group", "aria-label": t("phones-here") },
    element("p", { class: "soft" }, t("phones-each-line")),
    element("p", {}, t("phones-here")),
    element("div", { class: "chips" }, ...people.map(chip)),
  );
}
