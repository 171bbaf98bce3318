// The table: brings together what is thought of it, who asks the engine, who draws, who listens and
// who remembers.

import { drawAhead } from "../dom/pictures.js";
import { ask } from "../engine/client.js";
import { GAMES } from "../games/index.js";
import { closeSheets } from "../parts/sheet.js";
import { status } from "../parts/status.js";
import { companyOf } from "../people/company.js";
import { onSettings, settings } from "../storage/settings.js";
import { lookAround } from "../table/around.js";
import { isPrivate } from "../table/model/people.js";
import { newTable } from "../table/model/step.js";
import { keepPace, lasts } from "../table/paces.js";
import { newRunner } from "../table/runner.js";
import { soundLike } from "../table/senses.js";
import { t } from "../text/text.js";
import { remarkOn } from "./play/brought.js";
import { leftTable } from "./play/leaving.js";
import { newParts } from "./play/parts.js";
import { begin } from "./play/sitting.js";

/**
 * @typedef {import("../table/model/types.js").Table} Table
 * @typedef {import("./play/parts.js").House} House
 * @typedef {import("./play/parts.js").Parts} Parts
 *
 * @param {HTMLElement} root
 * @param {import("./navigation").Nav} nav
 * @param {import("./navigation").Played} params
 */
export function open(root, nav, params) {
  const game = GAMES[params.game];
  /** @type {House} */
  const house = { root, nav, params, game, tell: (message) => runner.tell(message), now: () => runner.now() };
  const parts = newParts(house);
  const { frame, keeping, leaving, drawing, telling, teaching } = parts;
  const runner = newRunner(newTableOf(house, parts), { perform: parts.perform, draw });

  /** @param {Table} table @param {import("../table/runner.js").Movement | null} motion */
  function draw(table, motion) {
    if (table.company && !table.now?.isPainted && arriving.node.isConnected) {
      arriving.close();
      arriving.node.remove();
      sitDown(house, parts);
    }
    drawing.draw(table, motion);
    if (teaching) teaching.see(table);
    else leaving.see(table);
  }

  function stop() {
    keepPace(runner.now().lasts);
    runner.tell({ type: "closed" });
    runner.stop();
    parts.fingers.close();
    drawing.close();
    telling.beside.close();
    teaching?.close();
    parts.tips.close();
  }

  const arriving = status({ all: false });
  const stopWatching = watch(house, parts);
  const hush = soundLike(game.timbre);
  root.append(arriving.node);
  frame.table.dataset["game"] = params.game;
  frame.tell("");
  tellWhetherSeen(house);
  speak(house, parts);
  drawAhead(game.pictures);
  const left = leftTable(params);
  if (left) runner.tell(left.message);
  void begin(house, parts, stop, left); // What fails is told by the status.

  return function close() {
    stop();
    arriving.close();
    stopWatching();
    hush();
    keeping.release();
    closeSheets();
  };
}

/** @param {House} house @param {Parts} parts */
function newTableOf({ game }, { keeping }) {
  /** @type {import("../table/model/types.js").House["meet"]} */
  const meet = (players) => companyOf(players, keeping.colours, game.setup.dummy(players.length));
  const chance = Math.random() * 2 ** 32;
  return newTable({ game, meet }, { chance, lasts: lasts(), pace: settings().pace });
}

/** Somebody has come to the table. @param {House} house @param {Parts} parts */
function sitDown({ params, now }, { telling, keeping, frame }) {
  const update = now().now;
  if (update?.events.length === 0) void telling.retell(); // Where the engine does not tell it, nothing is told.
  if (!params.brought || !update || update.outcome) return;
  const door = { ask, isLeft: keeping.isLeft };
  void remarkOn(params.brought, update.players, door, (words) => frame.notice(words, true));
}

// --- light and language ------------------------------------------------------------------

/** Whether anybody looks is known before the hand is closed. @param {House} house @param {Parts} parts */
function watch(house, parts) {
  const { root, game, tell, now } = house;
  const { board, frame } = parts;
  const hide = () => tellWhetherSeen(house);
  document.addEventListener("visibilitychange", hide);
  const stopPacing = onSettings(({ pace }) => tell({ type: "paced", pace }));
  const stopLooking = lookAround(root, board.backdrop, game.ground, {
    speak: () => speak(house, parts),
    skip: parts.skip,
    leave: () => tell({ type: "left" }),
    notice: (words) => frame.notice(words),
    isPrivate: () => isPrivate(now()),
  });
  const stopHearing = onSettings(({ sound }) => frame.sound(sound));
  frame.sound(settings().sound);
  return () => {
    document.removeEventListener("visibilitychange", hide);
    stopHearing();
    stopPacing();
    stopLooking();
  };
}

/** Does anybody look? @param {House} house */
const tellWhetherSeen = ({ tell }) => tell({ type: "hidden", hidden: document.hidden });

/** @param {House} house @param {Parts} parts */
function speak({ params, tell, now }, { frame, drawing, telling, teaching }) {
  frame.name(t(params.game));
  drawing.speak();
  teaching?.speak();
  if (now().company) telling.speak();
  telling.beside.settle();
  tell({ type: "spoken" });
}
