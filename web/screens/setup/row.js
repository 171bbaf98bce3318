// One seat of the table to be: token, name, person or bot; and a drawer for the rest.

import { botFace } from "../../art/bots.js";
import { PLAYERS } from "../../art/palette.js";
import { token } from "../../art/tokens.js";
import { LEVELS, faceOf } from "../../bots/characters.js";
import { t } from "../../text/text.js";
import { element, newId, picture } from "../element.js";
import { button } from "../frame.js";
import { icon } from "../icons.js";
import { characters } from "./characters.js";
import { draggable } from "./drag.js";
import { isTooLong, tidyName } from "./names.js";

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
 * @param {{game: string, seats: import("./seats.js").Place[], at: number, name: string,
 *   opened: boolean, fewest: number}} place
 * @param {{rename: Function, become: Function, recolour: Function, temper: Function, move: Function,
 *   remove: Function, toggle: Function, check: Function}} acts
 */
export function row({ game, seats, at, name, opened, fewest }, acts) {
  const seat = seats[at];
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
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        acts.move(at + step);
      },
    },
    picture(icon("grip"), "place-grip"),
    picture(
      seat.who === "person" ? token(seat.colour) : botFace(faceOf(seat.temper), PLAYERS[seat.colour]),
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
    opened && drawerOf({ game, seats, at, name, fewest }, drawer, acts),
  );
  draggable(face, item, acts.move, acts.toggle);
  return item;
}

const editing = ({ who }) => (who === "person" ? "seat-edit" : "bot-edit");

/** Says the name wherever the row says it. */
export function callRow(item, name) {
  const say = (part, label) => item.querySelector(part).setAttribute("aria-label", label);
  say(".place-face", t(item.querySelector(".place-face").dataset.says, { name }));
  say(".place-who", t("seat-who", { name }));
  item.querySelector(".place-name").placeholder = name;
  const legend = item.querySelector(".place-colours legend");
  if (legend) legend.textContent = t("seat-colour", { name });
}

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
    onkeydown: ({ key }) => key === "Enter" && field.blur(),
    onchange() {
      const tooLong = isTooLong(field.value);
      field.value = tidyName(field.value);
      acts.rename(field.value, tooLong ? t("name-shortened") : "");
    },
  });
  return field;
}

function kindField(seat, name, acts) {
  const choice = (kind, label) => element("option", { value: kind, selected: seat.who === kind }, t(label));
  const field = element(
    "select",
    {
      class: "field place-who",
      "aria-label": t("seat-who", { name }),
      onchange: () => acts.become(field.value),
    },
    choice("person", "seat-person"),
    element("optgroup", { label: t("seat-bot") }, ...LEVELS.map((level) => choice(level, `level-${level}`))),
  );
  return field;
}

function drawerOf({ game, seats, at, name, fewest }, id, acts) {
  const group = newId("colour");
  const isBot = seats[at].who !== "person";
  return element(
    "div",
    { class: "place-drawer", id },
    isBot && characters(game, seats, at, acts.temper),
    element(
      "fieldset",
      { class: "colours place-colours" },
      element("legend", {}, t("seat-colour", { name })),
      ...[0, 1, 2, 3, 4, 5].map((colour) => colourChoice(group, colour, seats[at].colour, acts)),
    ),
    element(
      "div",
      { class: "place-acts" },
      button(t("seat-up"), { disabled: at === 0, onclick: () => acts.move(at - 1) }, "up"),
      button(t("seat-down"), { disabled: at === seats.length - 1, onclick: () => acts.move(at + 1) }, "down"),
      button(t("seat-remove"), { disabled: seats.length === fewest, onclick: acts.remove }, "cross"),
    ),
  );
}

function colourChoice(group, colour, chosen, acts) {
  const name = t("token-name", {
    animal: t(`animal-${colour}`),
    colour: t(`colour-${colour}`),
    pattern: t(`pattern-${colour}`),
  });
  return element(
    "label",
    { class: "colour-choice" },
    element("input", {
      type: "radio",
      class: "visually-hidden",
      name: group,
      checked: colour === chosen,
      "aria-label": name,
      onchange: () => acts.recolour(colour),
    }),
    picture(token(colour)),
    picture(icon("check"), "colour-chosen"),
  );
}
