// The menu of the table.

import { element } from "../../dom/element.js";
import { openSheet } from "../../parts/sheet.js";
import { openShortcuts } from "../../parts/shortcuts.js";
import { t } from "../../text/text.js";

/**
 * @param {import("../navigation").Played} match
 * @param {import("../screens.js").Nav} nav
 * @param {object} what
 * @param {() => void} what.onLog
 * @param {() => void} what.onMove to another phone
 * @param {(() => void) | null} what.onDeal the same cards for a friend
 * @param {boolean} what.travels does it come back by a link?
 * @param {{title: string, content: Node[]} | null} what.aid what the game lets everybody look up
 */
export function openMenu(match, nav, { onLog, onMove, onDeal, travels, aid }) {
  /** @param {string} label @param {() => void} onclick */
  const item = (label, onclick, more = "") =>
    element("button", { type: "button", class: `menu-item ${more}`, onclick: () => done(onclick) }, label);
  /** @param {() => void} act */
  const done = (act) => {
    sheet.close();
    act();
  };
  const sheet = openSheet({
    title: t("play-menu"),
    className: "sheet-menu",
    content: [
      item(t("play-log"), onLog),
      aid ? item(aid.title, () => openSheet({ ...aid, className: "sheet-aid" })) : "",
      onDeal ? item(t("deal"), onDeal) : "",
      item(t("rules"), () => nav.show("rules", { game: match.game })),
      item(t("fair"), () => nav.show("fair", match)),
      item(t("move-on"), onMove),
      travels ? item(t("join-ways"), () => nav.show("join")) : "",
      item(t("settings"), () => nav.show("settings")),
      item(t("keys"), openShortcuts, "for-keys"),
      item(t("play-menu-home"), () => nav.show("home")),
    ],
  });
}
