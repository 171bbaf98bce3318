// A view of Cheating Moth as it is drawn: the engine's own, or one on the way to it.

import type { Card, CheatingMoth } from "../../engine/messages";

export interface Shown extends Omit<CheatingMoth.View, "pile" | "fans" | "phase"> {
  pile: number | null;
  fans: readonly Fan[];
  phase: Phase;
  /** when nothing is secret any more */
  allHands?: true;
  /** by seat, what was put aside, when nothing is secret any more */
  aside?: readonly (Card | null)[];
  /** the seat that the top of the discard pile came from */
  from?: number;
  /** the seat that a card of the own hand came from */
  came?: Partial<Record<Card, number>>;
}

export interface Fan extends CheatingMoth.Fan {
  /** what is on its way under the table */
  slip?: Card | null;
}

export type Phase =
  Exclude<CheatingMoth.View["phase"], CheatingMoth.CaughtView> | Caught | LeavesOpen | Dealing | Ended;

export interface Caught extends Omit<CheatingMoth.CaughtView, "then"> {
  then: Phase;
}

/** All see who has hidden where. */
export interface LeavesOpen {
  type: "LeavesOpen";
  leaves: readonly (number | null)[];
  /** where the mosquito went */
  leaf: number;
}

/** Nothing was dealt yet. */
export interface Dealing {
  type: "Dealing";
}

/** The round is over, and its hands are still to be turned up. */
export interface Ended {
  type: "Ended";
}
