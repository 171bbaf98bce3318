// The table: brings together who asks the engine, who draws, who listens and who remembers.

import { ask } from "../engine/client.js";
import { GAMES } from "../games/index.js";
import { challenge } from "../links/challenge.js";
import { newBoard } from "../table/board.js";
import { companyOf, personAt, seatAt } from "../table/company.js";
import { newFrame } from "../table/frame.js";
import { newInput } from "../table/input.js";
import { drawAhead } from "../table/pictures.js";
import { sense } from "../table/senses.js";
import { closeSheets } from "../table/sheet.js";
import { newShowing } from "../table/showing.js";
import { newTips } from "../table/tips.js";
import { newTurns } from "../table/turns.js";
import { t } from "../text/text.js";
import { isStill } from "./appearance.js";
import { lookAround } from "./play/around.js";
import { besidesOf } from "./play/besides.js";
import { newCurtain } from "./play/curtain.js";
import { newSending } from "./play/sending.js";
import { drawElsewhere, showResult, troubleOf } from "./play/ends.js";
import { newHint } from "./play/hint.js";
import { newKeeping } from "./play/keeping.js";
import { newMischief } from "./play/mischief.js";
import { newPondering } from "./play/pondering.js";
import { newMoves } from "./play/moves.js";
import { openMenu } from "./play/sheets.js";
import { newTelling } from "./play/telling.js";
import { newUndo } from "./play/undo.js";
import { openWhy } from "./play/why.js";
import { show as goTo } from "./screens.js";
import { status } from "./status.js";

/**
 * @param {HTMLElement} root
 * @param {{game: string, matchId?: string, open?: object, follow?: object, colours?: number[],
 *   beside?: object}} params a match that is stored; or what begins one, an `Open` or a `Follow` of
 *   engine/protocol.py, in those colours by seat
 */
