import type { Seat } from '@selva/core'
import { type Going, isGoing, type Option } from '../option.ts'
import { ownPlayer } from '../own.ts'
import { carryOutPlay, withPlays } from '../plays.ts'
import { powerOf } from '../power.ts'
import { destinationsOf } from '../speed.ts'
import type { MoveTurn } from '../state.ts'
import type { StepRules } from './step-rules.ts'

/** TRN-3: ends the move in one of its ways. */
export function endMove(turn: MoveTurn, seat: Seat, going: Going): 'arrived' {
  const power = powerOf(turn.state.setting.rules, ownPlayer(turn.state, seat))
  switch (going.do) {
    case 'move':
      turn.emit({ kind: 'moved', seat, to: going.to })
      power.arrives?.(turn, seat)
      break
    case 'stand':
      turn.emit({ kind: 'standsStill', seat })
      break
    case 'stuck':
      turn.emit({ kind: 'cannotMove', seat })
      break
    case 'hold':
    case 'lurk':
      if (power.play?.stays === undefined) throw new Error(`${going.do} is nobody's power here`)
      power.play.stays(turn, seat)
      break
    default:
      going satisfies never
  }
  return 'arrived'
}

/** PRE: before the move. Everybody must move (MOV-1); `stuck` only if there is nowhere to go (MOV-10). */
export const before: StepRules = {
  options(state, me, mine, seat) {
    const to = destinationsOf(state, me, mine)
    const out: Option[] = [to.length > 0 ? { do: 'move', to } : { do: 'stuck' }]
    if (state.setting.rules.mayStand) out.push({ do: 'stand' }) // SCN-A2
    return withPlays(out, state, me, mine, seat)
  },
  decide(turn, seat, choice) {
    return isGoing(choice) ? endMove(turn, seat, choice) : carryOutPlay(turn, seat, choice)
  },
}
