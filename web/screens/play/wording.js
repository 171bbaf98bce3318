// The sentence above the table and the buttons below it, in the words of the game.

import { briefly } from "../../people/company.js";
import { canSkip, hintOf, isDone, undoOf } from "../../table/model/offers.js";
import { isSent } from "../../table/model/people.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../games/contract").Game} Game
 * @typedef {import("../../table/model/types.js").Table} Table
 * @typedef {ReturnType<typeof import("../../table/frame.js").newFrame>} Frame
 */

/** @param {Game} game @param {Frame} frame */
export function newWording(game, frame) {
  /** @type {Partial<Record<string, string>>} what stands there already */
  let said = {};

  /**
   * What has not changed is not touched.
   * @template T
   * @param {string} name @param {T} value @param {(value: T) => void} act
   */
  function say(name, value, act) {
    const key = JSON.stringify(value);
    if (said[name] === key) return;
    said[name] = key;
    act(value);
  }

  /** @param {Table} table */
  function sayWhatIs(table) {
    const { picture, shown } = table;
    if (!picture) return;
    const { text, place } = askedAt(game, table, picture);
    const token = place === null ? game.sign() : (picture.company.tokens[place] ?? "");
    say("asked", [text, token], () => frame.ask(text, token));
    say("chapter", game.chapterOf(picture.view), (words) => frame.chapter(words));
    if (shown && !shown.update.isPainted && !game.mischief?.isSecretive)
      say("revision", shown.update.revision, tellRevision);
  }

  /** To be read from outside, when the table's answers are measured. @param {number} revision */
  const tellRevision = (revision) => (frame.table.dataset["revision"] = String(revision));

  return {
    say,
    /** @param {Table} table */
    draw(table) {
      sayWhatIs(table);
      say("confirm", confirmLabel(game, table), (words) => frame.confirm(words));
      say("skip", canSkip(table), (can) => frame.skip(can));
      say("undo", undoLabel(table), (what) => frame.undo(what));
      say("hint", hintLabel(table), (what) => frame.hint(what));
    },
    /** In another language all is said anew. */
    forget: () => (said = {}),
  };
}

/** @param {Table} table @param {number} seat */
const nameOf = ({ company }, seat) => company?.names[seat] ?? "";

/** @param {Game} game @param {Table} table @param {NonNullable<Table["picture"]>} picture */
function askedAt(game, table, { view, company }) {
  const { course, wish } = table;
  if (wish && "move" in wish) return { text: t("play-heard"), place: company.mover };
  if (course.at !== "elsewhere") return game.askedOf(view, briefly(company));
  const name = nameOf(table, course.seat);
  return { text: t(isSent(table) ? "send-waits" : "send-asks", { name }), place: course.seat };
}

/** What the large button says follows from what is picked, and from nothing else. @param {Game} game @param {Table} table */
function confirmLabel(game, table) {
  const { picked, picture, course } = table;
  if (picked && picture) return game.confirmOf(picked.move, picture.view, picture.company);
  if (course.at === "elsewhere") {
    return t(isSent(table) ? "send-again" : "send-to", { name: nameOf(table, course.seat) });
  }
  return isDone(table) ? t("play-done") : null;
}

/** @param {Table} table */
function undoLabel(table) {
  const undo = undoOf(table);
  return undo && { name: nameOf(table, undo.seat), refused: undo.refusal !== null };
}

/** @param {Table} table */
function hintLabel(table) {
  const hint = hintOf(table);
  return hint && { alone: hint.alone };
}
