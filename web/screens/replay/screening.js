// One replay: brings together what the engine tells of each step, the table, and the thumb.

import { drawAhead } from "../../dom/pictures.js";
import { GAMES } from "../../games/index.js";
import { companyOf } from "../../people/company.js";
import { lookAround } from "../../table/around.js";
import { soundLike } from "../../table/senses.js";
import { t } from "../../text/text.js";
import { newAsides } from "./asides.js";
import { newLogBeside } from "./beside.js";
import { newControls } from "./controls.js";
import { newCourse } from "./course.js";
import { newFrame } from "./frame.js";
import { onKeys } from "./keys.js";
import { newMarker } from "./marker.js";
import { newScrub } from "./scrub.js";
import { newSight } from "./sight.js";
import { newTable } from "./table.js";
import { newTelling } from "./telling.js";

/**
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {ReturnType<typeof newCourse>} Course
 * @typedef {ReturnType<typeof newAsides>} Asides
 * @typedef {ReturnType<typeof newControls>} Controls
 * @typedef {ReturnType<typeof newFrame>} Frame
 *
 * @param {HTMLElement} root
 * @param {import("../navigation").Nav} nav
 * @param {import("./record.js").Record} record
 * @param {{matchId?: string, link?: string}} params
 * @returns {() => void} leaves
 */
export function newScreening(root, nav, record, params) {
  const { players, colours } = record;
  const game = GAMES[record.game];
  const last = record.told.length - 1;
  const company = companyOf(players, colours, game.setup.dummy(players.length));
  const sight = newSight(record, game);
  const telling = newTelling(game, company);
  const table = newTable({ game, players, company, sight, pace: () => course.playing.pace() });
  const scrub = newScrub({
    ...{ told: record.told, chapterName: (/** @type {string} */ chapter) => game.chapterName(chapter) },
    // While the bar is dragged nobody wants to hear each step.
    onStep: (step, isOver) => void course.jump(step, { aloud: isOver }),
  });
  const answers = answersOf(last, () => ({ course, asides, controls }));
  const controls = newControls({ scrub: scrub.node, answers });
  const frame = newFrame(root, {
    ...{ game: record.game, board: table.board.node, controls: controls.node },
    ...{ onLog: () => asides.log(), onLeave: nav.back },
  });
  const beside = newLogBeside(frame.table, game, { sight, telling, course: () => course });
  const notice = (/** @type {string} */ words) => frame.notice(words);
  const marker = newMarker(params, nav.remember);
  const mark = (/** @type {number} */ step) => {
    scrub.show(step);
    controls.at(step, last);
    beside.mark(step);
    marker.mark(step, sight.eyes());
  };
  const course = newCourse(
    { first: record.step, last },
    { sight, telling, showing: table.showing, frame, mark, changed: (is) => controls.playing(is) },
  );
  const asides = newAsides(nav, record, {
    ...{ game, company, sight, telling, course, notice },
    onEyes: (whose) =>
      void sight.lookAs(whose).then((isTold) => (isTold ? looked() : notice(t("replay-failed")))),
  });
  const name = () => nameEyes(sight.eyes(), company, controls, frame.table);
  const looked = () => {
    name();
    beside.renew();
    return course.put(course.at());
  };

  const endings = [
    lookAround(root, table.board.backdrop, game.ground, whenLookedAt(table.showing, course, frame)),
    ...[onKeys(answers), marker.close, frame.close, beside.close, soundLike(game.timbre)],
  ];
  controls.playing(false);
  controls.speed(course.playing.speed());
  name();
  drawAhead(game.pictures);
  void course.put(record.step, { aloud: false }); // What the engine does not tell is said.

  return function leave() {
    course.playing.pause();
    table.showing.stop();
    for (const end of endings) end();
  };
}

/**
 * What the thumb and the keys do.
 * @param {number} last
 * @param {() => {course: Course, asides: Asides, controls: Controls}} parts
 */
function answersOf(last, parts) {
  /** @param {(course: Course, asides: Asides) => unknown} act */
  const paused = (act) => () => {
    const { course, asides } = parts();
    course.playing.pause();
    void act(course, asides); // What the engine does not tell is said.
  };
  return {
    start: paused((course) => course.jump(0)),
    back: paused((course) => course.jump(course.at() - 1)),
    play: () => void parts().course.toggle(),
    on: paused((course) => course.forward()),
    end: paused((course) => course.jump(last)),
    faster() {
      const { course, controls } = parts();
      course.playing.faster();
      controls.speed(course.playing.speed());
    },
    view: paused((_, asides) => asides.chooseEyes()),
    menu: paused((_, asides) => asides.menu()),
  };
}

/**
 * What changes round the table is answered by this.
 * @param {ReturnType<typeof newTable>["showing"]} showing
 * @param {Course} course
 * @param {Frame} frame
 */
const whenLookedAt = (showing, course, frame) => ({
  speak: () => {}, // in another language the screen is opened anew
  skip: showing.skip,
  leave: course.playing.pause,
  notice: (/** @type {string} */ words) => frame.notice(words),
  isPrivate: () => false, // only a match that is over is shown here
});

/** @param {number | null} eyes @param {Company} company @param {Controls} controls @param {HTMLElement} table */
function nameEyes(eyes, { names, tokens }, controls, table) {
  controls.viewed(eyes === null ? null : { name: names[eyes] ?? "", token: tokens[eyes] ?? "" });
  table.dataset.eyes = String(eyes ?? "");
}
