// The ground of Short Straw: one colour.
import { svg } from "../../art/pen.js";

export const GROUND = svg("0 0 588 290", `<path d="M0 0H588V290H0Z" fill="#3a5a40"/>`);
