// What lies where, as a table is drawn. Every scene is made once.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("../board.js").Scene} Scene */

/** @type {WeakMap<Picture, Scene>} */
const scenes = new WeakMap();

/** @param {Table} table @returns {Scene | null} */
export function sceneOf({ picture, house }) {
  if (!picture) return null;
  const known = scenes.get(picture);
  if (known) return known;
  const scene = house.game.sceneOf(picture.view, picture.company);
  scenes.set(picture, scene);
  return scene;
}
