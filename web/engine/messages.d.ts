// What page and engine say to each other: made by tools/messages.py from the Python that says it.

/** A card by its print: face and copy. */
export type Card = `${number}${Copy}`;
type Copy = SeatLetter | "k" | "l" | "m" | "n" | "o" | "p";
/** A seat in the text of a move; everywhere else it is its number, from 0. */
export type SeatLetter = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";

export namespace PartyBugs {
  export interface View {
    seat: number | null;
    config: Config;
    game: number;
    games: number;
    round: number;
    rounds: number;
    sums: readonly number[];
    tied: number;
    mirror: number | null;
    piles: readonly number[];
    hands: readonly number[];
    hand: readonly Card[];
    dancers: readonly boolean[];
    dancer_faces: readonly (Card | null)[];
    floor: readonly Card[];
    displays: readonly (readonly Card[])[];
    removed: readonly Card[];
    order: readonly number[];
    phase: SecretChoice | Taking | Parting | Scored;
  }

  /** What is agreed before the first card is dealt. */
  export interface Config {
    seats: number;
    hidden_dancer: boolean;
    mirror: boolean;
    youngest: readonly number[];
    deals: readonly Deal[];
  }

  /** The order of every place's set: the floor card, then the pile from its top. */
  export interface Deal {
    sets: readonly (readonly number[])[];
  }

  /** Hand cards or hidden dancers are being chosen: who is ready, and this seat's choice. */
  export interface SecretChoice {
    type: "SecretChoice";
    hiding: boolean;
    ready: readonly boolean[];
    mine: Card | null;
  }

  /** The floor is shared out. */
  export interface Taking {
    type: "Taking";
    played: readonly Card[];
    queue: readonly number[];
  }

  /** The last card is about to be drawn. */
  export interface Parting {
    type: "Parting";
  }

  /** A game is over and lies open. */
  export interface Scored {
    type: "Scored";
    totals: readonly number[];
  }

  export interface GameBegun {
    type: "GameBegun";
    game: number;
    games: number;
  }

  /** The first card was the King. */
  export interface KingTurned {
    type: "KingTurned";
    place: number;
  }

  /** The first cards of the dance floor, by place (B1). */
  export interface FloorLaid {
    type: "FloorLaid";
    cards: readonly Card[];
  }

  /** Who holds the Tied card in this game, and what decided it (B2). */
  export interface TiedGiven {
    type: "TiedGiven";
    seat: number;
    by: "lowest" | "youngest" | "lot";
  }

  /** The player with the highest sum, never Paul, has the mirror in this game (M2). */
  export interface MirrorGiven {
    type: "MirrorGiven";
    seat: number;
  }

  export interface CardsDrawn {
    type: "CardsDrawn";
    seat: number;
    count: number;
    cards: readonly Card[] | null;
  }

  /** A hidden dancer was chosen, or changed before the last player had chosen (H1). */
  export interface DancerHidden {
    type: "DancerHidden";
    seat: number;
    card: Card | null;
  }

  /** A hand card was chosen, or changed before the last player had chosen (B4). */
  export interface CardChosen {
    type: "CardChosen";
    seat: number;
    card: Card | null;
  }

  export interface CardsRevealed {
    type: "CardsRevealed";
    cards: readonly Card[];
  }

  /** Who takes when. */
  export interface OrderSettled {
    type: "OrderSettled";
    queue: readonly number[];
    by_tie_rule: readonly number[];
  }

  /** The King sweeps the whole floor. */
  export interface KingDanced {
    type: "KingDanced";
    seat: number;
    cards: readonly Card[];
    others: readonly number[];
  }

  export interface CardTaken {
    type: "CardTaken";
    place: number;
    card: Card;
    last: boolean;
  }

  /** Two equal bugs met in a display and left the game (B7). */
  export interface PairLeft {
    type: "PairLeft";
    place: number;
    cards: readonly Card[];
  }

  /** A hidden dancer left together with its twin (H3), or at the end of the game (H4). */
  export interface DancerPaired {
    type: "DancerPaired";
    seat: number;
    hidden: Card;
    match: Card;
    at_end: boolean;
  }

  export interface MirrorUsed {
    type: "MirrorUsed";
    seat: number;
    card: Card;
    was_hidden: boolean;
  }

  /** The mirror was put away unused, because the display was empty (M3). */
  export interface MirrorLost {
    type: "MirrorLost";
    seat: number;
  }

