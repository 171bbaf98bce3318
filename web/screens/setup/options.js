// How it is played: the variants, Paul, and who is youngest.

import { cardBack } from "../../art/backs.js";
import { mirrorCard } from "../../art/cards.js";
import { token } from "../../art/tokens.js";
import { t } from "../../text/text.js";
import { element, newId, picture } from "../element.js";
import { VARIANTS, youngestFirst } from "./seats.js";

const PICTURES = { "hidden-dancer": () => cardBack(5), mirror: () => mirrorCard() };

/** @param {string[]} chosen @param {(option: string, on: boolean) => void} choose */
export const switches = (chosen, choose) =>
  VARIANTS.map((option) => {
    const line = newId("line");
    return element(
      "label",
      { class: "option" },
      picture(PICTURES[option](), "option-card"),
      element(
        "span",
        { class: "option-words" },
        element("span", { class: "option-name" }, t(`option-${option}`)),
        element("span", { class: "soft", id: line }, t(`option-${option}-line`)),
      ),
      element("input", {
        type: "checkbox",
        role: "switch",
        class: "switch",
        checked: chosen.includes(option),
        "aria-label": t(`option-${option}`),
        "aria-describedby": line,
        onchange: ({ target }) => choose(option, target.checked),
      }),
    );
  });

const chipLabel = (name, rank) =>
  rank ? t("setup-age-rank", { name, rank }) : t("setup-age-none", { name });

/** Says another name on a chip. */
export function callChip(chip, name) {
  chip.setAttribute("aria-label", chipLabel(name, Number(chip.dataset.rank)));
  chip.querySelector(".chip-name").textContent = name;
}

/** Who fills the floor when two play. */
export const paul = () =>
  element(
    "div",
    { class: "paul" },
    picture(token("paul"), "paul-token"),
    element("p", {}, element("strong", {}, t("paul")), " · ", t("paul-line")),
  );

/**
 * @param {import("./seats.js").Place[]} seats
 * @param {string[]} names by seat
 * @param {boolean} opened
 * @param {(at: number, age: number | null) => void} tell
 * @param {(opened: boolean) => void} toggled
 */
export function ages(seats, names, opened, tell, toggled) {
  const known = youngestFirst(seats);
  const chips = seats
    .map(({ who }, at) => (who === "person" ? at : -1))
    .filter((at) => at >= 0)
    .map((at) => {
      const rank = known.indexOf(at) + 1;
      const name = names[at];
      return element(
        "button",
        {
          type: "button",
          class: "chip",
          "data-seat": at,
          "aria-pressed": String(rank > 0),
          "aria-label": chipLabel(name, rank),
          "data-rank": rank,
          onclick: () => tell(at, rank ? null : 1 + Math.max(0, ...seats.map(({ age }) => age ?? 0))),
        },
        rank > 0 && element("span", { class: "chip-rank" }, String(rank)),
        element("span", { class: "chip-name", dir: "auto" }, name),
      );
    });
  if (chips.length < 2) return null;
  const details = element(
    "details",
    { class: "ages", open: opened, ontoggle: () => toggled(details.open) },
    element("summary", {}, t("setup-ages")),
    element("p", { class: "soft" }, t("setup-ages-line")),
    element("div", { class: "chips" }, ...chips),
  );
  return details;
}
