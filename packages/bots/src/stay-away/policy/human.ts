import { type Seat, seatsOf } from '@selva/core'
import { type Card, isQuarantined, livingCount, playerAt } from '@selva/stay-away'
import { humanChance, infectedChance, thingChance } from '../belief/belief.ts'
import { infectChance } from '../belief/stock.ts'
import type { Outlook } from '../outlook.ts'
import { cardValue } from './card-value.ts'
import { early, earlyToOffer, inFirstLaps } from './early.ts'
import type { Stance } from './stance.ts'

/** A Human wants to stay one, to find The Thing, and to burn it rather than a friend. */
export function humanStance({ belief, part: partial, seat: me, weights: { human: weights } }: Outlook): Stance {
  const { hand } = playerAt(partial, me)
  const suspect = (seat: Seat): number => thingChance(belief, seat) + infectedChance(belief, seat)

  /** How likely an exchange with this player infects. */
  const danger = (seat: Seat): number =>
    thingChance(belief, seat) * infectChance(belief, seat) * (isQuarantined(partial, seat) ? weights.inTheOpen : 1)

  /** How much of everybody else is lost. */
  const lost = (): number => {
    let infected = 0
    for (const other of seatsOf(belief.seats))
      if (other !== me && playerAt(partial, other).alive) infected += infectedChance(belief, other)
    return Math.min(1, infected / Math.max(1, livingCount(partial) - 2))
  }
  const burnHuman = weights.burnHuman * (1 - weights.despair * lost())

  /** In the first laps hardly anyone can be infected, and a look shows most when there is more to see. */
  const tooSoon = inFirstLaps(belief, partial, weights.patience)

  /** Information to gain: most about the player one knows least of. */
  const doubt = (seat: Seat): number => {
    const p = thingChance(belief, seat) + infectedChance(belief, seat) / 2
    return tooSoon ? 0 : 4 * p * (1 - p)
  }
  const strength = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + Math.max(0, cardValue(weights.worths, card, 0)), 0)
  const taint = (cards: readonly Card[]): boolean => cards.includes('infected')
  return {
    meet: (seat) => -danger(seat),
    beside: (seat) => -weights.beside * (danger(seat) + weights.unease * suspect(seat)),
    table: () => 0,
    burn: (seat) =>
      weights.burnThing * (1 + weights.urgency / livingCount(partial) ** 2) * thingChance(belief, seat) +
      weights.burnInfected * infectedChance(belief, seat) -
      (burnHuman + early(belief, partial) * weights.hasty) * humanChance(belief, seat),
    look: (seat) => weights.look * doubt(seat),
    peek: (seat) => weights.peek * doubt(seat),
    isolate: (seat) => weights.isolate * (thingChance(belief, seat) + infectedChance(belief, seat) / 2),
    free: (seat) => (seat === me ? weights.free : -weights.isolate * suspect(seat)),
    // A door also keeps one's own fire out.
    bar: (seat) => (hand.includes('flamethrower') ? -weights.bar : weights.bar) * thingChance(belief, seat),
    // The Thing sees as well what it would have to fear.
    show: (cards) => (taint(cards) ? weights.stain : weights.clean - weights.discreet * strength(cards)),
    halt: 0,
    confide: (seat, cards) => (taint(cards) ? -1 : 1) * weights.clean * humanChance(belief, seat),
    dig: () => weights.dig,
    worth: (card, held) => cardValue(weights.worths, card, held),
    give: (card, to) => -weights.arms * (weights.tools[card] ?? 0) * suspect(to),
    glimpse: weights.glimpse,
    receive(from) {
      const { step, offered, dodged } = partial
      if (step.at !== 'answer') return -danger(from)
      if (dodged) return 0
      if (offered === undefined || offered === 'none')
        return -danger(from) * (earlyToOffer(belief, partial) === 1 ? belief.habits.offersEarly : 1)
      return offered === 'infected' ? -thingChance(belief, from) : 0
    },
  }
}