  /** The played cards become the floor; Paul turns up his next one (B4, P2). */
  export interface FloorRefilled {
    type: "FloorRefilled";
    cards: readonly Card[];
    paul: Card | null;
  }

  /** The hidden dancers are turned up and counted, by seat (H4). */
  export interface DancersShown {
    type: "DancersShown";
    cards: readonly (Card | null)[];
  }

  export interface GameScored {
    type: "GameScored";
    totals: readonly number[];
    sums: readonly number[];
    order: readonly number[];
    by_tie_rule: readonly number[];
  }

  export type Event = GameBegun | KingTurned | FloorLaid | TiedGiven | MirrorGiven | CardsDrawn | DancerHidden | CardChosen | CardsRevealed | OrderSettled | KingDanced | CardTaken | PairLeft | DancerPaired | MirrorUsed | MirrorLost | FloorRefilled | DancersShown | GameScored;
  export type Move = `hide-${Card}` | `play-${Card}` | `take-${Card}` | "discard-pair" | `mirror-${Card}` | "mirror-dancer" | "deal";
}

export namespace ParrotBox {
  export interface View {
    seat: number | null;
    config: Config;
    round: number;
    rounds: number;
    turn: number;
    sums: readonly number[];
    starter: number | null;
    closing: number | null;
    boxes: readonly BoxView[];
    pile: number;
    renewals: number;
    discard: Card | null;
    discards: number;
    unseen: readonly number[];
    pairing: readonly number[];
    phase: Opening | Taking | Holding | Uncovering | Scored;
  }

  /** What is agreed before the first card is dealt. */
  export interface Config {
    seats: number;
    birthdays: readonly number[];
    deals: readonly Deal[];
    reshuffles: readonly Reshuffle[];
  }

  /** The faces at the start of a round's deck. */
  export interface Deal {
    round: number;
    faces: readonly number[];
  }

  /** The faces on top when a round's draw pile is renewed for the first, second … time. */
  export interface Reshuffle {
    round: number;
    time: number;
    faces: readonly number[];
  }

  /** A box as it lies there, and what its known cards count (S1, S2). */
  export interface BoxView {
    cards: readonly (Card | null)[];
    down: number;
    opening: number;
    score: number;
    columns: readonly Column[];
    sets: readonly Set[];
  }

  /** Two spots, one above the other, as far as their cards are known (S1, P1, P2). */
  export interface Column {
    kind: "pair" | "parrots" | "apart" | "undecided" | "unfinished";
    number: number | null;
    value: number;
  }

  /** Two, three or four pairs of one number (S2). */
  export interface Set {
    number: number;
    cards: number;
    bonus: number;
  }

  /** Everybody turns up two of their own cards, in any order (A3). */
  export interface Opening {
    type: "Opening";
  }

  /** A turn begins: a card is drawn, or taken off the discard pile (T1). */
  export interface Taking {
    type: "Taking";
    seat: number;
  }

  /** Somebody holds a card that all can see, and has to place it (T2, T3, P3). */
  export interface Holding {
    type: "Holding";
    seat: number;
    card: Card;
    from_discard: boolean;
  }

  /** The drawn card was discarded: now a face-down one is turned up (T3, T4). */
  export interface Uncovering {
    type: "Uncovering";
    seat: number;
  }

  /** A round is over and lies open until the clock deals the next one. */
  export interface Scored {
    type: "Scored";
    totals: readonly number[];
  }

  /** Boxes are dealt face down, and the first card of the discard pile is turned up (A2). */
  export interface RoundBegun {
    type: "RoundBegun";
    round: number;
    rounds: number;
    discard: Card;
  }

  /** A face-down card was turned up by its owner (A3, T3). */
  export interface CardTurned {
    type: "CardTurned";
    seat: number;
    spot: number;
    card: Card;
  }

  /** Who has the first turn of the round, and what decided it (A4). */
  export interface StarterChosen {
    type: "StarterChosen";
    seat: number;
    by: "highest" | "birthday" | "lot";
    sums: readonly number[];
  }

  /** All of the discard pile but its top card was shuffled into a new draw pile (T5). */
  export interface PileRenewed {
    type: "PileRenewed";
    time: number;
    count: number;
  }

  /** The top of the draw pile, for all to see (T1). */
  export interface CardDrawn {
    type: "CardDrawn";
    seat: number;
    card: Card;
  }

  /** The top of the discard pile (T1). */
  export interface DiscardTaken {
    type: "DiscardTaken";
    seat: number;
    card: Card;
  }

