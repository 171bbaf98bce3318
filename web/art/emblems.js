// Emblems of the three games, for the tiles of the home screen. Each is a picture of 120 by 120.
import { party } from "./icon.js";
import { CORAL, GOLD, INK, PAPER, ROYAL } from "./palette.js";
import { box, flipped, line, oval, pair, patch, place, rod, solid, svg, within } from "./pen.js";

const tile = (colour, inside) =>
  svg("0 0 120 120", solid(box(4, 4, 112, 112, 28), colour, { line: 5, lift: 4 }) + within(box(7, 7, 106, 106, 26), inside));

export const partyEmblem = () => tile(ROYAL, place(party(), 60, 62, 0.205));
export const parrotEmblem = () =>
  tile("#a9dcc9", patch(oval(26, 24, 30), "#ffe08a") + patch("M0 96Q40 82 120 100V120H0Z", "#6cc08f") + place(parrot(), 9, 16, 0.9));
export const mothEmblem = () => tile("#2c3a63", moth());

const RED = "#e0483e";
const parrot = () =>
  solid("M62 8C92 8 108 34 106 66C104 98 88 124 60 124C38 124 26 104 26 84C20 52 34 8 62 8Z", RED, { line: 6 }) +
  solid("M50 16C54 2 70-6 90-5C88 0 86 3 83 6C94 4 103 9 108 17C102 18 98 20 95 23C100 26 103 30 104 36C92 34 66 24 50 16Z", GOLD, { line: 5, lift: 4 }) +
  solid("M34 36C46 26 72 26 78 42C84 60 66 74 48 72C36 70 30 60 34 36Z", PAPER, { line: 4.5, lift: 4 }) +
  solid("M30 64C24 72 28 84 40 82C46 78 46 70 42 64Z", "#5b4a6e", { line: 5, lift: 3 }) +
  solid("M42 34C20 32 6 50 10 70C12 79 18 82 22 76C24 68 32 66 42 68C50 62 50 44 42 34Z", "#ffe9bd", { line: 5.5, lift: 5 }) +
  patch(oval(62, 48, 9.5, 11.5), INK) + patch(oval(58, 43, 4), "#fff") + patch(oval(66, 54, 2), "#fff") + line("M50 32Q60 24 72 30", 4.6) +
  solid("M104 76C84 76 72 90 74 112C84 124 98 112 104 96Z", "#3d8fd0", { line: 5, lift: 4 }) + line("M80 110Q82 94 96 90", 4, GOLD);

const MOTH_WING = "M6 66C14 30 40 18 58 26C66 44 56 66 38 72C50 78 50 96 38 102C20 104 8 88 6 72Z";
const moth = () =>
  patch(oval(60, 30, 62), "#54567a") + patch(oval(60, 30, 42), "#8f7f72") + patch(oval(60, 34, 24), "#e9c26a") + rod("M60-6V10", 4, "#9b8bb5") +
  solid("M60 8C70 8 77 14 77 24H43C43 14 50 8 60 8Z", CORAL, { line: 5, lift: 4 }) +
  solid("M52 26A8 8 0 0 0 68 26Z", "#fff3c4", { line: 4.5, lift: 0 }) +
  place([flipped(MOTH_WING), MOTH_WING].map((d) => solid(d, "#e9cfa8", { line: 5, lift: 4 })).join("") + pair(patch(oval(40, 46, 8), "#7c5a86") +
  patch(oval(40, 46, 3.5), PAPER) + patch(oval(31, 88, 5), "#7c5a86")) +
    line("M-6 44C-10 34-18 30-26 30M6 44C10 34 18 30 26 30M-13 36l-2-7M-19 32l-1-6M13 36l2-7M19 32l1-6", 3.4) +
    solid("M0 70C10 70 12 80 10 92C8 104 4 110 0 112C-4 110-8 104-10 92C-12 80-10 70 0 70Z", "#a07c56", { line: 4.5, lift: 3 }) +
    solid(oval(0, 58, 18, 17), "#b58f63", { line: 5, lift: 4 }) +
    [-7.5, 7.5].map((x) => patch(oval(x, 56, 7, 8), PAPER) + patch(oval(x * 0.85, 55, 4.2, 5.2), INK) +
    patch(oval(x * 0.85 - 1.6, 53, 1.7), "#fff")).join("") + line("M-4 68Q0 71 4 68", 2.6), 60, 19, 0.8);
