import { type Seat, seatsOf } from '@selva/core'
import { type Fact, type FullState, type HatchState, inGame, playerAt } from '@selva/escape'
import type { Check } from '../check.ts'

/** The seats that a fact shows to be in the game. */
function taking(fact: Fact): readonly Seat[] {
  switch (fact.kind) {
    case 'turn':
    case 'moved':
    case 'attack':
    case 'killed':
    case 'defended':
    case 'cloned':
    case 'immune':
    case 'hatchReached':
    case 'escaped':
    case 'eliminated':
      return [fact.seat]
    case 'spotlight':
      return fact.found.map(({ seat }) => seat)
    case 'sensed':
    case 'sensedNothing':
      return [fact.target]
    default:
      return []
  }
}

const MAY_OPEN: readonly HatchState[] = ['open', 'locked']

/** INV-5: a hatch never reopens, and a player who is out stays out. */
export function stayOut(): Check {
  let hatches: readonly HatchState[] = []
  let out = new Set<Seat>()
  return {
    look(state: FullState, facts: readonly Fact[]) {
      if (facts.some((fact) => fact.kind === 'began')) {
        hatches = []
        out = new Set()
      }
      const back = facts.flatMap(taking).find((seat) => out.has(seat))
      if (back !== undefined) return `seat ${back} is out and takes part`
      const reopened = state.hatches.findIndex((now, i) => now === 'open' && !MAY_OPEN.includes(hatches[i] ?? 'open'))
      if (reopened >= 0) return `hatch ${state.setting.zone.hatches[reopened]?.number} has reopened`
      hatches = state.hatches.slice()
      for (const seat of seatsOf(state.setting.seats)) if (!inGame(playerAt(state, seat))) out.add(seat)
      return undefined
    },
  }
}
