import { isRefusal, type Refusal, type Seat, seatsOf } from '@selva/core'
import {
  copiesIn,
  END_REASONS,
  type Fact,
  type FullState,
  isPanic,
  KINDS,
  type Kind,
  playerAt,
  stayAway,
} from '@selva/stay-away'
import type { Check, GameEnding, SimulatedGame } from '../simulated-game.ts'

/** Possible winners: see `ending`. */
const WINNERS = ['humans', 'thing alone', 'thing and infected', 'nobody'] as const

/** INV (1): the cards of the game are all there, once each. */
const conserved: Check = {
  look(state: FullState) {
    if (state.step.at === 'over') return undefined // WIN-8: the hands are shown, and lie where they lay.
    const found: Partial<Record<Kind, number>> = {}
    const count = (kind: Kind, n = 1): void => {
      found[kind] = (found[kind] ?? 0) + n
    }
    for (const { hand, quarantine } of state.players) {
      for (const card of hand) count(card)
      if (quarantine > 0) count('quarantine')
    }
    for (const list of [state.deck, state.pile, state.inPlay, state.aside]) for (const kind of list) count(kind)
    for (const doors of state.doors) count('barredDoor', doors)
    for (const kind of KINDS)
      if ((found[kind] ?? 0) !== state.setting.cards[kind])
        return `${found[kind] ?? 0} cards of ${kind}, not ${state.setting.cards[kind]}`
    return undefined
  },
}

/** INV (2) to (5), seat by seat. */
function handWrong(state: FullState, seat: Seat): string | undefined {
  const { hand, role, alive } = playerAt(state, seat)
  if (!alive) return hand.length === 0 ? undefined : `seat ${seat} is out and holds ${hand.length} cards`
  const { step } = state
  const size = step.at === 'act' && step.seat === seat ? 5 : 4
  if (hand.length !== size) return `seat ${seat} holds ${hand.length} cards, not ${size}, in ${step.at}`
  if ((role === 'thing') !== (copiesIn(hand, 'theThing') === 1)) return `seat ${seat}, ${role}, and The Thing's card`
  if (role === 'infected' && !hand.includes('infected')) return `seat ${seat} is infected and holds no Infected!`
  return hand.some(isPanic) ? `seat ${seat} holds a Panic card` : undefined
}

const hands: Check = {
  look(state: FullState) {
    if (state.step.at === 'over') return undefined
    for (const seat of seatsOf(state.setting.seats)) {
      const wrong = handWrong(state, seat)
      if (wrong !== undefined) return wrong
    }
    return undefined
  },
}

/** INV (8), and that The Thing lives as long as the game goes on (WIN-1). */
const seated: Check = {
  look(state: FullState) {
    if (new Set(state.ring).size !== state.setting.seats) return `somebody sits twice: ${state.ring.join(' ')}`
    for (const [place, seat] of state.ring.entries())
      if (playerAt(state, seat).place !== place) return `seat ${seat} is not at place ${place}`
    if (state.end !== 'running') return undefined
    const things = state.players.filter((p) => p.alive && p.role === 'thing').length
    return things === 1 ? undefined : `${things} living Things and the game goes on`
  },
}

/** INV (7): nobody becomes Human again. A new game begins with a deal. */
function fewer(): Check {
  let humans = 0
  return {
    look(state: FullState, facts: readonly Fact[]) {
      const now = state.players.filter((p) => p.alive && p.role === 'human').length
      const rose = now > humans && !facts.some((fact) => fact.kind === 'dealt')
      const before = humans
      humans = now
      return rose ? `${before} Humans have become ${now}` : undefined
    },
  }
}

/** Counts the turns of each game. */
function turns(): Check & { count: number } {
  return {
    count: 0,
    look(_: FullState, facts: readonly Fact[]) {
      if (facts.some((fact) => fact.kind === 'dealt')) this.count = 0
      for (const fact of facts) if (fact.kind === 'turn') this.count++
      return undefined
    },
  }
}

/** WIN-1 to WIN-4 */
function winnerOf(state: FullState): (typeof WINNERS)[number] {
  if (state.end === 'running') throw new Error('the game is not over')
  const { winners } = state.end
  const [first] = winners
  if (first === undefined) return 'nobody'
  if (!winners.includes(state.thing)) return 'humans'
  return winners.length === 1 && state.end.reason === 'thingAlone' ? 'thing alone' : 'thing and infected'
}

/** A contest of Stay Away! with these options, or why there is no such table. */
export function simulatedStayAway(draft: unknown): SimulatedGame | Refusal {
  const setting = stayAway.setting(draft)
  if (isRefusal(setting)) return setting
  const counted = turns()
  const ending = (state: FullState): GameEnding => {
    if (state.end === 'running') throw new Error('the game is not over')
    const { reason, winners } = state.end
    const seats = seatsOf(state.setting.seats).map((seat) => ({
      dealt: seat === state.thing ? 'thing' : 'human',
      won: winners.includes(seat),
    }))
    return { winner: winnerOf(state), reason, length: counted.count, seats }
  }
  return {
    game: stayAway,
    draft,
    setting,
    winners: WINNERS,
    reasons: END_REASONS,
    lengthIn: 'turns',
    checks: [conserved, hands, seated, fewer(), counted],
    ending,
  }
}
