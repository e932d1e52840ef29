import { elementAt } from '@selva/core'
import { showHatchCard } from '../hatch.ts'
import { COLOURS } from '../item.ts'
import { playerAt } from '../state.ts'
import { hatchIndexAt } from '../zone.ts'
import type { StepRules } from './step-rules.ts'

/** PICK: the Engineer has seen two hatch cards and chooses the one that counts (HAT-4). */
export const pick: StepRules = {
  options: (_state, _me, mine) => [{ do: 'pick', colour: COLOURS.filter((colour) => mine.picks.includes(colour)) }],
  decide(turn, seat, choice) {
    if (choice.do !== 'pick') throw new Error('a hatch card must be picked')
    const { zone } = turn.state.setting
    const hatch = elementAt(zone.hatches, hatchIndexAt(zone, playerAt(turn.state, seat).at))
    return showHatchCard(turn, seat, hatch.number, choice.colour, true)
  },
}
