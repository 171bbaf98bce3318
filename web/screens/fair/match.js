// One match: its fingerprint as long as it lasts, and the check when it is over.

import { ask } from "../../engine/client.js";
import { bookmarkOf, readBookmark } from "../../storage/bookmarks.js";
import { loadMatch } from "../../storage/matches.js";
import { listed, t } from "../../text/text.js";
import { element } from "../element.js";
import { button } from "../frame.js";
import { check } from "./check.js";

const GROUP = /.{4}/g;

/** @param {string} id @param {AbortSignal} leaving */
export function oneMatch(id, leaving) {
  const node = element("section", { class: "panel fair-match" }, element("h2", {}, t("fair-this")));
  fill(node, id, leaving);
  return node;
}

async function fill(node, id, leaving) {
  const save = await loadMatch(id);
  const known = save && (bookmarkOf(id) ?? readBookmark(save.text));
  if (!known) return node.append(element("p", { class: "warning" }, t("fair-gone")));
  const { pledge, over } = known.pledge ? known : { ...known, ...(await lookUp(save.text)) };
  if (leaving.aborted) return undefined;
  const names = known.players.map(({ name }) => name);
  const about = element("p", { class: "soft", dir: "auto" }, `${listed(names)} · ${t(known.game)}`);
  node.append(about, ...(pledge ? print(pledge) : []));
  node.append(
    element("p", {}, t(over ? "fair-over" : "fair-running")),
    over ? check({ save: save.text, noted: pledge, names, leaving }) : "",
  );
  return undefined;
}

/** For a match from before fingerprints were noted: nobody plays now, so it can be laid out. */
async function lookUp(save) {
  const reply = await ask({ type: "Load", save, eyes: null }).catch(() => ({}));
  return { pledge: reply.pledge, over: Boolean(reply.outcome) };
}

/** In groups, to be compared with a note by eye. */
function print(pledge) {
  const said = element("span", { class: "soft", role: "status" });
  const groups = pledge.match(GROUP).map((group) => element("span", {}, group));
  const copy = async () => {
    await navigator.clipboard.writeText(pledge);
    said.textContent = t("fair-copied");
  };
  return [
    element("h3", { id: "fair-print" }, t("fair-print")),
    element("p", { class: "fair-print", translate: "no" }, ...groups),
    navigator.clipboard
      ? element("p", { class: "fair-copy" }, button(t("fair-copy"), { onclick: copy }, "copy"), said)
      : "",
  ];
}
