// One seat of the table to be: token, name, person or bot; and a drawer for the rest.

import { botFace } from "../../art/bots.js";
import { PAUL, PLAYERS } from "../../art/palette.js";
import { token } from "../../art/tokens.js";
import { LEVELS, faceOf, levelFrom } from "../../bots/characters.js";
import { allIn, element, newId, picture } from "../../dom/element.js";
import { icon } from "../../dom/icons.js";
import { button } from "../../parts/frame.js";
import { animals } from "../../people/animals.js";
import { isTooLong, tidyName } from "../../text/names.js";
import { t } from "../../text/text.js";
import { characters } from "./characters.js";
import { draggable } from "./drag.js";
import { isKnown } from "./known.js";

/** @type {Partial<Record<string, number>>} */
const STEPS = { ArrowUp: -1, ArrowDown: 1 };

/** What the fields below are for, to eyes: to ears each says for itself whose name it is. */
export const heads = () =>
  element(
    "div",
    { class: "place-line place-heads", "aria-hidden": "true" },
    element("span", { class: "place-face" }),
    element("span", { class: "place-name" }, t("seat-names")),
    element("span", { class: "place-who" }),
  );

/**
 * @typedef {import("../../people/seats.js").Place} Place
 * @typedef {{game: string, seat: Place, at: number, count: number, name: string, fewest: number}} Row `count` of seats
 *
 * @typedef {object} Acts
 * @property {(name: string) => void} check
 * @property {(name: string, said: string) => void} rename
 * @property {(who: Place["who"]) => void} become
 * @property {(colour: number) => void} recolour
 * @property {(temper: Place["temper"]) => void} temper
 * @property {(to: number) => void} move
 * @property {() => void} remember
 * @property {() => void} remove
 * @property {() => void} toggle
 *
 * @param {Row & {opened: boolean}} place
 * @param {Acts} acts
 */
export function row({ game, seat, at, count, name, opened, fewest }, acts) {
  const remark = newId("remark");
  const drawer = newId("drawer");
  const face = element(
    "button",
    {
      type: "button",
      class: "place-face",
      "aria-label": t(editing(seat), { name }),
      "data-says": editing(seat),
      "aria-expanded": String(opened),
      "aria-controls": opened && drawer,
      onkeydown(event) {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        acts.move(at + step);
      },
    },
    picture(icon("grip"), "place-grip"),
    picture(
      seat.who === "person" ? token(seat.colour) : botFace(faceOf(seat.temper), PLAYERS[seat.colour] ?? PAUL),
      "place-token",
    ),
  );
  const line = element(
    "div",
    { class: "place-line" },
    face,
    nameField(seat, at, name, remark, acts),
    kindField(seat, name, acts),
  );
  const item = element(
    "li",
    { class: "place" },
    line,
    element("p", { class: "warning place-remark", id: remark, role: "alert" }),
    !opened && seat.who !== "person" && characterLine(seat),
    opened && drawerOf({ game, seat, at, count, name, fewest }, drawer, acts),
  );
  draggable(face, item, acts.move, acts.toggle);
  return item;
}

/** Whom one plays against is known before. @param {Place} seat */
const characterLine = ({ temper }) =>
  element(
    "p",
    { class: "place-is" },
    element("strong", {}, t(`bot-${temper}-is`)),
    ` · ${t(`bot-${temper}-line`)}`,
  );

const editing = (/** @type {Place} */ { who }) => (who === "person" ? "seat-edit" : "bot-edit");

/** Says the name wherever the row says it. @param {Element} item @param {string} name */
export function callRow(item, name) {
  for (const face of allIn(item, ".place-face"))
    face.setAttribute("aria-label", t(face.dataset["says"] ?? "seat-edit", { name }));
  item.querySelector(".place-who")?.setAttribute("aria-label", t("seat-who", { name }));
  item.querySelector(".place-name")?.setAttribute("placeholder", name);
  const legend = item.querySelector(".place-colours legend");
  if (legend) legend.textContent = t("seat-colour", { name });
}

/** @param {Place} seat @param {number} at @param {string} name @param {string} remark @param {Acts} acts */
function nameField(seat, at, name, remark, acts) {
  const field = element("input", {
    class: "field place-name",
    type: "text",
    dir: "auto",
    value: seat.name,
    placeholder: name,
    autocomplete: "off",
    autocapitalize: "words",
    spellcheck: "false",
    enterkeyhint: "done",
    "aria-label": t("seat-name", { number: at + 1 }),
    "aria-describedby": remark,
    oninput: () => acts.check(tidyName(field.value)),
    onkeydown({ key }) {
      if (key === "Enter") field.blur();
    },
    onchange() {
      const tooLong = isTooLong(field.value);
      field.value = tidyName(field.value);
      acts.rename(field.value, tooLong ? t("name-shortened") : "");
    },
  });
  return field;
}

/** @param {Place} seat @param {string} name @param {Acts} acts */
function kindField(seat, name, acts) {
  const choice = (/** @type {Place["who"]} */ kind, /** @type {string} */ label) =>
    element("option", { value: kind, selected: seat.who === kind }, t(label));
  const field = element(
    "select",
    {
      class: "field place-who",
      "aria-label": t("seat-who", { name }),
      onchange: () => acts.become(levelFrom(field.value) ?? "person"),
    },
    choice("person", "seat-person"),
    element("optgroup", { label: t("seat-bot") }, ...LEVELS.map((level) => choice(level, `level-${level}`))),
  );
  return field;
}

/** @param {Row} row @param {string} id @param {Acts} acts */
function drawerOf({ game, seat, at, count, name, fewest }, id, acts) {
  const isBot = seat.who !== "person";
  return element(
    "div",
    { class: "place-drawer", id },
    isBot && characters(game, count, seat, acts.temper),
    animals(t("seat-colour", { name }), seat.colour, acts.recolour),
    element(
      "div",
      { class: "place-acts" },
      button(t("seat-up"), { disabled: at === 0, onclick: () => acts.move(at - 1) }, "up"),
      button(t("seat-down"), { disabled: at === count - 1, onclick: () => acts.move(at + 1) }, "down"),
      button(t("seat-remove"), { disabled: count === fewest, onclick: acts.remove }, "cross"),
      !isBot &&
        seat.name &&
        !isKnown(seat.name) &&
        button(t("known-keep"), { onclick: acts.remember }, "about"),
    ),
  );
}
