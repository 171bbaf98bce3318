// The sheets of the table: its menu, and the choices that have no card to be touched on.

import { openSheet } from "../../table/sheet.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";
import { show } from "../screens.js";

/**
 * @param {{game: string, matchId?: string}} match
 * @param {object} what
 * @param {() => void} what.onLog
 * @param {() => void} what.onMove to another phone
 * @param {(() => void) | null} what.onDeal the same cards for a friend
 * @param {boolean} what.travels does it come back by a link?
 * @param {{title: string, content: Node[]} | null} what.aid what the game lets everybody look up
 */
export function openMenu(match, { onLog, onMove, onDeal, travels, aid }) {
  const item = (label, onclick) =>
    element(
      "button",
      { type: "button", class: "menu-item", onclick: () => (sheet.close(), onclick()) },
      label,
    );
  const sheet = openSheet({
    title: t("play-menu"),
    className: "sheet-menu",
    content: [
      item(t("play-log"), onLog),
      aid ? item(aid.title, () => openSheet({ ...aid, className: "sheet-aid" })) : "",
      onDeal ? item(t("deal"), onDeal) : "",
      item(t("rules"), () => show("rules", { game: match.game })),
      item(t("fair"), () => show("fair", match)),
      item(t("move-on"), onMove),
      travels ? item(t("join-ways"), () => show("join")) : "",
      item(t("settings"), () => show("settings")),
      item(t("play-menu-home"), () => show("home")),
    ],
  });
}

/**
 * @param {{title: string, text: string, answers: {move: string, picture: string, label: string}[]}} question
 * @param {(move: string) => void} play
 */
export function openChoice({ title, text, answers }, play) {
  const answer = ({ move, picture, label }) =>
    element(
      "button",
      { type: "button", class: "choice", "data-move": move, onclick: () => (sheet.close(), play(move)) },
      element("img", { src: picture, alt: "" }),
      element("span", {}, label),
    );
  const sheet = openSheet({
    title,
    className: "sheet-choice",
    content: [element("p", {}, text), element("div", { class: "choices" }, ...answers.map(answer))],
  });
}
