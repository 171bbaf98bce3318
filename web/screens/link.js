// A link has come: says what is in it and opens it. Of what is here already, nothing is lost unasked.

import { GAMES } from "../games/index.js";
import { newPen } from "../storage/one_writer.js";
import { has, readAhead, t } from "../text/text.js";
import { element, picture } from "./element.js";
import { announce, bar, button } from "./frame.js";
import { icon } from "./icons.js";
import { dealParts } from "./link/deal.js";
import { lookInto } from "./link/finding.js";
import { actAtOnce, matchParts } from "./link/match.js";
import { show } from "./screens.js";
import { status } from "./status.js";

/** @param {HTMLElement} root @param {{link: string}} params */
export function open(root, { link }) {
  const start = status({ all: false });
  const body = element("div", { class: "link-parts" }, element("p", { class: "soft" }, t("link-reading")));
  root.append(bar(t("link-title")), start.node, body);
  let isLeft = false;
  let pen = null;

  readAhead();
  look();

  async function look() {
    const { trouble, found, known } = await lookInto(link);
    if (isLeft) return;
    if (trouble) return say(troubleParts(trouble));
    const atOnce = actAtOnce(link, found, known);
    if (atOnce) return act(atOnce);
    const parts =
      found.kind === "match" ? await matchParts(link, found, known, act) : dealParts(link, found, known, act);
    if (!isLeft) say([heading(found), ...parts]);
    return undefined;
  }

  /** @param {import("./link/acts.js").Act} how what was chosen, or goes without saying */
  async function act(how) {
    for (const way of body.querySelectorAll("button")) way.disabled = true;
    const to = await how(takeOver).catch(() => ({ trouble: "link-failed" }));
    if (isLeft) return undefined;
    if (to?.trouble) return say(troubleParts(to.trouble));
    return to ? show(to.screen, to.params, { instead: true }) : look();
  }

  function takeOver(id) {
    pen?.letGo();
    pen = newPen(id);
    return pen.takeOver();
  }

  function say(parts) {
    body.replaceChildren(...parts);
    const [told] = body.querySelectorAll(".link-told");
    if (told) announce(told.textContent);
  }

  return () => {
    isLeft = true;
    pen?.letGo();
    start.close();
  };
}

const heading = ({ game }) =>
  element(
    "div",
    { class: "link-game" },
    picture(GAMES[game].setup.sign(), "link-sign"),
    element("h2", {}, t(game)),
  );

/** What is wrong with it, and the ways on. */
function troubleParts(code) {
  const id = has(`trouble-${code}`) ? `trouble-${code}` : "trouble-link-broken";
  return [
    element(
      "section",
      { class: "panel link-trouble", "data-code": code },
      picture(icon("warning"), "failure-sign"),
      element("p", { class: "link-told", role: "alert" }, t(id)),
    ),
    element(
      "div",
      { class: "link-ways" },
      button(t("link-again"), { class: "button-main", onclick: () => show("join", {}, { instead: true }) }),
      button(t("home"), { onclick: () => show("home", {}, { instead: true }) }),
    ),
  ];
}
