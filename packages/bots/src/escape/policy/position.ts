import type { Stream } from '@selva/core'
import type { Item, Mine, Option, Part, Player, Sector } from '@selva/escape'
import type { Belief } from '../belief/belief.ts'
import type { Temper } from '../temper.ts'

/** All that a decision is taken from. */
export type Position = {
  readonly belief: Belief
  readonly part: Part
  readonly me: Player<never>
  readonly mine: Mine
  readonly options: readonly Option[]
  readonly temper: Temper
  readonly stream: Stream
}

/** Is this on offer? */
export const may = ({ options }: Position, doing: Option['do']): boolean => options.some((o) => o.do === doing)

/** May this item be played now, one without a target? */
export const mayUse = ({ options }: Position, item: Item): boolean =>
  options.some((o) => o.do === 'use' && o.item.includes(item))

/** The sectors on offer for a move. */
export function movesOf({ options }: Position): readonly Sector[] {
  for (const option of options) if (option.do === 'move') return option.to
  return []
}

export const holds = ({ me }: Position, item: Item): boolean => me.hand.includes(item)
