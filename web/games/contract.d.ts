// What a game hands in to the page, and what the page has of it: web/games/game.js fills in what
// most games don't need. Views, events and moves are those of engine/games/NAME; what they hold
// beyond this, only their game knows.

import type { Outcome, Reason } from "../engine/messages";
import type { Colour, Company } from "../people/company.js";
import type { Scene } from "../table/board.js";
import type { Args } from "../text/text.js";
import type { Moment } from "../table/moments/moments";
import type { Race, Time } from "../table/race.js";
import type { Sense, Timbre } from "../table/sounds/sounds";
import type { Lesson } from "./lesson.js";
import type { Report } from "./report";
import type { Rules } from "./rules.js";
import type { Variant } from "./setup.js";

export type { Final, Report } from "./report";

/** The address of a picture. */
export type Address = string;
/** A picture itself, as an <svg>. */
export type Svg = string;
export type Theme = "light" | "dark";

/** The facts of a game, as engine/games/NAME/manifest.py has them. */
export interface Manifest {
  name: string;
  /** fewest and most */
  seats: [number, number];
  /** the line of the notation, and the field of a config, that settles a tie among people */
  precedence: string;
  /** the variants, as the notation names them */
  options: string[];
  /** who has a place besides, by the number of players */
  dummies: Record<number, string>;
  /** can it be played from phone to phone? */
  travels: boolean;
}

/** What was agreed: the options as fields, and the seats of what settles a tie by its name. */
export interface Config {
  seats: number;
}

/** As the engine says it, or on the way to that. */
export interface View {
  /** whose it is */
  seat: number | null;
  config: Config;
  phase: { type: string };
}

export interface Event {
  type: string;
}

/** A line for every type of event: whoever forgets one hears of it. */
export type ForEach<E extends Event, Rest extends unknown[], Result> = {
  [T in E["type"]]: (event: E & { type: T }, ...rest: Rest) => Result;
};

/** One thing that is shown of what happened. */
export interface Step<V, E> {
  events: readonly E[];
  change(view: V): V;
  /** ms that it is looked at, after it has moved */
  rest: number;
  sense?: Sense | undefined;
  /** the seat that it is felt by */
  whose?: number | undefined;
}

/** The table before and after a step, and when all is there, as the same eyes see it. */
export interface Seen<V> {
  before: V;
  after: V;
  last: V;
}

/** What is good to know, at the first moment at which it is. */
export interface Tip<V> {
  /** of its sentence */
  id: string;
  /** what it is about, as a selector */
  at: string;
  when(view: V, company: Company): boolean;
}

/** What the engine last said, as far as a game is asked about it. */
export interface Asked {
  players: readonly { name: string; bot: string | null }[];
  mover: number | null;
  eyes: number | null;
  private: boolean;
}

/** A sentence of the log, and the section of the rules behind it. */
export interface Told {
  text: string;
  rule?: string | null;
  places?: readonly number[];
}

/** The name of who sits there. */
export type Who = (place: number) => string;
/** A sentence by its name, what stands in it, and the section of the rules behind it. */
export type Line = readonly [id: string, args: Args, rule: string];

/** A question with a button for each move; or the one move, as there is nothing to ask. */
export type Sheet =
  | { title: string; text: string; answers: { move: string; picture: Address | null; label: string }[] }
  | { move: string };

/** How it can be played, as the set-up screen has it. */
export interface Setup {
  /** beside its name */
  sign: () => Svg;
  seats: [number, number];
  /** in the order in which people read them */
  variants: Variant[];
  travels: boolean;
  dummy: (players: number) => Dummy | null;
}

/** Who sits there besides; `line` is the sentence about it. */
export interface Dummy {
  name: string;
  colour: string;
  picture: () => Svg;
  line: string;
}

/** What every game has to say for itself, of its own views and events. */
export interface Needed<V extends View = View, E extends Event = Event> {
  // --- before the game ---------------------------------------------------------------------

  /** its picture on the home screen */
  tile(theme: Theme): { ground: Svg; guests: Svg };
  /** its sections, as RULES.md has them */
  rules: Rules;

  // --- at the table ------------------------------------------------------------------------

  /** the zones in the middle of the table, and whether there is one for a hand */
  zones: { middle: string[]; hand: boolean };
  /** what it stands on, as large as the table */
  ground: (theme: Theme, width?: number, height?: number) => Svg;
  /** stands beside a sentence that is about nobody */
  sign(): Address;
  /** what a player's cards, or what is theirs, can be told by */
  patternOf(colour: number | string): Address;
  /** what lies where, and what can be touched: nothing that is not among the legal moves */
  sceneOf(view: V, company: Company): Scene;
  /** whose turn it is and what is asked, and whose token stands beside it */
  askedOf(view: V, company: Company): { text: string; place: number | null };
  /** what is asked before a move is made: short, for the large button */
  confirmOf(move: string, view: V, company: Company): string;
  /** what is seen on the way from one view to the next, one thing after the other */
  stepsOf(events: readonly E[]): Step<V, E>[];
  /** the table before anything was dealt */
  blank(view: V): V;

  // --- in words ----------------------------------------------------------------------------

