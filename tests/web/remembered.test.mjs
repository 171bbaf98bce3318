// What a phone remembers may be damaged, or from a version that knew other words: then it counts as nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeDevice } from "./fake_database.mjs";

const device = fakeDevice("https://host.example/one/");
const { firstSeats, seatsFrom } = await import("../../web/people/seats.js");
const { lastSetup, rememberSetup } = await import("../../web/storage/lastsetup.js");
const { marksLeft } = await import("../../web/storage/left_behind.js");
const { changeSettings, settings } = await import("../../web/storage/settings.js");
const { isTold, markTold } = await import("../../web/storage/told_tips.js");

const NAME = (/** @type {string} */ name) => `critter-club /one/ ${name}`;
const DAMAGED = ["{", "null", "3", '"text"', "[null]", "[3]", "{}", '{"seats":[null,{"name":3}]}'];

for (const text of DAMAGED) {
  test(`nothing stumbles over ${text}`, () => {
    for (const name of ["told tips", "settings", "last set-up", "marks", "marks of phones"])
      device.set(NAME(name), text);
    assert.equal(isTold("a tip"), false);
    assert.equal(settings().theme, "system");
    assert.deepEqual(seatsFrom(lastSetup().seats), firstSeats());
    assert.equal(lastSetup().variants["party-bugs"], undefined);
    assert.deepEqual(marksLeft().get("ab") ?? {}, {});
    assert.ok(markTold("a tip") && changeSettings({ theme: "dark" }) && rememberSetup({ mixes: true }));
    assert.deepEqual([isTold("a tip"), settings().theme, lastSetup().mixes], [true, "dark", true]);
  });
}

test("a setting of another version counts as not made", () => {
  device.set(NAME("settings"), '{"theme":"purple","text":"larger","sound":"yes"}');
  const { theme, text, sound } = settings();
  assert.deepEqual([theme, text, sound], ["system", "larger", false]);
});
