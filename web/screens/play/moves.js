// What a touch comes to: a card is picked up, a move is made, or the other half of it is asked for.

import { sense } from "../../table/senses.js";
import { t } from "../../text/text.js";
import { openChoice } from "./sheets.js";

/**
 * @param {object} needs
 * @param {object} needs.game of web/games
 * @param {ReturnType<import("../../table/frame.js").newFrame>} needs.frame
 * @param {ReturnType<import("../../table/board.js").newBoard>} needs.board
 * @param {ReturnType<import("../../table/showing.js").newShowing>} needs.showing
 * @param {ReturnType<import("./mischief.js").newMischief>} needs.unasked
 * @param {() => ReturnType<import("../../table/input.js").newInput>} needs.input
 * @param {() => ReturnType<import("../../table/turns.js").newTurns>} needs.turns
 * @param {() => ReturnType<import("./sending.js").newSending>} needs.sending
 * @param {() => import("../../table/company.js").Company} needs.company
 * @param {(mode: string | null) => void} needs.setMode which of the moves without a card is being made
 * @param {() => void} needs.leave closes the hand that is open
 */
export function newMoves(needs) {
  const { game, frame, board, showing, unasked, input, turns, sending, company, setMode, leave } = needs;

  function pick(button) {
    if (button) sense("choose");
    offer();
  }

  /** What the large button says follows from what is picked, and from nothing else. */
  function offer() {
    const move = input().picked();
    frame.confirm(move === null ? whenIdle() : game.confirmOf(move, showing.view(), company()));
  }

  /** What the large button does as long as nothing is picked. */
  const whenIdle = () => sending().label() ?? (isDone() ? t("play-done") : null);

  /** Who has chosen and came back for another look may leave it at that. */
  function isDone() {
    const update = turns().now();
    return Boolean(
      update?.private && turns().alone() === null && update.mover && !update.asked.includes(update.mover),
    );
  }

  function confirm() {
    if (input().picked() !== null) input().confirm();
    else if (sending().label()) sending().send();
    else if (isDone()) leave();
  }

  const again = () => showing.again(turns().offered());

  function play(move) {
    if (unasked.isUnasked(move)) {
      setMode(null);
      unasked.play(move);
      return again();
    }
    if (showing.isMoving()) return;
    const { legal } = turns().now();
    // Half a move: the other half is asked for.
    if (!legal.includes(move)) return openChoice(game.sheetOf(move, legal, showing.view(), company()), play);
    sense("play");
    frame.hint(null);
    // The engine is asked first: it thinks while this is drawn.
    turns().play(move);
    showing.again([]);
  }

  /** What has no card of its own opens a sheet; or its cards are the only ones to be touched. */
  function openExtra(key) {
    if (game.isMode(key)) {
      setMode(company().mode === key ? null : key);
      input().drop();
      sense("choose");
      return again();
    }
    const choice = game.sheetOf(key, turns().now().legal, showing.view(), company());
    return choice.move ? play(choice.move) : openChoice(choice, play);
  }

  /** Shows how a move is made; who has asked makes it, or another one. */
  function point(move) {
    setMode(null);
    again();
    if (input().show(move)) return;
    const extra = board.pointAt(move);
    if (!extra || !game.isMode(extra)) return;
    openExtra(extra);
    input().show(move);
  }

  return { pick, offer, confirm, play, openExtra, point };
}
