import type { GameFigures, Seat } from '@selva/core'
import { namesOwn } from './danger.ts'
import { trueNoise } from './noise.ts'
import type { Sector } from './sector.ts'
import { type FullState, playerAt, type Setting } from './state.ts'
import type { EscapeShape } from './table-game.ts'

/** The counts of a finished game for every seat. */
export const ESCAPE_COUNTS = ['turns', 'attacks', 'kills', 'deaths', 'escapes', 'freeNoises', 'lies'] as const
type EscapeCount = (typeof ESCAPE_COUNTS)[number]

/** A noise that could have named any sector, and where it was heard. Only such a noise can lie. */
function freeNoise(state: FullState, seat: Seat, sectors: readonly Sector[]): readonly EscapeCount[] {
  const { mine } = state
  if (mine.drawn !== 'none' && namesOwn(mine.drawn)) return []
  const me = playerAt(state, seat)
  // OWN-10: an honest noise may name the sector that the player has come from.
  const isHonest = sectors.includes(me.at) || sectors.includes(trueNoise(state, me, mine))
  return isHonest ? ['freeNoises'] : ['freeNoises', 'lies']
}

export const figures: GameFigures<EscapeShape> = {
  counts: ESCAPE_COUNTS,
  about: ({ zone, rules }: Setting) => ({ rules: rules.preset, map: zone.id === '' ? zone.title : zone.id }),
  counter: (add) => {
    const count = (seat: Seat, ...what: readonly EscapeCount[]): void => {
      for (const one of what) add(seat, one)
    }
    return {
      happened(state, fact) {
        switch (fact.kind) {
          case 'turn':
            return count(fact.seat, 'turns')
          case 'attack':
            return count(fact.seat, 'attacks')
          case 'killed':
            count(fact.by, 'kills')
            return count(fact.seat, 'deaths')
          case 'escaped':
            return count(fact.seat, 'escapes')
          case 'noise':
            return count(fact.seat, ...freeNoise(state, fact.seat, [fact.sector]))
          case 'twoNoises':
            return count(fact.seat, ...freeNoise(state, fact.seat, fact.sectors))
          default:
        }
      },
      claimed() {},
    }
  },
}
