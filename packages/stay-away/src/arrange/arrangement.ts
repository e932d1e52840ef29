import { type Refusal, refuse } from '@selva/core'
import type { Kind } from '../card.ts'

/** How far the turn has come: before the draw, in ACT, after step 2, with an offer to make, with an offer to answer. */
export const ARRANGED_STEPS = ['start', 'act', 'step3', 'offer', 'answer'] as const

/** A position in plain words. Everything but the players may be left out. */
export type Arrangement = {
  /** In seat order. `place` is the own seat's unless said; an eliminated player has the role he died with, and no hand. */
  readonly players: readonly {
    readonly role?: string
    readonly hand?: readonly string[]
    readonly place?: number
    readonly quarantine?: number
    readonly eliminated?: boolean
  }[]
  /** A door in the gap clockwise of each of these places. */
  readonly doors?: readonly number[]
  readonly direction?: string
  readonly active?: number
  readonly step?: string
  /** In `answer`: the card committed. */
  readonly offered?: string
  /** Top first. Cards named nowhere lie below, in an order that `shuffle` decides. */
  readonly deck?: readonly string[]
  readonly discards?: readonly string[]
  readonly lastInfected?: number
  readonly standing?: boolean
  readonly shuffle?: string
}

/** A description nobody has checked yet. */
export type Wish = { readonly [P in keyof Arrangement]?: unknown }
/** The element of a list that this untrusted value is. */
export const member = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((v) => v === value)

/** A list of card names. */
export function kinds<K extends Kind>(of: readonly K[], list: unknown): readonly K[] | Refusal {
  if (list === undefined) return []
  if (!Array.isArray(list)) return refuse('arrangeCards', list)
  const out: K[] = []
  for (const name of list) {
    const kind = member(of, name)
    if (kind === undefined) return refuse('arrangeCards', name)
    out.push(kind)
  }
  return out
}
