// What lies over the table and waits for an answer, drawn from the table's value.

import { element } from "../../dom/element.js";
import { openSheet } from "../../parts/sheet.js";
import { seatAt } from "../../people/company.js";
import { t } from "../../text/text.js";
import { newHint } from "./hint.js";
import { newWhy } from "./why.js";

/** @typedef {import("../../table/model/types.js").Table} Table */
/** @typedef {import("../../table/model/types.js").Sheet} Sheet */
/** @typedef {import("../../table/model/types.js").Message} Message */

/** @param {object} game of web/games @param {(message: Message) => void} tell */
export function newQuestions(game, tell) {
  let open = null;

  /** @param {Table} table */
  function draw(table) {
    const { sheet } = table;
    if (open && !(sheet && isSame(open.of, sheet))) {
      const { node } = open;
      open = null;
      node.close();
    }
    if (!sheet) return;
    if (!open) lay(table, sheet);
    else if (open.of !== sheet) open.further?.(sheet);
    open.of = sheet;
  }

  function lay(table, sheet) {
    const mine = { of: sheet, ...drawn(table, sheet) };
    open = mine;
    mine.node = openSheet({
      ...mine.what,
      onclose() {
        if (open !== mine) return;
        open = null;
        tell({ type: "closed-sheet" });
      },
    });
    mine.further?.(sheet);
  }

  function drawn({ picture, company }, sheet) {
    switch (sheet.type) {
      case "choice":
        return choice(sheet.question, (move) => tell({ type: "chosen", move }));
      case "judge":
        return judge(sheet.seat, company.names[seatAt(sheet.seat)]);
      case "hint":
        return newHint({ game, picture, point: (move) => tell({ type: "pointed", move }) });
      case "why": {
        const { whys } = sheet;
        return newWhy({ whys, game, company, ask: ({ turn }) => tell({ type: "wondered", whys, turn }) });
      }
    }
  }

  /** At a calm table a person who is the Guard has all the time there is. */
  function judge(seat, name) {
    const answer = (words, ...messages) =>
      element(
        "button",
        { type: "button", class: "choice", onclick: () => messages.forEach(tell) },
        element("span", {}, words),
      );
    const close = { type: "closed-sheet" };
    return {
      what: {
        title: t("judge-title", { name }),
        className: "sheet-choice",
        content: [
          element("p", {}, t("judge-text", { name })),
          element(
            "div",
            { class: "choices" },
            answer(t("shout-name", { name }), { type: "called", seat }, close),
            answer(t("judge-no"), close),
          ),
        ],
      },
    };
  }

  return { draw };
}

/** Is it the same question, however far its answer has come? @param {Sheet} one @param {Sheet} other */
function isSame(one, other) {
  if (one.type === "choice") return other.type === "choice" && one.question === other.question;
  if (one.type === "why") return other.type === "why" && one.whys === other.whys;
  return one.type === other.type && one.seat === other.seat;
}

function choice({ title, text, answers }, choose) {
  const answer = ({ move, picture, label }) =>
    element(
      "button",
      { type: "button", class: "choice", "data-move": move, onclick: () => choose(move) },
      element("img", { src: picture, alt: "" }),
      element("span", {}, label),
    );
  const content = [element("p", {}, text), element("div", { class: "choices" }, ...answers.map(answer))];
  return { what: { title, className: "sheet-choice", content } };
}
