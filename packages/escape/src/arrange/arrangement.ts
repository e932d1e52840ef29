/** One player of a described position. */
export type ArrangedPlayer = {
  readonly character: string
  /** Sector he stands in; of a killed player, where he lies. */
  readonly at: string
  readonly killed?: boolean
  /** If he was killed but will come back: where, and on which side. */
  readonly returns?: { readonly at: string; readonly side: string }
  /** The number of the hatch he has left by. */
  readonly escaped?: number
  /** He has changed side where he stands (ULT-12). */
  readonly mutated?: boolean
  /** Cards in his hand. */
  readonly hand?: readonly string[]
  readonly fed?: boolean
  /** His power that works once has been used. */
  readonly spent?: boolean
  readonly kills?: number
  /** His character has been shown. */
  readonly shown?: boolean
  /** Sector he started in, if his character does not tell it (C.6). */
  readonly home?: string
}

/** A position in plain words. Everything but the players may be left out. */
export type Arrangement = {
  /** In seat order. */
  readonly players: readonly ArrangedPlayer[]
  readonly first?: number
  readonly turn?: number
  readonly round?: number
  /** How far the turn has come; after `before` the acting player has moved here `from` another sector. */
  readonly step?: string
  readonly from?: string
  /** In `name`: the card he holds. */
  readonly card?: string
  /** Effects at work in this turn: `adrenaline`, `sedated`. */
  readonly effects?: readonly string[]
  /** Dangerous cards that will come next, the first one first. */
  readonly next?: readonly string[]
  /** Dangerous cards already discarded, or the whole deck. */
  readonly discards?: readonly string[] | 'all'
  /** Item cards that will come next, and those discarded. */
  readonly nextItems?: readonly string[]
  readonly itemDiscards?: readonly string[] | 'all'
  /** Hatch cards that will come next, and those shown. */
  readonly nextHatch?: readonly string[]
  readonly hatchShown?: readonly string[] | 'all'
  /** Hatches that are no longer open, by number. */
  readonly hatches?: { readonly [number: number]: string }
}

/** The same, not yet checked. */
export type ArrangementDraft = { readonly [P in keyof Arrangement]?: unknown }

export const member = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((v) => v === value)
