// A link has come: says what is in it and opens it. Of what is here already, nothing is lost unasked.

import { element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { GAMES } from "../games/index.js";
import { announce, bar, button } from "../parts/frame.js";
import { status } from "../parts/status.js";
import { newPen } from "../storage/one_writer.js";
import { has, readAhead, t } from "../text/text.js";
import { dealParts } from "./link/deal.js";
import { lookInto } from "./link/finding.js";
import { actAtOnce, matchParts } from "./link/match.js";

/**
 * @typedef {import("./link/acts.js").Act} Act
 * @typedef {import("./navigation").Nav} Nav
 */

/** @param {HTMLElement} root @param {Nav} nav @param {{link: string}} params */
export function open(root, nav, { link }) {
  const start = status({ all: false });
  const body = element("div", { class: "link-parts" }, element("p", { class: "soft" }, t("link-reading")));
  root.append(bar(t("link-title"), nav.back), start.node, body);
  let isLeft = false;
  const wasLeft = () => isLeft; // It may be after each wait.
  /** @type {ReturnType<typeof newPen> | null} */
  let pen = null;

  readAhead();
  void look();

  /** @returns {Promise<void>} */
  async function look() {
    const looked = await lookInto(link);
    if (wasLeft()) return;
    if ("trouble" in looked) {
      say(troubleParts(looked.trouble, nav));
      return;
    }
    const meant = await meantBy(link, looked, (how) => void act(how), nav);
    if (wasLeft()) return;
    if (typeof meant === "function") await act(meant);
    else say(meant);
  }

  /** @param {Act} how what was chosen, or goes without saying @returns {Promise<void>} */
  async function act(how) {
    for (const way of body.querySelectorAll("button")) way.disabled = true;
    const to = await outcomeOf(how, takeOver);
    if (wasLeft()) return;
    if (!to) await look();
    else if ("trouble" in to) say(troubleParts(to.trouble, nav));
    else nav.show(to.screen, to.params, { instead: true });
  }

  /** @param {string} id */
  function takeOver(id) {
    pen?.letGo();
    pen = newPen(id);
    return pen.takeOver();
  }

  /** @param {Node[]} parts */
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

/**
 * What is done with it at once, or what is said of it.
 * @param {string} link @param {import("./link/finding.js").Finding} looked
 * @param {(how: Act) => void} act @param {Nav} nav
 * @returns {Promise<Act | Node[]>}
 */
async function meantBy(link, { kind, found, known }, act, nav) {
  if (kind === "deal") return [heading(found), ...dealParts(link, found, known, act, nav)];
  const atOnce = actAtOnce(link, found, known);
  return atOnce ?? [heading(found), ...(await matchParts(link, found, known, act, nav))];
}

/** @param {Act} how @param {Parameters<Act>[0]} takeOver @returns {ReturnType<Act>} */
async function outcomeOf(how, takeOver) {
  try {
    return await how(takeOver);
  } catch {
    return { trouble: "link-failed" };
  }
}

const heading = (/** @type {import("./link/finding.js").Unfolded} */ { game }) =>
  element(
    "div",
    { class: "link-game" },
    picture(GAMES[game].setup.sign(), "link-sign"),
    element("h2", {}, t(game)),
  );

/** What is wrong with it, and the ways on. @param {string} code @param {Nav} nav */
function troubleParts(code, nav) {
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
      button(t("link-again"), {
        class: "button-main",
        onclick: () => nav.show("join", {}, { instead: true }),
      }),
      button(t("home"), { onclick: () => nav.show("home", {}, { instead: true }) }),
    ),
  ];
}
