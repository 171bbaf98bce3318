// The words of the model: what a table is made of, what is told to it, and what it wants done.

import type * as engine from "../../engine/messages";
import type { Told } from "../../engine/saved.js";
import type { Asked as Why } from "../../bots/whys.js";
import type { Level } from "../../bots/characters.js";
import type * as contract from "../../games/contract";
import type { Company } from "../../people/company.js";
import type { Moment } from "../moments/moments";
import type { Time } from "../race.js";
import type { Pace, Tempo } from "./tempo.js";

export type { Company, Moment, Time };
export type { Event, Game, Mischief, View, Verdict, Window } from "../../games/contract";
type View = contract.View;
type Event = contract.Event;
type Step = contract.Step<View, Event>;
/** The other half of a move. */
export type Choice = Extract<contract.Sheet, { title: string }>;

/** What a table may ask the engine. */
type Asking =
  | engine.Look
  | engine.Submit
  | engine.Advance
  | engine.TakeBack
  | engine.Think
  | engine.Nudge
  | engine.Hint
  | engine.Why;
/** The table holds neither its save nor its seed nor a link: whoever asks the engine knows them. */
export type Opening = { type: "Begin" } | { type: "Reload"; eyes: number | null };
export type Request = Asking | Opening;

/** What is to be stored of it goes past the table. */
export type Reply = Told<engine.AnswerTo<Asking>>;
/** Anything but a table. */
export type Aside = Exclude<Reply, { type: "Update" }>;
/** What the engine said of the table. */
export interface Update extends Omit<
  engine.Update,
  "saved" | "events" | "view" | "legal" | "foregone" | "clock"
> {
  events: readonly engine.LogTurn["events"][number][];
  /** null when nobody may look any more */
  view: View | null;
  legal: readonly string[];
  foregone: string | null;
  clock: readonly string[];
  /** painted from what was kept for everybody's eyes: the engine has not come yet */
  isPainted?: true;
}
/** An answer as the model keeps it. */
export type Heard = Update | Aside;
/** What goes wrong, to be said. */
export type Trouble = Aside | { type: "Stopped"; code: "again" };

/** Where the course of the match stands: exactly one of these. */
export type Course =
  | { at: "arriving" } // nothing has come yet
  | { at: "painted"; id: number | null } // as it was left; who touches it is answered later
  | { at: "asking"; id: number } // the engine is to say how it goes on
  | { at: "keeping" } // it has said so, and that is stored before it is shown
  | { at: "arrived" } // what is shown is decided at once
  | { at: "showing"; steps: readonly Step[]; stage: "moving" | "resting" | "landing"; rest: number }
  | { at: "settled" } // all is shown, and who acts next is decided at once
  | { at: "person"; byItself: boolean }
  | { at: "curtain"; seat: number }
  | { at: "elsewhere"; seat: number }
  | { at: "thinking"; left: number[]; asks: Nudging | null; rested: boolean; thought: Thought | null }
  | { at: "window"; stage: "nudging" | "racing"; left: number[]; asks: number | null }
  | { at: "verdict" }
  | { at: "result" }
  | { at: "over" }
  | { at: "stopped"; question: Numbered } // the engine failed, and is asked again after a while
  | { at: "standing-still" };

/** The course at one of those. */
export type CourseAt<A extends Course["at"]> = Extract<Course, { at: A }>;

/** A bot is asked whether it likes to do something. */
export interface Nudging {
  seat: number;
  id: number;
  again: boolean;
  acted: boolean;
}

/** Of a bot that thinks ahead. */
export interface Thought {
  seat: number;
  /** of a bot that chooses in secret, and keeps its pace */
  level: Level | null;
  perCent: number;
  /** of the next slice */
  effort: number;
  /** the question under way */
  asks: number | null;
  over: boolean;
  begun: number;
  until: number;
}

/** A question to the engine. What becomes of the answer follows from whose it is. */
export type Question = Wanted & {
  of: "course" | "pass" | "beside" | "window" | "thought" | "sheet" | "passed";
  /** the eyes that it was asked for are closed by now */
  blind?: boolean;
};
type Wanted =
  | { about: "begin" }
  | { about: "look" | "reload"; eyes: number | null }
  | { about: "submit"; seat: number; move: string }
  | { about: "take-back"; seat: number }
  | { about: "advance"; times?: readonly Time[] } // of the window that this closes
  | { about: "think"; effort: number }
  | { about: "nudge"; seat: number; after?: number }
  | { about: "slip"; seat: number; move: string; fingers: engine.Fingers | null }
  | { about: "call" | "late"; move: string }
  | { about: "hint"; seat: number; effort: number }
  | { about: "why"; turn: number; effort: number }
  | { about: "forgotten" };

/** As it stands in the line, with its number. */
export type Numbered = Question & { id: number };

/** Questions go to the engine one after the other. */
export interface Line {
  next: number;
  waiting: Numbered[];
  asked: Under | null;
}

/** A question under way. */
export interface Under {
  question: Numbered;
  /** the revision when it went */
  before: number | null;
  at: number;
  /** what came, while it is stored */
  reply: Update | null;
}