export function open(root, params) {
  const game = GAMES[params.game];
  let company = null;

  const board = newBoard(game.zones);
  const share = () => challenge(params.game, keeping, company, turns.now());
  const menu = () =>
    openMenu(keeping.params(), {
      onLog: telling.read,
      onMove: sending.moveOn,
      onDeal: company && share,
      travels: Boolean(keeping.beside().here),
      aid: showing.view() && game.aidOf(showing.view()),
    });
  const frame = newFrame(root, board.node, {
    onLog: () => telling.read(),
    onWhy: () => telling.why(),
    onMenu: menu,
    onUndo: () => undo.take(),
    onHint: () => hint.open(),
    onConfirm: () => moves.confirm(),
  });
  const curtain = newCurtain(root, frame, menu);
  const tips = newTips(frame.table, game.tips, frame.announce);
  const telling = newTelling(params.game, frame, {
    company: () => company,
    eyes: () => turns.alone(),
    explain: (whys) => openWhy(whys, { game, company, turns }),
  });
  const pondering = newPondering(board.panelOf, frame.announce, (seat) => company.names[seat]);
  const trouble = (reply) => frame.notice(troubleOf(reply));
  const keeping = newKeeping(params, (isKept) => frame.unkept(isKept ? null : t("play-not-kept")));
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
    tell: telling.tell,
    isStill,
    stepsOf: game.stepsOf,
    blank: game.blank,
    seenBy: game.seenBy,
  });
  const turns = newTurns({
    ask,
    keep,
    show,
    shown: showing.shown,
    glance,
    handOver,
    elsewhere: awaitLink,
    result,
    rest: showing.rest,
    trouble,
    ponders: pondering.further,
    staysInHand: game.staysInHand,
    unasked,
    here: keeping.beside().here,
    isSent: () => sending.isSent(),
  });
  const sending = newSending({
    frame,
    keeping,
    turns: () => turns,
    company: () => company,
    chapterOf: game.chapterOf,
    offer: () => moves.offer(),
    again: () => showing.again(turns.offered()),
    trouble,
  });
  const undo = newUndo(frame, turns, sending.isSent);
  frame.table.dataset.game = params.game;
  const moves = newMoves({
    ...{ game, frame, board, showing, unasked },
    input: () => input,
    turns: () => turns,
    sending: () => sending,
    company: () => company,
    setMode: (mode) => (company = { ...company, mode }),
    leave: leaveHand,
  });
  const input = newInput(frame.table, moves);
  const hint = newHint({
    game,
    frame,
    turns: () => turns,
    company: () => company,
    isUnasked: unasked.isUnasked,
    point: moves.point,
  });

  // --- what is seen ----------------------------------------------------------------------

  function draw(view, legal) {
    const alone = turns.alone();
    const own = alone === null ? game.ownOf(turns.now(), view) : seatAt(alone);
    const { mover } = turns.now();
    const mischief = unasked.offered(turns.now());
    const mode = legal.length + mischief.length > 0 ? company.mode : null;
    company = { ...company, own, legal, mischief, mode, mover: mover === null ? null : seatAt(mover) };
    board.draw(game.sceneOf(view, company), moves.openExtra);
    if (legal.length === 0) input.drop();
    else input.settle();
    const { text, place } = game.askedOf(view, company);
    frame.ask(text, place === null ? game.sign() : company.tokens[place]);
    sending.say();
    frame.chapter(game.chapterOf(view));
    moves.offer();
  }

  async function show(update, { legal, isCurrent }) {
    curtain.uncover();
    if (frame.isFocusLost()) frame.focusSentence();
    tips.hide();
    company = { ...company, mode: null };
    frame.undo(null);
    frame.hint(null);
    sending.expect(null);
    moves.offer();
    hint.close();
    pondering.end();
    telling.hear(update);
    tellRevision(update);
    unasked.clear();
    unasked.hear(update);
    await showing.show(update, latest);
    if (!isCurrent()) return;
    unasked.settle(turns.now());
    if (!unasked.isSecretive) undo.offer(update, company.names);
    hint.offer(turns.now());
    if (!legal.every(unasked.isUnasked)) turnTo(update);
    else if (unasked.isWindow(update)) tips.offer(update.view, company);
  }

  const latest = () => ({ view: turns.now().view, legal: turns.offered() });

  /** It happened beside, and nothing stops for it. */
  function glance(update, { legal }) {
    unasked.hear(update);
    showing.glance(update, legal);
    tellRevision(update);
    findFocus();
  }

  /** Keys find what is asked; where nothing is, the sentence says so. */
  function findFocus() {
    if (frame.isFocusLost() && input.isByKeys()) board.focusFirst();
    if (frame.isFocusLost()) frame.focusSentence();
  }

  /** To be read from outside, when the table's answers are measured. */
  function tellRevision({ revision }) {
    if (!unasked.isSecretive) frame.table.dataset.revision = String(revision);
  }

  const meet = (players) => companyOf(players, keeping.colours, game.setup.dummy(players.length));

  /** Everything is stored before it is shown, but for where one comes to: that is not lost yet. */
  async function keep(update) {
    const stored = keeping.keep(update);
    const isComing = !company && update.events.length === 0;
    if (!company) sitDown(update);
    if (!isComing) await stored;
  }

  function sitDown(update) {
    arriving.close();
    arriving.node.remove();
    company = meet(update.players);
    if (update.events.length === 0) telling.retell();
  }

  /** It is somebody's turn: that is said and felt, and keys find the choices. */
  function turnTo({ view }) {
    const { text } = game.askedOf(view, company);
    telling.ask(text);
    tips.offer(view, company);
    sense("turn");
    if (input.isByKeys() && frame.isSentenceFocused()) board.focusFirst();
    findFocus();
    const urgent = board.urgent();
    if (urgent) moves.openExtra(urgent);
  }

  // --- who may look ----------------------------------------------------------------------

  function handOver(seat, { asked, view }) {
    const people = turns.people().map((each) => ({
      ...personAt(company, seatAt(each)),
      pattern: game.patternOf(company.colours[seatAt(each)]),
      asked: asked.includes(each),
      ready: !asked.includes(each) && game.hasChosen(view, seatAt(each)),
    }));
    return curtain.handOver(people, seat, telling.told(), game.curtainNote(view, company));
  }

  /** Who is asked plays on another phone. */
  function awaitLink(seat) {
    sending.expect(seat);
    moves.offer();
    telling.ask(t("send-asks", { name: company.names[seatAt(seat)] }));
  }

  /** Whoever looks at the page next may be somebody else. */
  function leaveHand() {
    if (!company || !turns.cover()) return;
    curtain.cover();
    tips.hide();
    telling.forget();
    showing.stop();
    input.drop();
    frame.hint(null);
    board.clear();
    turns.look(null);
  }

  // --- how it ends -----------------------------------------------------------------------

  async function result(update) {
    const log = await ask({ type: "Read", eyes: turns.alone(), last: null });
    if (log.type !== "Log") return trouble(log);
    const report = game.reportOf(update.view, log, company, update.outcome);
    return showResult(root, {
      update,
      report,
      company,
      colours: keeping.colours,
      besides: besidesOf(params.game, keeping.beside(), update, company),
      curtain,
      onShare: share,
      onLog: telling.read,
      atTheEnd: {
        onFair: () => goTo("fair", keeping.params()),
        onReplay: () => goTo("replay", { matchId: keeping.params().matchId }),
        onSend: keeping.beside().here ? sending.tellAll : null,
      },
    });
  }

  /** Another tab plays this: here it stands still, until it is taken over. */
  function standStill() {
    if (keeping.isLeft()) return undefined;
    turns.close();
    unasked.close();
    showing.stop();
    board.clear();
    curtain.cover();
    if (keeping.isDeleted()) return goTo("home", {}, { instead: true });
    drawElsewhere(root, async () => {
      await keeping.takeOver();
      goTo("play", keeping.params(), { instead: true });
    });
    return undefined;
  }

  // --- light, language, beginning and end ------------------------------------------------

  function speak() {
    frame.name(t(params.game));
    if (!company || !turns.now()?.view) return;
    company = meet(turns.now().players);
    telling.speak();
    if (!showing.isMoving()) hint.offer(turns.now());
    showing.again(turns.offered());
  }

  async function begin() {
    if (!(await keeping.claim(standStill))) return standStill();
    const first = await keeping.question();
    if (!first) return goTo("home", {}, { instead: true });
    await turns.begin(first.message);
    if (first.isOlder) frame.notice(t("play-older-save"));
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
    pondering.end();
    showing.stop();
    arriving.close();
    stopLooking();
    keeping.release();
    closeSheets();
  };
}
