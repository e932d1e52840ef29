import type { Seat } from '@selva/core'
import { inGame } from '../player.ts'
import { because } from '../reason.ts'
import { type PartialState, type Power, type PowerPlay, playerAt } from '../state.ts'

/** SCN-H16: players in the game whose character has not been shown. */
const patients = (state: PartialState, seat: Seat): readonly Seat[] =>
  state.players.flatMap((p, i) => (inGame(p) && !p.shown && i + 1 !== seat ? [(i + 1) as Seat] : []))

const examining = (showsOwner: boolean): PowerPlay => ({
  showsOwner,
  in: ['before', 'arrived', 'close'],
  may(state, me) {
    if (me.spent) return because.spent
    return patients(state, state.turn).length > 0 ? true : because.noPatient
  },
  option: (state, seat) => ({ do: 'medic', on: patients(state, seat) }),
  act(turn, seat, choice) {
    if (choice.do !== 'medic') throw new Error('the Medic needs a patient')
    if (showsOwner) turn.emit({ kind: 'characterShown', seat, character: playerAt(turn.state, seat).character })
    turn.emit({ kind: 'spent', seat })
    turn.emit({ kind: 'medic', seat, target: choice.on })
    turn.emit({ kind: 'characterShown', seat: choice.on, character: playerAt(turn.state, choice.on).character })
    return 'samePhase'
  },
})

/** SCN-H16: once, another player's character is shown to all. */
export const medic: Power = { name: 'medicBlack', play: examining(false) }

/** ULT-27: the same, and his own is shown first. */
export const ultimateMedic: Power = { play: examining(true) }
