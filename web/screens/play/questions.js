// What lies over the table and waits for an answer, drawn from the table's value.

import { element } from "../../dom/element.js";
import { openSheet } from "../../parts/sheet.js";
import { t } from "../../text/text.js";
import { newHint } from "./hint.js";
import { newWhy } from "./why.js";

/**
 * @typedef {import("../../games/contract").Game} Game
 * @typedef {import("../../table/model/types.js").Table} Table
 * @typedef {import("../../table/model/types.js").Sheet} Sheet
 * @typedef {import("../../table/model/types.js").Choice} Choice
 * @typedef {import("../../table/model/types.js").Message} Message
 * @typedef {(message: Message) => void} Tell
 *
 * @typedef {object} Laid
 * @property {Parameters<typeof openSheet>[0]} what
 * @property {(sheet: Sheet) => void} [further] its answer has come farther
 *
 * @typedef {{of: Sheet, further: (sheet: Sheet) => void, close: () => void}} Open
 */

/** @param {Game} game @param {Tell} tell */
export function newQuestions(game, tell) {
  /** @type {Open | null} */
  let open = null;

  /** @param {Table} table */
  function draw(table) {
    const { sheet } = table;
    if (open && !(sheet && isSame(open.of, sheet))) {
      const { close } = open;
      open = null;
      close();
    }
    if (!sheet) return;
    const mine = open ?? lay(table, sheet);
    if (!mine) return;
    if (mine.of !== sheet) mine.further(sheet);
    mine.of = sheet;
  }

  /** @param {Table} table @param {Sheet} sheet */
  function lay(table, sheet) {
    const laid = drawn(table, sheet);
    if (!laid) return null; // Nobody asks anything of a table that is not there.
    const { what, further = () => {} } = laid;
    /** @type {Open} */
    const mine = { of: sheet, further, close: () => {} };
    open = mine;
    const { close } = openSheet({
      ...what,
      onclose() {
        if (open !== mine) return;
        open = null;
        tell({ type: "closed-sheet" });
      },
    });
    mine.close = close;
    further(sheet);
    return mine;
  }

  /** @param {Table} table @param {Sheet} sheet @returns {Laid | null} */
  function drawn({ picture, company }, sheet) {
    switch (sheet.type) {
      case "choice":
        return choice(sheet.question, (move) => tell({ type: "chosen", move }));
      case "judge":
        return judge(sheet.seat, company?.names[sheet.seat] ?? "", tell);
      case "hint":
        return picture ? hint(game, picture, tell) : null;
      case "why":
        return company ? why(game, company, sheet.whys, tell) : null;
    }
  }

  return { draw };
}

/** Is it the same question, however far its answer has come? @param {Sheet} one @param {Sheet} other */
function isSame(one, other) {
  if (one.type === "choice") return other.type === "choice" && one.question === other.question;
  if (one.type === "why") return other.type === "why" && one.whys === other.whys;
  return one.type === other.type && one.seat === other.seat;
}

/** @param {Choice} question @param {(move: string) => void} choose @returns {Laid} */
function choice({ title, text, answers }, choose) {
  const answer = (/** @type {Choice["answers"][number]} */ { move, picture, label }) =>
    element(
      "button",
      { type: "button", class: "choice", "data-move": move, onclick: () => choose(move) },
      element("img", { src: picture, alt: "" }),
      element("span", {}, label),
    );
  const content = [element("p", {}, text), element("div", { class: "choices" }, ...answers.map(answer))];
  return { what: { title, className: "sheet-choice", content } };
}

/**
 * At a calm table a person who is the Guard has all the time there is.
 * @param {number} seat @param {string} name @param {Tell} tell
 * @returns {Laid}
 */
function judge(seat, name, tell) {
  const answer = (/** @type {string} */ words, /** @type {Message[]} */ ...messages) =>
    element(
      "button",
      {
        ...{ type: "button", class: "choice" },
        onclick: () => {
          for (const message of messages) tell(message);
        },
      },
      element("span", {}, words),
    );
  /** @type {Message} */
  const close = { type: "closed-sheet" };
  const call = answer(t("shout-name", { name }), { type: "called", seat }, close);
  const content = [
    element("p", {}, t("judge-text", { name })),
    element("div", { class: "choices" }, call, answer(t("judge-no"), close)),
  ];
  return { what: { title: t("judge-title", { name }), className: "sheet-choice", content } };
}

/** @param {Game} game @param {NonNullable<Table["picture"]>} picture @param {Tell} tell @returns {Laid} */
function hint(game, picture, tell) {
  const laid = newHint({ game, picture, point: (move) => tell({ type: "pointed", move }) });
  return { what: laid.what, further: (sheet) => sheet.type === "hint" && laid.further(sheet) };
}

/**
 * @param {Game} game
 * @param {NonNullable<Table["company"]>} company
 * @param {Extract<Sheet, {type: "why"}>["whys"]} whys
 * @param {Tell} tell
 * @returns {Laid}
 */
function why(game, company, whys, tell) {
  const ask = (/** @type {{turn: number}} */ { turn }) => tell({ type: "wondered", whys, turn });
  const laid = newWhy({ whys, game, company, ask });
  return { what: laid.what, further: (sheet) => sheet.type === "why" && laid.further(sheet) };
}
