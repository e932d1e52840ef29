import type { Seat } from '@selva/core'
import { type Card, isQuarantined, living, playerAt } from '@selva/stay-away'
import type { Outlook } from '../outlook.ts'
import { cardValue } from './card-value.ts'
import { early, earlyToOffer } from './early.ts'
import type { Stance } from './stance.ts'

/**
 * The Thing knows everybody's role (INF-3). It infects whom it can, unseen, and fears only the players who have seen
 * it.
 */
export function thingStance({
  belief,
  part: partial,
  seat: me,
  witnesses,
  weights: { thing: weights },
}: Outlook): Stance {
  const isHuman = (seat: Seat): boolean => playerAt(partial, seat).role === 'human'
  const knows = (seat: Seat): boolean => isHuman(seat) && witnesses.has(seat)
  /** Does a Human who knows still live? Then its own are a shield: no one else can aim at it. */
  const known = living(partial).some(knows)
  const humans = partial.players.filter((p) => p.alive && p.role === 'human').length
  const burnt = partial.players.some((p) => !p.alive && p.role === 'human')
  /** QUA-2: everybody would see what it gives; but nobody is left to see when the last Human answers (EXC-5). */
  const exposed =
    isQuarantined(partial, me) && partial.step.at !== 'pass' && !(humans === 1 && partial.step.at === 'answer')
  /** TFL-2 */
  const mustShed = (hand: readonly Card[]): boolean =>
    partial.active === me && partial.setting.rules.thingFlamethrowers === 'shed' && hand.includes('flamethrower')
  const infect = 1 - (exposed ? weights.exposure : 0)
  return {
    meet(seat, hand) {
      if (!isHuman(seat)) return hand.includes('infected') ? 0 : weights.fed
      if (mustShed(hand)) return -weights.arms
      if (!hand.includes('infected')) return 0
      return (
        Math.max(0, infect - earlyToOffer(belief, partial) * weights.coy) *
        weights.goesThrough *
        (knows(seat) ? weights.wary : 1)
      )
    },
    beside: (seat) => (knows(seat) ? weights.witness : isHuman(seat) ? weights.prey : known ? weights.shield : 0),
    table: () => 0,
    burn(seat) {
      if (!isHuman(seat)) return weights.burnInfected
      // WIN-3: to win alone nobody Human may have died; that is near when few are left.
      const alone = !burnt && humans <= 2 ? weights.alone : 0
      const worth = knows(seat) ? weights.burnWitness : weights.burnHuman - early(belief, partial) * weights.hasty
      return worth - alone + (humans === 1 ? weights.victory : 0)
    },
    look: () => weights.disguise,
    peek: () => weights.disguise,
    isolate: (seat) => (knows(seat) ? weights.isolate : 0),
    free: (seat) => (seat === me ? weights.free : 0),
    bar: (seat) => (knows(seat) ? weights.bar : isHuman(seat) ? -weights.prey : 0),
    show: () => weights.show,
    halt: 0,
    confide: (seat) => (isHuman(seat) ? (knows(seat) ? weights.confess : weights.show) : 0),
    dig: (hand) => (hand.includes('infected') ? weights.dig : weights.digEmpty),
    worth: (card, held) => cardValue(weights.worths, card, held),
    give(card, to) {
      if (!isHuman(to)) return 0
      // Only an offer can be refused, and the card be seen (SCA-1): an answer is safe.
      const coy = partial.step.at === 'offer' ? earlyToOffer(belief, partial) * weights.coy : 0
      return card === 'infected' ? infect - coy : -weights.arms * (weights.tools[card] ?? 0)
    },
    glimpse: 0,
    // The Human who offers is about to be infected: nothing of his is worth a refusal.
    receive: () => weights.trade,
  }
}
