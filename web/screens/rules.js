// The rules: a minute's worth first, then every section by its name, to be searched.

import { t } from "../text/text.js";
import { element, picture } from "./element.js";
import { bar } from "./frame.js";
import { icon } from "./icons.js";
import { PARTS, STEPS } from "./rules/parts.js";
import { illustration } from "./rules/pictures.js";

/** @param {{section?: string}} params the section to open at, such as "B6" */
export function open(root, { section } = {}) {
  const parts = PARTS.map(part);
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
    bar(t("party-bugs-rules")),
    element("search", { class: "rules-search" }, picture(icon("search"), "sign"), field),
    found,
    minute(),
    ...parts,
  );
  const wanted = section && root.querySelector(`[data-section="${CSS.escape(section)}"]`);
  if (!wanted) return;
  wanted.classList.add("rule-wanted");
  const heading = wanted.querySelector("h3");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // Once the screen stands: entering it goes to the top first.
  requestAnimationFrame(() => wanted.scrollIntoView({ block: "start" }));
}

const minute = () =>
  element(
    "section",
    { class: "panel rules-minute", "aria-label": t("rules-minute") },
    element("h2", {}, t("rules-minute")),
    element(
      "ol",
      { class: "rules-steps" },
      ...STEPS.map((step) =>
        element("li", {}, illustration(step), element("p", {}, t(`rules-step-${step}`))),
      ),
    ),
  );

const part = ({ name, sections }) =>
  element(
    "section",
    { class: "rules-part", "aria-label": t(`rules-part-${name}`) },
    element("h2", {}, t(`rules-part-${name}`)),
    ...sections.map((id) =>
      element(
        "article",
        { class: "panel rule", "data-section": id },
        element("h3", {}, element("span", { class: "rule-id" }, id), " ", t(`rule-${id}.title`)),
        element(
          "div",
          { class: "rule-body" },
          illustration(id),
          element(
            "ul",
            { class: "rule-lines" },
            ...t(`rule-${id}`).split("\n").map((line) => element("li", {}, line)),
          ),
        ),
      ),
    ),
  );

function search(typed, root, found) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const rules = [...root.querySelectorAll(".rule")];
  for (const rule of rules) {
    const text = folded(rule.textContent);
    rule.hidden = !words.every((word) => text.includes(word));
  }
  for (const whole of root.querySelectorAll(".rules-part")) {
    whole.hidden = !whole.querySelector(".rule:not([hidden])");
  }
  root.querySelector(".rules-minute").hidden = words.length > 0;
  const count = rules.filter((rule) => !rule.hidden).length;
  found.textContent = words.length > 0 ? t("rules-found", { count }) : "";
}

/** "konig" finds "König". */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
