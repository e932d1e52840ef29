import type { Seat } from '@selva/core'
import { copiesIn } from '@selva/stay-away'
import { humanChance, infectedChance } from '../belief/belief.ts'
import { hasLooked } from '../belief/hostility.ts'
import type { Outlook } from '../outlook.ts'
import type { Stance } from './stance.ts'
import { worthIn } from './worth.ts'

/** An Infected knows The Thing, guards and feeds it, and burns Humans: it wins with it only if one has died (WIN-4). */
export function infectedStance({ belief, part, seat: me, temper: { infected: temper } }: Outlook): Stance {
  const isThing = (seat: Seat): boolean => part.thing === seat
  const human = (seat: Seat): number => (isThing(seat) ? 0 : humanChance(belief, seat))
  /** Everybody hears who has looked at The Thing's cards, and an Infected knows what there was to see. */
  const knows = (seat: Seat): boolean => part.thing !== undefined && hasLooked(belief, seat, part.thing)
  return {
    meet: (seat, hand) => (isThing(seat) && copiesIn(hand, 'infected') > 1 ? temper.feed : 0),
    beside: (seat) => (isThing(seat) ? temper.beside : 0),
    burn: (seat) =>
      isThing(seat)
        ? temper.burnThing
        : (temper.burnHuman + (knows(seat) ? temper.witness : 0)) * human(seat) +
          temper.burnInfected * infectedChance(belief, seat),
    look: () => temper.disguise,
    peek: () => temper.disguise,
    isolate: (seat) => (isThing(seat) ? -1 : (temper.isolate + (knows(seat) ? temper.witness : 0)) * human(seat)),
    free: (seat) => (isThing(seat) ? temper.free : seat === me ? temper.free / 4 : 0),
    bar: (seat) => (isThing(seat) ? -temper.bar : temper.bar * human(seat)),
    show: () => temper.show,
    confide: (seat) => (isThing(seat) ? temper.confide : temper.show * human(seat)),
    dig: () => temper.dig,
    worth: (card, held) => worthIn(temper.worths, card, held),
    give(card, to) {
      if (isThing(to)) return card === 'infected' ? temper.feed : (temper.gifts[card] ?? 0)
      return -temper.arms * (temper.tools[card] ?? 0) * human(to)
    },
    glimpse: 0,
    receive: () => temper.trade,
  }
}
