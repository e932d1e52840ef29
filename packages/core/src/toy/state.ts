import { elementAt } from '../element-at.ts'
import { dropCard, listOrUnknown } from '../hand.ts'
import type { Seat } from '../seat.ts'
import type { Card, SeenFact } from './facts.ts'

/** How many cards a hand holds when a round begins. */
export const HAND = 3

export type Setting = {
  readonly seats: number
  readonly rounds: number
  /** Cards bear the numbers after this one; 0 unless they are to be told from all other numbers. */
  readonly after?: number
}

export type Player<U extends undefined> = {
  hand: (Card | U)[]
  /** The card laid this round: none or one. */
  laid: (Card | U)[]
  marked: boolean | U
  confessed: boolean
  points: number
}

/** The named decision points. */
type Step =
  | { readonly at: 'setup' }
  | { readonly at: 'lay' }
  | { readonly at: 'dare'; readonly seat: Seat }
  | { readonly at: 'answer'; readonly seat: Seat; readonly by: Seat }
  | { readonly at: 'over' }

export type State<U extends undefined> = {
  readonly setting: Setting
  readonly players: Player<U>[]
  /** The first card is on top. */
  deck: (Card | U)[]
  round: number
  step: Step
}
export type FullState = State<never>
export type PartialState = State<undefined>

export const playerAt = <U extends undefined>(state: State<U>, seat: Seat): Player<U> =>
  elementAt(state.players, seat - 1)

export const start = (setting: Setting): PartialState => ({
  setting,
  players: Array.from({ length: setting.seats }, () => ({
    hand: listOrUnknown<Card, undefined>(undefined, HAND),
    laid: [],
    marked: undefined,
    confessed: false,
    points: 0,
  })),
  deck: [],
  round: 0,
  step: { at: 'setup' },
})

export const clone = <U extends undefined>(state: State<U>): State<U> => ({
  ...state,
  deck: state.deck.slice(),
  players: state.players.map((p) => ({ ...p, hand: p.hand.slice(), laid: p.laid.slice() })),
})

export function evolve<U extends undefined>(state: State<U>, fact: SeenFact<U>): void {
  switch (fact.kind) {
    case 'dealt': {
      const player = playerAt(state, fact.seat)
      player.hand = listOrUnknown<Card, U>(fact.hand, HAND)
      player.marked = fact.marked
      return
    }
    case 'round':
      state.round = fact.round
      state.step = { at: 'lay' }
      for (const player of state.players) {
        state.deck.push(...player.laid)
        player.laid = []
      }
      return
    case 'laid': {
      const player = playerAt(state, fact.seat)
      dropCard(player.hand, fact.card)
      player.laid = [fact.card]
      return
    }
    case 'shown':
      playerAt(state, fact.seat).laid = [fact.card]
      return
    case 'won':
      playerAt(state, fact.seat).points++
      state.step = { at: 'dare', seat: fact.seat }
      return
    case 'marked':
      playerAt(state, fact.seat).marked = fact.marked
      return
    case 'dared':
      state.step = { at: 'answer', seat: fact.whom, by: fact.seat }
      return
    case 'stacked':
      state.deck = listOrUnknown<Card, U>(fact.deck, fact.size)
      return
    case 'drew':
      state.deck.shift()
      playerAt(state, fact.seat).hand.push(fact.card)
      return
    case 'answered':
      if (fact.yields && state.step.at === 'answer') playerAt(state, state.step.by).points++
      return
    case 'confessed': {
      const player = playerAt(state, fact.seat)
      player.confessed = true
      player.points++
      return
    }
    case 'gameOver':
      state.step = { at: 'over' }
      return
    default:
      fact satisfies never
  }
}
