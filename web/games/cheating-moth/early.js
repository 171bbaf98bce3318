/** The time of whoever reacted before the sign, as the engine and the table write it. */
export const EARLY = -1;