  /** A card came into the box; the old one is the top of the discard pile (T2). */
  export interface CardReplaced {
    type: "CardReplaced";
    seat: number;
    spot: number;
    card: Card;
    old: Card;
    was_down: boolean;
  }

  /** A card took a Parrot's spot; the Parrot flew to that of a face-down card (P3). */
  export interface ParrotFloated {
    type: "ParrotFloated";
    seat: number;
    spot: number;
    card: Card;
    parrot: Card;
    to: number;
    old: Card;
  }

  /** The drawn card went to the discard pile (T3). */
  export interface CardDiscarded {
    type: "CardDiscarded";
    seat: number;
    card: Card;
  }

  /** The turn ended, and the last face-down card stays face down (T4). */
  export interface LastKeptDown {
    type: "LastKeptDown";
    seat: number;
  }

  /** That seat has no more turns after this one; all others have one (E1, E2). */
  export interface LastTurnsBegun {
    type: "LastTurnsBegun";
    seat: number;
    why: "finished" | "pile" | "turns";
  }

  /** After somebody's last turn, their face-down cards are turned up (E3). */
  export interface RestTurned {
    type: "RestTurned";
    seat: number;
    spots: readonly number[];
    cards: readonly Card[];
  }

  export interface RoundScored {
    type: "RoundScored";
    round: number;
    totals: readonly number[];
    sums: readonly number[];
  }

  export type Event = RoundBegun | CardTurned | StarterChosen | PileRenewed | CardDrawn | DiscardTaken | CardReplaced | ParrotFloated | CardDiscarded | LastKeptDown | LastTurnsBegun | RestTurned | RoundScored;
  export type Move = `turn-${number}` | "draw" | "take" | `replace-${number}` | `float-${number}-${number}` | "discard" | "end" | "deal";
}

export namespace CheatingMoth {
  export interface View {
    seat: number | null;
    config: Config;
    round: number;
    rounds: number;
    turn: number;
    sums: readonly number[];
    starter: number;
    guard: number;
    active: number;
    idle: number;
    renewals: number;
    pile: number;
    discards: readonly Card[];
    fans: readonly Fan[];
    unheeded: number;
    slip: Card | null;
    calling: boolean;
    race: Race | null;
    costly: boolean;
    gaze: readonly (number | null)[];
    phase: Turning | Giving | Slapping | SecretLeaf | SecretGift | Claiming | Laying | SecretLay | CaughtView | Scored;
  }

  /** What is agreed before the first card is dealt. */
  export interface Config {
    seats: number;
    ant_draws: boolean;
    gifts_by_lot: boolean;
    calm: boolean;
    open_counts: boolean;
    oldest: readonly number[];
    lot: readonly number[];
    rulings: number;
    deals: readonly Deal[];
    reshuffles: readonly Reshuffle[];
  }

  /** The faces at the start of a round's deck. */
  export interface Deal {
    round: number;
    faces: readonly number[];
  }

  /** The faces on top when a round's draw pile is renewed for the first, second … time. */
  export interface Reshuffle {
    round: number;
    time: number;
    faces: readonly number[];
  }

  /** A hand as it is held. */
  export interface Fan {
    cards: readonly Card[] | null;
    count: number | null;
    vanished: readonly Card[] | null;
    rustled: boolean;
    rustling: boolean;
  }

  /** A race: whose fingers, and how long (C3, C5). */
  export interface Race {
    seats: readonly number[];
    longest: number;
  }

  /** The active player plays a card or draws one (T1). */
  export interface Turning {
    type: "Turning";
  }

  /** The active player has played the Spider and may give a card away (C1). */
  export interface Giving {
    type: "Giving";
  }

  /** The Mosquito comes: all but the active player slap, and the clock ends it (C2, C3). */
  export interface Slapping {
    type: "Slapping";
    slaps: readonly (number | null)[];
  }

  /** Leaves are being chosen: who is ready, and this seat's own choice (L1). */
  export interface SecretLeaf {
    type: "SecretLeaf";
    ready: readonly boolean[];
    mine: number | null;
  }

  /** Gifts are being put aside: who is ready, and this seat's own gift (C4). */
  export interface SecretGift {
    type: "SecretGift";
    to: number;
    ready: readonly boolean[];
    mine: Card | null;
    ending: boolean;
  }

  /** The Cockroach: players race to lay a card, and the clock ends it (C5). */
  export interface Claiming {
    type: "Claiming";
    claims: readonly (number | null)[];
  }

