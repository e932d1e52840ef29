import { isSeat, type Seat } from '@selva/core'
import { playerAt } from '@selva/stay-away'
import type { Player } from '../client/player.ts'
import type { Ending } from './ending.ts'
import { gameWords } from './words.ts'

/** A sentence about how it ended, and why. */
export function outcome({ state }: Ending, player: (seat: Seat) => Player): string {
  const m = gameWords().end
  const { end, thing, lastInfected, players } = state
  if (end === 'running' || thing === undefined) return m.over
  const { reason, winners } = end
  switch (reason) {
    case 'thingEliminated':
      return winners.length === 0 ? m.thingEliminatedNobody(player(thing)) : m.thingEliminated(player(thing))
    case 'wrongDeclaration':
    case 'thingAlone':
      return m[reason](player(thing))
    case 'infection': {
      const won = winners.length === 1 ? m.infectionAlone(player(thing)) : m.infection(player(thing))
      const last =
        isSeat(lastInfected, players.length) && playerAt(state, lastInfected).alive ? lastInfected : undefined
      return last === undefined ? won : `${won} ${m.lastLoses(player(last))}`
    }
    default:
      return reason satisfies never
  }
}
