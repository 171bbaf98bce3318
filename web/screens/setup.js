// Who plays, and how. Whoever just wants to play taps Play.

import { element, picture } from "../dom/element.js";
import { GAMES } from "../games/index.js";
import { bar, button, section } from "../parts/frame.js";
import { closeSheets } from "../parts/sheet.js";
import { namesOf } from "../storage/shapes.js";
import { t } from "../text/text.js";
import { newBeginning } from "./setup/beginning.js";
import { newChoices } from "./setup/choices.js";
import { newFoot } from "./setup/foot.js";
import { newKnown } from "./setup/known.js";
import { switches } from "./setup/options.js";
import { newPlan } from "./setup/plan.js";
import { heads } from "./setup/row.js";
import { newSeating } from "./setup/seating.js";

/** @param {HTMLElement} root @param {import("./navigation").Nav} nav @param {import("./navigation").Params["setup"]} params */
export function open(root, nav, { game }) {
  const plan = newPlan(game);
  const known = newKnown(plan, GAMES[game].setup.seats[1], {
    draw,
    toSettings: () => nav.show("settings"),
    toPlay: () => foot.focus(),
  });
  const seating = newSeating(game, plan, { draw, callByName });
  const choices = newChoices(root, game, plan, draw);
  const foot = newFoot(() => {
    known.settle();
    beginning.begin();
  });
  const beginning = newBeginning(game, plan, nav, seating, foot);
  const { each, apart, more } = choices;

  root.append(
    bar(t(game), nav.back, picture(GAMES[game].setup.sign(), "masthead-sign")),
    namesOf(GAMES[game].lessons).length > 0 ? lesson(beginning.beginLesson) : "",
    element(
      "div",
      { class: "setup-parts" },
      section("panel setup-seats", t("setup-seats"), each, known.node, heads(), ...seating.parts, apart),
      section(
        "panel setup-how",
        t("setup-options"),
        ...switches(game, plan.variants, (...chosen) => plan.choose(...chosen)),
        more,
      ),
    ),
    foot.node,
  );
  draw();

  function draw() {
    const names = plan.names();
    known.renew();
    seating.draw(names);
    choices.draw(names);
    seating.remark(names);
  }

  /** Nothing is drawn anew for a name: it is done when somebody is about to tap the next thing. */
  function callByName() {
    const names = plan.names();
    known.renew();
    seating.call(names);
    choices.call(names);
    seating.remark(names);
  }

  return function close() {
    plan.keep();
    foot.close();
    closeSheets();
  };
}

/** @param {() => void} onclick */
const lesson = (onclick) =>
  button(t("setup-lesson"), { class: "button-quiet setup-lesson", onclick }, "rules");
