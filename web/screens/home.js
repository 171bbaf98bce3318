// The first screen: alive before Python is, and the only one that takes a new version.

import { GAMES } from "../games/index.js";
import { lookForUpdate } from "../offline/updates.js";
import { t } from "../text/text.js";
import { settled } from "./arrival.js";
import { element } from "./element.js";
import { announce, button } from "./frame.js";
import { openFile } from "./home/files.js";
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
    element("div", { class: "home-foot" }, importer(shelf), start.node, ways()),
  );
  fillShelf(shelf);
  lookForUpdate();
  return start.close;
}

const ways = () =>
  element(
    "nav",
    { class: "ways", "aria-label": t("home") },
    ...["rules", "settings", "about"].map((name) =>
      button(t(name), { class: "button-quiet", onclick: () => show(name) }, name),
    ),
  );

function importer(shelf) {
  const trouble = element("p", { class: "warning", role: "alert" });
  const field = element("input", {
    type: "file",
    accept: ".txt,text/plain",
    class: "visually-hidden",
    tabindex: "-1",
    "aria-label": t("match-import"),
    async onchange() {
      const [file] = field.files;
      if (!file) return;
      trouble.textContent = "";
      const opened = await openFile(file).catch(() => false);
      field.value = "";
      if (!opened) trouble.textContent = t("match-import-failed");
      else {
        await fillShelf(shelf);
        announce(t("match-imported"));
      }
    },
  });
  const choose = button(t("match-import"), { class: "button-quiet", onclick: () => field.click() }, "open");
  return element("div", { class: "importer" }, choose, field, trouble);
}
