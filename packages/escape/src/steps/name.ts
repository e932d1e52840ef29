import { gainItem } from '../gain.ts'
import { namableSectors } from '../noise.ts'
import type { StepRules } from './step-rules.ts'

/** NAME, NOI-5: a noise card has been drawn and must be announced, by the player himself in both cases (NOI-3). */
export const name: StepRules = {
  options: (state, me, mine) => [{ do: 'noise', at: namableSectors(state, me, mine) }],
  decide(turn, seat, choice) {
    const { mine, setting } = turn.state
    const card = mine.drawn
    if (choice.do !== 'noise' || card === 'none') throw new Error('there is nothing to announce')
    if (mine.two) {
      turn.emit({ kind: 'named', seat, sector: choice.at })
      return 'nameOther'
    }
    turn.emit({ kind: 'noise', seat, sector: choice.at, card })
    if (setting.rules.bringsItem(card)) gainItem(turn, seat) // NOI-6
    return 'settled'
  },
}
