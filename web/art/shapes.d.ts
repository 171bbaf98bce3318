// What pictures are drawn from.

/** Across and down. */
export type Spot = readonly [x: number, y: number];

/** How a solid thing is drawn. */
export interface Pen {
  line?: number;
  lift?: number;
  dark?: string;
  ink?: string;
}

/** 0 to 5; or by name, "paul". */
export type Player = number | string;
/** -1 left, 1 right. */
export type Side = -1 | 1;

export type Mood =
  | "merry"
  | "sly"
  | "proud"
  | "haughty"
  | "dreamy"
  | "fierce"
  | "amazed"
  | "cool"
  | "gleeful"
  | "kind"
  | "wary";

/** Of a face. */
export interface Traits {
  mood?: Mood | undefined;
  /** where the pupils go */
  look?: Spot | undefined;
  /** of the lids */
  colour?: string;
  brows?: boolean | undefined;
  bare?: boolean;
}

/** Where a limb bends, and its end. */
export type Limb = readonly [bend: Spot, end: Spot];
/** The left one and the right one; null is no limb. */
export type Limbs = readonly (Limb | null)[];
export type Feeler = "high" | "wide" | "low" | "up" | "none";

/** How a bug stands. */
export interface Pose {
  lean: number;
  /** how far the body is lifted off its legs */
  rise: number;
  tilt: number;
  mood: Mood;
  look: Spot;
  arms: Limbs;
  sides: Limbs;
  legs: Limbs;
  feelers: readonly Feeler[];
  gloves: string | null;
  shoes: string | null;
  sleeves: string;
  trousers: string;
  collar: string | null;
  wings: boolean;
  shadow: number;
}

/** What a bug has on, each part as it is drawn. */
export interface Worn {
  brows?: boolean;
  /** instead of a head */
  visage?: string;
  behind?: string;
  below?: string;
  outfit?: string;
  over?: string;
  hatBehind?: string;
  hat?: string;
  held?: string;
  front?: string;
}

export type Costume = Partial<Pose> & Worn;

/** `stand` is where it stands on its card. */
export type Guest = Costume & { colour: string; stand?: Spot };
