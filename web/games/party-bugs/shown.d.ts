// A view of Party Bugs as it is drawn: the engine's own, or one on the way to it.

import type { Card, PartyBugs } from "../../engine/messages";

export interface Shown extends Omit<PartyBugs.View, "tied" | "phase"> {
  tied: number | null;
  phase: Choosing | Taking | PartyBugs.Parting | PartyBugs.Scored;
  /** by seat, when no hand is secret any more */
  allHands?: readonly (readonly Card[])[] | undefined;
}

export interface Choosing extends PartyBugs.SecretChoice {
  /** by seat, when no choice is secret any more */
  all?: readonly (Card | null)[] | undefined;
}

export interface Taking extends PartyBugs.Taking {
  /** in which the played cards lie there */
  order?: readonly number[];
  /** they were just turned up */
  revealed?: boolean;
  /** whose King sweeps the floor */
  king?: number;
}
