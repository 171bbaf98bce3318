// What lies behind a replay: its log, whose eyes look on, its menu, and the ways on from a step.

import { t } from "../../text/text.js";
import { openLog } from "./log.js";
import { shareStep } from "./share.js";
import { openEyes, openMenu, openPlayOn } from "./sheets.js";

/**
 * @param {import("../navigation").Nav} nav
 * @param {import("./record.js").Record} record
 * @param {object} needs
 * @param {import("../../games/contract").Game} needs.game
 * @param {ReturnType<typeof import("../../people/company.js").companyOf>} needs.company
 * @param {ReturnType<typeof import("./sight.js").newSight>} needs.sight
 * @param {ReturnType<typeof import("./telling.js").newTelling>} needs.telling
 * @param {ReturnType<typeof import("./course.js").newCourse>} needs.course
 * @param {(words: string) => void} needs.notice
 * @param {(whose: number | null) => void} needs.onEyes
 */
export function newAsides(nav, record, { game, company, sight, telling, course, notice, onEyes }) {
  const { of, players, colours } = record;
  const isLast = () => course.at() === record.told.length - 1;

  function log() {
    course.playing.pause();
    openLog({
      ...{
        told: sight.told(),
        tell: telling.tell,
        goTo: (/** @type {number} */ step) => void course.jump(step),
      },
      at: course.at(),
      chapterName: (chapter) => game.chapterName(chapter),
      openRule: (/** @type {string} */ section) => nav.show("rules", { game: record.game, section }),
    });
  }

  function chooseEyes() {
    const { names, tokens } = company;
    openEyes({ names, tokens, seats: players.length, eyes: sight.eyes(), onEyes });
  }

  const menu = () =>
    openMenu(nav, {
      game: record.game,
      isLast: isLast(),
      onPlayOn: playOn,
      onShare: share,
      onLog: log,
    });

  function share() {
    const step = course.at();
    const chapter = game.chapterName(sight.told()[step]?.chapter ?? "");
    void shareStep({ of, step, game: record.game, players, chapter }, notice);
  }

  function playOn() {
    if (isLast()) {
      notice(t("replay-play-on-over"));
      return;
    }
    const follow = { of, names: [], step: course.at() };
    openPlayOn(() => nav.show("play", { game: record.game, follow, colours }));
  }

  return { log, chooseEyes, menu };
}
