// The table: brings together what is thought of it, who asks the engine, who draws, who listens and
// who remembers.

import { drawAhead } from "../dom/pictures.js";
import { ask, askAndKeep } from "../engine/client.js";
import { GAMES } from "../games/index.js";
import { challenge } from "../links/challenge.js";
import { closeSheets } from "../parts/sheet.js";
import { status } from "../parts/status.js";
import { companyOf } from "../people/company.js";
import { lookAround } from "../table/around.js";
import { newBoard } from "../table/board.js";
import { newFlick } from "../table/flick.js";
import { newFrame } from "../table/frame.js";
import { newInput } from "../table/input.js";
import { alone, isPrivate } from "../table/model/people.js";
import { newTable } from "../table/model/step.js";
import { keepPace, lasts } from "../table/paces.js";
import { newRunner } from "../table/runner.js";
import { newTips } from "../table/tips.js";
import { t } from "../text/text.js";
import { remarkOn } from "./play/brought.js";
import { newCurtain } from "./play/curtain.js";
import { newDrawing } from "./play/drawing.js";
import { drawElsewhere, newEnding } from "./play/ends.js";
import { newFingers } from "./play/fingers.js";
import { newKeeping } from "./play/keeping.js";
import { openMenu } from "./play/menu.js";
import { newPerforming } from "./play/performing.js";
import { newQuestions } from "./play/questions.js";
import { newSending } from "./play/sending.js";
import { newTelling } from "./play/telling.js";

/**
 * @param {HTMLElement} root
 * @param {import("./screens.js").Nav} nav
 * @param {import("./navigation").Played} params
 */
export function open(root, nav, params) {
  const game = GAMES[params.game];
  const meet = (players) => companyOf(players, keeping.colours, game.setup.dummy(players.length));
  const tell = (message) => runner.tell(message);
  const now = () => runner.now();

  // --- what it is made of ----------------------------------------------------------------

  const board = newBoard(game.zones);
  const share = () => challenge(params.game, keeping, now().company, now().now);
  const menu = () =>
    openMenu(keeping.params(), nav, {
      onLog: telling.read,
      onMove: sending.moveOn,
      onDeal: now().company && share,
      travels: Boolean(keeping.beside().here),
      aid: now().shown && game.aidOf(now().shown.view),
    });
  const frame = newFrame(root, board.node, {
    onLog: () => telling.read(),
    onWhy: () => telling.why(),
    onMenu: menu,
    onUndo: () => tell({ type: "undone" }),
    onHint: () => tell({ type: "hinted" }),
    onConfirm: () => tell({ type: "confirmed" }),
  });
  const curtain = newCurtain(root, frame, menu);
  const tips = newTips(frame.table, game.tips, frame.announce);
  const telling = newTelling(params.game, frame, {
    company: () => now().company,
    eyes: () => alone(now()),
    explain: (whys) => tell({ type: "wondered", whys, turn: whys.at(-1).turn }),
    openRule: (section) => nav.show("rules", { game: params.game, section }),
  });
  const keeping = newKeeping(params, nav.remember, (isKept) =>
    frame.unkept(isKept ? null : t("play-not-kept")),
  );
  const sending = newSending({
    keeping,
    table: now,
    chapterOf: game.chapterOf,
    sent: (revision) => tell({ type: "sent", revision }),
    trouble: (reply) => performing.trouble(reply),
  });
  const fingers = newFingers({ root, frame, mischief: game.mischief, now, tell });
  const questions = newQuestions(game, tell);
  const drawing = newDrawing({ root, game, board, frame, sheets: questions, tell, now });
  const input = newInput(frame.table, {
    picked: () => now().picked,
    pick: (picked) => tell({ type: "picked", ...picked }),
    drop: () => tell({ type: "dropped" }),
    confirm: () => tell({ type: "confirmed" }),
    touch: (move) => tell({ type: "touched", move }),
  });
  if (game.mischief) newFlick(frame.table, { flick, lifted: () => (tell({ type: "dropped" }), tips.hide()) });
  const ending = newEnding(root, nav, {
    ...{ params, game, keeping, sending, telling, curtain, share },
    onNext: () => tell({ type: "dealt-on" }),
  });
  const performing = newPerforming({
    ...{ game, board, frame, curtain, tips, telling, keeping, sending, fingers, drawing, input, ending },
    ...{ ask: askAndKeep, tell },
  });
  const runner = newRunner(newTable({ game, meet }, { chance: Math.random() * 2 ** 32, lasts: lasts() }), {
    perform: performing.perform,
    draw,
  });

  function draw(table, motion) {
    if (table.company && arriving.node.isConnected) sitDown(table);
    drawing.draw(table, motion);
  }

  function sitDown({ now: update }) {
    arriving.close();
    arriving.node.remove();
    if (update.events.length === 0) telling.retell();
    if (!params.brought || update.outcome) return;
    const door = { ask, isLeft: keeping.isLeft };
    remarkOn(params.brought, update.players, door, (words) => frame.notice(words, true));
  }

  function flick(move, { took }) {
    tell({ type: "flicked", move, took });
  }

  // --- light, language, beginning and end ------------------------------------------------

  function speak() {
    frame.name(t(params.game));
    drawing.speak();
    if (now().company) telling.speak();
    tell({ type: "spoken" });
  }

  /** Another tab plays this: here it stands still, until it is taken over. */
  async function standStill() {
    if (keeping.isLeft()) return undefined;
    stop();
    curtain.cover();
    const isDeleted = await keeping.isDeleted();
    if (keeping.isLeft()) return undefined;
    if (isDeleted) return nav.show("home", {}, { instead: true });
    drawElsewhere(root, async () => {
      await keeping.takeOver();
      nav.show("play", keeping.params(), { instead: true });
    });
    return undefined;
  }

  async function begin() {
    if (!(await keeping.claim(standStill))) return standStill();
    const first = await performing.question();
    if (!first) return nav.show("home", {}, { instead: true });
    const { here, sent = null } = keeping.beside();
    tell({ type: "begun", here, sent });
    if (first.isOlder) frame.notice(t("play-older-save"));
    return undefined;
  }

  /** What moves is at its end before the next thing begins to move. */
  function skip() {
    drawing.skip();
    queueMicrotask(() => tell({ type: "skipped" }));
  }

  const hide = () => tell({ type: "hidden", hidden: document.hidden });

  function stop() {
    keepPace(now().lasts);
    tell({ type: "closed" });
    runner.stop();
    fingers.close();
    drawing.close();
  }

  const arriving = status({ all: false });
  // Whether anybody looks is known before the hand is closed.
  document.addEventListener("visibilitychange", hide);
  const stopLooking = lookAround(root, board.backdrop, game.ground, {
    speak,
    skip,
    leave: () => tell({ type: "left" }),
    notice: frame.notice,
    isPrivate: () => isPrivate(now()),
  });
  root.append(arriving.node);
  frame.table.dataset.game = params.game;
  frame.tell("");
  hide();
  speak();
  drawAhead(game.pictures);
  begin();

  return function close() {
    stop();
    document.removeEventListener("visibilitychange", hide);
    arriving.close();
    stopLooking();
    keeping.release();
    closeSheets();
  };
}
