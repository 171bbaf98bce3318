// One replay: brings together what the engine tells of each step, the table, and the thumb.

import { ask } from "../../engine/client.js";
import { GAMES } from "../../games/index.js";
import { newBoard } from "../../table/board.js";
import { companyOf, seatAt } from "../../table/company.js";
import { drawAhead } from "../../table/pictures.js";
import { newShowing } from "../../table/showing.js";
import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";
import { isStill } from "../appearance.js";
import { lookAround } from "../play/around.js";
import { show as goToScreen } from "../screens.js";
import { newControls } from "./controls.js";
import { newFilm } from "./film.js";
import { newFrame } from "./frame.js";
import { onKeys } from "./keys.js";
import { openLog } from "./log.js";
import { newMarker } from "./marker.js";
import { newPlaying, readingTime } from "./playing.js";
import { eyesOf, retold } from "./record.js";
import { newScrub } from "./scrub.js";
import { shareStep } from "./share.js";
import { openEyes, openMenu, openPlayOn } from "./sheets.js";

/**
 * @param {HTMLElement} root
 * @param {import("./record.js").Record} record
 * @param {{matchId?: string, link?: string}} params
 * @returns {() => void} leaves
 */
export function newScreening(root, record, params) {
  const { of, players, colours } = record;
  const game = GAMES[record.game];
  const last = record.told.length - 1;
  const company = companyOf(players, colours, game.setup.dummy(players.length));
  let { eyes, told } = record;
  let film = newFilm(ask, of, eyesOf(eyes));
  let shown = null; // the step that lies on the table, or is on its way there
  let wanted = record.step;

  const board = newBoard(game.zones);
  const scrub = newScrub({ told, chapterName: game.chapterName, onStep: run });
  const answers = {
    start: () => jump(0),
    back: () => jump(wanted - 1),
    play: toggle,
    on: () => (playing.pause(), forward()),
    end: () => jump(last),
    faster: () => (playing.faster(), controls.speed(playing.speed())),
    view: () => (playing.pause(), chooseEyes()),
    menu: () => (playing.pause(), menu()),
  };
  const controls = newControls({ scrub: scrub.node, answers });
  const frame = newFrame(root, { game: record.game, board: board.node, controls: controls.node, onLog: log });
  const playing = newPlaying({ forward, rest: (ms) => showing.rest(ms), changed: controls.playing });
  const showing = newShowing({
    ...{ board, draw, isStill },
    tell: () => {}, // a step is told as a whole
    stepsOf: game.stepsOf,
    blank: game.blank,
    seenBy: game.seenBy,
    pace: () => playing.pace(),
  });
  const marker = newMarker(params);

  // --- what is seen ----------------------------------------------------------------------

  function draw(view) {
    const own =
      eyes === null ? game.ownOf({ players, mover: null, eyes, private: false }, view) : seatAt(eyes);
    // Nobody thinks in a replay.
    const bots = company.bots.map(() => false);
    board.draw(game.sceneOf(view, { ...company, own, bots, mischief: [] }), () => {});
  }

  /** All eyes together see every hand on one table. */
  const laidOpen = (reply) =>
    eyes === null ? { ...reply, view: game.laidOpen(reply.view, reply.views) } : reply;

  const tell = (event, chapter) => game.tell(event, company.names, chapter);

  function sentenceOf({ chapter, events }) {
    return sentences(...events.map((event) => tell(event, chapter)?.text));
  }

  /** What has no words of its own is told by what is going on; nobody's fingers are waited for. */
  function instead({ events, view }) {
    if (events.length === 0) return t("replay-unseen");
    const bots = company.bots.map(() => true);
    return game.askedOf(view, { ...company, bots, mischief: [] }).text;
  }

  function say(words, aloud) {
    frame.say(words);
    if (aloud) frame.announce(words);
  }

  function mark(step) {
    wanted = step;
    scrub.show(step);
    controls.at(step, last);
    marker.mark(step, eyes);
  }

  // --- going about -----------------------------------------------------------------------

  /** @returns {Promise<object | null>} the step as those eyes saw it, if it is to be shown */
  async function seen(step) {
    mark(step);
    const from = film;
    const reply = await from.at(step);
    if (from !== film || !reply) return null;
    if (reply.type === "Replayed") return laidOpen(reply);
    playing.pause();
    frame.notice(t("replay-failed"));
    return null;
  }

  /** A step is seen at once, as it is; or as it comes about. */
  async function put(step, { moves = false, aloud = true } = {}) {
    const reply = await seen(step);
    if (!reply) return;
    // What is not seen is passed over.
    if (reply.events.length > 0 || !playing.isPlaying()) say(sentenceOf(reply) || instead(reply), aloud);
    shown = reply;
    delete frame.table.dataset.step;
    if (moves) await showing.show(reply, () => ({ view: reply.view, legal: [] }));
    else showing.place(reply.view);
    if (shown !== reply) return;
    frame.table.dataset.step = String(step); // to be read from outside, like the eyes
    if (step < last) film.ahead(step + 1);
  }

  function jump(step, how) {
    playing.pause();
    return put(Math.min(last, Math.max(0, step)), how);
  }

  /** While the bar is dragged nobody wants to hear each step. */
  function run(step, isOver) {
    return jump(step, { aloud: isOver });
  }

  /** What is still on its way has arrived, then. @returns {Promise<number | null>} how long to look at it */
  async function forward() {
    if (wanted >= last) return null;
    if (showing.isMoving()) showing.place(shown.view);
    const step = wanted + 1;
    await put(step, { moves: shown?.step === wanted });
    return readingTime(sentenceOf(told[step]), told[step].events.length > 0);
  }

  async function toggle() {
    if (playing.isPlaying()) return playing.pause();
    if (wanted === last) await jump(0);
    return playing.play();
  }

  async function lookAs(whose) {
    const reply = await retold(of, eyesOf(whose));
    if (reply.trouble) return frame.notice(t("replay-failed"));
    ({ told } = reply);
    eyes = whose;
    film = newFilm(ask, of, eyesOf(eyes));
    nameEyes();
    return put(wanted);
  }

  function nameEyes() {
    const { names, tokens } = company;
    const seat = eyes === null ? null : seatAt(eyes);
    controls.viewed(seat === null ? null : { name: names[seat], token: tokens[seat] });
    frame.table.dataset.eyes = eyes ?? "";
  }

  // --- what lies behind ------------------------------------------------------------------

  function log() {
    playing.pause();
    openLog({ game: record.game, told, at: wanted, tell, chapterName: game.chapterName, goTo: jump });
  }

  const chooseEyes = () =>
    openEyes({ names: company.names, tokens: company.tokens, seats: players.length, eyes, onEyes: lookAs });

  const menu = () =>
    openMenu({
      game: record.game,
      isLast: wanted === last,
      onPlayOn: playOn,
      onShare: share,
      onLog: log,
    });

  function share() {
    const chapter = game.chapterName(told[wanted].chapter);
    shareStep({ of, step: wanted, game: record.game, players, chapter }, frame.notice);
  }

  function playOn() {
    if (wanted === last) return frame.notice(t("replay-play-on-over"));
    const follow = { of, names: [], step: wanted };
    return openPlayOn(() => goToScreen("play", { game: record.game, follow, colours }));
  }

  // --- beginning and end -----------------------------------------------------------------

  const stopLooking = lookAround(root, board.backdrop, game.ground, {
    speak: () => {}, // in another language the screen is opened anew
    skip: showing.skip,
    leave: playing.pause,
  });
  const stopKeys = onKeys(answers);
  controls.playing(false);
  controls.speed(playing.speed());
  nameEyes();
  drawAhead(game.pictures);
  put(wanted, { aloud: false });

  return function leave() {
    playing.pause();
    showing.stop();
    stopLooking();
    stopKeys();
    marker.close();
    frame.close();
  };
}
