import type { Seat } from '@selva/core'
import { copiesIn, nextOf, type PartialState } from '@selva/stay-away'
import { humanChance, infectedChance } from '../belief/belief.ts'
import { hasAccused } from '../belief/claims.ts'
import { hasLooked } from '../belief/looks.ts'
import type { Outlook } from '../outlook.ts'
import { cardValue } from './card-value.ts'
import { early } from './early.ts'
import { reachableIn } from './seating.ts'
import type { Stance } from './stance.ts'

/** PAN-12: does the lap come to The Thing after this player? */
function asksThingLater(partial: PartialState, me: Seat): boolean {
  for (let seat = nextOf(partial, me); seat !== partial.active && seat !== me; seat = nextOf(partial, seat))
    if (seat === partial.thing) return true
  return false
}

/** An Infected knows The Thing, guards and feeds it, and burns Humans: it wins with it only if one has died (WIN-4). */
export function infectedStance({ belief, part: partial, seat: me, weights: { infected: weights } }: Outlook): Stance {
  const isThing = (seat: Seat): boolean => partial.thing === seat
  const human = (seat: Seat): number => (isThing(seat) ? 0 : humanChance(belief, seat))
  /** Everybody hears who has looked at The Thing's cards or accused it, and an Infected knows what there was to see. */
  const knows = (seat: Seat): boolean =>
    partial.thing !== undefined && (hasLooked(belief, seat, partial.thing) || hasAccused(belief, seat, partial.thing))
  return {
    meet: (seat, hand) => (isThing(seat) && copiesIn(hand, 'infected') > 1 ? weights.feed : 0),
    beside: (seat) => (isThing(seat) ? weights.beside : 0),
    table(seating) {
      const { thing } = partial
      if (thing === undefined || !seating.order.includes(thing)) return 0
      let sum = 0
      for (const seat of reachableIn(seating, thing))
        if (seat !== me) sum += human(seat) * (knows(seat) ? weights.hunter : weights.prey)
      return sum
    },
    burn: (seat) =>
      isThing(seat)
        ? weights.burnThing
        : (weights.burnHuman + (knows(seat) ? weights.witness : 0)) * human(seat) +
          weights.burnInfected * infectedChance(belief, seat) -
          early(belief, partial) * weights.hasty,
    look: () => weights.disguise,
    peek: () => weights.disguise,
    isolate: (seat) => (isThing(seat) ? -1 : (weights.isolate + (knows(seat) ? weights.witness : 0)) * human(seat)),
    free: (seat) => (isThing(seat) ? weights.free : seat === me ? weights.free / 4 : 0),
    bar: (seat) => (isThing(seat) ? -weights.bar : weights.bar * human(seat)),
    show: () => weights.show,
    halt: asksThingLater(partial, me) ? weights.halt : 0,
    confide: (seat) => (isThing(seat) ? weights.confide : weights.show * human(seat)),
    dig: () => weights.dig,
    worth: (card, held) => cardValue(weights.worths, card, held),
    give(card, to) {
      if (isThing(to)) return card === 'infected' ? weights.feed : (weights.gifts[card] ?? 0)
      return -weights.arms * (weights.tools[card] ?? 0) * human(to)
    },
    glimpse: 0,
    receive: () => weights.trade,
  }
}