  /** The fastest lays a number card of the Cockroach's value, or the next one may (C6). */
  export interface Laying {
    type: "Laying";
    queue: readonly number[];
  }

  /** Cards for the Cockroach are being put aside: who is ready, and this seat's own one (L2). */
  export interface SecretLay {
    type: "SecretLay";
    ready: readonly boolean[];
    mine: Card | null;
  }

  /** A call was right (V4). */
  export interface CaughtView {
    type: "CaughtView";
    seat: number;
    card: Card;
    then: Turning | Giving | Slapping | SecretLeaf | SecretGift | Claiming | Laying | SecretLay;
  }

  /** A round is over and lies open until the clock deals the next one. */
  export interface Scored {
    type: "Scored";
    totals: readonly number[];
  }

  /** Hands are dealt; the starter has the Guard Bug, and a first card lies there (A2, A3). */
  export interface RoundBegun {
    type: "RoundBegun";
    round: number;
    rounds: number;
    starter: number;
    by: "oldest" | "lot" | "left";
    discard: Card;
  }

  export interface HandDealt {
    type: "HandDealt";
    seat: number;
    count: number;
    cards: readonly Card[] | null;
  }

  /** A card was played. */
  export interface CardPlayed {
    type: "CardPlayed";
    seat: number;
    card: Card;
    acts: boolean;
  }

  /** On a turn, for a wrong call or a lapsed claim, or because of the Ant (T3, V5, C6, C7). */
  export interface CardDrawn {
    type: "CardDrawn";
    seat: number;
    card: Card | null;
  }

  /** There was nothing to draw (T4). */
  export interface TurnSkipped {
    type: "TurnSkipped";
    seat: number;
  }

  /** All discards but the top one were shuffled into a new draw pile (T4). */
  export interface PileRenewed {
    type: "PileRenewed";
    time: number;
    count: number;
  }

  /** A card is vanishing under the table; only its seat knows (V1). */
  export interface CardSlipped {
    type: "CardSlipped";
    seat: number;
    card: Card;
    during: number;
  }

  /** The card has vanished; it is too late to call. */
  export interface SlipStood {
    type: "SlipStood";
    seat: number;
    card: Card;
  }

  /** Something moved in that fan (V6). */
  export interface FanRustled {
    type: "FanRustled";
    seat: number;
  }

  /** A right call: the card is back, for all to see (V4). */
  export interface SlipCaught {
    type: "SlipCaught";
    guard: number;
    seat: number;
    card: Card;
    during: number;
  }

  /** A wrong call: nothing was vanishing there (V5). */
  export interface CallMissed {
    type: "CallMissed";
    guard: number;
    seat: number;
  }

  /** The Guard Bug has a new holder (V4). */
  export interface GuardMoved {
    type: "GuardMoved";
    seat: number;
  }

  /** Somebody has put their gift aside (C4). */
  export interface GiftSealed {
    type: "GiftSealed";
    seat: number;
    card: Card | null;
  }

  /** By the Spider, to the slowest, or by the Guard (C1, C4, V4). */
  export interface CardGiven {
    type: "CardGiven";
    seat: number;
    to: number;
    card: Card | null;
  }

  /** The Spider's gift was not made, or there was nothing but Moths to give. */
  export interface NothingGiven {
    type: "NothingGiven";
    seat: number;
    to: number | null;
  }

  export interface Slapped {
    type: "Slapped";
    seat: number;
    ms: number;
  }

  /** Somebody has chosen a leaf (L1). */
  export interface LeafPicked {
    type: "LeafPicked";
    seat: number;
    leaf: number | null;
  }

  /** Where everybody was, and where the mosquito went (L1). */
  export interface LeavesShown {
    type: "LeavesShown";
    leaves: readonly (number | null)[];
    leaf: number;
  }

  /** Who gets the gifts (C3, L1). */
  export interface SlowestFound {
    type: "SlowestFound";
    seat: number;
    by: "early" | "still" | "late" | "leaf";
    lot: boolean;
  }

  export interface Claimed {
    type: "Claimed";
    seat: number;
    ms: number;
  }

  /** Who may lay, the fastest first; nobody, if there was no claim (C5). */
  export interface ClaimsSettled {
    type: "ClaimsSettled";
    order: readonly number[];
    lot: boolean;
  }

  /** Somebody who claimed lays nothing, with or without such a card (C6). */
  export interface ClaimLapsed {
    type: "ClaimLapsed";
    seat: number;
  }

