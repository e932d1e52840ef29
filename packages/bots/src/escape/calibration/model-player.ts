import type { Seat, Stream } from '@selva/core'
import { type Choice, escape, type Option, ownPlayer, type Sector, type Setting } from '@selva/escape'
import type { Bot } from '../../bot.ts'
import { weighted } from '../../pick.ts'
import { lastNoise, suspectAt } from '../belief/belief.ts'
import { listen } from '../belief/listen.ts'
import { mixedModel, weightOfMove } from '../belief/manners.ts'
import { lieAt } from '../belief/noise.ts'
import { usualSpeed } from '../belief/turn.ts'

const isMove = (option: Option): option is Option & { readonly do: 'move' } => option.do === 'move'

/** The ordinary choice of a player who uses no item and attacks nobody. */
function plainly(options: readonly Option[], stream: Stream): Choice {
  for (const option of options) {
    if (option.do === 'pick') return { do: 'pick', colour: option.colour[0] ?? 'red' }
    if (option.do === 'discard') return { do: 'discard', item: option.item[stream.below(option.item.length)] ?? 'cat' }
    if (option.do === 'resolve' || option.do === 'end' || option.do === 'stuck') return { do: option.do }
  }
  throw new Error('nothing plain is on offer')
}

/**
 * A player who really moves and lies as the behaviour model says: in one manner, drawn for the game. It neither attacks
 * nor uses items, of which the model says nothing.
 */
export function modelPlayer(setting: Setting, seat: Seat, table: object): Bot {
  const { part, belief, hear } = listen(setting, seat, table)
  const manners = new Map<string, number>()

  function move(to: readonly Sector[], stream: Stream): Choice {
    const { side, at } = ownPlayer(part, seat)
    const all = mixedModel.manners[side]
    const manner =
      manners.get(side) ??
      weighted(
        all.map(({ share }) => share),
        stream,
      )
    manners.set(side, manner)
    const moves = belief.terrain.moves(side, usualSpeed(part, seat, side))
    const scene = { terrain: belief.terrain, noise: lastNoise(belief, seat) }
    const first = moves.start[at] ?? 0
    // The moves on offer are those of the terrain, in its order.
    const weights = to.map((_, i) => weightOfMove(all, manner, side, moves, first + i, scene))
    return { do: 'move', to: to[weighted(weights, stream)] ?? at }
  }

  function name(sectors: readonly Sector[], stream: Stream): Sector {
    const { at } = ownPlayer(part, seat)
    const suspect = suspectAt(belief, seat)
    const lies = sectors.map(
      (sector) => lieAt(setting.zone, suspect, sector, mixedModel) * (sector === at ? mixedModel.candid : 1),
    )
    return sectors.length === 1 ? (sectors[0] ?? at) : (sectors[weighted(lies, stream)] ?? at)
  }

  return {
    hear: (fact) => hear(fact as Parameters<typeof hear>[0]),
    choose(stream) {
      const options = escape.options(part, seat)
      const going = options.find(isMove)
      if (going !== undefined) return move(going.to, stream)
      for (const option of options) if (option.do === 'noise') return { do: 'noise', at: name(option.at, stream) }
      return plainly(options, stream)
    },
  }
}
