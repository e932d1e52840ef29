import type { Seat } from '@selva/core'
import { attack } from '../attack.ts'
import { resolutionOf } from '../danger-draw.ts'
import { reachHatch } from '../hatch.ts'
import type { Next } from '../next.ts'
import { drawDanger } from '../noise.ts'
import type { Option } from '../option.ts'
import { carryOutPlay, withPlays } from '../plays.ts'
import { type EscapeTurn, playerAt } from '../state.ts'
import { isPlain } from '../zone.ts'
import type { StepRules } from './step-rules.ts'

/** SEC-1 to SEC-5 */
function resolve(turn: EscapeTurn, seat: Seat): Next {
  const { state } = turn
  const resolution = resolutionOf(state, playerAt(state, seat), state.mine)
  if (resolution.kind === 'hatch') return reachHatch(turn, seat, resolution.hatch)
  if (resolution.kind === 'draw') return drawDanger(turn, seat)
  if (resolution.kind === 'spared') turn.emit({ kind: 'spent', seat }) // ULT-20: only now is it used up
  turn.emit({ kind: 'silentSector', seat })
  return 'settled'
}

const RESOLVE: readonly Option[] = [{ do: 'resolve' }]
const ATTACK: readonly Option[] = [{ do: 'attack' }]
const RESOLVE_OR_ATTACK: readonly Option[] = [{ do: 'resolve' }, { do: 'attack' }]

/**
 * ARR: arrived, the sector not yet resolved. `attack` is offered whether or not anybody is there (SID-6), and replaces
 * `resolve` altogether (SEC-6).
 */
export const arrived: StepRules = {
  options(state, me, mine, seat) {
    if (mine.lurking) return ATTACK // ULT-35
    const alien = me.side === 'alien' && isPlain(state.setting.zone, me.at) // ATK-1, ATK-2
    return withPlays(alien ? RESOLVE_OR_ATTACK : RESOLVE, state, me, mine, seat)
  },
  decide(turn, seat, choice) {
    if (choice.do === 'resolve') return resolve(turn, seat)
    if (choice.do === 'attack' && playerAt(turn.state, seat).side === 'alien') return attack(turn, seat)
    return carryOutPlay(turn, seat, choice)
  },
}
