import type { Seat } from '@selva/core'
import type { Option } from '../option.ts'
import { doorsBeside, reachable } from '../ring.ts'
import { isQuarantined, type PartialState } from '../state.ts'
import type { CardRules } from './card-rules.ts'

/** AXE-1: the gaps with a door beside oneself, and beside a reachable neighbour (OPT-12). */
function gaps(state: PartialState, seat: Seat, near: readonly Seat[]): readonly number[] {
  const whose = state.setting.rules.axeReach === 'doorBetween' ? [seat] : [seat, ...near]
  return [...new Set(whose.flatMap((one) => doorsBeside(state, one)))].sort((a, b) => a - b)
}

/** AXE-1, AXE-2: removes one Quarantine or one door; one option for each. */
export const axe: CardRules = {
  class: 'action',
  plays(state, seat) {
    const near = reachable(state, seat)
    const doors = gaps(state, seat, near)
    const at = [seat, ...near].filter((one) => isQuarantined(state, one))
    const out: Option[] = []
    if (doors.length > 0) out.push({ do: 'axeDoor', gap: doors })
    if (at.length > 0) out.push({ do: 'axeQuarantine', at })
    return out
  },
  play(turn, seat, choice) {
    if (choice.do === 'axeDoor') {
      turn.emit({ kind: 'played', seat, card: 'axe', at: 'none' })
      turn.emit({ kind: 'doorRemoved', gap: choice.gap })
    } else if (choice.do === 'axeQuarantine') {
      turn.emit({ kind: 'played', seat, card: 'axe', at: choice.at })
      turn.emit({ kind: 'quarantineRemoved', seat: choice.at })
    } else throw new Error('an Axe needs something to remove')
    return 'step3'
  },
  answers: [],
}
