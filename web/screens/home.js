// The first screen: alive before Python is, and the only one that takes a new version.

import { GAMES } from "../games/index.js";
import { lookForUpdate } from "../offline/updates.js";
import { t } from "../text/text.js";
import { settled } from "./arrival.js";
import { element } from "./element.js";
import { button } from "./frame.js";
import { garden } from "./home/garden.js";
import { leaf } from "./home/leaf.js";
import { fillShelf } from "./home/shelf.js";
import { tile } from "./home/tile.js";
import { show } from "./screens.js";
import { status } from "./status.js";

export function open(root) {
  const shelf = element("section", { class: "shelf", "aria-label": t("continue-heading"), hidden: true });
  const start = status({ all: true });
  // First the engine, then what is only there to be looked at.
  const peace = settled();
  peace.then(() => root.prepend(garden()));
  root.append(
    element(
      "header",
      { class: "home-title" },
      element("h1", {}, t("app-name")),
      element("p", {}, t("app-line")),
    ),
    leaf(),
    element(
      "div",
      { class: "home-play" },
      shelf,
      element(
        "section",
        { class: "tiles", "aria-label": t("games-heading") },
        ...Object.keys(GAMES).map((game) => tile(game, peace)),
      ),
    ),
    element("div", { class: "home-foot" }, join(), start.node, ways()),
  );
  fillShelf(shelf);
  lookForUpdate();
  // In another tab a game may have gone on.
  const comeBack = () => {
    if (!document.hidden && !shelf.contains(document.activeElement)) fillShelf(shelf);
  };
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    document.removeEventListener("visibilitychange", comeBack);
    start.close();
  };
}

/** What somebody else has begun, or one self on another phone. */
const join = () =>
  element(
    "div",
    { class: "home-join" },
    button(t("join-ways"), { class: "button-quiet", onclick: () => show("join") }, "scan"),
  );

const ways = () =>
  element(
    "nav",
    { class: "ways", "aria-label": t("home") },
    ...["rules", "settings", "about"].map((name) =>
      button(t(name), { class: "button-quiet", onclick: () => show(name) }, name),
    ),
  );
