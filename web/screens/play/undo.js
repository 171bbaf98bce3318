// The last move, and whether it can be taken back.

import { seatAt } from "../../table/company.js";
import { t } from "../../text/text.js";

/**
 * @param {ReturnType<import("../../table/frame.js").newFrame>} frame
 * @param {ReturnType<import("../../table/turns.js").newTurns>} turns
 * @param {() => boolean} isSent has the move left this phone?
 */
export const newUndo = (frame, turns, isSent) => ({
  /** @param {object} update @param {string[]} names */
  offer({ undo, next }, names) {
    const isOver = next === "nobody" || next === "clock";
    if (!undo || isOver || isSent() || !turns.people().includes(undo.seat)) return frame.undo(null);
    return frame.undo({ name: names[seatAt(undo.seat)], refused: undo.refusal !== null });
  },

  take() {
    const { undo } = turns.now();
    if (undo.refusal === null) turns.takeBack();
    else frame.notice(t(`play-undo-${undo.refusal}`));
  },
});
