import type { Seat } from '@selva/core'
import { type Card, copiesIn } from '@selva/stay-away'
import { humanChance, infectedChance } from '../belief/belief.ts'
import type { Outlook } from '../outlook.ts'
import type { Stance } from './stance.ts'
import { worthIn } from './worth.ts'

/** How much each card helps Humans. */
const ARMS: { readonly [card in Card]?: number } = { flamethrower: 1, analysis: 0.7, quarantine: 0.4, suspicion: 0.3 }

/** What The Thing would like to be given. */
const GIFTS: { readonly [card in Card]?: number } = {
  noBarbecue: 0.3,
  seduction: 0.2,
  resolute: 0.1,
  flamethrower: -0.6,
}

/** An Infected knows The Thing, guards and feeds it, and burns Humans: it wins with it only if one has died (WIN-4). */
export function infectedStance({ belief, part, seat: me, temper: { infected: temper } }: Outlook): Stance {
  const isThing = (seat: Seat): boolean => part.thing === seat
  const human = (seat: Seat): number => (isThing(seat) ? 0 : humanChance(belief, seat))
  return {
    meet: (seat, hand) => (isThing(seat) && copiesIn(hand, 'infected') > 1 ? temper.feed : 0),
    beside: (seat) => (isThing(seat) ? temper.beside : 0),
    burn: (seat) =>
      isThing(seat)
        ? temper.burnThing
        : temper.burnHuman * human(seat) + temper.burnInfected * infectedChance(belief, seat),
    look: () => 0.02,
    peek: () => 0.02,
    isolate: (seat) => (isThing(seat) ? -1 : temper.isolate * human(seat)),
    free: (seat) => (isThing(seat) ? temper.free : seat === me ? temper.free / 4 : 0),
    bar: (seat) => (isThing(seat) ? -temper.bar : temper.bar * human(seat)),
    show: () => temper.show,
    confide: (seat) => (isThing(seat) ? 0.1 : temper.show * human(seat)),
    dig: () => temper.dig,
    worth: (card, held) => worthIn(temper.worths, card, held),
    give(card, to) {
      if (isThing(to)) return card === 'infected' ? temper.feed : (GIFTS[card] ?? 0)
      return -temper.arms * (ARMS[card] ?? 0) * human(to)
    },
    receive: () => temper.trade,
  }
}
