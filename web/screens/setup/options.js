// How it is played: the variants, who else sits there, and whose turn it is in a tie.

import { element, newId, picture } from "../../dom/element.js";
import { GAMES } from "../../games/index.js";
import { firstInTies } from "../../people/seats.js";
import { t } from "../../text/text.js";

/** @typedef {import("../../engine/messages").GameName} GameName */

/**
 * @param {GameName} game
 * @param {string[]} chosen
 * @param {(variant: string, on: boolean) => void} choose
 */
export const switches = (game, chosen, choose) =>
  GAMES[game].setup.variants.map(({ name, picture: draw }) => {
    const line = newId("line");
    const box = element("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      checked: chosen.includes(name),
      "aria-label": t(`${game}-${name}`),
      "aria-describedby": line,
      onchange: () => choose(name, box.checked),
    });
    return element(
      "label",
      { class: "option" },
      picture(draw(), "option-card"),
      element(
        "span",
        { class: "option-words" },
        element("span", { class: "option-name" }, t(`${game}-${name}`)),
        element("span", { class: "soft", id: line }, t(`${game}-${name}-line`)),
      ),
      box,
    );
  });

/** Who sits there besides, as Paul does when two play. @param {GameName} game @param {number} players @returns {HTMLElement | null} */
export function dummy(game, players) {
  const also = GAMES[game].setup.dummy(players);
  return (
    also &&
    element(
      "div",
      { class: "dummy" },
      picture(also.picture(), "dummy-token"),
      element("p", {}, element("strong", {}, also.name), " · ", t(also.line)),
    )
  );
}

/** @param {string} game @param {string} name @param {number} rank */
const chipLabel = (game, name, rank) =>
  rank ? t(`${game}-order-rank`, { name, rank }) : t(`${game}-order-none`, { name });

/** Says another name on a chip. @param {HTMLElement} chip @param {string} name */
export function callChip(chip, name) {
  const { game = "", rank } = chip.dataset;
  chip.setAttribute("aria-label", chipLabel(game, name, Number(rank)));
  chip.querySelector(".chip-name")?.replaceChildren(name);
}

/**
 * What settles ties: people are tapped in order, as far as it is known.
 * @param {string} game
 * @param {import("../../people/seats.js").Place[]} seats
 * @param {string[]} names by seat
 * @param {boolean} opened
 * @param {(at: number, rank: number | null) => void} tell
 * @param {(opened: boolean) => void} toggled
 */
export function order(game, seats, names, opened, tell, toggled) {
  const known = firstInTies(seats);
  const next = 1 + Math.max(0, ...seats.map(({ rank }) => rank ?? 0));
  const chips = seats.flatMap(({ who }, at) => {
    if (who !== "person") return [];
    const rank = known.indexOf(at) + 1;
    const attributes = {
      type: "button",
      class: "chip",
      "data-seat": at,
      "data-game": game,
      "data-rank": rank,
      "aria-pressed": String(rank > 0),
      "aria-label": chipLabel(game, names[at] ?? "", rank),
      onclick: () => tell(at, rank ? null : next),
    };
    const number = rank > 0 && element("span", { class: "chip-rank" }, String(rank));
    return [
      element("button", attributes, number, element("span", { class: "chip-name", dir: "auto" }, names[at])),
    ];
  });
  if (chips.length < 2) return null;
  const details = element(
    "details",
    { class: "order", open: opened, ontoggle: () => toggled(details.open) },
    element("summary", {}, t(`${game}-order`)),
    element("p", { class: "soft" }, t(`${game}-order-line`)),
    element("div", { class: "chips" }, ...chips),
  );
  return details;
}