/** What lies over the table and waits for an answer. */
export type Sheet =
  | { type: "choice"; question: Choice }
  | { type: "judge"; seat: number }
  | { type: "hint"; seat: number; effort: number; asks: number | null; reply: Heard | null }
  | {
      type: "why";
      whys: readonly Why[];
      turn: number;
      effort: number;
      asks: number | null;
      reply: Heard | null;
    };

/**
 * It is kept until the engine is there, and holds for that position: a move, whose cards to open, or what
 * somebody has begun to do.
 */
export type Wish = { revision: number } & (
  { move: string; key: string | null } | { seat: number } | Pick<Table, "picked" | "mode">
);

/** Whose table it is, for the model to ask. */
export interface House {
  game: contract.Game;
  meet: (players: Update["players"]) => Company;
}

/** What is to be seen, and what the engine said of it. */
export interface Shown {
  update: Update;
  view: View;
}

export interface Table {
  house: House;
  /** the time of the last message, in milliseconds */
  at: number;
  chance: number;
  /** the seats of this phone, if it is not for all */
  here: readonly number[] | undefined;
  /** the revision that went on to another phone */
  sent: number | null;
  /** does nobody look at the page? */
  hidden: boolean;
  /** what the engine said last */
  now: Update | null;
  /** what has happened and is still to be shown */
  pending: Pick<Update, "events" | "why" | "eyes"> | null;
  shown: Shown | null;
  course: Course;
  line: Line;
  /** who had the phone last, and whether the own cards are open since then */
  holder: { seat: number | null; open: boolean };
  picked: { key: string; move: string; at: number } | null;
  /** which of the moves without a card of their own is being made */
  mode: string | null;
  tookBack: boolean;
  /** what somebody wanted of a painted table */
  wish: Wish | null;
  sheet: Sheet | null;
  /** whose noise a Guard has still to judge */
  judging: number[];
  /** the clock's moves for slips that time has ended */
  overdue: string[];
  ears: { guard: number; begun: number; heard: number } | null;
  muse: { left: number[]; guesses: number; asks: Nudging | null; rests: boolean } | null;
  /** bots choose in secret beside the one person who does */
  choosing: { rested: boolean; thought: Thought | null; asks: number | null } | null;
  /** who can be called by the bar */
  shout: { guard: number; others: number[] } | null;
  gaze: { looks: readonly (number | null)[]; guard: number; begun: number; revision: number } | null;
  /** by name, the one that counts */
  timers: Record<string, number>;
  /** of timers and of movements */
  marks: number;
  /** that is under way */
  motion: number | null;
  /** of the engine, one after the other */
  fails: number;
  /** how long each level takes over a secret choice */
  lasts: Record<Level, number>;
  /** how quick it is */
  tempo: Tempo;
  /** when something was last seen to happen */
  happened: number;
  /** who thought last, as long as bots go on */
  thinker: number | null;
  company: Company | null;
  picture: Picture | null;
}

/** What is drawn, and nothing else. */
export interface Picture {
  view: View;
  company: Company;
}

/** What is told to a table. */
export type Message = Happening | Touch;

export type Happening =
  | {
      type: "painted";
      update: Update & { view: View };
      here?: readonly number[] | undefined;
      sent?: number | null | undefined;
    }
  | {
      type: "begun";
      here?: readonly number[] | undefined;
      sent?: number | null | undefined;
    }
  | { type: "answered"; id: number; reply: Reply }
  | { type: "stored" | "moved"; id: number }
  | { type: "waited"; name: string; id: number }
  | { type: "opened"; seat: number }
  | { type: "raced"; times: readonly Time[] }
  | { type: "sent"; revision: number }
  | { type: "hidden"; hidden: boolean }
  | { type: "unpainted" } // another position is stored
  | { type: "paced"; pace: Pace }
  | { type: "skipped" | "read" | "dealt-on" | "left" | "spoken" | "lost" | "closed" };

/** Of fingers at the table itself, and at what lies over it. */
export type Touch =
  | { type: "picked"; key: string; move: string }
  | { type: "touched" | "pointed" | "chosen"; move: string }
  | { type: "extra"; key: string }
  | { type: "flicked"; move: string; took: number }
  | { type: "called"; seat: number }
  | { type: "wondered"; whys: readonly Why[]; turn: number }
  | { type: "dropped" | "confirmed" | "undone" | "hinted" | "closed-sheet" };

/** What a table wants done. */
export type Effect =
  | { type: "ask"; id: number; message: Request }
  | { type: "store"; id: number; update: Told<engine.Update> }
  | { type: "move"; id: number; moment: Moment | null }
  | { type: "wait"; name: string; id: number; ms: number }
  | { type: "shows" | "glances" | "result"; update: Update }
  | { type: "tell"; events: readonly Event[] }
  | { type: "sense"; name: NonNullable<Step["sense"]>; mine: boolean }
  | { type: "trouble"; reply: Trouble }
  | { type: "notice"; id: string }
  | { type: "hand-over" | "send"; seat: number }
  | { type: "expect"; seat: number }
  | { type: "verdict"; found: contract.Verdict }
  | { type: "point"; move: string }
  | { type: "turn" | "tips" | "cover" | "race" | "end-race" | "heard" };

export type Emit = (effect: Effect) => void;
