// Who plays, and how. Whoever just wants to play taps Play.

import { GAMES } from "../games/index.js";
import { lastSetup, rememberSetup } from "../storage/lastsetup.js";
import { tellAgain } from "../storage/told_tips.js";
import { t } from "../text/text.js";
import { arrival, onArrival } from "./arrival.js";
import { element, picture } from "./element.js";
import { announce, bar, button, section } from "./frame.js";
import { show } from "./screens.js";
import { callChip, dummy, order, switches } from "./setup/options.js";
import { fittingHere, noted, phonesChoice, phonesPart } from "./setup/phones.js";
import { openRequest } from "./setup/request.js";
import { callRow, heads, row } from "./setup/row.js";
import * as places from "./setup/seats.js";
import { status } from "./status.js";

/** @param {HTMLElement} root @param {{game: string}} params */
export function open(root, { game }) {
  const { setup } = GAMES[game];
  const [fewest, most] = setup.seats;
  const last = lastSetup();
  const known = places.seatsFrom(last?.seats);
  const fitting = places.fitted(known, setup.seats);
  let seats = fitting;
  let variants = inOrder((name) => last?.variants?.[game]?.includes?.(name));
  let opened = -1; // whose drawer is open
  let orderOpened = false;
  let here = null; // the seats of this phone, if the others have phones of their own
  let eager = null; // what was tapped before the engine was there

  const list = element("ol", { class: "places" });
  const add = button(t("setup-add"), { class: "place-add", onclick: addSeat }, "plus");
  // It stands first: below the seats of six it would not be seen.
  const each = element("div", { class: "setup-each" });
  const apart = element("div", { class: "setup-more" });
  const more = element("div", { class: "setup-more" });
  const how = section("panel setup-how", t("setup-options"), ...switches(game, variants, choose), more);
  const trouble = element("p", { class: "warning", role: "alert" });
  const waiting = element("p", { class: "soft", role: "status" });
  const play = button(t("setup-play"), { class: "button-main setup-play", onclick: begin });
  const learn = button(
    t("setup-lesson"),
    { class: "button-quiet setup-lesson", onclick: beginLesson },
    "rules",
  );
  const start = status({ all: false });
  const stop = onArrival(({ stage }) => {
    if (stage.stage === "failed") settle();
    if (eager && stage.stage === "ready") eager();
  });

  root.append(
    bar(t(game), picture(setup.sign(), "masthead-sign")),
    learn,
    element(
      "div",
      { class: "setup-parts" },
      section("panel setup-seats", t("setup-seats"), each, heads(), list, add, apart),
      how,
    ),
    element("footer", { class: "setup-foot" }, start.node, waiting, trouble, play),
  );
  draw();
  return () => {
    keep();
    stop();
    start.close();
  };

  function draw() {
    const names = places.namesOf(seats, t);
    list.replaceChildren(
      ...seats.map((_, at) =>
        row({ game, seats, at, name: names[at], opened: opened === at, fewest }, actsOf(at)),
      ),
    );
    add.hidden = seats.length === most;
    here = fittingHere(game, seats, here);
    each.replaceChildren(...[phonesChoice(game, seats, here, stayHere)].filter(Boolean));
    apart.replaceChildren(...[phonesPart(game, seats, names, here, stayHere)].filter(Boolean));
    more.replaceChildren(
      ...[
        dummy(game, seats.length),
        order(game, seats, names, orderOpened, rank, (is) => (orderOpened = is)),
      ].filter(Boolean),
    );
    how.hidden = setup.variants.length === 0 && more.children.length === 0;
    remark(names);
  }

  function dummyName() {
    return setup.dummy(seats.length)?.name;
  }

  /** Says what is wrong with a name beside it. @returns {number} the first such seat, or -1 */
  function remark(names) {
    const faults = places.faultsOf(names, dummyName());
    faults.forEach((fault, at) => {
      const said = list.children[at].querySelector(".place-remark");
      said.textContent = fault ? t(fault, { name: names[at], dummy: dummyName() ?? "" }) : "";
      list.children[at].querySelector(".place-name").setAttribute("aria-invalid", String(fault !== null));
    });
    return faults.findIndex((fault) => fault !== null);
  }

  function actsOf(at) {
    const focusOn = (seat, part) => list.children[seat]?.querySelector(`.${part}`)?.focus();
    return {
      check: (name) => remark(places.namesOf(places.changed(seats, at, { name }), t)),
      rename(name, said) {
        seats = places.changed(seats, at, { name });
        callByName();
        if (said) list.children[at].querySelector(".place-remark").textContent = said;
      },
      become(who) {
        seats = places.changed(seats, at, { who });
        draw();
        focusOn(at, "place-who");
      },
      recolour(colour) {
        seats = places.coloured(seats, at, colour);
        draw();
        focusOn(at, "place-colours input:checked");
      },
      temper(temper) {
        seats = places.tempered(seats, at, temper);
        draw();
        focusOn(at, "characters input:checked");
      },
      move(to) {
        if (to < 0 || to >= seats.length) return;
        seats = places.moved(seats, at, to);
        if (opened === at) opened = to;
        draw();
        focusOn(to, "place-face");
        announce(t("seat-moved", { name: places.namesOf(seats, t)[to], number: to + 1 }));
      },
      remove() {
        announce(t("seat-removed", { name: places.namesOf(seats, t)[at] }));
        seats = places.removed(seats, at);
        opened = -1;
        draw();
        focusOn(Math.min(at, seats.length - 1), "place-face");
      },
      toggle() {
        opened = opened === at ? -1 : at;
        draw();
        focusOn(at, "place-face");
        // Not before the tap is over: its click would meet whatever has come under the finger.
        requestAnimationFrame(() => requestAnimationFrame(showDrawer));
      },
    };
  }

  function showDrawer() {
    list.querySelector(".place-drawer")?.scrollIntoView({ block: "nearest" });
  }

  /** Nothing is drawn anew for a name: it is done when somebody is about to tap the next thing. */
  function callByName() {
    const names = places.namesOf(seats, t);
    names.forEach((name, at) => callRow(list.children[at], name));
    for (const chip of more.querySelectorAll(".chip")) callChip(chip, names[chip.dataset.seat]);
    for (const chip of apart.querySelectorAll(".chip"))
      chip.querySelector(".chip-name").textContent = names[chip.dataset.here];
    remark(names);
  }

  function addSeat() {
    seats = places.added(seats);
    draw();
    announce(t("seat-added", { name: places.namesOf(seats, t).at(-1) }));
    list.lastChild.querySelector(".place-name").focus();
  }

  function choose(variant, on) {
    variants = inOrder((name) => (name === variant ? on : variants.includes(name)));
  }

  function inOrder(isChosen) {
    return setup.variants.map(({ name }) => name).filter(isChosen);
  }

  function rank(at, place) {
    seats = places.changed(seats, at, { rank: place });
    draw();
    more.querySelector(`[data-seat="${at}"]`).focus();
  }

  function stayHere(chosen) {
    const focused = document.activeElement?.dataset.here;
    here = chosen;
    draw();
    const again = focused === undefined ? ".option-phones input" : `[data-here="${focused}"]`;
    root.querySelector(again)?.focus();
  }

  /** Nobody is forgotten because this game has no place for them. */
  function keep() {
    const sitting = seats === fitting ? known : seats;
    rememberSetup({ seats: sitting, variants: { ...last?.variants, [game]: variants } });
  }

  function settle() {
    eager = null;
    play.removeAttribute("aria-busy");
    waiting.textContent = "";
  }

  function begin() {
    const names = places.namesOf(seats, t);
    const at = remark(names);
    trouble.textContent = "";
    if (at >= 0) return list.children[at].querySelector(".place-name").focus();
    if (seats.every(({ who }) => who !== "person")) {
      trouble.textContent = t("nobody-human");
      return undefined;
    }
    keep();
    return openTable(begin, openRequest(game, seats, names, variants), seats, noted(here));
  }

  /** A fixed deal against beginners, with all tips once more; the rest of the set-up stays as it is. */
  function beginLesson() {
    const { bots, deal, precedence = [] } = GAMES[game].lesson;
    const pupils = places.pupils(seats, bots);
    const request = openRequest(game, pupils, places.namesOf(pupils, t), deal);
    tellAgain(GAMES[game].tips.map(({ id }) => id));
    return openTable(beginLesson, { ...request, precedence }, pupils);
  }

  function openTable(again, request, sitting, beside = {}) {
    if (arrival().stage.stage !== "ready") {
      eager = again;
      play.setAttribute("aria-busy", "true");
      waiting.textContent = arrival().stage.stage === "failed" ? "" : t("setup-waiting");
      return undefined;
    }
    // Instead: the way back from the table leads home.
    return show(
      "play",
      { game, open: request, colours: sitting.map(({ colour }) => colour), beside },
      { instead: true },
    );
  }
}
