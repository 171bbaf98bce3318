// The table: brings together who asks the engine, who draws, who listens and who remembers.

import { ask } from "../engine/client.js";
import { GAMES } from "../games/index.js";
import { newBoard } from "../table/board.js";
import { companyOf, onlyPerson, personAt, seatAt } from "../table/company.js";
import { newFrame } from "../table/frame.js";
import { newInput } from "../table/input.js";
import { drawAhead } from "../table/pictures.js";
import { sense } from "../table/senses.js";
import { closeSheets } from "../table/sheet.js";
import { newShowing } from "../table/showing.js";
import { newTips } from "../table/tips.js";
import { newTurns } from "../table/turns.js";
import { has, t } from "../text/text.js";
import { isStill } from "./appearance.js";
import { openLog } from "./log.js";
import { lookAround } from "./play/around.js";
import { newCurtain } from "./play/curtain.js";
import { drawElsewhere, showResult } from "./play/ends.js";
import { newKeeping } from "./play/keeping.js";
import { newMischief } from "./play/mischief.js";
import { openChoice, openMenu } from "./play/sheets.js";
import { show as goTo } from "./screens.js";
import { status } from "./status.js";

/**
 * @param {HTMLElement} root
 * @param {{game: string, matchId?: string, open?: object, colours?: number[]}} params
 */
