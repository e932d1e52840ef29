import type { Stream } from '@selva/core'
import type { Item, Option, PartialState, Player, Sector, TurnSecrets } from '@selva/escape'
import type { Skill } from '../../levels.ts'
import type { Belief } from '../belief/belief.ts'
import type { Weights } from '../weights.ts'

/** All that a decision is taken from. */
export type Position = {
  readonly belief: Belief
  readonly part: PartialState
  readonly me: Player<never>
  readonly mine: TurnSecrets
  readonly options: readonly Option[]
  readonly weights: Weights
  readonly skill: Skill
  readonly stream: Stream
}

/** Everything from which a decision by plain habit is taken. */
export type PlainPosition = Pick<Position, 'part' | 'me' | 'mine' | 'options' | 'stream'> & {
  readonly belief: Pick<Belief, 'seat' | 'terrain'>
}

/** Is this on offer? */
export const isOffered = ({ options }: Pick<Position, 'options'>, doing: Option['do']): boolean =>
  options.some((o) => o.do === doing)

/** May this item be played now, one without a target? */
export const canPlayItem = ({ options }: Position, item: Item): boolean =>
  options.some((o) => o.do === 'use' && o.item.includes(item))

/** The sectors on offer for a move. */
export function movesOf({ options }: Pick<Position, 'options'>): readonly Sector[] {
  for (const option of options) if (option.do === 'move') return option.to
  return []
}

export const holds = ({ me }: Position, item: Item): boolean => me.hand.includes(item)