  /** Somebody has put a card aside, or none (L2). */
  export interface LaySealed {
    type: "LaySealed";
    seat: number;
    card: Card | null;
  }

  /** On the Cockroach; at a calm table the lot decided among `tried` (C6, L2). */
  export interface CardLaid {
    type: "CardLaid";
    seat: number;
    card: Card;
    tried: number;
  }

  /** Nothing is laid on the Cockroach (C6, L2). */
  export interface NobodyLaid {
    type: "NobodyLaid";
  }

  /** By the Ant, from the discard pile, where all could see it (C7). */
  export interface CardTaken {
    type: "CardTaken";
    seat: number;
    card: Card;
  }

  export interface RoundEnded {
    type: "RoundEnded";
    by: "hand" | "standstill";
    seats: readonly number[];
  }

  export interface RoundScored {
    type: "RoundScored";
    round: number;
    hands: readonly (readonly Card[])[];
    vanished: readonly (readonly Card[])[];
    totals: readonly number[];
    sums: readonly number[];
  }

  export type Event = RoundBegun | HandDealt | CardPlayed | CardDrawn | TurnSkipped | PileRenewed | CardSlipped | SlipStood | FanRustled | SlipCaught | CallMissed | GuardMoved | GiftSealed | CardGiven | NothingGiven | Slapped | LeafPicked | LeavesShown | SlowestFound | Claimed | ClaimsSettled | ClaimLapsed | LaySealed | CardLaid | NobodyLaid | CardTaken | RoundEnded | RoundScored;
  export type Move = `play-${Card}` | "draw" | "skip" | `slip-${Card}` | `call-${SeatLetter}` | "rustle" | `give-${Card}-${SeatLetter}` | `give-${Card}` | "give-nothing" | "slap-early" | `slap-${number}` | `leaf-${number}` | `claim-${number}` | `lay-${Card}` | "lapse" | "close" | `late-${SeatLetter}` | "deal";
}

/** What is a game's own in messages about any of them. */
export interface Games {
  "party-bugs": { view: PartyBugs.View; event: PartyBugs.Event; move: PartyBugs.Move };
  "parrot-box": { view: ParrotBox.View; event: ParrotBox.Event; move: ParrotBox.Move };
  "cheating-moth": { view: CheatingMoth.View; event: CheatingMoth.Event; move: CheatingMoth.Move };
}
export type GameName = keyof Games;

/** A new match begins. */
export interface Open {
  type: "Open";
  game: GameName;
  options: readonly string[];
  precedence: readonly number[];
  seed: string;
  added: readonly Added[];
  players: readonly Sitting[];
  eyes: number | null;
}

/** What a person added to the number that the phone drew. */
export interface Added {
  seat: number;
  text: string;
}

/** Somebody at the table. */
export interface Sitting {
  name: string;
  bot: string | null;
}

/** A stored match goes on. */
export interface Load {
  type: "Load";
  save: string;
  eyes: number | null;
}

/** A person moves. */
export interface Submit {
  type: "Submit";
  revision: number;
  seat: number;
  move: string;
  fingers: Fingers | null;
  eyes: number | null;
}

/** How fingers did something in secret, in milliseconds. */
export interface Fingers {
  revision: number;
  began: number;
  took: number;
}

/** One bot, or the clock, moves. */
export interface Advance {
  type: "Advance";
  revision: number;
  eyes: number | null;
}

/** The bot whose turn it is thinks on for `effort` playouts. */
export interface Think {
  type: "Think";
  revision: number;
  effort: number;
}

/** What the best bot would do in that person's place; each time `effort` playouts further. */
export interface Hint {
  type: "Hint";
  revision: number;
  seat: number;
  effort: number;
  eyes: number | null;
}

/** Why did a bot make this move? */
export interface Why {
  type: "Why";
  turn: number;
  effort: number;
}

/** That bot may do something unasked: cheat, call, slap. */
export interface Nudge {
  type: "Nudge";
  revision: number;
  seat: number;
  after: number;
  eyes: number | null;
}

/** A person takes back their own last move. */
export interface TakeBack {
  type: "TakeBack";
  revision: number;
  seat: number;
  eyes: number | null;
}

/** The table as those eyes may see it; nothing changes. */
export interface Look {
  type: "Look";
  eyes: number | null;
}

/** The log as those eyes may read it. */
export interface Read {
  type: "Read";
  eyes: number | null;
  last: number | null;
}

/** All that is to be stored of the table, for a store that has missed something. */
export interface Keep {
  type: "Keep";
}

