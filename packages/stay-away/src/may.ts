import type { Seat } from '@selva/core'
import type { Card } from './card.ts'
import { cards } from './cards/index.ts'
import { ownPlayer } from './own.ts'
import { because, type May } from './reason.ts'
import { type PartialState, playerAt } from './state.ts'
import { isAsked } from './step.ts'
import { mustShed } from './steps/act.ts'
import { rulesOf } from './steps/index.ts'

/** May a card be chosen in answer to what the seat is asked? The options name it exactly when the answer is `true`. */
export function mayChoose(state: PartialState, seat: Seat, card: Card): May {
  const { step } = state
  if (step.at === 'setup' || step.at === 'over' || !playerAt(state, seat).alive || !isAsked(step, seat))
    return because.notAsked
  return rulesOf(step).may(state, seat, ownPlayer(state, seat), card, step)
}

/** TURN-4: may a card be played in ACT, and not only discarded? The options offer that exactly when the answer is `true`. */
export function mayPlay(state: PartialState, seat: Seat, card: Card): May {
  if (state.step.at !== 'act' || !isAsked(state.step, seat)) return because.notAsked
  const me = ownPlayer(state, seat)
  const { class: kind, plays } = cards[card]
  if (kind === 'contagion') return because.contagion
  if (kind === 'defence') return because.defence
  if (mustShed(state, me) && card !== 'flamethrower') return because.shed
  return plays(state, seat, me).length > 0 ? true : because.noTarget
}
