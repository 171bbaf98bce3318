// What is heard at a table: a sound is a list of strokes, and a game gives all of them its colour.

/** What can be heard. */
export type Sense =
  | "lift"
  | "lay"
  | "turn"
  | "take"
  | "pair"
  | "king"
  | "float"
  | "slap"
  | "caught"
  | "yours"
  | "win"
  | "sign"
  | "noise"
  | "count";

/** The colour of a game's sounds. */
export interface Timbre {
  /** what plays its tunes */
  voice: "synth" | "mallet" | "bell";
  /** the deepest note of its tunes, in Hz */
  root: number;
  /** its scale, in half tones above that */
  scale: readonly number[];
  /** how bright its paper is: 1 is plain */
  paper: number;
  /** what is heard all the time, by who likes that */
  ambience: "hall" | "sea" | "night";
}

/** All times in seconds, from the beginning of the sound. */
interface Timed {
  at: number;
  lasts: number;
  /** 1 is as loud as any */
  loud: number;
}

/** Paper, skin and air: noise through a filter that glides. */
export interface Brush extends Timed {
  kind: "brush";
  filter: "lowpass" | "bandpass" | "highpass";
  from: number;
  to: number;
  /** how narrow */
  q: number;
  /** how long until it is loudest */
  swell: number;
}

/** Something is struck: one wave whose pitch falls or rises. */
export interface Drum extends Timed {
  kind: "drum";
  wave: OscillatorType;
  from: number;
  to: number;
}

/** A note of the game's own voice. */
export interface Note extends Timed {
  kind: Timbre["voice"];
  pitch: number;
}

export type Stroke = Brush | Drum | Note;
