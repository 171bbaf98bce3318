// How one leaves a table: by its result, or because another tab plays on; and what may go wrong.

import { againOf } from "../../games/again.js";
import { has, t } from "../../text/text.js";
import { element } from "../element.js";
import { drawResult } from "../result.js";
import { show } from "../screens.js";

/**
 * Shows how it ended, until somebody deals on; nobody does once the match is over.
 * @param {HTMLElement} root
 * @param {{update: object, report: object, company: object, colours: number[],
 *   curtain: {cover: Function, uncover: Function}, onLog: () => void, onFair: () => void, onReplay: () => void,
 *   onSend: (() => void) | null}} what `onSend` tells those who played elsewhere
 * @returns {Promise<void>}
 */
export const showResult = (
  root,
  { update, report, company, colours, curtain, onLog, onFair, onReplay, onSend },
) =>
  new Promise((resolve) => {
    curtain.cover();
    const { game } = update;
    const remove = drawResult(root, report, company, {
      onNext: update.next === "clock" ? () => (curtain.uncover(), resolve()) : null,
      onAgain: () => show("play", { game, open: againOf(update), colours }, { instead: true }),
      onLog,
      onFair: update.next === "nobody" ? onFair : null,
      onReplay: update.next === "nobody" ? onReplay : null,
      onSend: update.next === "nobody" ? onSend : null,
      onHome: () => show("home"),
    });
    curtain.cover(remove);
  });

/** Another tab plays this match. @param {HTMLElement} root @param {() => void} onHere it is taken over */
export function drawElsewhere(root, onHere) {
  const button = element(
    "button",
    { type: "button", class: "button button-main", onclick: onHere },
    t("play-take-over"),
  );
  root.append(
    element("section", { class: "result elsewhere" }, element("h2", {}, t("play-elsewhere")), button),
  );
  button.focus();
}

/** What the engine could not do, in words. @param {{type: string, code?: string}} reply */
export function troubleOf({ type, code }) {
  const words = type === "Failed" ? "play-trouble-failed" : `play-trouble-${code}`;
  return t(has(words) ? words : "play-trouble-other");
}
