import type { Seat } from '@selva/core'
import type { Card } from '../card.ts'
import type { Next } from '../next.ts'
import type { Choice, Option } from '../option.ts'
import type { Seen } from '../seen.ts'
import type { Rules } from '../setting/switches.ts'
import type { OwnPlayer, PartialState, StayAwayTurn } from '../state.ts'
import type { StepOf } from '../step.ts'

/** VOC-10 */
const CLASSES = ['contagion', 'action', 'obstacle', 'defence'] as const
export type CardClass = (typeof CLASSES)[number]

/** DEF-5: the windows in which a defence can be played. */
export type DefenceWindow = 'fire' | 'move' | 'answer'

/** One kind of card: where it can be played, at what, and what it does. */
export type CardRules = {
  readonly class: CardClass
  /** TURN-4: the ways to play it in ACT; none without a legal target. */
  readonly plays: (state: PartialState, seat: Seat, me: OwnPlayer) => readonly Option[]
  readonly play: (turn: StayAwayTurn, seat: Seat, choice: Choice) => Next
  /** DEF-5 */
  readonly answers: readonly DefenceWindow[]
  /** DEF-3 (b), (d): what the defence does in an exchange, before and after its replacement has been drawn. */
  readonly look?: (turn: StayAwayTurn, step: StepOf<'answer'>) => void
  readonly dodge?: (turn: StayAwayTurn, step: StepOf<'answer'>) => Next
  /** What others see when it is played on a turn, if that is more than the card and its target. */
  readonly seen?: (rules: Rules, quarantined: boolean) => Seen
}

type SeenRule = Pick<CardRules, 'seen'>

const NO_PLAYS: readonly Option[] = []
const cannotPlay = (): never => {
  throw new Error('this card is not played on a turn')
}

/** CON-1, CON-2: never played. */
export const contagion: CardRules = { class: 'contagion', plays: () => NO_PLAYS, play: cannotPlay, answers: [] }

/** DEF-2: played only in its windows. */
export const defence = (
  answers: readonly DefenceWindow[],
  effect: Pick<CardRules, 'look' | 'dodge'> = {},
): CardRules => ({
  class: 'defence',
  plays: () => NO_PLAYS,
  play: cannotPlay,
  answers,
  ...effect,
})

/** An action without a target: always playable. */
export function unaimed(card: Card, effect: (turn: StayAwayTurn, seat: Seat) => Next, seen: SeenRule = {}): CardRules {
  const plays: readonly Option[] = [{ do: 'play', card: [card] }]
  return {
    class: 'action',
    plays: () => plays,
    play(turn, seat) {
      turn.emit({ kind: 'played', seat, card, at: 'none' })
      return effect(turn, seat)
    },
    answers: [],
    ...seen,
  }
}

/** An action or obstacle aimed at a player. */
export function aimed(
  card: Card,
  targets: (state: PartialState, seat: Seat, me: OwnPlayer) => readonly Seat[],
  effect: (turn: StayAwayTurn, seat: Seat, at: Seat) => Next,
  more: Partial<Pick<CardRules, 'class'>> & SeenRule = {},
): CardRules {
  const cards: readonly Card[] = [card]
  return {
    class: 'action',
    plays(state, seat, me) {
      const at = targets(state, seat, me)
      return at.length === 0 ? NO_PLAYS : [{ do: 'playOn', card: cards, at }]
    },
    play(turn, seat, choice) {
      if (choice.do !== 'playOn') throw new Error(`${card} needs a target`)
      turn.emit({ kind: 'played', seat, card, at: choice.at })
      return effect(turn, seat, choice.at)
    },
    answers: [],
    ...more,
  }
}
