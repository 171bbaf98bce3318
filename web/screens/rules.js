// The rules: a minute's worth first, then every section by its name, to be searched.

import { allIn, element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { GAMES } from "../games/index.js";
import { GAME_NAMES } from "../games/names.js";
import { bar } from "../parts/frame.js";
import { t } from "../text/text.js";

/** @typedef {import("../games/rules.js").Rules} Rules */

/**
 * @param {HTMLElement} root
 * @param {import("./navigation").Nav} nav
 * @param {import("./navigation").Params["rules"]} params
 */
export function open(root, nav, { game = GAME_NAMES[0], section }) {
  if (!game) return;
  const { rules } = GAMES[game];
  const found = element("p", { class: "soft rules-found", role: "status" });
  const field = element("input", {
    type: "search",
    class: "field",
    placeholder: t("rules-search"),
    "aria-label": t("rules-search"),
    enterkeyhint: "search",
    oninput: () => search(field.value, root, found),
  });
  root.append(
    bar(t("rules-of", { game: t(game) }), nav.back),
    allGames(game, nav),
    element("search", { class: "rules-search" }, picture(icon("search"), "sign"), field),
    found,
    minute(rules),
    ...rules.parts.map((each) => part(rules, each)),
  );
  const wanted = section && root.querySelector(`[data-section="${CSS.escape(section)}"]`);
  if (!wanted) return;
  wanted.classList.add("rule-wanted");
  const heading = wanted.querySelector("h3");
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  // Once the screen stands: entering it goes to the top first.
  requestAnimationFrame(() => wanted.scrollIntoView({ block: "start" }));
}

/** The way to another game's rules; back leads to where one came from. @param {string} now @param {import("./navigation").Nav} nav */
const allGames = (now, nav) =>
  element(
    "nav",
    { class: "rules-games", "aria-label": t("games-heading") },
    ...GAME_NAMES.map((game) =>
      element(
        "button",
        {
          type: "button",
          class: "rules-game",
          "aria-current": game === now && "page",
          onclick: () => nav.show("rules", { game }, { instead: true }),
        },
        t(game),
      ),
    ),
  );

/** @param {Rules} rules */
const minute = ({ prefix, steps, pictures }) =>
  element(
    "section",
    { class: "panel rules-minute", "aria-label": t("rules-minute") },
    element("h2", {}, t("rules-minute")),
    element(
      "ol",
      { class: "rules-steps" },
      ...steps.map((step) =>
        element("li", {}, illustration(pictures[step]), element("p", {}, t(`${prefix}-step-${step}`))),
      ),
    ),
  );

/** @param {Rules} rules @param {Rules["parts"][number]} which */
const part = ({ prefix, pictures }, { name, sections }) =>
  element(
    "section",
    { class: "rules-part", "aria-label": t(`${prefix}-part-${name}`) },
    element("h2", {}, t(`${prefix}-part-${name}`)),
    ...sections.map((id) =>
      element(
        "article",
        { class: "panel rule", "data-section": id },
        element("h3", {}, element("span", { class: "rule-id" }, id), " ", t(`${prefix}-rule-${id}.title`)),
        element(
          "div",
          { class: "rule-body" },
          illustration(pictures[id]),
          element(
            "ul",
            { class: "rule-lines" },
            ...t(`${prefix}-rule-${id}`)
              .split("\n")
              .map((line) => element("li", {}, line)),
          ),
        ),
      ),
    ),
  );

/** @param {(() => string[]) | undefined} draw */
function illustration(draw) {
  const drawn = draw?.();
  return (
    drawn &&
    element(
      "div",
      { class: `rule-cards rule-cards-${drawn.length}`, "aria-hidden": "true" },
      ...drawn.map((svg) => picture(svg, "rule-card")),
    )
  );
}

/** @param {string} typed @param {HTMLElement} root @param {HTMLElement} found */
function search(typed, root, found) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const rules = allIn(root, ".rule");
  for (const rule of rules) {
    const text = folded(rule.textContent);
    rule.hidden = !words.every((word) => text.includes(word));
  }
  for (const whole of allIn(root, ".rules-part")) {
    whole.hidden = !whole.querySelector(".rule:not([hidden])");
  }
  for (const whole of allIn(root, ".rules-minute")) whole.hidden = words.length > 0;
  const count = rules.filter((rule) => !rule.hidden).length;
  found.textContent = words.length > 0 ? t("rules-found", { count }) : "";
}

/** "konig" finds "König". */
const folded = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
