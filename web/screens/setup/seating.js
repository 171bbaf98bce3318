// The places of the table to be, in their order, and what is wrong with a name.

import { allIn, element } from "../../dom/element.js";
import { GAMES } from "../../games/index.js";
import { announce, button } from "../../parts/frame.js";
import * as places from "../../people/seats.js";
import { t } from "../../text/text.js";
import { remember } from "./known.js";
import { callRow, row } from "./row.js";

/**
 * @typedef {import("../../people/seats.js").Place} Place
 * @typedef {{draw: () => void, callByName: () => void}} Screen draws all anew, or says the names anew
 *
 * @param {import("../../engine/messages").GameName} game
 * @param {import("./plan.js").Plan} plan
 * @param {Screen} screen
 */
export function newSeating(game, plan, screen) {
  const { setup } = GAMES[game];
  const [fewest, most] = setup.seats;
  const list = element("ol", { class: "places" });
  const add = button(t("setup-add"), { class: "place-add", onclick: addSeat }, "plus");
  const drawer = { of: -1 }; // the seat whose drawer is open

  /** @param {string[]} names */
  function draw(names) {
    list.replaceChildren(
      ...plan.seats.map((seat, at) =>
        row(
          {
            game,
            seat,
            at,
            count: plan.seats.length,
            name: names[at] ?? "",
            opened: drawer.of === at,
            fewest,
          },
          actsOf(at, { plan, drawer, list, remark, ...screen }),
        ),
      ),
    );
    add.hidden = plan.seats.length === most;
  }

  const dummyName = () => setup.dummy(plan.seats.length)?.name;

  /** Says what is wrong with a name beside it. @param {string[]} names @returns {number} the first such seat, or -1 */
  function remark(names) {
    const faults = places.faultsOf(names, dummyName());
    faults.forEach((fault, at) => {
      const words = fault ? t(fault, { name: names[at] ?? "", dummy: dummyName() ?? "" }) : "";
      const place = list.children[at];
      const said = place?.querySelector(".place-remark");
      if (said) said.textContent = words;
      place?.querySelector(".place-name")?.setAttribute("aria-invalid", String(fault !== null));
    });
    return faults.findIndex((fault) => fault !== null);
  }

  function addSeat() {
    plan.seats = places.added(plan.seats);
    screen.draw();
    announce(t("seat-added", { name: plan.names().at(-1) ?? "" }));
    focusOn(list, plan.seats.length - 1, "place-name");
  }

  return {
    parts: [list, add],
    draw,
    remark,
    call: (/** @type {string[]} */ names) =>
      [...list.children].forEach((place, at) => callRow(place, names[at] ?? "")),
    focusOnName: (/** @type {number} */ at) => focusOn(list, at, "place-name"),
  };
}

/** @param {HTMLElement} list @param {number} seat @param {string} part */
function focusOn(list, seat, part) {
  const place = list.children[seat];
  if (place) allIn(place, `.${part}`)[0]?.focus();
}

/**
 * What can be done at one seat.
 * @param {number} at
 * @param {Screen & {plan: import("./plan.js").Plan, drawer: {of: number}, list: HTMLElement,
 *   remark: (names: string[]) => number}} needs
 * @returns {import("./row.js").Acts}
 */
function actsOf(at, { plan, drawer, list, remark, draw, callByName }) {
  /** @param {Place[]} seats @param {string} part */
  const become = (seats, part) => {
    plan.seats = seats;
    draw();
    focusOn(list, at, part);
  };
  return {
    check: (name) => remark(places.namesOf(places.changed(plan.seats, at, { name }), t)),
    rename(name, said) {
      plan.seats = places.changed(plan.seats, at, { name });
      callByName();
      if (said) list.children[at]?.querySelector(".place-remark")?.replaceChildren(said);
    },
    become: (who) => become(places.changed(plan.seats, at, { who }), "place-who"),
    recolour: (colour) => become(places.coloured(plan.seats, at, colour), "place-colours input:checked"),
    temper: (temper) => become(places.tempered(plan.seats, at, temper), "characters input:checked"),
    move(to) {
      if (to < 0 || to >= plan.seats.length) return;
      plan.seats = places.moved(plan.seats, at, to);
      if (drawer.of === at) drawer.of = to;
      draw();
      focusOn(list, to, "place-face");
      announce(t("seat-moved", { name: plan.names()[to] ?? "", number: to + 1 }));
    },
    remember() {
      const seat = plan.seats[at];
      if (!seat) return;
      remember(seat);
      draw();
      focusOn(list, at, "place-face");
      announce(t("known-kept", { name: seat.name }));
    },
    remove() {
      announce(t("seat-removed", { name: plan.names()[at] ?? "" }));
      plan.seats = places.removed(plan.seats, at);
      drawer.of = -1;
      draw();
      focusOn(list, Math.min(at, plan.seats.length - 1), "place-face");
    },
    toggle() {
      drawer.of = drawer.of === at ? -1 : at;
      draw();
      focusOn(list, at, "place-face");
      // Not before the tap is over: its click would meet whatever has come under the finger.
      requestAnimationFrame(() => requestAnimationFrame(() => showDrawer(list)));
    },
  };
}

/** @param {HTMLElement} list */
function showDrawer(list) {
  list.querySelector(".place-drawer")?.scrollIntoView({ block: "nearest" });
}
