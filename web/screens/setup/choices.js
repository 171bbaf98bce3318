// What is chosen besides the seats and variants, and depends on who sits there: drawn anew with them.

import { allIn, element } from "../../dom/element.js";
import * as places from "../../people/seats.js";
import { mixingChoice } from "./mixing.js";
import { callChip, dummy, order } from "./options.js";
import { fittingHere, phonesChoice, phonesPart } from "./phones.js";

/**
 * @param {HTMLElement} root
 * @param {import("../../engine/messages").GameName} game
 * @param {import("./plan.js").Plan} plan
 * @param {() => void} drawAll
 */
export function newChoices(root, game, plan, drawAll) {
  // It stands first: below the seats of six it would not be seen.
  const each = element("div", { class: "setup-each" });
  const apart = element("div", { class: "setup-more" });
  const more = element("div", { class: "setup-more" });
  let orderOpened = false;

  /** @param {string[]} names */
  function draw(names) {
    const { seats } = plan;
    plan.here = fittingHere(game, seats, plan.here);
    each.replaceChildren(...[phonesChoice(game, seats, plan.here, stayHere)].filter((part) => part !== null));
    apart.replaceChildren(
      ...[phonesPart(game, seats, names, plan.here, stayHere)].filter((part) => part !== null),
    );
    more.replaceChildren(
      ...[
        dummy(game, seats.length),
        order(game, seats, names, orderOpened, rank, (is) => (orderOpened = is)),
        mixingChoice(plan.mixes, (is) => (plan.mixes = is)),
      ].filter((part) => part !== null),
    );
  }

  /** @param {number} at @param {number | null} place */
  function rank(at, place) {
    plan.seats = places.changed(plan.seats, at, { rank: place });
    drawAll();
    allIn(more, `[data-seat="${at}"]`)[0]?.focus();
  }

  /** @param {number[] | null} chosen */
  function stayHere(chosen) {
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement ? activeElement.dataset["here"] : undefined;
    plan.here = chosen;
    drawAll();
    const again = focused === undefined ? ".option-phones input" : `[data-here="${focused}"]`;
    allIn(root, again)[0]?.focus();
  }

  /** @param {string[]} names */
  function call(names) {
    for (const chip of allIn(more, ".chip")) callChip(chip, names[Number(chip.dataset["seat"])] ?? "");
    for (const chip of allIn(apart, ".chip"))
      chip.querySelector(".chip-name")?.replaceChildren(names[Number(chip.dataset["here"])] ?? "");
  }

  return { each, apart, more, draw, call };
}
