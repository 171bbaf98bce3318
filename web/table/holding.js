// In whose hand the phone is, where it goes from one to the next. Whoever has opened the own
// cards need not do so again as long as it has not left that hand, not even to be looked at by all.

/**
 * @param {(events: object[], seat: string) => boolean} staysInHand has nothing happened but what
 *   that seat did alone, or others in secret?
 */
export function newHolding(staysInHand) {
  let seat = null; // who had it last
  let open = false; // are the own cards open since then?

  return {
    seat: () => seat,
    /** That seat has taken it, and opens the own cards. */
    take(next) {
      seat = next;
      open = true;
    },
    /** That seat has done something on it. */
    act(next) {
      open &&= next === seat;
      seat = next;
    },
    /** It lies on the table, or nobody knows where it is. */
    letGo: () => (open = false),
    isOpen: () => open,
    /** Is the same hand asked for one more secret choice, and has nobody else been shown anything? */
    goesOn: (update) =>
      open && update.private && update.asked.includes(seat) && staysInHand(update.events, seat),
    /** Who has it is asked first, then clockwise. @param {string[]} seats */
    nextOf: (seats) => (seats.includes(seat) ? seat : (seats.find((each) => each > seat) ?? seats[0])),
  };
}
