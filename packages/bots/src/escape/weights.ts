import type { Setting } from '@selva/escape'

/** Evaluation weights. All are in steps (human) or in expected kills (alien) unless said otherwise. */
export type Weights = {
  /** How far a lie should lead: to which power the distance from oneself makes a sector more inviting. */
  readonly lure: number
  readonly human: {
    /** How many steps of detour being killed is worth. */
    readonly fear: number
    /** The same for sectors that are not reached in this turn: by then everything will have changed. */
    readonly foresight: number
    /** How many steps longer a way may be for every dangerous sector that it spares. */
    readonly hush: number
    /** How much longer the way to another hatch than the favourite one may be. */
    readonly taste: number
    /** How far a hatch that may turn out damaged should be from the next one, at most. */
    readonly spare: number
    /** Steps by which two moves may differ and both be taken. */
    readonly slack: number
    /** Steps a card must save to be played. */
    readonly price: {
      readonly adrenaline: number
      readonly teleport: number
      readonly sedatives: number
      readonly cat: number
      /** Not to move where one may stand. */
      readonly wait: number
      /** A power that works once. */
      readonly power: number
    }
    /** The least chance to hit an alien that is worth an Attack card, and how many steps such a kill is worth. */
    readonly aim: number
    readonly kill: number
    /** The expected number of aliens a Spotlight must show to be worth it, and when the hand is full. */
    readonly light: number
    readonly spareLight: number
    /** How likely to die at best one must be to give oneself up to the other side. */
    readonly despair: number
  }
  readonly alien: {
    /** Cost of killing a fellow alien, in humans. */
    readonly kin: number
    /** The least expected gain that is worth a strike: it shows who and where one is. At a table of four; */
    readonly threshold: number
    /** so much more for every player more, since aliens then share the work; */
    readonly patience: number
    /** and where the first escape ends the game, again at a table of four; */
    readonly urgent: number
    /** so much less for every player more: each human more may be the one. */
    readonly haste: number
    /** The same where everybody is prey. */
    readonly melee: number
    /** How much a kill now counts against being near later. */
    readonly strike: number
    /** How much less a human counts for each alien move he is away. */
    readonly far: number
    /** How much more a human counts who stands next to a hatch, and over how many steps that fades. */
    readonly hatch: number
    readonly fade: number
    /** How much more the courier counts than another human (OWN-8). */
    readonly courier: number
    /** How much less a human counts whom another alien can reach. */
    readonly cover: number
    /** Worth by which two moves may differ and both be taken. */
    readonly slack: number
    /** The same where there is nothing to strike, as a share of the best. */
    readonly drift: number
    /** How many times better a move must be for a card to be played for it. */
    readonly card: number
  }
}

/** The temper that bots have: found by playing them against each other. */
export const defaultWeights: Weights = {
  lure: 1,
  human: {
    fear: 12,
    foresight: 2,
    hush: 0,
    taste: 8,
    spare: 12,
    slack: 0.15,
    price: { adrenaline: 1.2, teleport: 4, sedatives: 0.4, cat: 0.3, wait: 4, power: 0.3 },
    aim: 0.3,
    kill: 8,
    light: 0.35,
    spareLight: 0.15,
    despair: 0.75,
  },
  alien: {
    kin: 0.7,
    threshold: 0.4,
    patience: 0.02,
    urgent: 0.22,
    haste: 0.04,
    melee: 0.12,
    strike: 20,
    far: 0.3,
    hatch: 3,
    fade: 3,
    courier: 3,
    cover: 3,
    slack: 0.02,
    drift: 0.1,
    card: 1.5,
  },
}

/** The same weights with thresholds that are so many times as high. */
export const withCaution = (weights: Weights, caution: number): Weights => {
  const { threshold, patience, urgent, haste } = weights.alien
  const alien = {
    ...weights.alien,
    threshold: caution * threshold,
    patience: caution * patience,
    urgent: caution * urgent,
    haste: caution * haste,
  }
  return { ...weights, alien }
}

/** No strike is worth less than this, however many humans there are. */
const LEAST_URGENT = 0.04

/** The least expected gain that is worth a strike at this table. */
export function thresholdAt(
  { rules, seats }: Setting,
  { threshold, patience, urgent, haste }: Weights['alien'],
): number {
  const more = seats - 4
  return rules.hatchMode === 'first' ? Math.max(LEAST_URGENT, urgent - haste * more) : threshold + patience * more
}
