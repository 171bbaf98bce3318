// Awards worth a smile, from what everybody could see.

import { t } from "../../text/text.js";
import { valueOf } from "./cards.js";

const MOST = 4;

/** @param {object[]} events @param {string[]} names @returns {{title: string, text: string}[]} */
export function awardsOf(events, names) {
  const seats = names.map(() => ({ pairs: 0, kings: 0, vain: 0, ones: 0, heavy: 0, last: 0, first: 0, worst: 0 }));
  for (const event of events) count(event, seats);
  const candidates = [
    ["matchmaker", "pairs", 2],
    ["royal", "kings", 1],
    ["usurper", "vain", 1],
    ["glutton", "worst", 4],
    ["polite", "last", 5],
    ["early", "first", 5],
    ["heavy", "heavy", 3],
    ["light", "ones", 3],
  ];
  const given = new Map();
  const awards = [];
  for (const [id, field, least] of candidates) {
    const best = Math.max(...seats.map((seat) => seat[field]));
    const holders = seats.flatMap((seat, place) => (seat[field] === best ? [place] : []));
    if (best < least || holders.length !== 1 || (given.get(holders[0]) ?? 0) > 1) continue;
    given.set(holders[0], (given.get(holders[0]) ?? 0) + 1);
    awards.push({
      place: holders[0],
      title: t(`pb-award-${id}`),
      text: t(`pb-award-${id}.why`, { name: names[holders[0]], count: best }),
    });
  }
  return awards.slice(0, MOST);
}

function count(event, seats) {
  switch (event.type) {
    case "PairLeft":
      seats[event.place].pairs += 1;
      return;
    case "DancerPaired":
      seats[event.seat].pairs += 1;
      return;
    case "KingDanced":
      seats[event.seat].kings += 1;
      seats[event.seat].worst = Math.max(seats[event.seat].worst, event.cards.length);
      for (const seat of event.others) seats[seat].vain += 1;
      return;
    case "OrderSettled":
      seats[event.queue[0]].first += 1;
      return;
    case "CardTaken":
      if (event.last) seats[event.place].last += 1;
      if (valueOf(event.card) >= 11) seats[event.place].heavy += 1;
      if (valueOf(event.card) <= 2) seats[event.place].ones += 1;
      return;
    default:
  }
}
