// Who plays here often sits down with one tap.

import { token } from "../../art/tokens.js";
import { allIn, element, picture } from "../../dom/element.js";
import { announce, iconButton } from "../../parts/frame.js";
import { isNameless, seatOf, withKnown, withoutKnown } from "../../people/known.js";
import { isAsked, isFull, keepProfiles, likesNow, markAsked, profiles } from "../../storage/profiles.js";
import { changeSettings } from "../../storage/settings.js";
import { sameName } from "../../text/names.js";
import { t } from "../../text/text.js";
import { newQuestion } from "./question.js";

/**
 * @typedef {import("../../storage/profiles.js").Profile} Profile
 *
 * @param {import("./plan.js").Plan} plan
 * @param {number} most seats at this table
 * @param {{draw: () => void, toSettings: () => void, toPlay: () => void}} answers
 */
export function newKnown(plan, most, { draw, toSettings, toPlay }) {
  const node = element("div", { class: "known" });
  /** @type {ReturnType<typeof newQuestion> | null} */
  let question = null;

  /** @param {Profile} profile */
  function sit(profile) {
    const said = seated(plan, profile, most);
    draw();
    announce(t(said, { name: profile.name }));
  }

  /** Somebody has answered, or just plays: nobody is asked again. */
  function settle() {
    if (!question) return;
    const name = question.name();
    question = null;
    markAsked();
    if (!name) {
      draw();
      return;
    }
    const { colour = 0 } = plan.seats.find(({ who }) => who === "person") ?? {};
    remember({ name, colour });
    sit({ name, colour, likes: {} });
  }

  function answered() {
    settle();
    toPlay();
  }

  function renew() {
    const list = profiles();
    const asks = list.length === 0 && !isAsked() && isNameless(plan.seats);
    if (asks && question) return; // what was typed so far stays
    question = asks ? newQuestion(answered) : null;
    const focused = allIn(node, ".chip").findIndex((chip) => chip === document.activeElement);
    node.replaceChildren(
      ...(question ? [question.node] : []),
      ...(list.length > 0 ? [chips(list, plan.seats, sit, toSettings)] : []),
    );
    allIn(node, ".chip")[focused]?.focus();
  }

  return { node, renew, settle };
}

/** Somebody sits down, or gets up who sits there. @param {import("./plan.js").Plan} plan @param {Profile} profile @param {number} most */
function seated(plan, profile, most) {
  const isThere = seatOf(plan.seats, profile.name) >= 0;
  plan.seats = isThere ? withoutKnown(plan.seats, profile.name) : withKnown(plan.seats, profile, most);
  if (isThere) return "seat-removed";
  if (seatOf(plan.seats, profile.name) < 0) return "known-no-room";
  changeSettings(profile.likes);
  return "seat-added";
}

/** @param {string} name */
export const isKnown = (name) => profiles().some((each) => sameName(each.name, name));

/** From now on this phone knows them. @param {{name: string, colour: number}} person */
export function remember({ name, colour }) {
  const list = profiles();
  if (!isFull(list) && !isKnown(name)) keepProfiles([...list, { name, colour, likes: likesNow() }]);
}

/** @param {Profile[]} list @param {import("../../people/seats.js").Place[]} seats @param {(profile: Profile) => void} sit @param {() => void} change */
const chips = (list, seats, sit, change) =>
  element(
    "div",
    { class: "chips known-chips", role: "group", "aria-label": t("known") },
    ...list.map((profile) => chip(profile, seatOf(seats, profile.name) >= 0, () => sit(profile))),
    iconButton(t("known-edit"), "settings", { onclick: change }),
  );

/** @param {Profile} profile @param {boolean} sits @param {() => void} onclick */
const chip = ({ name, colour }, sits, onclick) =>
  element(
    "button",
    { type: "button", class: "chip known-chip", "aria-pressed": String(sits), onclick },
    picture(token(colour), "chip-token"),
    element("span", { class: "chip-name", dir: "auto" }, name),
  );
