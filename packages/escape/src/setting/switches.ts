/** Section 17: the points that groups play differently. */
export type Switches = {
  /** SWI-1: may aliens pass an open hatch? */
  readonly alienTransit: 'open' | 'never'
  /** SWI-2: may an Attack card be played after a dangerous card was drawn? */
  readonly attackAfterDraw: boolean
  /** SWI-3: what Adrenaline gives: one more, or a speed of at least two. */
  readonly adrenaline: 'plusOne' | 'two'
  /** SWI-4: do eliminated aliens share the team's win? */
  readonly deadAliensWin: boolean
  /** SWI-5: can only a team with a living alien win? */
  readonly aliensMustLive: boolean
  /** SWI-6: do the Psychic Alien's items become noise too? */
  readonly psychicItems: boolean
  /** SWI-7: who wins at the round limit where there are no humans. */
  readonly killTie: 'none' | 'mostKills'
  /** SWI-8: does the second crew join with eight players or fewer? */
  readonly crew: 'first' | 'both'
  /** SWI-9: what a noise in any sector may name. */
  readonly noiseTargets: 'plain' | 'dangerous'
  /** SWI-10 */
  readonly rounds: number
  /** SWI-11, in the Black edition. */
  readonly handLimit: number | 'none'
}

/** Possible values of each switch; a `number` is any whole one from 1. */
export const SWITCHES: { readonly [S in keyof Switches]: readonly (Switches[S] | 'number')[] } = {
  alienTransit: ['open', 'never'],
  attackAfterDraw: [true, false],
  adrenaline: ['plusOne', 'two'],
  deadAliensWin: [true, false],
  aliensMustLive: [true, false],
  psychicItems: [false, true],
  killTie: ['none', 'mostKills'],
  crew: ['first', 'both'],
  noiseTargets: ['plain', 'dangerous'],
  rounds: ['number'],
  handLimit: ['number', 'none'],
}

/** The defaults of the Black edition. */
export const BLACK_SWITCHES: Switches = {
  alienTransit: 'open',
  attackAfterDraw: true,
  adrenaline: 'plusOne',
  deadAliensWin: true,
  aliensMustLive: true,
  psychicItems: false,
  killTie: 'none',
  crew: 'first',
  noiseTargets: 'plain',
  rounds: 39,
  handLimit: 3,
}

/** The defaults of the Ultimate edition (ULT-1, ITM-4). */
export const ULTIMATE_SWITCHES: Switches = { ...BLACK_SWITCHES, rounds: 40, handLimit: 'none' }

const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1

/** Can this switch be set to this? */
export const mayBe = (name: keyof Switches, value: unknown): boolean =>
  SWITCHES[name].some((allowed) => (allowed === 'number' ? isWhole(value) : allowed === value))
