// What the best bot would do in one's place: asked for by a button, and told in bars.

import { newBars } from "../../bots/bars.js";
import { openSheet } from "../../table/sheet.js";
import { inSlices } from "../../table/slices.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";

/**
 * @param {object} needs
 * @param {object} needs.game of web/games
 * @param {ReturnType<import("../../table/frame.js").newFrame>} needs.frame
 * @param {() => ReturnType<import("../../table/turns.js").newTurns>} needs.turns
 * @param {() => import("../../table/company.js").Company} needs.company
 * @param {(move: string) => boolean} needs.isUnasked
 * @param {(move: string) => void} needs.point shows on the table how that move is made
 */
export function newHint({ game, frame, turns, company, isUnasked, point }) {
  let sheet = null;

  const isFor = ({ next, asked, mover, view }) =>
    next === "person" && asked.includes(mover) && turns().people().includes(mover) && Boolean(view);

  const isAlone = () =>
    turns()
      .offered()
      .filter((move) => !isUnasked(move)).length < 2;

  /** To be told of every table that stands still. */
  const offer = (update) => frame.hint(isFor(update) ? { alone: isAlone() } : null);

  function open() {
    const update = turns().now();
    if (!isFor(update) || sheet) return;
    if (isAlone()) return frame.notice(t("hint-alone"));
    show(update);
  }

  function show({ mover, view }) {
    const because = element("p", { class: "hint-reason" });
    const said = element("p", { class: "visually-hidden", role: "status" });
    const further = element("p", { class: "hint-further soft" });
    const legend = element("p", { class: "hint-legend soft" });
    const button = element(
      "button",
      { type: "button", class: "button button-main", disabled: true },
      t("hint-show"),
    );
    const wordsOf = (move) => game.weighed(move, view, company().names);
    const bars = newBars(wordsOf);
    const letGo = turns().hold();
    const mine = openSheet({
      title: t("hint-title"),
      className: "sheet-hint",
      content: [because, bars.list, legend, further, said, button],
      onclose() {
        sheet = null;
        letGo();
      },
    });
    sheet = mine;

    function tell({ options, reason, per_cent: perCent }) {
      const [best, ...others] = options;
      because.textContent = game.because(reason);
      bars.draw(options);
      legend.textContent = t(others.length > 0 ? "hint-legend" : "hint-sensible");
      further.textContent = perCent < 100 ? t("hint-further", { percent: perCent }) : "";
      button.disabled = false;
      button.onclick = () => (mine.close(), point(best.move));
      if (perCent === 100) {
        said.textContent = t("hint-best-is", { move: wordsOf(best.move).text, reason: game.because(reason) });
      }
    }

    inSlices(
      (effort) =>
        turns().wonder(
          (update) => messageOf(update, mover, effort),
          () => sheet === mine,
        ),
      (reply) => {
        if (sheet !== mine || reply === null) return false;
        if (reply.type === "Advice") tell(reply);
        else further.textContent = t("hint-failed");
        return reply.type === "Advice" && reply.per_cent < 100;
      },
    );
  }

  /** What all look at follows from what all know; a hand is asked for while it lies open. */
  const messageOf = ({ revision, eyes, private: isPrivate }, seat, effort) => ({
    type: "Hint",
    revision,
    seat,
    effort,
    eyes: turns().alone() ?? (isPrivate ? eyes : null),
  });

  return { offer, open, close: () => sheet?.close() };
}
