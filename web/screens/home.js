// The first screen: alive before Python is, and the only one that takes a new version.

import { element } from "../dom/element.js";
import { GAME_NAMES } from "../games/names.js";
import { lookForUpdate } from "../offline/updates.js";
import { settled } from "../parts/arrival.js";
import { button } from "../parts/frame.js";
import { status } from "../parts/status.js";
import { t } from "../text/text.js";
import { garden } from "./home/garden.js";
import { leaf } from "./home/leaf.js";
import { fillAsLeft, fillShelf } from "./home/shelf.js";
import { tile } from "./home/tile.js";

/** @param {HTMLElement} root @param {import("./navigation").Nav} nav */
export function open(root, nav) {
  const shelf = element("section", { class: "shelf", "aria-label": t("continue-heading"), hidden: true });
  const start = status({ all: true });
  // First the engine, then what is only there to be looked at.
  const peace = settled();
  void peace.then(() => root.prepend(garden()));
  root.append(
    element(
      "header",
      { class: "home-title" },
      element("h1", {}, t("app-name")),
      element("p", {}, t("app-line")),
    ),
    leaf(nav),
    element(
      "div",
      { class: "home-play" },
      shelf,
      element(
        "section",
        { class: "tiles", "aria-label": t("games-heading") },
        ...GAME_NAMES.map((game) => tile(game, peace, nav)),
      ),
    ),
    element("div", { class: "home-foot" }, join(nav), start.node, ways(nav)),
  );
  fillAsLeft(shelf, nav);
  void fillShelf(shelf, nav);
  void lookForUpdate();
  // In another tab a game may have gone on.
  const comeBack = () => {
    if (!document.hidden && !shelf.contains(document.activeElement)) void fillShelf(shelf, nav);
  };
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    document.removeEventListener("visibilitychange", comeBack);
    start.close();
  };
}

/** What somebody else has begun, or one self on another phone. @param {import("./navigation").Nav} nav */
const join = (nav) =>
  element(
    "div",
    { class: "home-join" },
    button(t("join-ways"), { class: "button-quiet", onclick: () => nav.show("join") }, "scan"),
  );

/** @type {("rules" | "settings" | "about")[]} */
const WAYS = ["rules", "settings", "about"];

const ways = (/** @type {import("./navigation").Nav} */ nav) =>
  element(
    "nav",
    { class: "ways", "aria-label": t("home") },
    ...WAYS.map((name) => button(t(name), { class: "button-quiet", onclick: () => nav.show(name) }, name)),
  );
