import { isRefusal, type Refusal } from '@selva/core'
import {
  DANGERS,
  END_REASONS,
  escape,
  type Fact,
  type Full,
  humansOf,
  nameOf,
  openHatches,
  playerAt,
  SIDES,
} from '@selva/escape'
import type { Check, Contest, Ending } from './contest.ts'

/** INV-1 */
const conserved: Check = {
  look({ danger, discards, mine, setting }: Full) {
    for (const card of DANGERS) {
      const held = mine.drawn === card ? 1 : 0
      const found = danger.bag[card] + discards.bag[card] + held
      if (found !== setting.rules.dangers[card]) return `${found} cards of ${card}, not ${setting.rules.dangers[card]}`
    }
    for (const pile of [danger, discards]) {
      const cards = DANGERS.reduce((sum, card) => sum + pile.bag[card], 0)
      if (cards !== pile.size) return `a pile of ${pile.size} holds ${cards} cards`
    }
    return undefined
  },
}

/** INV-3 */
const stands: Check = {
  look(state: Full, facts: readonly Fact[]) {
    const { zone } = state.setting
    for (const fact of facts) {
      if (fact.kind !== 'moved') continue
      const { side } = playerAt(state, fact.seat)
      const cell = zone.cells[fact.to]
      const hatch = zone.hatches.findIndex((h) => h.at === fact.to)
      const where = `seat ${fact.seat}, ${side}, has moved to ${nameOf(fact.to)}`
      if (fact.to === state.mine.from) return `${where}, where it was`
      if (cell === 'void' || cell === 'humanSector' || cell === 'alienSector') return `${where}, a ${cell}`
      if (cell !== 'hatch') continue
      if (side === 'alien') return `${where}, a hatch`
      if ((openHatches(state) & (1 << hatch)) === 0) return `${where}, a closed hatch`
    }
    return undefined
  },
}

/** INV-5, SET-2, and the ends of this game (END-3, END-5, END-6). */
const inOrder: Check = {
  look(state: Full) {
    const humans = state.players.filter((p) => p.side === 'human')
    if (humans.length !== humansOf(state.setting.seats)) return `${humans.length} humans`
    if (state.round > state.setting.rules.rounds) return `round ${state.round}`
    const left = humans.filter((p) => p.status === 'aboard').length
    if (state.end === 'running') {
      if (playerAt(state, state.turn).status !== 'aboard') return `seat ${state.turn} is out and has the turn`
      return left === 0 ? 'no human is left and the game goes on' : undefined
    }
    const { reason, winners } = state.end
    const escaped = state.players.filter((p) => p.status === 'escaped').length
    if ((reason === 'firstEscape') !== (escaped === 1 && winners.length === 1)) return `${escaped} escaped: ${reason}`
    return reason !== 'firstEscape' && left > 0 ? `${left} humans left: ${reason}` : undefined
  },
}

function ending(state: Full): Ending {
  if (state.end === 'running') throw new Error('the game is not over')
  const { reason, winners } = state.end
  const [first] = winners
  return { winner: first === undefined ? 'nobody' : playerAt(state, first).side, reason, length: state.round }
}

/** A contest of Escape with these wishes, or why there is no such table. */
export function escapeContest(draft: unknown): Contest | Refusal {
  const setting = escape.setting(draft)
  if (isRefusal(setting)) return setting
  return {
    game: escape,
    draft,
    setting,
    winners: [...SIDES, 'nobody'],
    reasons: END_REASONS,
    lengthIn: 'rounds',
    checks: [conserved, stands, inOrder],
    ending,
  }
}