/** The table as everybody may see it. */
export interface Paint {
  type: "Paint";
  revision: number;
}

/** Was everything fair in the match of that save? */
export interface Check {
  type: "Check";
  save: string;
  effort: number;
}

/** What chance gave in the matches of those saves. */
export interface Tally {
  type: "Tally";
  saves: readonly string[];
}

/** The fingerprint of a drawn number of 32 digits, to show before people add something. */
export interface Fingerprint {
  type: "Fingerprint";
  drawn: string;
}

/** Luck and skill told apart, in the match of that save or link. */
export interface Review {
  type: "Review";
  of: string;
  seat: number | null;
  worlds: number | null;
  effort: number;
  kept: string | null;
  keep: boolean;
  tell: boolean;
}

/** The running table as a link. */
export interface Share {
  type: "Share";
  what: "deal" | "day" | "match";
  date: string | null;
  step: number | null;
  to: readonly number[] | null;
  phone: Phone | null;
}

/** What a phone has to leave its marks by, and to know others' again. */
export interface Phone {
  secret: string;
  here: readonly number[];
  seen: string;
}

/** The link to the deal of that date; `Follow` then plays it. */
export interface Today {
  type: "Today";
  game: GameName;
  date: string;
}

/** What is in that link, and how does it lie to that save of mine, and to those marks? */
export interface Unfold {
  type: "Unfold";
  link: string;
  mine: string | null;
  mark: string | null;
  phone: Phone | null;
}

/** It becomes the running table: from a step of it, if it is over, as a match of its own. */
export interface Follow {
  type: "Follow";
  of: string;
  names: readonly string[];
  step: number | null;
  eyes: number | null;
}

/** A step of a match as those eyes saw it: a person's; once it is over, anybody's or `all`. */
export interface Replay {
  type: "Replay";
  of: string;
  step: number | null;
  eyes: number | "all" | null;
}

/** All that happened in a match as those eyes saw it; they may look as at a `Replay`. */
export interface Retell {
  type: "Retell";
  of: string;
  eyes: number | "all" | null;
}

/** A match that is over, as a link to a step of it. */
export interface Point {
  type: "Point";
  of: string;
  step: number;
}

/** Would the bots of that link choose what it tells of them? */
export interface AskAgain {
  type: "AskAgain";
  of: string;
  since: number;
  effort: number;
}

/** That save as a file to take away: its cards are covered until the match is over. */
export interface Pack {
  type: "Pack";
  save: string;
  here: readonly number[] | null;
}

/** What is in the text of such a file? */
export interface Unpack {
  type: "Unpack";
  text: string;
}

/** A lesson begins; or it goes on, with the save of it that an earlier engine wrote. */
export interface Teach {
  type: "Teach";
  game: GameName;
  lesson: string;
  learner: string;
  others: readonly string[];
  bots: readonly string[];
  save: string | null;
  eyes: number | null;
}

/** The table now, and what just happened, as those eyes may see it. */
export type Update<G extends GameName = GameName> = 
  { [K in G]: UpdateOf<K> }[G];
interface UpdateOf<G extends GameName> {
  type: "Update";
  game: G;
  players: readonly Sitting[];
  chapter: string;
  revision: number;
  eyes: number | null;
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  asked: readonly number[];
  private: boolean;
  mover: number | null;
  legal: readonly Games[G]["move"][];
  foregone: Games[G]["move"] | null;
  next: "person" | "bot" | "clock" | "nobody";
  clock: readonly Games[G]["move"][];
  undo: Undo | null;
  why: number | null;
  outcome: Outcome | null;
  pledge: string;
  saved: Whole | Tail | null;
}

/** Whose last move could be taken back; or why it cannot. */
export interface Undo {
  seat: number;
  refusal: string | null;
}

/** How a finished match ended, by place at the table (a dummy's place comes last). */
export interface Outcome {
  scores: readonly number[];
  ranks: readonly number[];
  by_tie_rule: readonly number[];
}

/** A save. */
export interface Whole {
  type: "Whole";
  whole: string;
}

/** What is new in a save. */
export interface Tail {
  type: "Tail";
  after: string;
  tail: string;
}

/** An `Update` for nobody's eyes, without what is not to be drawn. */
export type Painted<G extends GameName = GameName> = 
  { [K in G]: PaintedOf<K> }[G];