  /** where in the match this is, "Round 2 of 5" */
  chapterOf(view: V): string;
  /** the same of a place in the log, as the notation numbers it */
  chapterName(chapter: string): string;
  /** what happened; null if it is not worth a sentence */
  tell(event: E, names: readonly string[], chapter?: string): Told | null;
  /** a move as it is called where it is weighed against others; all may see it if view is null */
  weighed(move: string, view: V | null, names: readonly string[]): { text: string; picture: Address | null };
  /** what speaks for a move */
  because(reason: Reason): string;
  /** of a view that is scored, with all that happened; outcome is null if the match goes on */
  reportOf(
    view: V,
    log: { turns: readonly { events: readonly E[] }[] },
    company: Company,
    outcome: Outcome | null,
  ): Report;
}

/** A game as it is seen from outside: home needs no more, and has it before the rest has come. */
export type Front = Pick<Needed, "tile" | "chapterName">;

/** What most games don't need; beside each, what holds without. */
export interface Defaulted<V extends View = View, E extends Event = Event> {
  /** pictures that are drawn ahead; none */
  pictures: (() => Address)[];
  /** what is good to know, the more urgent first; nothing */
  tips: Tip<V>[];
  /** games to learn by, the first one as `first`; none */
  lessons: Partial<Record<string, Lesson>>;
  /** what was agreed, as the notation writes it; the options whose fields are true */
  variantsOf(config: Config): readonly string[];
  /** the seats of whom is known what settles ties; the field of that name */
  rankedIn(config: Config): readonly number[];
  /** whose own table is shown; whose hand is open in private */
  ownOf(asked: Asked, view: V): number | null;
  /** has that seat answered, of what is asked of all at once? whoever is not asked any more has */
  hasChosen(view: V, seat: number): boolean;
  /** does all that happened leave the phone in the hand of that seat? it never does */
  staysInHand(events: readonly E[], seat: number): boolean;
  /** what else all may know between two people; nothing */
  curtainNote(view: V, company: Company): { picture: Address; text: string } | null;
  /** the sheet behind an extra, or behind half a move; it is done at once */
  sheetOf(key: string, legal: readonly string[], view: V, company: Company): Sheet;
  /** is that extra made with the cards on the table? none is */
  isMode(key: string): boolean;
  /** what everybody may look up; nothing */
  aidOf(view: V): { title: string; content: Node[] } | null;
  /** the view as other eyes see it on the way; nothing is hidden, so it stays the same */
  seenBy(view: V, update: { view: V; events: readonly E[] }): V;
  /** what all seats see together; nothing is hidden, so it is the same */
  laidOpen(view: V, views: readonly V[]): V;
  /** which of two scores is better, below nought if it is the first; the lower one */
  byScore(one: number, other: number): number;
  /** what else is seen of a step; of no events, when all is where it belongs; nothing */
  momentOf(events: readonly E[], seen: Seen<V>, company: Company): Moment | null;
  /** the colour of its sounds; a plain one */
  timbre: Timbre | null;
  /** what nobody waits for; there is none */
  mischief: Mischief<V, E> | undefined;
}

/** What a game says of that which nobody waits for; most games have none of it. */
export interface Mischief<V extends View = View, E extends Event = Event> {
  /** is it secret how often something was done, and by whom last? */
  isSecretive: boolean;
  /** can the Guard call? */
  isOn(view: V): boolean;
  isUnasked(move: string): boolean;
  isSlip(move: string): boolean;
  isCall(move: string): boolean;
  /** does the course go on as if nothing was? */
  isQuiet(events: readonly E[]): boolean;
  guardOf(view: V): number;
  /** where the Guard looks, moment by moment, if it is a bot; nothing if it does not */
  gazeOf(view: V): readonly (number | null)[];
  /** the move by which that seat is called */
  callOf(seat: number): string;
  /** who is called by it */
  calledBy(move: string): number;
  /** whose slips time could end, and the clock's move for it */
  slipping(clock: readonly string[]): { seat: number; move: string }[];
  /** whose fan has just rustled */
  noiseIn(events: readonly E[]): number[];
  isCalm(view: V): boolean;
  /** what fingers are waited for, if it is for them to do something */
  windowOf(view: V): Window | null;
  /** the move */
  reflexOf(kind: Window["kind"], ms: number): string;
  /** what came of the window */
  verdictIn(events: readonly E[], times: readonly Time[]): Verdict | null;
  /** words and pictures of a window */
  padWords(race: Window, people: number): Race["words"];
  pad(colour: Colour): Address;
  head(): Svg;
  eye(): Svg;
}

/** Fingers are waited for. */
export interface Window {
  kind: "slap" | "claim";
  /** what each seat has done, as far as it has */
  done: readonly (number | null)[];
  seats: readonly number[];
  longest: number;
  /** what lies on top, if anything does */
  card: string;
  /** does it cost something to be wrong? */
  costly: boolean;
}

/** Who was fastest, and who slowest. */
export interface Verdict {
  fastest: readonly number[];
  slowest: number | null;
}

/** What a folder of web/games hands in. */
export interface Handed<V extends View = View, E extends Event = Event>
  extends Needed<V, E>, Partial<Defaulted<V, E>> {
  setup: {
    sign: () => Svg;
    variants?: Variant[];
    /** of whom the manifest names */
    dummy?: Omit<Dummy, "name">;
  };
}

/** What the page has of a game. */
export interface Game<V extends View = View, E extends Event = Event> extends Needed<V, E>, Defaulted<V, E> {
  manifest: Manifest;
  setup: Setup;
}