export function open(root, params) {
  const game = GAMES[params.game];
  let company = null;
  let told = "";

  const board = newBoard(game.zones);
  const menu = () => openMenu(keeping.params(), readLog, showing.view() && game.aidOf(showing.view()));
  const frame = newFrame(root, board.node, {
    onLog: readLog,
    onMenu: menu,
    onUndo: takeBack,
    onConfirm: confirm,
  });
  const curtain = newCurtain(root, frame, menu);
  const tips = newTips(frame.table, game.tips, frame.announce);
  const keeping = newKeeping(params, () => frame.notice(t("play-not-kept")));
  const unasked = newMischief(game.mischief, {
    root,
    board,
    frame,
    turns: () => turns,
    company: () => company,
    pulled: () => (input.drop(), tips.hide()),
  });
  const showing = newShowing({
    board,
    draw,
    tell,
    isStill,
    stepsOf: game.stepsOf,
    blank: game.blank,
    seenBy: game.seenBy,
  });
  const turns = newTurns({
    ask,
    keep: keeping.keep,
    show,
    shown: showing.shown,
    glance,
    handOver,
    result,
    rest: showing.rest,
    trouble,
    goesByItself: game.goesByItself,
    unasked,
  });
  frame.table.dataset.game = params.game;
  const input = newInput(frame.table, { pick, play });

  // --- what is seen ----------------------------------------------------------------------

  function draw(view, legal) {
    const alone = turns.alone();
    const own = alone === null ? game.ownOf(turns.now(), view) : seatAt(alone);
    const { mover } = turns.now();
    const mischief = turns.now().legal.filter(unasked.isUnasked);
    const mode = legal.length + mischief.length > 0 ? company.mode : null;
    company = { ...company, own, legal, mischief, mode, mover: mover === null ? null : seatAt(mover) };
    if (legal.length === 0) input.drop();
    board.draw(game.sceneOf(view, company), openExtra);
    const { text, place } = game.askedOf(view, company);
    frame.ask(text, place === null ? game.sign() : company.tokens[place]);
    frame.chapter(game.chapterOf(view));
  }

  function tell(events) {
    const sentences = events.map((event) => game.tell(event, company.names)?.text).filter(Boolean);
    if (sentences.length === 0) return;
    told = sentences.join(" ");
    frame.tell(told);
    frame.announce(told);
  }

  async function show(update, { legal }) {
    if (!company) await sitDown(update);
    curtain.uncover();
    if (frame.isFocusLost()) frame.focusSentence();
    tips.hide();
    company = { ...company, mode: null };
    frame.undo(null);
    frame.confirm(null);
    // To be read from outside, when the table's answers are measured.
    frame.table.dataset.revision = String(update.revision);
    unasked.clear();
    unasked.hear(update);
    await showing.show(update, latest);
    unasked.settle(turns.now());
    drawUndo(update);
    if (!legal.every(unasked.isUnasked)) turnTo(update);
    else if (unasked.isWindow(update)) tips.offer(update.view, company);
  }

  const latest = () => ({ view: turns.now().view, legal: turns.offered() });

  /** It happened beside, and nothing stops for it. */
  function glance(update, { legal }) {
    unasked.hear(update);
    showing.glance(update, legal);
    frame.table.dataset.revision = String(update.revision);
    if (frame.isFocusLost() && input.isByKeys()) board.focusFirst();
    if (frame.isFocusLost()) frame.focusSentence();
  }

  const meet = (players) => companyOf(players, keeping.colours, game.setup.dummy(players.length));

  async function sitDown(update) {
    arriving.close();
    arriving.node.remove();
    company = meet(update.players);
    if (update.events.length === 0) await retell();
  }

  /** Where one comes back to, the last thing that happened is still to be read. */
  async function retell() {
    const log = await ask({ type: "Read", eyes: turns.alone() });
    const events = log.turns?.flatMap((turn) => turn.events) ?? [];
    frame.tell(events.map((event) => game.tell(event, company.names)?.text).findLast(Boolean) ?? "");
  }

  /** It is somebody's turn: that is said and felt, and keys find the choices. */
  function turnTo({ view }) {
    const { text } = game.askedOf(view, company);
    frame.announce(`${told} ${text}`.trim());
    told = "";
    tips.offer(view, company);
    sense("turn");
    if (isDone()) frame.confirm(t("play-done"));
    if (input.isByKeys() && (frame.isFocusLost() || frame.isSentenceFocused())) board.focusFirst();
    else if (frame.isFocusLost()) frame.focusSentence();
    const urgent = board.urgent();
    if (urgent) openExtra(urgent);
  }

  function drawUndo({ undo, next, eyes }) {
    const isOver = next === "nobody" || next === "clock";
    if (!undo || isOver || unasked.isSecret(undo.seat, turns.alone() ?? eyes)) return frame.undo(null);
    return frame.undo({ name: company.names[seatAt(undo.seat)], refused: undo.refusal !== null });
  }

  // --- what is done ----------------------------------------------------------------------

  function pick(button) {
    if (button) sense("choose");
    frame.confirm(
      button ? game.confirmOf(button.dataset.move, showing.view()) : isDone() ? t("play-done") : null,
    );
  }

  /** Who has chosen and came back for another look may leave it at that. */
  function isDone() {
    const update = turns.now();
    return Boolean(
      update?.private && turns.alone() === null && update.mover && !update.asked.includes(update.mover),
    );
  }

  function confirm() {
    if (input.hasPicked()) input.confirm();
    else if (isDone()) leaveHand();
  }

  function play(move) {
    if (unasked.isUnasked(move)) {
      company = { ...company, mode: null };
      unasked.play(move);
      return showing.again(turns.offered());
    }
    if (showing.isMoving()) return;
    const { legal } = turns.now();
    // Half a move: the other half is asked for.
    if (!legal.includes(move)) return openChoice(game.sheetOf(move, legal, showing.view(), company), play);
    sense("play");
    // The engine is asked first: it thinks while this is drawn.
    turns.play(move);
    showing.again([]);
  }

  function takeBack() {
    const { undo } = turns.now();
    if (undo.refusal === null) turns.takeBack();
    else frame.notice(t(`play-undo-${undo.refusal}`));
  }

  /** What has no card of its own opens a sheet; or its cards are the only ones to be touched. */
  function openExtra(key) {
    if (game.isMode(key)) {
      company = { ...company, mode: company.mode === key ? null : key };
      input.drop();
      sense("choose");
      return showing.again(turns.offered());
    }
    const choice = game.sheetOf(key, turns.now().legal, showing.view(), company);
    return choice.move ? play(choice.move) : openChoice(choice, play);
  }

  function readLog() {
    const tellOne = (event, chapter) => game.tell(event, company.names, chapter);
    return openLog({
      game: params.game,
      ask,
      eyes: turns.alone(),
      tell: tellOne,
      chapterName: game.chapterName,
    });
  }

  // --- who may look ----------------------------------------------------------------------

  function handOver(seat, { asked, view }) {
    const people = turns.people().map((each) => ({
      ...personAt(company, seatAt(each)),
      pattern: game.patternOf(company.colours[seatAt(each)]),
      asked: asked.includes(each),
      ready: !asked.includes(each) && game.hasChosen(view, seatAt(each)),
    }));
    return curtain.handOver(people, seat, told);
  }

  /** Whoever looks at the page next may be somebody else. */
  function leaveHand() {
    if (!company || !turns.cover()) return;
    curtain.cover();
    tips.hide();
    // What those eyes were told, no others hear.
    told = "";
    frame.tell(told);
    frame.announce(told);
    retell();
    showing.stop();
    input.drop();
    board.clear();
    turns.look(null);
  }

  // --- how it ends, and what goes wrong --------------------------------------------------

  async function result(update) {
    const log = await ask({ type: "Read", eyes: turns.alone() });
    if (log.type !== "Log") return trouble(log);
    const report = game.reportOf(update.view, log, company, update.outcome);
    return showResult(root, {
      update,
      report,
      company,
      colours: keeping.colours,
      curtain,
      onLog: readLog,
      onFair: () => goTo("fair", keeping.params()),
    });
  }

  function trouble({ type, code }) {
    const words = type === "Failed" ? "play-trouble-failed" : `play-trouble-${code}`;
    frame.notice(t(has(words) ? words : "play-trouble-other"));
  }

  /** Another tab plays this: here it stands still, until it is taken over. */
  function standStill() {
    turns.close();
    unasked.close();
    showing.stop();
    board.clear();
    curtain.cover();
    drawElsewhere(root, async () => {
      await keeping.takeOver();
      goTo("play", keeping.params(), { instead: true });
    });
  }

  // --- light, language, beginning and end ------------------------------------------------

  function speak() {
    frame.name(t(params.game));
    if (!company || !turns.now()?.view) return;
    company = meet(turns.now().players);
    showing.again(turns.offered());
  }

  async function begin() {
    if (!(await keeping.claim(standStill))) return standStill();
    if (!params.matchId)
      return turns.begin({ type: "Open", ...params.open, eyes: onlyPerson(params.open.players) });
    const save = await keeping.load();
    if (!save) return goTo("home", {}, { instead: true });
    await turns.begin({ type: "Load", save: save.text, eyes: null });
    if (save.isOlder) frame.notice(t("play-older-save"));
    return undefined;
  }

  const arriving = status({ all: false });
  const stopLooking = lookAround(root, board.backdrop, game.ground, {
    speak,
    skip: showing.skip,
    leave: leaveHand,
  });
  root.append(arriving.node);
  frame.tell("");
  frame.undo(null);
  speak();
  drawAhead(game.pictures);
  begin();

  return function close() {
    turns.close();
    unasked.close();
    showing.stop();
    arriving.close();
    stopLooking();
    keeping.release();
    closeSheets();
  };
}