interface PaintedOf<G extends GameName> {
  type: "Painted";
  game: G;
  view: Games[G]["view"];
  asked: readonly number[];
  private: boolean;
  mover: number | null;
  legal: readonly Games[G]["move"][];
  foregone: Games[G]["move"] | null;
  next: "person" | "bot" | "clock" | "nobody";
}

/** What those eyes noticed: the set-up, then each turn; or only the last turns. */
export type Log<G extends GameName = GameName> = 
  { [K in G]: LogOf<K> }[G];
interface LogOf<G extends GameName> {
  type: "Log";
  turns: readonly LogTurn<G>[];
}

export type LogTurn<G extends GameName = GameName> = 
  { [K in G]: LogTurnOf<K> }[G];
interface LogTurnOf<G extends GameName> {
  chapter: string;
  events: readonly Games[G]["event"][];
  why: number | null;
}

/** How far a bot's thought has come. */
export interface Thinking {
  type: "Thinking";
  per_cent: number;
}

/** The moves that were weighed, best first. */
export interface Advice {
  type: "Advice";
  seat: number;
  per_cent: number;
  options: readonly Option[];
  reason: Reason;
}

/** A move, and what is expected of it compared with the best. */
export interface Option {
  move: string;
  behind: number | null;
  alike: boolean;
}

/** What speaks for a move, as far as the listener can see. */
export interface Reason {
  code: string;
  number: number | null;
  points: number | null;
}

/** Why a bot made its move. */
export interface Account {
  type: "Account";
  turn: number;
  seat: number;
  kind: string;
  openness: "open" | "as-seen" | "closed";
  per_cent: number;
  move: string | null;
  options: readonly Option[];
  reason: Reason | null;
}

/** What the check has found so far. */
export interface Checked {
  type: "Checked";
  per_cent: number;
  opening: string;
  pledge: string;
  turns: number;
  asked: number;
  odd: readonly OddMove[];
  unasked: number;
  worlds: number;
  alike: number;
}

/** A move that the bot does not choose when it is asked again. */
export interface OddMove {
  turn: number;
  seat: number;
  move: string;
  instead: string;
}

/** What chance gave to people and to bots, and what it gives on average, by game. */
export interface Tallied {
  type: "Tallied";
  games: readonly Sum[];
  running: number;
  damaged: number;
}

/** The sums over all matches of a game. */
export interface Sum {
  game: GameName;
  matches: number;
  deals: number;
  given: readonly Given[];
}

/** What a group of seats got on average, in thousandths, and what chance would give. */
export interface Given {
  what: string;
  whom: "people" | "bots";
  times: number;
  observed: number;
  expected: number;
  low: number;
  high: number;
  verdict: "within" | "outside" | "too-few";
}

export interface Fingerprinted {
  type: "Fingerprinted";
  print: string;
}

/** How far it has come. */
export type Reviewed<G extends GameName = GameName> = 
  { [K in G]: ReviewedOf<K> }[G];
interface ReviewedOf<G extends GameName> {
  type: "Reviewed";
  game: G;
  per_cent: number;
  speaks: boolean;
  ledgers: readonly LedgerTold<G>[];
  kept: string | null;
}

/** The ledger of a seat: start and the four accounts add up to the result. */
export type LedgerTold<G extends GameName = GameName> = 
  { [K in G]: LedgerToldOf<K> }[G];
interface LedgerToldOf<G extends GameName> {
  seat: number;
  start: Worthy;
  result: Worthy;
  without_luck: Worthy;
  skill: Worthy | null;
  sums: readonly Summed[];
  decisions: number;
  course: readonly Expected[];
  highlights: readonly Highlighted<G>[];
}

export interface Worthy {
  points: number;
  chance: number;
}

/** One of the four accounts, and how far off it may be. */
export interface Summed {
  account: "deal" | "guesses" | "own" | "others";
  change: Worthy;
  margin: Worthy;
}

/** What a seat expected after that turn, for a graph. */
export interface Expected {
  turn: number;
  now: Worthy;
}

/** Something worth a look, with what is needed to show it. */
export type Highlighted<G extends GameName = GameName> = 
  { [K in G]: HighlightedOf<K> }[G];
interface HighlightedOf<G extends GameName> {
  kind: "doubtful" | "mistake" | "blunder" | "brilliant" | "lucky" | "unlucky";
  turn: number;
  step: number;
  chapter: string;
  view: Games[G]["view"];
  move: string | null;
  change: Worthy;
  options: readonly Weighed[];
  reason: Reason | null;
}

