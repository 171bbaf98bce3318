// What the screen of a table is made of, part by part.

import { ask, askAndKeep } from "../../engine/client.js";
import { challenge } from "../../links/challenge.js";
import { settings } from "../../storage/settings.js";
import { newBoard } from "../../table/board.js";
import { newDrag } from "../../table/drag.js";
import { newFlick } from "../../table/flick.js";
import { newFrame } from "../../table/frame.js";
import { newInput } from "../../table/input.js";
import { toggleSound } from "../../table/senses.js";
import { alone } from "../../table/model/people.js";
import { newTips } from "../../table/tips.js";
import { t } from "../../text/text.js";
import { newCurtain } from "./curtain.js";
import { newDrawing } from "./drawing.js";
import { newEnding } from "./ends.js";
import { newFingers } from "./fingers.js";
import { newKeeping } from "./keeping.js";
import { newLeaving } from "./leaving.js";
import { keepNothing } from "./lesson/keeping.js";
import { newTeaching } from "./lesson/teaching.js";
import { openMenu } from "./menu.js";
import { newPerforming } from "./performing.js";
import { newQuestions } from "./questions.js";
import { newSending } from "./sending.js";
import { newTelling } from "./telling.js";

/**
 * @typedef {object} House
 * @property {HTMLElement} root
 * @property {import("../navigation").Nav} nav
 * @property {import("../navigation").Played} params
 * @property {import("../../games/contract").Game} game
 * @property {(message: import("../../table/model/types.js").Message) => void} tell
 * @property {() => import("../../table/model/types.js").Table} now
 *
 * @typedef {ReturnType<typeof newParts>} Parts
 */

/** @param {House} house */
export function newParts(house) {
  const { root, nav, params, game, tell, now } = house;
  const board = newBoard(game.zones);
  const menu = () => openMenuOf(house, { keeping, telling, sending, share });
  const frame = newFrame(root, board.node, {
    onLog: () => void telling.read(), // Where the engine fails, another try is another touch.
    onWhy: () => telling.why(),
    onMenu: menu,
    onUndo: () => tell({ type: "undone" }),
    onHint: () => tell({ type: "hinted" }),
    onSound: toggleSound,
    onConfirm: () => tell({ type: "confirmed" }),
    onSkip: () => skip(),
  });
  const curtain = newCurtain(root, frame, menu);
  const teaching = params.lesson ? newTeaching(house, params.lesson, { frame, board }) : null;
  const tips = teaching?.tips ?? newTips(root, game.tips, frame.announce);
  const telling = newTellingOf(house, frame);
  const keeping = newKeepingOf(house, frame);
  const share = () => shareDeal(house, keeping);
  const sending = newSending({
    keeping,
    table: now,
    chapterOf: ({ view, chapter }) => (view ? game.chapterOf(view) : game.chapterName(chapter)),
    sent: (revision) => tell({ type: "sent", revision }),
    trouble: (reply) => performing.trouble(reply),
  });
  const raced = teaching?.racing(tell, () => fingers.race()) ?? tell;
  const fingers = newFingers({ root, frame, mischief: game.mischief, now, tell: raced });
  const questions = newQuestions(game, tell);
  const drawing = newDrawing({ root, game, board, frame, sheets: questions, tell, now });
  const input = newTouch(house, frame, tips);
  const usual = { params, game, keeping, sending, telling, curtain, share };
  const next = () => tell({ type: "dealt-on" });
  const ending = teaching?.ending(curtain) ?? newEnding(root, nav, { ...usual, onNext: next });
  const performing = newPerforming({
    ...{ game, board, frame, curtain, tips, telling, keeping, sending, fingers, drawing, input, ending },
    ...{ ask: teaching?.asking(askAndKeep) ?? askAndKeep, tell },
  });
  const { perform, question } = performing;
  /** What moves is at its end before the next thing begins to move. */
  function skip() {
    drawing.skip();
    queueMicrotask(() => tell({ type: "skipped" }));
  }
  const leaving = newLeaving({ ask, kept: keeping.kept, id: () => keeping.params().matchId });
  const drawn = { board, frame, curtain, fingers, drawing, tips };
  return { ...drawn, telling, keeping, leaving, teaching, perform, question, skip };
}

/** @param {House} house @param {ReturnType<typeof newFrame>} frame */
function newKeepingOf({ nav, params }, frame) {
  if (params.lesson) return keepNothing(params, params.lesson);
  const remember = (/** @type {import("../navigation").Played} */ match) => nav.remember(match);
  return newKeeping(params, remember, (isKept) => frame.unkept(isKept ? null : t("play-not-kept")));
}

/**
 * @param {House} house
 * @param {object} parts
 * @param {ReturnType<typeof newKeeping>} parts.keeping
 * @param {ReturnType<typeof newTelling>} parts.telling
 * @param {ReturnType<typeof newSending>} parts.sending
 * @param {() => void} parts.share
 */
function openMenuOf({ nav, game, now }, { keeping, telling, sending, share }) {
  const { company, shown } = now();
  openMenu(keeping.params(), nav, {
    onLog: () => void telling.read(),
    onMove: () => void sending.moveOn(),
    onDeal: company && share,
    travels: Boolean(keeping.beside().here),
    aid: shown && game.aidOf(shown.view),
  });
}

/** The cards of this table for somebody else, once they are known. @param {House} house @param {ReturnType<typeof newKeeping>} keeping */
function shareDeal({ params, now }, keeping) {
  const { company, now: update } = now();
  if (company && update) void challenge(params.game, keeping, company, update);
}

/** @param {House} house @param {ReturnType<typeof newFrame>} frame */
const newTellingOf = ({ nav, params, tell, now }, frame) =>
  newTelling(params.game, frame, {
    company: () => now().company,
    eyes: () => alone(now()),
    explain(whys) {
      const last = whys.at(-1);
      if (last) tell({ type: "wondered", whys, turn: last.turn });
    },
    openRule: (section) => nav.show("rules", { game: params.game, section }),
  });

/** What is touched at the table. @param {House} house @param {ReturnType<typeof newFrame>} frame @param {ReturnType<typeof newTips>} tips */
function newTouch({ game, tell, now }, frame, tips) {
  const touch = (/** @type {string} */ move) => tell({ type: "touched", move });
  const input = newInput(frame.table, {
    picked: () => now().picked,
    pick: (picked) => tell({ type: "picked", ...picked }),
    drop: () => tell({ type: "dropped" }),
    confirm: () => tell({ type: "confirmed" }),
    touch,
    isSingle: () => settings().single,
  });
  const lifted = () => {
    tell({ type: "dropped" });
    tips.hide();
  };
  const flick = (/** @type {string} */ move, /** @type {{took: number}} */ { took }) =>
    tell({ type: "flicked", move, took });
  if (game.mischief) newFlick(frame.table, { flick, lifted });
  newDrag(frame.table, { isOn: () => settings().drag, play: touch, lifted });
  return input;
}
