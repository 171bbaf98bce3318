// What every screen is opened with, and how it leads to another one.

import type { Follow, GameName, Open, Teach } from "../engine/messages";
import type { Beside } from "../storage/bookmarks.js";
import type { Brought } from "./play/brought.js";

/** What a screen is opened with, by its name: plain values, as they are stored in the history. */
export interface Params {
  home: Nothing;
  setup: { game: GameName };
  play: Played;
  settings: Nothing;
  /** `section` is where to begin, such as "B6" */
  rules: { game?: GameName; section?: string };
  about: Nothing;
  /** the match to be checked, if one was chosen */
  fair: { matchId?: string };
  secrets: Nothing;
  join: Nothing;
  link: { link: string };
  replay: Replayed;
  today: Nothing;
}
export type Name = keyof Params;
type Nothing = Readonly<Record<string, never>>;

/** A match that is stored; or what begins one, in those colours by seat. */
export interface Played {
  game: GameName;
  matchId?: string;
  open?: Omit<Open, "type" | "eyes">;
  follow?: Pick<Follow, "of" | "names" | "step"> & Partial<Pick<Follow, "eyes">>;
  colours?: readonly number[] | undefined;
  /** what is to be noted of a match that begins */
  beside?: Beside;
  brought?: Brought;
  /** its id, if it began before */
  begunAs?: string;
  /** it is no match but a lesson */
  lesson?: Taught;
}

/** A lesson by its name, and who sits there. */
export type Taught = { name: string } & Pick<Teach, "learner" | "others" | "bots">;

/** A match that is stored, or one in a link; at which step, and as whose eyes saw it. */
export interface Replayed {
  matchId?: string;
  link?: string;
  step?: number | null;
  eyes?: number | null;
}

/** A screen is handed this when it opens, so that none has to know the others. */
export interface Nav {
  /** goes to a screen; with `instead`, the way back does not lead to the present one */
  show: <N extends Name>(name: N, ...how: How<N>) => void;
  /** to where one came from */
  back: () => void;
  /** from now on, a reload opens the screen that is on with these */
  remember: (params: Params["play" | "replay"]) => void;
}
/** What a screen must be told, it must be told here too. */
export type How<N extends Name> = Nothing extends Params[N]
  ? [params?: Params[N], way?: Way]
  : [params: Params[N], way?: Way];
export interface Way {
  instead?: boolean;
}

export interface Screen<N extends Name> {
  /** builds it, and returns what closes it */
  open: (root: HTMLElement, nav: Nav, params: Params[N]) => (() => void) | void;
}

/** An entry of the history. */
export interface Entry<N extends Name = Name> {
  screen: N;
  params: Params[N];
  /** how many entries of ours lie before it */
  depth: number;
  scrolled?: number;
}
