// People whom the phone knows: what is kept of them, and how they come to a seat.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fakeDevice } from "./fake_database.mjs";

const device = fakeDevice("https://host.example/one/");
const { isAsked, isFull, keepProfiles, likesNow, markAsked, profiles } =
  await import("../../web/storage/profiles.js");
const { forget } = await import("../../web/storage/device.js");
const { changeSettings } = await import("../../web/storage/settings.js");
const { isNameless, seatOf, withKnown, withoutKnown } = await import("../../web/people/known.js");
const { firstSeats } = await import("../../web/people/seats.js");

const NAME = "critter-club /one/ profiles";
const ANNA = { name: "Anna", colour: 3, likes: { hand: "left", text: "large" } };
const BEN = { name: "Ben", colour: 0, likes: {} };

beforeEach(() => forget("profiles"));

test("who is kept is there again, and being asked is kept beside", () => {
  assert.deepEqual(profiles(), []);
  assert.equal(isAsked(), false);
  keepProfiles([ANNA, BEN]);
  markAsked();
  keepProfiles([BEN, ANNA]);
  assert.deepEqual(profiles(), [BEN, ANNA]);
  assert.equal(isAsked(), true);
});

test("what cannot be read is left out, and the others stay", () => {
  const odd = [
    null,
    3,
    {},
    { name: "", colour: 1 },
    { name: "X", colour: 6 },
    { name: "Y" },
    { name: 3, colour: 1 },
  ];
  const more = { ...BEN, name: " Ben\n", likes: { hand: 3, sound: "yes" }, later: true };
  device.set(NAME, JSON.stringify({ list: [...odd, ANNA, more], asked: "yes" }));
  assert.deepEqual(profiles(), [ANNA, BEN]);
  assert.equal(isAsked(), false);
  for (const text of ["{", "null", "[]", '{"list":3}']) {
    forget("profiles");
    device.set(NAME, text);
    assert.deepEqual(profiles(), []);
    assert.ok(markAsked() && isAsked());
  }
});

test("what a later version adds to the record is not lost", () => {
  device.set(NAME, JSON.stringify({ list: [ANNA], later: 1 }));
  keepProfiles([BEN]);
  assert.match(device.get(NAME) ?? "", /"later":1/);
});

test("of the settings only what is somebody's own is taken along", () => {
  changeSettings({ hand: "left", text: "larger", theme: "dark" });
  const likes = likesNow();
  assert.deepEqual([likes["hand"], likes["text"], likes["theme"]], ["left", "larger", undefined]);
});

test("a phone does not know people without end", () => {
  keepProfiles(Array.from({ length: 40 }, (_, at) => ({ ...BEN, name: `B${at}` })));
  assert.equal(profiles().length, 24);
  assert.ok(isFull(profiles()));
});

test("with one tap somebody sits where nobody has a name, with their animal", () => {
  const seats = withKnown(firstSeats(), ANNA, 6);
  assert.deepEqual([seats[0]?.name, seats[0]?.colour, seats[0]?.who], ["Anna", 3, "person"]);
  assert.equal(new Set(seats.map(({ colour }) => colour)).size, 4);
  assert.equal(seatOf(seats, "anna"), 0);
});

test("then in a bot's place, then at the end, and at a full table nowhere", () => {
  let seats = withKnown(withKnown(firstSeats(), ANNA, 5), BEN, 5);
  assert.deepEqual([seats.length, seatOf(seats, "Ben")], [4, 1]);
  for (const name of ["Cem", "Dora", "Eva"]) seats = withKnown(seats, { name, colour: 5 }, 5);
  assert.deepEqual(
    seats.map(({ name }) => name),
    ["Anna", "Ben", "Cem", "Dora", "Eva"],
  );
  assert.deepEqual(withKnown(seats, { name: "Finn", colour: 1 }, 5), seats);
});

test("who gets up leaves a bot, unless nobody else would be there", () => {
  const two = withKnown(withKnown(firstSeats(), ANNA, 6), BEN, 6);
  const one = withoutKnown(two, "Ben");
  assert.deepEqual([one[1]?.who, one[1]?.name, isNameless(one)], ["regular", "", false]);
  const none = withoutKnown(one, "Anna");
  assert.deepEqual([none[0]?.who, none[0]?.name, isNameless(none)], ["person", "", true]);
});
