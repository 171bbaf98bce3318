// What is seen besides cards that go where they belong. None of it is needed to know what happened:
// where motion is left out, so is this. All times are milliseconds from the beginning of the step.

import type { Sense } from "../sounds/sounds";

export interface Moment {
  /** how long it is waited for at least; the rest is seen while people look */
  holds?: number;
  sense?: Sense;
  acts: readonly Act[];
}

interface Timed {
  at: number;
  lasts: number;
}

/** A light falls on a seat. */
export interface Light extends Timed {
  type: "light";
  seat: number;
}
/** Cards go one by one, so long after each other. */
export interface Sweep {
  type: "sweep";
  cards: readonly string[];
  gap: number;
}
/** Two that leave meet and bow before. */
export interface Bow {
  type: "bow";
}
/** These are turned so much more slowly. */
export interface Slow {
  type: "slow";
  cards: readonly string[];
  more: number;
}
/** A card flies in a curve, and looks like that meanwhile. */
export interface Fly extends Timed {
  type: "fly";
  card: string;
  picture: string;
}
/** The sum of a seat runs through these, each when it is time. */
export interface Count {
  type: "count";
  seat: number;
  values: readonly { at: number; text: string }[];
  until: number;
}
export interface Pop extends Timed {
  type: "pop";
  cards: readonly string[];
}
/** A word on the middle of those cards. */
export interface Tag extends Timed {
  type: "tag";
  cards: readonly string[];
  text: string;
  good: boolean;
}
/** It flies from those cards to the sum of a seat. */
export interface Gift extends Timed {
  type: "gift";
  cards: readonly string[];
  seat: number;
  text: string;
}
/** It comes down on a seat, which feels it. */
export interface Sting extends Timed {
  type: "sting";
  picture: string;
  seat: number;
}
/** A word over everything, with a card that flies up. */
export interface Word extends Timed {
  type: "word";
  text: string;
  picture: string;
  name: string;
}
/** Somebody's face is another for a while; null is somebody without one. */
export interface Feel extends Timed {
  type: "feel";
  seat: number;
  picture: string | null;
}

export type Act = Light | Sweep | Bow | Slow | Fly | Count | Pop | Tag | Gift | Sting | Word | Feel;
