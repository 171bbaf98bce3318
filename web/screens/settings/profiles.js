// Who plays here often: each can be changed, and forgotten. What is changed is kept at once.

import { token } from "../../art/tokens.js";
import { element, picture } from "../../dom/element.js";
import { announce, button } from "../../parts/frame.js";
import { wish } from "../../parts/wishes.js";
import { animals } from "../../people/animals.js";
import { isFull, keepProfiles, likesNow, profiles } from "../../storage/profiles.js";
import { sameName, tidyName } from "../../text/names.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../storage/profiles.js").Profile} Profile
 * @typedef {Partial<Record<string, readonly string[]>>} Choices of the settings, by name
 * @typedef {{change: (profile: Profile) => void, isFree: (name: string) => boolean, forget: () => void}} Acts
 */

/** @param {Choices} choices */
export function profilesPart(choices) {
  const node = element("div", { class: "profiles" });

  /** @param {number} opened */
  function draw(opened) {
    const list = profiles();
    const rows = list.map((profile, at) => row(profile, choices, at === opened, actsOf(at)));
    const add = button(t("profile-add"), { disabled: isFull(list), onclick: begin }, "plus");
    node.replaceChildren(...rows, add);
  }

  /** @param {number} at @returns {Acts} */
  const actsOf = (at) => ({
    change: (profile) => void keepProfiles(profiles().map((each, other) => (other === at ? profile : each))),
    isFree: (name) => profiles().every((each, other) => other === at || !sameName(each.name, name)),
    forget() {
      const name = profiles()[at]?.name ?? "";
      keepProfiles(profiles().filter((_, other) => other !== at));
      draw(-1);
      announce(t("profile-forgotten", { name }));
      node.querySelector("button")?.focus();
    },
  });

  function begin() {
    const list = profiles();
    const names = [0, 1, 2, 3, 4, 5].map((each) => t(`animal-${each}`));
    const colour = names.findIndex((name) => list.every((each) => !sameName(each.name, name)));
    const name = names[colour] ?? t("profile-new", { number: list.length + 1 });
    keepProfiles([...list, { name, colour: Math.max(0, colour), likes: likesNow() }]);
    draw(list.length);
    const field = node.querySelector("details[open] input");
    if (field instanceof HTMLInputElement) field.select();
  }

  draw(-1);
  return node;
}

/** @param {Profile} first @param {Choices} choices @param {boolean} open @param {Acts} acts */
function row(first, choices, open, acts) {
  let profile = first;
  const head = element("summary", {});

  /** @param {Partial<Profile>} news */
  function change(news) {
    profile = { ...profile, ...news };
    acts.change(profile);
    name();
  }

  function name() {
    head.replaceChildren(
      picture(token(profile.colour), "profile-token"),
      element("span", { class: "profile-name", dir: "auto" }, profile.name),
    );
  }

  name();
  return element(
    "details",
    { class: "profile", name: "profiles", open },
    head,
    element(
      "div",
      { class: "profile-parts" },
      nameField(profile.name, acts.isFree, (called) => change({ name: called })),
      animals(t("profile-animal"), profile.colour, (colour) => change({ colour })),
      ...Object.entries(choices).map(([own, values = []]) =>
        wish({
          name: own,
          values,
          now: profile.likes[own] ?? "",
          choose: (value) => change({ likes: { ...profile.likes, [own]: value } }),
        }),
      ),
      button(t("profile-forget"), { onclick: acts.forget }, "bin"),
    ),
  );
}

/** @param {string} name @param {(name: string) => boolean} isFree @param {(name: string) => void} rename */
function nameField(name, isFree, rename) {
  const remark = element("p", { class: "warning", role: "alert" });
  const field = element("input", {
    class: "field",
    type: "text",
    dir: "auto",
    value: name,
    "aria-label": t("seat-names"),
    autocomplete: "off",
    autocapitalize: "words",
    spellcheck: "false",
    enterkeyhint: "done",
    onkeydown({ key }) {
      if (key === "Enter") field.blur();
    },
    onchange() {
      const called = tidyName(field.value);
      const isTaken = !isFree(called);
      remark.textContent = isTaken ? t("name-twice", { name: called }) : "";
      if (called && !isTaken) rename(called);
    },
  });
  return element("div", {}, field, remark);
}
