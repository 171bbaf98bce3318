// From what was chosen to an open table: a match as it was set up, or the lesson.

import { GAMES } from "../../games/index.js";
import { newNumber } from "../../games/setup.js";
import * as places from "../../people/seats.js";
import { tellAgain } from "../../storage/told_tips.js";
import { t } from "../../text/text.js";
import { openMixing } from "./mixing.js";
import { noted } from "./phones.js";
import { openRequest } from "./request.js";

/** The lesson for whoever knows nothing of a game. */
const FIRST = "first";

/**
 * @typedef {import("../../engine/messages").Open} Open
 *
 * @param {import("../../engine/messages").GameName} game
 * @param {import("./plan.js").Plan} plan
 * @param {import("../navigation").Nav} nav
 * @param {ReturnType<typeof import("./seating.js").newSeating>} seating
 * @param {ReturnType<typeof import("./foot.js").newFoot>} foot
 */
export function newBeginning(game, plan, nav, seating, foot) {
  function begin() {
    const { seats, here, variants } = plan;
    const names = plan.names();
    const at = seating.remark(names);
    foot.complain("");
    if (at >= 0) {
      seating.focusOnName(at);
      return;
    }
    if (seats.every(({ who }) => who !== "person")) {
      foot.complain(t("nobody-human"));
      return;
    }
    plan.keep();
    const request = openRequest(game, seats, names, variants);
    const deal = (/** @type {Partial<Open>} */ mixed) =>
      openTable(begin, { ...request, ...mixed }, seats, noted(here));
    if (!plan.mixes) {
      deal({});
      return;
    }
    const people = seats.flatMap(({ who }, at) =>
      who === "person" && (here?.includes(at) ?? true) ? [{ at, name: names[at] ?? "" }] : [],
    );
    const seed = newNumber();
    foot.whenReady(begin, () => void openMixing(seed, people, (added) => deal({ seed, added })));
  }

  /** A game that is written down, among beginners; the rest of the set-up stays as it is. */
  function beginLesson() {
    const { lessons, tips } = GAMES[game];
    const pupils = places.pupils(plan.seats, (lessons[FIRST]?.seats ?? 1) - 1);
    const { players } = openRequest(game, pupils, places.namesOf(pupils, t), []);
    const [learner, ...others] = players;
    tellAgain(tips.map(({ id }) => id));
    const lesson = {
      name: FIRST,
      learner: learner?.name ?? "",
      others: others.map(({ name }) => name),
      bots: others.map(({ bot }) => bot ?? ""),
    };
    const colours = pupils.map(({ colour }) => colour);
    foot.whenReady(beginLesson, () => nav.show("play", { game, lesson, colours }, { instead: true }));
  }

  /**
   * @param {() => void} again @param {Open} request @param {import("../../people/seats.js").Place[]} sitting
   * @param {import("../../storage/bookmarks.js").Beside} [beside]
   */
  function openTable(again, request, sitting, beside = {}) {
    const colours = sitting.map(({ colour }) => colour);
    // Instead: the way back from the table leads home.
    foot.whenReady(again, () =>
      nav.show("play", { game, open: request, colours, beside }, { instead: true }),
    );
  }

  return { begin, beginLesson };
}
