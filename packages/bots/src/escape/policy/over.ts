import { type Choice, ITEMS, type Item } from '@selva/escape'
import { bestOf } from '../../pick.ts'
import { humanFlight, humanStrike } from './human.ts'
import { outlookOf } from './outlook.ts'
import type { Position } from './position.ts'
import { bestLight } from './search.ts'

/**
 * Worth of a card to a human; an alien keeps the same ones, for what he holds no human has. A bot that has not learnt to
 * play an item has no use for it.
 */
const WORTH: { readonly [I in Item]?: number } = {
  defense: 10,
  clone: 9,
  adrenaline: 8,
  teleport: 7,
  attack: 6,
  mutation: 5,
  sedatives: 4,
  cat: 3,
  sensor: 2,
  spotlight: 1,
}

/** OVER: a card that can be played is not lost; else the least useful goes, of two alike sooner. */
export function overLimit(position: Position): Choice {
  const { belief, part: partial, me } = position
  const strike = humanStrike(position) ?? humanFlight(position)
  if (strike !== undefined) return strike
  const light = bestLight(position, outlookOf(belief, partial))
  if (light !== undefined) return { do: 'spotlight', at: light.at }
  const twice = (item: Item): boolean => me.hand.filter((card) => card === item).length > 1
  const worth = (item: Item): number => (WORTH[item] ?? 0) / (twice(item) ? 2 : 1)
  const held = ITEMS.filter((item) => me.hand.includes(item))
  const least = bestOf(held, (item) => -worth(item))
  return { do: 'discard', item: least?.best ?? 'spotlight' }
}
