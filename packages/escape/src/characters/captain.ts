import { ownPlayer } from '../own.ts'
import type { Power } from '../state.ts'

/** SCN-H1: the first dangerous sector in which a move of his ends costs no card; spent by the arrival itself. */
export const captain: Power = {
  arrives(turn, seat) {
    const { at, spent } = ownPlayer(turn.state, seat)
    if (spent || turn.state.setting.zone.cells[at] !== 'dangerous') return
    turn.emit({ kind: 'spent', seat })
    turn.emit({ kind: 'felt', seat, effect: 'immune' })
  },
}

/** ULT-20: the same, but spent only by a `resolve` that would have drawn. */
export const ultimateCaptain: Power = {
  spares: ({ setting: { zone } }, me) => !me.spent && zone.cells[me.at] === 'dangerous',
}
