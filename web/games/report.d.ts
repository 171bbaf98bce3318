// How a game, a round or a match ended, as a game says it.

import type { Address } from "./contract";

/** What somebody had in the end, for all to see. */
export interface Final {
  cards: { picture: Address; label: string; dim?: boolean }[];
  /** in a box: what its columns count */
  columns?: { text: string; good: boolean }[];
  /** what counts besides */
  extras?: string[];
}

/** How a game, a round or a match ended. */
export interface Report {
  title: string;
  /** what it takes to win */
  aim?: string;
  /** by place */
  finals?: Final[];
  rows: { place: number; rank: number; score: number; sum: number | null }[];
  /** how each total came about */
  sheet?: { title: string; lines: { place: number; parts: string[] }[]; open?: boolean } | null;
  /** why a tie went that way */
  ties: string[];
  chart: { part: string; totals: readonly (readonly number[])[] } | null;
  awards: { place: number; title: string; text: string }[];
  /** on the button that goes on; null where nothing ever does */
  next: string | null;
}
