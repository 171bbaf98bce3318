// What every game hands in (web/games/contract.d.ts), held against the real engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldOf } from "../../web/storage/shapes.js";
import { DEFAULTED, KINDS_OF_FACTS, NEEDED } from "./handed.mjs";
import { GAMES, TAGS, companyOf, has, spoken, t, useLanguage } from "./page.mjs";
import { rulesAreTold } from "./rules_told.mjs";
import { isSaid, isShown, isSvg } from "./shown.mjs";
import { toldOf } from "./told.mjs";

/**
 * @typedef {import("../../web/games/contract.js").Game} Game
 * @typedef {import("../../web/games/contract.js").View} View
 * @typedef {import("../../web/people/company.js").Company} Company
 * @typedef {import("../../web/engine/messages").Update} Update
 * @typedef {import("./told.mjs").Told} Told
 */

// One game, or all of them.
const WANTED = Object.entries(GAMES).filter(([name]) => !process.env.GAME || name === process.env.GAME);
const { matchesOf, endOf } = toldOf(WANTED.map(([name]) => name));
const COLOURS = [0, 1, 2, 3, 4, 5];

// A sentence that is not there is only warned of where a guest plays.
console.warn = (/** @type {string} */ words) => assert.fail(words);

for (const [name, game] of WANTED) {
  const { manifest, setup } = game;

  test(`${name} hands in what is asked for, and nothing else`, () => {
    const kinds = { ...NEEDED, ...DEFAULTED, ...KINDS_OF_FACTS };
    for (const [member, kind] of Object.entries(kinds)) {
      assert.equal(typeof fieldOf(game, member), kind, member);
    }
    assert.deepEqual(
      Object.keys(game).filter((member) => !(member in kinds) && member !== "mischief"),
      [],
    );
    assert.equal(manifest.name, name);
  });

  for (const language of TAGS) {
    test(`${name} has its sentences (${language})`, async () => {
      useLanguage(language);
      await spoken();
      const options = manifest.options.flatMap((option) => [`-${option}`, `-${option}-line`]);
      const stays = manifest.travels ? [] : ["-stays"];
      for (const what of ["", "-line", "-facts", "-scene", "-order", "-order-line", ...options, ...stays]) {
        isSaid(t(name + what));
      }
      for (const what of ["rank", "none"]) isSaid(t(`${name}-order-${what}`, { name: "Anna", rank: 1 }));
      for (const { id } of game.tips) assert.ok(has(id), id);
      rulesAreTold(name, game.rules);
    });

    test(`${name} draws and tells whatever the engine says (${language})`, async () => {
      useLanguage(language);
      await spoken();
      for (const match of matchesOf(name)) follow(game, match);
      const { update, log, laid } = endOf(name);
      reportIsWhole(game, update, log);
      handsAreLaidOpen(game, update.players, laid);
    });
  }

  test(`${name} is played as its manifest says`, () => {
    assert.deepEqual(setup.variants.map((variant) => variant.name).sort(), [...manifest.options].sort());
    const [fewest, most] = setup.seats;
    // The deal of the day is for four.
    assert.ok(fewest <= 4 && most >= 4);
    for (let players = fewest; players <= most; players += 1) {
      assert.equal(setup.dummy(players)?.name, manifest.dummies[players]);
    }
    for (const lesson of Object.values(game.lessons))
      assert.ok(lesson && lesson.seats >= fewest && lesson.seats <= most);
    const first = matchesOf(name)[0]?.[0]?.update.view.config;
    assert.ok(first);
    assert.deepEqual(game.variantsOf(first), []);
    assert.ok(Array.isArray(game.rankedIn(first)));
  });

  test(`${name} has pictures`, () => {
    isSvg(setup.sign());
    setup.variants.forEach(({ picture }) => isSvg(picture()));
    for (const theme of /** @type {const} */ (["dark", "light"])) {
      const { ground, guests } = game.tile(theme);
      [ground, guests, game.ground(theme)].forEach(isSvg);
    }
    game.pictures.forEach((draw) => isShown(draw()));
    [game.sign(), ...COLOURS.map((colour) => game.patternOf(colour))].forEach(isShown);
  });
}

/**
 * As the table shows it: what happened, one thing after the other, and then what can be done.
 * @param {Game} game
 * @param {Told[]} match
 */
function follow(game, match) {
  for (const { update, before } of match) {
    const company = companyOf(update.players, COLOURS, game.setup.dummy(update.players.length));
    const own = update.eyes ?? game.ownOf(update, update.view);
    const nothing = { ...company, own, legal: [], mischief: [] };
    let view = game.seenBy(before?.view ?? game.blank(update.view), update);
    for (const step of game.stepsOf(update.events)) {
      view = step.change(view);
      sceneIsWhole(game, view, nothing);
      assert.ok(step.rest >= 0);
    }
    for (const event of update.events) {
      const told = game.tell(event, company.names);
      if (told) isSaid(told.text);
    }
    view = update.view;
    isSaid(game.chapterOf(view));
    canBeDone(game, update, nothing);
    game.tips.forEach((tip) => tip.when(view, { ...nothing, legal: [...update.legal], mover: 0 }));
    const aid = game.aidOf(view);
    if (aid) isSaid(aid.title);
    const note = game.curtainNote(view, company);
    if (note) isShown(note.picture);
    assert.equal(typeof game.hasChosen(view, 0), "boolean");
    assert.equal(typeof game.staysInHand(update.events, 0), "boolean");
  }
}

