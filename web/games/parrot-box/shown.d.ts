// A view of Parrot Box as it is drawn: the engine's own, or one on the way to it.

import type { Card, ParrotBox } from "../../engine/messages";

export interface Shown extends Omit<ParrotBox.View, "boxes" | "phase"> {
  boxes: readonly Box[];
  phase: ParrotBox.View["phase"] | Placed | Dealing;
  /** what lies under the top of the discard pile */
  beneath?: Card | null;
  /** where the top of the discard pile lay face down */
  discardWas?: string | undefined;
}

/** What changes do to its columns, the view that follows says. */
export interface Box extends Omit<ParrotBox.BoxView, "columns"> {
  columns: readonly (ParrotBox.Column | undefined)[];
}

/** A card was placed, and what comes of it is still to be seen. */
export interface Placed {
  type: "Placed";
  seat: number;
}

/** Nothing was dealt yet. */
export interface Dealing {
  type: "Dealing";
}
