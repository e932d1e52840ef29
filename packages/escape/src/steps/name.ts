import { namesOwn } from '../danger.ts'
import { ask, type StepRules } from './step.ts'

/** NAME: a noise card has been drawn and must be announced, by the player himself in both cases (NOI-3). */
export const name: StepRules = {
  options(state, me, mine) {
    const own = mine.drawn !== 'none' && namesOwn(mine.drawn)
    return [{ do: 'noise', at: own ? [me.at] : state.setting.zone.plain }] // NOI-2
  },
  decide(turn, seat, choice) {
    const card = turn.state.mine.drawn
    if (choice.do !== 'noise' || card === 'none') throw new Error('there is nothing to announce')
    turn.emit({ kind: 'noise', seat, sector: choice.at, card })
    ask(turn, seat, 'close')
  },
}
