// What is to be said of a match that has come by a link, before anybody goes on with it.

import { listed, t } from "../text/text.js";
import { unseenInOrder } from "../people/here.js";

/**
 * Whose turns have not been seen from the phone that makes them.
 * @param {{unseen: readonly {seat: number, turns: number}[], players: readonly {name: string}[]}} found
 * @param {readonly number[]} here who plays on this phone
 * @returns {string[]}
 */
export const unseenInWords = ({ unseen, players }, here) =>
  unseenInOrder(unseen, here).map(({ isHere, seat, turns }) =>
    t(isHere ? "link-unseen-here" : "link-unseen", { name: players[seat]?.name ?? "", turns }),
  );

/** @param {readonly number[]} odd bots, by seat @param {readonly {name: string}[]} players */
export const oddInWords = (odd, players) =>
  odd.length === 0
    ? []
    : [
        t("link-odd-bots", {
          names: listed(odd.map((seat) => players[seat]?.name ?? "")),
          count: odd.length,
        }),
      ];
