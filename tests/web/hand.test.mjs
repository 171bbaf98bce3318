// In which order the cards of a hand lie.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, companyOf, spoken, useLanguage } from "./page.mjs";

useLanguage("en");
await spoken();

test("a hand of Cheating Moth lies by value, and of one value plain numbers first and Moths last", () => {
  const players = ["Anna", "Ben", "Cem"].map((name) => ({ name, bot: null }));
  const lying = ["3a", "13a", "23a", "33a", "43a", "53a", "4a", "5a", "55a"];
  const fan = { cards: [...lying].reverse(), count: null, vanished: null, rustled: false, rustling: false };
  const view = {
    ...{
      seat: 0,
      config: { seats: 3 },
      fans: [fan, { ...fan, cards: null }, { ...fan, cards: null }],
      sums: [0, 0, 0],
    },
    ...{ guard: 1, active: 0, gaze: [], discards: [], pile: 9, phase: { type: "Turning" } },
  };
  const company = { ...companyOf(players, [0, 1, 2], null), own: 0 };
  const { hand } = GAMES["cheating-moth"].sceneOf(view, company).zones;
  assert.deepEqual(
    hand?.map(({ key }) => key),
    lying,
  );
});
