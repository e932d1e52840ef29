import { type Seat, seatsOf } from '@selva/core'
import { copiesIn, type Fact, type FullState, isPanic, KINDS, type Kind, playerAt } from '@selva/stay-away'
import type { Check } from '../check.ts'

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

/** Checks that hold after every step of a game of Stay Away!. */
export const checks = (): readonly Check[] => [conserved, hands, seated, fewer()]
