// Where a link comes in: by the camera, from a picture, pasted; and a saved match as a file.
// The installed app needs this most, as links do not open in it by themselves.

import { element } from "../dom/element.js";
import { linkIn } from "../links/address.js";
import { bar, section } from "../parts/frame.js";
import { t } from "../text/text.js";
import { pastePart } from "./join/paste.js";
import { picturePart } from "./join/picture.js";
import { savedPart } from "./join/saved.js";
import { scanPart } from "./join/scan.js";

/** @param {HTMLElement} root @param {import("./navigation").Nav} nav */
export function open(root, nav) {
  const scan = scanPart(arrive);
  root.append(
    bar(t("join"), nav.back),
    element("p", { class: "join-lead" }, t("join-lead")),
    element(
      "div",
      { class: "join-parts" },
      section("panel join-part", t("join-scan"), ...scan.nodes, ...picturePart(arrive)),
      section("panel join-part", t("join-paste"), ...pastePart(arrive)),
      section("panel join-part", t("join-saved"), ...savedPart(nav)),
    ),
  );
  return () => scan.close();

  /** @param {string} text @returns {boolean} whether there is a link in it, which is shown then */
  function arrive(text) {
    const link = linkIn(text);
    if (link !== null) nav.show("link", { link });
    return link !== null;
  }
}