/**
 * A control is there if and only if a legal move stands behind it.
 * @param {Game} game
 * @param {Update} update
 * @param {Company} nothing
 */
function canBeDone(game, update, nothing) {
  /** @type {readonly string[]} */
  const all = update.legal;
  const isUnasked = (/** @type {string} */ move) => Boolean(game.mischief?.isUnasked(move));
  const legal = all.filter((move) => !isUnasked(move));
  const company = {
    ...nothing,
    legal,
    mischief: all.filter(isUnasked),
    mover: update.mover,
  };
  const { text, place } = game.askedOf(update.view, company);
  isSaid(text);
  assert.ok(place === null || place in company.names);
  /** @type {Set<string>} */
  const reached = new Set();
  for (const mode of [null, ...sceneIsWhole(game, update.view, company).extras.map(({ key }) => key)]) {
    if (mode !== null && !game.isMode(mode)) continue;
    const scene = sceneIsWhole(game, update.view, { ...company, mode });
    for (const move of touchable(scene)) {
      isSaid(game.confirmOf(move, update.view, company));
      answersTo(move).forEach(reach);
    }
    for (const { key } of scene.extras) if (!game.isMode(key)) answersTo(key).forEach(reach);
  }
  assert.deepEqual(
    legal.filter((move) => !reached.has(move)),
    [],
    "these cannot be done",
  );
  for (const move of legal) isSaid(game.weighed(move, update.view, company.names).text);

  /** Half a move asks for the other half. @param {string} move */
  function answersTo(move) {
    if (all.includes(move)) return [move];
    const sheet = game.sheetOf(move, legal, update.view, company);
    if ("move" in sheet) return [sheet.move];
    [sheet.title, sheet.text, ...sheet.answers.map(({ label }) => label)].forEach(isSaid);
    assert.ok(sheet.answers.length > 0);
    return sheet.answers.map((answer) => answer.move);
  }

  /** @param {string} move */
  function reach(move) {
    assert.ok(all.includes(move), `${move} is offered and not legal`);
    reached.add(move);
  }
}

/** @param {ReturnType<Game["sceneOf"]>} scene */
const touchable = (scene) =>
  Object.values(scene.zones).flatMap((cards) =>
    cards.flatMap(({ choice, flick }) => [choice?.move, flick].filter((move) => move !== undefined)),
  );

/**
 * Everything lies in a place that the table has, is named, and is there once.
 * @param {Game} game
 * @param {View} view
 * @param {Company} company
 */
function sceneIsWhole(game, view, company) {
  const scene = game.sceneOf(view, company);
  const seats = scene.seats.map(({ key }) => key);
  const places = [
    ...game.zones.middle,
    ...(game.zones.hand ? ["hand"] : []),
    ...seats.flatMap((seat) => [`display-${seat}`, `hand-${seat}`]),
  ];
  assert.ok(["own", "open"].includes(scene.mode));
  assert.equal(scene.own, company.own);
  assert.deepEqual(
    [...seats].sort(),
    company.names.map((_, place) => place),
  );
  assert.deepEqual(
    Object.keys(scene.zones).filter((zone) => !places.includes(zone)),
    [],
  );
  for (const zone of places.filter((place) => !place.includes("-"))) isSaid(scene.labels[zone] ?? "");
  const cards = Object.values(scene.zones).flat();
  assert.equal(new Set(cards.map(({ key }) => key)).size, cards.length, "a key is there twice");
  for (const card of cards) {
    if (!card.empty) isShown(card.picture);
    isSaid(card.label);
    if (card.choice) isSaid(card.choice.label);
  }
  for (const extra of scene.extras) {
    isShown(extra.picture);
    isSaid(extra.label);
  }
  return scene;
}

/** @param {Game} game @param {Update["players"]} players @param {{view: View, views: readonly View[]}[]} replies */
function handsAreLaidOpen(game, players, replies) {
  const company = companyOf(players, COLOURS, game.setup.dummy(players.length));
  assert.ok(replies.length > 0);
  for (const { view, views } of replies) {
    const open = game.laidOpen(view, views);
    sceneIsWhole(game, open, { ...company, own: null, legal: [], mischief: [] });
  }
}

/** @param {Game} game @param {Update} update @param {import("../../web/engine/messages").Log} log */
function reportIsWhole(game, { view, players, outcome }, log) {
  const company = companyOf(players, COLOURS, game.setup.dummy(players.length));
  const report = game.reportOf(view, log, company, outcome);
  isSaid(report.title);
  if (report.next !== null) isSaid(report.next);
  assert.deepEqual(
    report.rows.map(({ place }) => place).sort(),
    company.names.map((_, place) => place),
  );
  const scores = report.rows.map(({ score }) => score);
  assert.deepEqual(
    [...scores].sort((one, other) => game.byScore(one, other)),
    scores,
  );
  [...report.ties, ...report.awards.flatMap(({ title, text }) => [title, text])].forEach(isSaid);
  log.turns.forEach(({ chapter }) => isSaid(game.chapterName(chapter)));
}
