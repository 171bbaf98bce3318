// The set-up's plain values: names as people type them, and who sits where.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TEMPERS, characterOf, facesOf, kindOf } from "../../web/bots/characters.js";
import { isTooLong, sameName, shortened, tidyName } from "../../web/text/names.js";
import { newNumber, newSeed, seedOf } from "../../web/games/setup.js";
import { openRequest } from "../../web/screens/setup/request.js";
import * as places from "../../web/people/seats.js";

/** @typedef {import("../../web/people/seats.js").Place} Place */

/** @param {string} name @returns {Place} */
const person = (name, colour = 0) => ({
  name,
  who: "person",
  temper: TEMPERS[colour] ?? "even",
  colour,
  rank: null,
});

test("a name is one line of at most 60 characters", () => {
  assert.equal(tidyName("  Anna \n\t Lena  "), "Anna Lena");
  assert.equal(tidyName("A".repeat(10_000)).length, 60);
  assert.equal(tidyName(" \u200b\u202e\u0000 "), "");
  assert.equal(tidyName("<b>Max</b>"), "<b>Max</b>");
  assert.equal(tidyName("שלום"), "שלום");
  assert.ok(isTooLong("x".repeat(61)));
  assert.ok(!isTooLong("🐞".repeat(60)));
});

test("no letter is cut in two, and no half of one is left", () => {
  const family = "👩‍👩‍👧‍👦"; // 7 characters to Python
  assert.equal(tidyName(family.repeat(30)), family.repeat(8));
  assert.equal(tidyName("\ud83d"), "");
  assert.equal(tidyName("🐞".repeat(100)), "🐞".repeat(60));
});

test("a name for which there is no room loses whole letters, and one that fits loses none", () => {
  const family = "👩‍👩‍👧‍👦";
  assert.equal(shortened("Anna Lena", 9), "Anna Lena");
  assert.equal(shortened("Anna-Lena Marie", 9), "Anna-Len…");
  assert.equal(shortened(family.repeat(9), 9), family.repeat(9));
  assert.equal(shortened(family.repeat(10), 9), `${family.repeat(8)}…`);
});

test("names that sound the same are the same", () => {
  assert.ok(sameName("Anna", "anna "));
  assert.ok(sameName("ＡＮＮＡ", "Anna"));
  assert.ok(!sameName("Anna", "Anne"));
});

test("two equal names, and Paul at two, are told", () => {
  assert.deepEqual(places.faultsOf(["Anna", "Ben", "anna"], undefined), [null, null, "name-twice"]);
  assert.deepEqual(places.faultsOf(["Anna", "PAUL"], "Paul"), [null, "name-dummy"]);
  assert.deepEqual(places.faultsOf(["Anna", "Ben", "Paul"], undefined), [null, null, null]);
});

test("what was remembered is only taken if it is sound", () => {
  const two = [person("Anna", 3), person("Ben", 1)];
  assert.deepEqual(places.seatsFrom(two), two);
  for (const odd of [undefined, null, "x", [], [person("A")], [person("A"), person("B")], [null, {}]]) {
    assert.deepEqual(places.seatsFrom(odd), places.firstSeats());
  }
});

test("bots of earlier versions become levels, each with a character of its own", () => {
  const old = ["person", "random", "rule-of-thumb", "rule-of-thumb"];
  const seats = places.seatsFrom(old.map((who, colour) => ({ name: "", who, colour, rank: null })));
  assert.deepEqual(
    seats.map(({ who }) => who),
    ["person", "novice", "regular", "regular"],
  );
  assert.equal(new Set(seats.map(({ temper }) => temper)).size, 4);
});

test("a character belongs to one seat, and nobody sits there twice", () => {
  const seats = places.tempered(places.firstSeats(), 1, "bold");
  assert.equal(seats[1]?.temper, "bold");
  let all = seats;
  while (all.length < 6) all = places.added(all);
  assert.deepEqual(all.map(({ temper }) => temper).sort(), [...TEMPERS].sort());
});

test("a kind of bot tells level and temper, and faces differ whatever the kinds are", () => {
  for (const temper of TEMPERS) {
    assert.deepEqual(characterOf(kindOf("master", temper)), { level: "master", temper });
  }
  for (const kind of ["random", "rule-of-thumb", "master-x", "x"]) assert.equal(characterOf(kind), null);
  const faces = facesOf([null, "rule-of-thumb", "expert-bold", "rule-of-thumb", "random"]);
  assert.equal(faces[0], null);
  assert.equal(new Set(faces.slice(1)).size, 4);
});

test("a game gets as many as it is for", () => {
  const who = (/** @type {readonly Place[]} */ seats) => seats.map((seat) => seat.name || seat.who).join(" ");
  const two = [person("Anna", 3), person("Ben", 0)];
  const three = places.fitted(two, [3, 5]);
  assert.equal(who(three), "Anna Ben regular");
  assert.equal(new Set(three.map(({ colour }) => colour)).size, 3);
  const six = ["Anna", "Ben", "Cem", "Dora", "Eva", "Finn"].map((name, at) => person(name, at));
  assert.equal(who(places.fitted(six, [3, 5])), "Anna Ben Cem Dora Eva");
  const withBot = places.changed(six, 2, { who: "novice" });
  assert.equal(who(places.fitted(withBot, [3, 5])), "Anna Ben Dora Eva Finn");
  assert.equal(places.fitted(six, [2, 6]), six);
});

test("a colour belongs to one seat", () => {
  const seats = places.coloured(places.firstSeats(), 0, 2);
  assert.deepEqual(
    seats.map(({ colour }) => colour),
    [2, 1, 0, 3],
  );
  const six = places.added(places.added(seats));
  assert.deepEqual([...new Set(six.map(({ colour }) => colour))].sort(), [0, 1, 2, 3, 4, 5]);
});

test("moving keeps everybody", () => {
  const seats = ["a", "b", "c", "d"].map((name, at) => person(name, at));
  const order = (/** @type {readonly Place[]} */ list) => list.map(({ name }) => name).join("");
  assert.equal(order(places.moved(seats, 0, 2)), "bcad");
  assert.equal(order(places.moved(seats, 3, 0)), "dabc");
});

test("the engine hears what was set up", () => {
  /** @type {Place[]} */
  const seats = [
    { ...person("Anna", 0), rank: 5 },
    { ...person("", 1), who: "expert", temper: "bold", rank: 1 },
    { ...person("Cem", 2), rank: 2 },
  ];
  const names = places.namesOf(seats, (id) => id);
  const { seed, ...request } = openRequest("party-bugs", seats, names, ["mirror"]);
  assert.deepEqual(request, {
    type: "Open",
    game: "party-bugs",
    options: ["seats 3", "mirror"],
    precedence: [2, 0],
    players: [
      { name: "Anna", bot: null },
      { name: "bot-bold", bot: "expert-bold" },
      { name: "Cem", bot: null },
    ],
    added: [],
    eyes: null,
  });
  assert.match(seed, /^[0-9a-f]{32}$/);
  assert.notEqual(openRequest("party-bugs", seats, names, []).seed, seed);
});

test("a seed is written as the engine writes it: 128 bits in 32 signs, a small one as a number", () => {
  assert.match(newNumber(), /^[0-9a-f]{32}$/);
  assert.notEqual(newSeed(), newSeed());
  assert.equal(seedOf("000000000000000000000000000004d2"), "1234");
  assert.equal(seedOf("0000000000000000001fffffffffffff"), "9007199254740991");
  assert.equal(seedOf("00000000000000000020000000000000"), "00000000000000000020000000000000");
});
