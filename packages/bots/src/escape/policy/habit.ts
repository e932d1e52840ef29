import { elementAt, type Stream } from '@selva/core'
import { type Choice, type Sector, speedOf } from '@selva/escape'
import { bestOf, weighted } from '../../pick.ts'
import type { Rumours } from '../rumours.ts'
import { stepsBetween } from '../terrain.ts'
import { movesOf, type PlainPosition } from './position.ts'

/*
 * A player who does not think twice: as a human to a hatch by a short way, as an alien after the last noise. No belief
 * is asked, only what everyone at the table has just heard.
 */

/** One time in this many an alien runs after a noise; else it roams. */
const CHASES_ONE_IN = 2

/** As people are generally thought to move. */
function usualMove({ belief, part: partial, me, mine, stream }: PlainPosition, to: readonly Sector[]): Sector {
  const { start, to: ends, chance } = belief.terrain.moves(me.side, speedOf(partial, me, mine))
  const likes = new Map<number, number>()
  for (let k = start[me.at] ?? 0; k < (start[me.at + 1] ?? 0); k++) likes.set(ends[k] ?? 0, chance[k] ?? 0)
  return elementAt(
    to,
    weighted(
      to.map((at) => likes.get(at) ?? 0),
      stream,
    ),
  )
}

/** The sectors that were named by players who have not shown that they are aliens: no one forgets that. */
const named = ({ part: { players } }: PlainPosition, rumours: Rumours): readonly Sector[] =>
  [...rumours].flatMap(([seat, sectors]) => (players[seat - 1]?.side === 'alien' ? [] : sectors))

/** Towards the nearest noise, and as near to it as it gets. */
function towardsNoise(position: PlainPosition, to: readonly Sector[], rumours: Rumours): Sector | undefined {
  const { belief, me } = position
  const away = (from: Sector, noise: Sector): number => stepsBetween(belief.terrain, 'alien', from, noise)
  const noise = bestOf(named(position, rumours), (at) => -away(me.at, at))?.best
  return noise === undefined ? undefined : bestOf(to, (at) => -away(at, noise))?.best
}

function going(position: PlainPosition, rumours: Rumours): Choice {
  const to = movesOf(position)
  if (to.length === 0) return { do: 'stuck' }
  const out = to.find((at) => position.belief.terrain.hatch[at] === 1)
  if (position.me.side === 'human' && out !== undefined) return { do: 'move', to: out }
  const chases = position.me.side === 'alien' && position.stream.below(CHASES_ONE_IN) === 0
  const goal = chases ? towardsNoise(position, to, rumours) : undefined
  return { do: 'move', to: goal ?? usualMove(position, to) }
}

/** Any sector on offer that costs a card. */
function anyNoise({ belief }: PlainPosition, offered: readonly Sector[], stream: Stream): Sector {
  const loud = offered.filter((at) => belief.terrain.loud[at] === 1)
  const any = loud.length > 0 ? loud : offered
  return elementAt(any, stream.below(any.length))
}

/** The choice of a player who pays no attention. */
export function byHabit(position: PlainPosition, rumours: Rumours): Choice {
  const { me, mine, options, stream } = position
  switch (mine.step) {
    case 'before':
      return going(position, rumours)
    case 'arrived': {
      const attacks = options.some((option) => option.do === 'attack')
      const heard = named(position, rumours).includes(me.at)
      return attacks && me.side === 'alien' && (mine.lurking || heard) ? { do: 'attack' } : { do: 'resolve' }
    }
    case 'close':
      return { do: 'end' }
    default:
      for (const option of options) {
        if (option.do === 'noise' || option.do === 'alsoNoise')
          return { do: option.do, at: anyNoise(position, option.at, stream) }
        if (option.do === 'discard')
          return { do: 'discard', item: elementAt(option.item, stream.below(option.item.length)) }
        if (option.do === 'pick') return { do: 'pick', colour: elementAt(option.colour, 0) }
      }
      throw new Error(`seat ${position.belief.seat} has nothing to answer`)
  }
}
