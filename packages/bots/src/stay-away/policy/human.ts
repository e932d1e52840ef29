import { type Seat, seatsOf } from '@selva/core'
import { type Card, isQuarantined, livingCount, playerAt } from '@selva/stay-away'
import { humanChance, infectedChance, thingChance } from '../belief/belief.ts'
import { infectChance } from '../belief/stock.ts'
import type { Outlook } from '../outlook.ts'
import type { Stance } from './stance.ts'
import { worthIn } from './worth.ts'

/** A Human wants to stay one, to find The Thing, and to burn it rather than a friend. */
export function humanStance({ belief, part, seat: me, temper: { human: temper } }: Outlook): Stance {
  const { hand } = playerAt(part, me)
  const suspect = (seat: Seat): number => thingChance(belief, seat) + infectedChance(belief, seat)

  /** How likely an exchange with this player infects. */
  const danger = (seat: Seat): number =>
    thingChance(belief, seat) * infectChance(belief, seat) * (isQuarantined(part, seat) ? temper.inTheOpen : 1)

  /** How much of everybody else is lost. */
  const lost = (): number => {
    let infected = 0
    for (const other of seatsOf(belief.seats))
      if (other !== me && playerAt(part, other).alive) infected += infectedChance(belief, other)
    return Math.min(1, infected / Math.max(1, livingCount(part) - 2))
  }
  const burnHuman = temper.burnHuman * (1 - temper.despair * lost())

  /** What there is to learn: most of whom one knows least. */
  const doubt = (seat: Seat): number => {
    const p = thingChance(belief, seat) + infectedChance(belief, seat) / 2
    return 4 * p * (1 - p)
  }
  const taint = (cards: readonly Card[]): boolean => cards.includes('infected')
  return {
    meet: (seat) => -danger(seat),
    beside: (seat) => -temper.beside * (danger(seat) + temper.unease * suspect(seat)),
    burn: (seat) =>
      temper.burnThing * thingChance(belief, seat) +
      temper.burnInfected * infectedChance(belief, seat) -
      burnHuman * humanChance(belief, seat),
    look: (seat) => temper.look * doubt(seat),
    peek: (seat) => temper.peek * doubt(seat),
    isolate: (seat) => temper.isolate * (thingChance(belief, seat) + infectedChance(belief, seat) / 2),
    free: (seat) => (seat === me ? temper.free : -temper.isolate * suspect(seat)),
    // A door also keeps one's own fire out.
    bar: (seat) => (hand.includes('flamethrower') ? -temper.bar : temper.bar) * thingChance(belief, seat),
    show: (cards) => (taint(cards) ? temper.stain : temper.clean),
    confide: (seat, cards) => (taint(cards) ? -1 : 1) * temper.clean * humanChance(belief, seat),
    dig: () => temper.dig,
    worth: (card, held) => worthIn(temper.worths, card, held),
    give: (card, to) => -temper.arms * (temper.tools[card] ?? 0) * suspect(to),
    glimpse: temper.glimpse,
    receive(from) {
      const { step, offered, dodged } = part
      if (step.at !== 'answer') return -danger(from)
      if (dodged) return 0
      if (offered === undefined || offered === 'none') return -danger(from)
      return offered === 'infected' ? -thingChance(belief, from) : 0
    },
  }
}
