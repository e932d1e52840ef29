import { type Seat, seatsOf } from '@selva/core'
import type { Disguise } from '@selva/core/testing'
import type { EscapeShape } from '../escape.ts'
import { drawFrom } from '../pile.ts'
import { type Full, playerAt } from '../state.ts'

/** Who would be hit by an attack here, with what is then shown of them. */
const targets = (state: Full, seat: Seat): readonly unknown[] => {
  const me = playerAt(state, seat)
  return seatsOf(state.setting.seats)
    .filter((s) => s !== seat && playerAt(state, s).status === 'aboard' && playerAt(state, s).at === me.at)
    .map((s) => [s, playerAt(state, s).character])
}

/** What the rules of the Basic game tell, from the position alone. */
export const disguise: Disguise<EscapeShape> = {
  // VIS-4, VIS-10: where somebody moves is secret, what he announces is not.
  face: (choice) => (choice.do === 'move' ? 'move' : JSON.stringify(choice)),
  discloses(state, seat, choice, audience) {
    const { zone } = state.setting
    const me = playerAt(state, seat)
    const own = audience === seat
    switch (choice.do) {
      case 'move':
        return own ? String(choice.to) : ''
      case 'resolve': {
        if (zone.cells[me.at] === 'hatch') return `hatch ${me.at}`
        if (zone.cells[me.at] === 'secure') return 'silent'
        const [card = 'silence'] = state.danger.size > 0 ? state.danger.next : state.discards.next
        return own ? `draws ${card}` : `draws ${card === 'silence' ? 'silence' : 'noise'}`
      }
      case 'attack': {
        const humans = seatsOf(state.setting.seats).filter((s) => {
          const { status, side } = playerAt(state, s)
          return status === 'aboard' && side === 'human'
        })
        const hit = targets(state, seat)
        const last = humans.every((s) => playerAt(state, s).at === me.at)
        // Who is left when the game ends is told with the result.
        return JSON.stringify([me.at, hit, last ? state.players : 'goes on'])
      }
      case 'end': {
        const late = state.round === state.setting.rules.rounds
        return late ? JSON.stringify(state.players) : ''
      }
      case 'noise':
      case 'stuck':
        return ''
      default:
        return choice satisfies never
    }
  },
  settle(state, chance) {
    if (state.danger.size > 0 && state.danger.next.length === 0)
      state.danger.next = [drawFrom(state.danger, chance.stream('settle'))]
    if (state.danger.size === 0 && state.discards.size > 0 && state.discards.next.length === 0)
      state.discards.next = [drawFrom(state.discards, chance.stream('settle'))]
  },
}