/** A move beside the best, as a hint has it; None is leaving it be. */
export interface Weighed {
  move: string | null;
  behind: number;
  alike: boolean;
  chance: number;
}

export interface Shared {
  type: "Shared";
  link: string;
  mark: string | null;
  deal: string;
  seen: string;
}

export interface Unfolded {
  type: "Unfolded";
  kind: "deal" | "day" | "match";
  game: GameName;
  options: readonly string[];
  players: readonly Seated[];
  date: string | null;
  scores: readonly number[];
  turns: number;
  over: boolean;
  step: number | null;
  to: readonly number[] | null;
  pledge: string;
  deal: string;
  mark: string;
  seen: string;
  unseen: readonly Unseen[];
  comparison: Comparison | null;
  kept: "kept" | "taken-back" | "changed" | null;
}

/** Somebody at the table of a link. */
export interface Seated {
  name: string;
  bot: string | null;
}

export interface Unseen {
  seat: number;
  turns: number;
}

/** `ahead`: theirs goes on where mine stands; `behind`: mine has gone on since. */
export interface Comparison {
  how: "same" | "ahead" | "behind" | "diverged" | "another";
  turn: number | null;
}

export type Replayed<G extends GameName = GameName> = 
  { [K in G]: ReplayedOf<K> }[G];
interface ReplayedOf<G extends GameName> {
  type: "Replayed";
  game: G;
  players: readonly Seated[];
  step: number;
  steps: number;
  chapter: string;
  eyes: number | "all" | null;
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  views: readonly Games[G]["view"][];
  over: boolean;
  outcome: Outcome | null;
}

export type Retold<G extends GameName = GameName> = 
  { [K in G]: RetoldOf<K> }[G];
interface RetoldOf<G extends GameName> {
  type: "Retold";
  game: G;
  players: readonly Seated[];
  step: number | null;
  over: boolean;
  told: readonly Told<G>[];
}

/** What happened in a step, and when. */
export type Told<G extends GameName = GameName> = 
  { [K in G]: ToldOf<K> }[G];
interface ToldOf<G extends GameName> {
  chapter: string;
  events: readonly Games[G]["event"][];
}

export interface AskedAgain {
  type: "AskedAgain";
  done: boolean;
  odd: readonly number[];
}

export interface Packed {
  type: "Packed";
  text: string;
  covered: boolean;
}

export interface Unpacked {
  type: "Unpacked";
  save: string;
  here: readonly number[] | null;
}

/** A long link is read in slices: whoever asks the same once more gets on with it. */
export interface Reading {
  type: "Reading";
  per_cent: number;
}

/** The move is not allowed, or the page acted on an older table (`stale`). */
export interface Refused {
  type: "Refused";
  code: string;
  rule: string;
}

/** A request, a save or a name that cannot be read: why, where, and what was found. */
export interface Unread {
  type: "Unread";
  code: string;
  place: string;
  found: string;
}

/** A fault of ours. */
export interface Failed {
  type: "Failed";
  fault: string;
}

export type Request = Open | Load | Submit | Advance | Think | Hint | Why | Nudge | TakeBack | Look | Read | Keep | Paint | Check | Tally | Fingerprint | Review | Share | Today | Unfold | Follow | Replay | Retell | Point | AskAgain | Pack | Unpack | Teach;
export type Reply = Update | Whole | Painted | Log | Thinking | Advice | Account | Checked | Tallied | Fingerprinted | Reviewed | Shared | Unfolded | Replayed | Retold | AskedAgain | Packed | Unpacked | Reading | Refused | Unread | Failed;
/** What may come instead of the answer. */
export type Failure = Refused | Unread | Failed;

/** What answers which request, unless it fails. */
export interface Answers {
  Open: Update;
  Load: Update;
  Teach: Update;
  Submit: Update;
  Advance: Update;
  Think: Thinking;
  Hint: Advice;
  Why: Account;
  Nudge: Update;
  TakeBack: Update;
  Look: Update;
  Read: Log;
  Keep: Whole;
  Paint: Painted;
  Check: Checked;
  Review: Reviewed;
  Tally: Tallied;
  Fingerprint: Fingerprinted;
  Share: Shared;
  Today: Shared;
  Unfold: Unfolded;
  Follow: Update;
  Replay: Replayed;
  Retell: Retold;
  Point: Shared;
  AskAgain: AskedAgain;
  Pack: Packed;
  Unpack: Unpacked;
}
export type AnswerTo<R extends Request> = Answers[R["type"]] | Failure;
