// The kept memory is sent for before anything else: it has the longest way.

import { readSnapshot } from "./snapshot.js";

export const snapshot = readSnapshot();
