// One of several pictures that is chosen: an animal, or a bot's face.

import { element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";

/**
 * @param {string} group whose others are not chosen then
 * @param {{name: string, face: Parameters<typeof picture>[0], checked: boolean, choose: () => void,
 *   data?: Record<string, string>}} one
 */
export const faceChoice = (group, { name, face, checked, choose, data = {} }) =>
  element(
    "label",
    { class: "colour-choice" },
    element("input", {
      type: "radio",
      class: "visually-hidden",
      name: group,
      checked,
      "aria-label": name,
      onchange: choose,
      ...data,
    }),
    picture(face),
    picture(icon("check"), "colour-chosen"),
  );
