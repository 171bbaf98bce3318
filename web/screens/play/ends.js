// How one leaves a table: by its result, or because another tab plays on; and what may go wrong.

import { againOf } from "../../games/again.js";
import { has, t } from "../../text/text.js";
import { element } from "../element.js";
import { drawResult } from "../result.js";
import { show } from "../screens.js";

/**
 * Shows how it ended, until somebody deals on; nobody does once the match is over.
 * @param {HTMLElement} root
 * @param {{update: object, report: object, company: object, colours: number[], besides: object,
 *   curtain: {cover: Function, uncover: Function}, onShare: () => void, onLog: () => void,
 *   atTheEnd: object}} what `atTheEnd` is what can be answered then alone, as result.js has it
 * @returns {Promise<void>}
 */
export const showResult = (
  root,
  { update, report, company, colours, besides, curtain, onShare, onLog, atTheEnd },
) =>
  new Promise((resolve) => {
    curtain.cover();
    const { game } = update;
    const remove = drawResult(root, report, company, besides, {
      onNext: update.next === "clock" ? () => (curtain.uncover(), resolve()) : null,
      onAgain: () => show("play", { game, open: againOf(update), colours }, { instead: true }),
      onShare,
      onLog,
      onHome: () => show("home"),
      ...(update.next === "nobody" ? atTheEnd : {}),
    });
    curtain.cover(remove);
  });

/** Another tab plays this match. @param {HTMLElement} root @param {() => void} onHere it is taken over */
export function drawElsewhere(root, onHere) {
  const take = () => {
    button.disabled = true; // It may take a moment, and is done but once.
    onHere();
  };
  const button = element(
    "button",
    { type: "button", class: "button button-main", onclick: take },
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
