// All that is seen of a table, drawn from its value and from nothing else.

import { isStill } from "../../parts/appearance.js";
import { personAt, seatAt } from "../../people/company.js";
import { newAnnouncer } from "../../table/announce.js";
import { newGaze } from "../../table/gaze.js";
import { hintOf, isDone, undoOf } from "../../table/model/offers.js";
import { isSent } from "../../table/model/people.js";
import { sceneOf } from "../../table/model/scene.js";
import { thinkerOf } from "../../table/model/thinking.js";
import { newMotion } from "../../table/motion.js";
import { newShout } from "../../table/shout.js";
import { newStillness } from "../../table/stillness.js";
import { t } from "../../text/text.js";
import { newPondering } from "./pondering.js";

/** @typedef {import("../../table/model/types.js").Table} Table */

/**
 * @param {object} needs
 * @param {HTMLElement} needs.root
 * @param {object} needs.game of web/games
 * @param {ReturnType<import("../../table/board.js").newBoard>} needs.board
 * @param {ReturnType<import("../../table/frame.js").newFrame>} needs.frame
 * @param {{draw: (table: Table) => void}} needs.sheets
 * @param {(message: import("../../table/model/types.js").Message) => void} needs.tell
 * @param {() => Table} needs.now
 */
export function newDrawing({ root, game, board, frame, sheets, tell, now }) {
  const inMotion = newMotion(board.layer);
  const inStillness = newStillness();
  const mover = () => (isStill() ? inStillness : inMotion);
  const pondering = newPondering(board.panelOf, frame.announce, (seat) => now().company.names[seat]);
  const shout = newShout(root, (seat) => tell({ type: "called", seat }));
  const { mischief } = game;
  const gaze =
    mischief &&
    newGaze({
      panelOf: board.panelOf,
      head: mischief.head,
      eye: mischief.eye,
      minds,
      say: newAnnouncer(root),
    });
  let drawn = null;
  let gazed = null;
  let said = {}; // what stands there already

  /** @param {Table} table @param {number | null} motion */
  function draw(table, motion) {
    if (motion !== null) {
      const ended = () => tell({ type: "moved", id: motion });
      mover()
        .change(board.cards, () => lay(table), { seats: board.seatNamed })
        .then(ended, ended);
    } else if (table.picture !== drawn) lay(table);
    board.pick(table.picked?.key ?? null);
    drawFrame(table);
    drawBesides(table);
    sheets.draw(table);
  }

  function lay(table) {
    drawn = table.picture;
    const scene = sceneOf(table);
    if (scene) board.draw(scene, (key) => tell({ type: "extra", key }));
    else board.clear();
  }

  /** What has not changed is not touched. */
  function say(name, value, act) {
    const key = JSON.stringify(value);
    if (said[name] === key) return;
    said[name] = key;
    act(value);
  }

  function drawFrame(table) {
    const { picture, shown, course } = table;
    if (picture) {
      const { view, company } = picture;
      const { text, place } = course.at === "elsewhere" ? sending(table) : game.askedOf(view, company);
      const token = place === null ? game.sign() : company.tokens[place];
      say("asked", [text, token], () => frame.ask(text, token));
      say("chapter", game.chapterOf(view), frame.chapter);
      if (!mischief?.isSecretive) say("revision", shown.update.revision, tellRevision);
    }
    say("confirm", confirmLabel(table), frame.confirm);
    say("undo", undoLabel(table), frame.undo);
    say("hint", hintLabel(table), frame.hint);
  }

  /** To be read from outside, when the table's answers are measured. */
  const tellRevision = (revision) => (frame.table.dataset.revision = String(revision));

  const nameOf = ({ company }, seat) => company.names[seatAt(seat)];

  const sending = (table) => ({
    text: t(isSent(table) ? "send-waits" : "send-asks", { name: nameOf(table, table.course.seat) }),
    place: seatAt(table.course.seat),
  });

  /** What the large button says follows from what is picked, and from nothing else. */
  function confirmLabel(table) {
    const { picked, picture, course } = table;
    if (picked && picture) return game.confirmOf(picked.move, picture.view, picture.company);
    if (course.at === "elsewhere") {
      return t(isSent(table) ? "send-again" : "send-to", { name: nameOf(table, course.seat) });
    }
    return isDone(table) ? t("play-done") : null;
  }

  function undoLabel(table) {
    const undo = undoOf(table);
    return undo && { name: nameOf(table, undo.seat), refused: undo.refusal !== null };
  }

  function hintLabel(table) {
    const hint = hintOf(table);
    return hint && { alone: hint.alone };
  }

  function drawBesides(table) {
    const thinker = thinkerOf(table);
    if (thinker) pondering.further(thinker.seat, thinker.perCent);
    else pondering.end();
    say("shout", table.shout && callersOf(table), shout.draw);
    if (!gaze || table.gaze === gazed) return;
    gazed = table.gaze;
    if (gazed) gaze.show({ ...gazed, names: table.company.names });
    else gaze.hide();
  }

  const callersOf = ({ shout: { guard, others }, company }) => ({
    guard: company.names[seatAt(guard)],
    others: others.map((seat) => personAt(company, seatAt(seat))),
  });

  /** The person whose hand is open, if a card could slip out of it. */
  function minds() {
    const { mover: seat, legal } = now().now ?? { mover: null, legal: [] };
    return seat !== null && legal.some(mischief.isSlip) ? seat : null;
  }

  return {
    draw,
    skip() {
      inMotion.skip();
      inStillness.skip();
    },
    /** In another language all is said anew. */
    speak: () => (said = {}),
    close() {
      pondering.end();
      gaze?.hide();
      shout.close();
      inMotion.skip();
    },
  };
}
