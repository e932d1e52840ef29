/** What a mind of this game holds dear. All of it is in steps (human) or in expected kills (alien) unless said otherwise. */
export type Temper = {
  readonly human: {
    /** How many steps of detour being killed is worth. */
    readonly fear: number
    /** The same for sectors that are not reached in this turn: by then everything will have changed. */
    readonly foresight: number
    /** How sure an alien must be of a sector to be as likely as not to strike there. */
    readonly boldness: number
    /** How much longer the way to another hatch than the favourite one may be. */
    readonly taste: number
    /** Steps by which two moves may differ and both be taken. */
    readonly slack: number
  }
  readonly alien: {
    /** What killing a fellow alien costs, in humans. */
    readonly kin: number
    /** The least expected gain that is worth a strike: it shows who and where one is. */
    readonly threshold: number
    /** How much a kill now counts against being near later. */
    readonly strike: number
    /** How much less a human counts for each alien move he is away. */
    readonly far: number
    /** How much more a human counts who stands next to a hatch, and over how many steps that fades. */
    readonly hatch: number
    readonly fade: number
    /** How much less a human counts whom another alien can reach. */
    readonly cover: number
    /** Worth by which two moves may differ and both be taken. */
    readonly slack: number
  }
}

/** The temper that bots have: found by playing them against each other. */
export const seasoned: Temper = {
  human: { fear: 14, foresight: 2, boldness: 0.15, taste: 5, slack: 0.15 },
  alien: { kin: 0.7, threshold: 0.1, strike: 20, far: 0.3, hatch: 3, fade: 3, cover: 3, slack: 0.02 },
}
