import { type Seat, the } from '@selva/core'
import { attack } from '../attack.ts'
import { drawDanger } from '../noise.ts'
import type { Option } from '../option.ts'
import type { EscapeTurn } from '../rules.ts'
import { playerAt } from '../state.ts'
import { hatchIndexAt, isPlain } from '../zone.ts'
import { ask, type StepRules } from './step.ts'

/** SEC-1 to SEC-4 */
function resolve(turn: EscapeTurn, seat: Seat): void {
  const { state } = turn
  const { zone, rules } = state.setting
  const { at } = playerAt(state, seat)
  // MOV-10: who could not move draws nothing, and reaches nothing.
  if (state.mine.moved) {
    const hatch = hatchIndexAt(zone, at)
    if (state.hatches[hatch] === 'open') return rules.reachHatch(turn, seat, the(zone.hatches, hatch).number)
    if (zone.cells[at] === 'dangerous') return drawDanger(turn, seat)
  }
  turn.emit({ kind: 'silentSector', seat })
  ask(turn, seat, 'close')
}

const RESOLVE: readonly Option[] = [{ do: 'resolve' }]
const RESOLVE_OR_ATTACK: readonly Option[] = [{ do: 'resolve' }, { do: 'attack' }]

/** ARR: arrived, the sector not yet resolved. `attack` is offered whether or not anybody is there (SID-6). */
export const arrived: StepRules = {
  options(state, me) {
    // ATK-1, ATK-2
    return me.side === 'alien' && isPlain(state.setting.zone, me.at) ? RESOLVE_OR_ATTACK : RESOLVE
  },
  decide(turn, seat, choice) {
    if (choice.do === 'attack') attack(turn, seat)
    else resolve(turn, seat)
  },
}
