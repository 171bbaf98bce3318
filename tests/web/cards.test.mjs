// What is said of a card, its style can see.

import assert from "node:assert/strict";
import { test } from "node:test";

/** An element, as far as cards are made of them. */
class Made {
  /** @type {Made[]} */
  children = [];
  /** @type {Set<string>} */
  classes = new Set();
  dataset = {};
  style = { setProperty() {} };
  classList = {
    toggle: (/** @type {string} */ name, /** @type {boolean} */ on) =>
      on ? this.classes.add(name) : this.classes.delete(name),
    remove: (/** @type {string} */ name) => this.classes.delete(name),
    contains: (/** @type {string} */ name) => this.classes.has(name),
  };

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    if (name === "class") for (const each of value.split(" ")) this.classes.add(each);
  }
  /** @param {Made[]} more */
  append(...more) {
    this.children.push(...more);
  }
  /** @param {Made} child */
  insertBefore(child) {
    this.children.unshift(child);
  }
  /** @param {string} selector */
  querySelector(selector) {
    return this.children.find(({ classes }) => classes.has(selector.slice(1))) ?? null;
  }
}

Object.assign(globalThis, { document: { createElement: () => new Made() } });
const { newCards } = await import("../../web/table/cards.js");

const MARKS = "empty dim chosen turn faceDown joined hint held beneath sinking noisy".split(" ");

for (const mark of MARKS) {
  test(`a card that is ${mark} looks like that, as long as it is`, () => {
    const cards = newCards();
    const zone = document.createElement("ul");
    const card = { key: "7a", picture: "", label: "7" };
    const looks = () => cards.drawn.get("7a")?.node.classList.contains(`is-${mark.toLowerCase()}`);
    cards.draw(new Map([[zone, [{ ...card, [mark]: true }]]]));
    assert.equal(looks(), true);
    cards.draw(new Map([[zone, [card]]]));
    assert.equal(looks(), false);
  });
}
