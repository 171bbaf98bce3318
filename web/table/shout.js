// The bar by which somebody is caught: always in the same place, on the table, on the curtain
// between two people and beside the pads, for as long as it can be used.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";

/**
 * @typedef {{seat: number, name: string, token: string}} Person
 *
 * @param {HTMLElement} root
 * @param {(seat: number) => void} call
 */
export function newShout(root, call) {
  const main = element("button", {
    type: "button",
    class: "shout-main",
    "aria-expanded": "false",
    onclick: () => unfold(Boolean(names.hidden)),
  });
  const names = element("div", { class: "shout-names", role: "group", hidden: true });
  const node = element("div", { class: "shout", hidden: true }, names, main);
  // A key that is held down says "Caught!", and nobody's name.
  node.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  root.append(node);
  let shown = "";

  /** @param {boolean} open */
  function unfold(open) {
    names.hidden = !open;
    main.setAttribute("aria-expanded", String(open));
    if (open) names.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {{guard: string, others: Person[]} | null} what null where nobody can be called */
  function draw(what) {
    const said = JSON.stringify(what);
    if (said === shown) return;
    shown = said;
    node.hidden = !what;
    root.dataset.shout = String(Boolean(what));
    unfold(false);
    if (!what) return;
    main.textContent = t("shout");
    main.setAttribute("aria-label", t("shout-label", { name: what.guard }));
    names.setAttribute("aria-label", t("shout-whom"));
    names.replaceChildren(
      ...what.others.map((person) =>
        buttonOf(person, () => {
          unfold(false);
          call(person.seat);
        }),
      ),
    );
  }

  return { draw, close: () => node.remove() };
}

/** @param {Person} person @param {() => void} onclick */
const buttonOf = ({ seat, name, token }, onclick) =>
  element(
    "button",
    {
      type: "button",
      class: "shout-name",
      "data-seat": seat,
      "aria-label": t("shout-name", { name }),
      onclick,
    },
    element("img", { src: token, alt: "" }),
    element("span", {}, name),
  );
