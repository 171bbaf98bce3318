// Who may look: the curtain between two people, and the cover over a table that is left.

import { closeSheets } from "../../parts/sheet.js";
import { t } from "../../text/text.js";
import { drawCurtain } from "./handover.js";

/**
 * @param {HTMLElement} root
 * @param {{table: HTMLElement, announce: (words: string) => void}} frame
 * @param {() => void} onMenu
 */
export function newCurtain(root, { table, announce }, onMenu) {
  let remove = () => {};
  let hear = () => {};

  /** The table can neither be seen nor reached. @param {() => void} clear takes away what covers it */
  function cover(clear = () => {}) {
    closeSheets();
    remove();
    table.inert = true;
    remove = clear;
  }

  function uncover() {
    remove();
    remove = () => {};
    table.inert = false;
  }

  /**
   * @typedef {{seat: string, name: string, colour: string, token: string, pattern: string, asked: boolean,
   *   ready: boolean}} Person
   *
   * @param {Person[]} people
   * @param {string} seat who is asked
   * @param {string} said what happened last
   * @param {{picture: string, text: string} | null} note what else is good to know
   * @returns {Promise<string>} whose eyes opened
   */
  function handOver(people, seat, said, note) {
    return new Promise((resolve) => {
      /** @param {string} asked */
      const ask = (asked) => {
        const person = people.find((each) => each.seat === asked);
        if (!person) return;
        cover();
        const drawn = drawCurtain(root, {
          ...person,
          said,
          note,
          others: people.filter((each) => each !== person),
          onOpen: () => resolve(asked),
          onOther: ask,
          onMenu,
        });
        ({ remove, hear } = drawn);
        announce(t("play-hand-to", { name: person.name }));
      };
      ask(seat);
    });
  }

  return { cover, uncover, handOver, hear: () => hear() };
}
