import type { Seat } from '@selva/core'
import { type Card, isQuarantined, playerAt } from '@selva/stay-away'
import type { Outlook } from '../outlook.ts'
import type { Stance } from './stance.ts'
import { worthIn } from './worth.ts'

/** The Thing knows everybody's role (INF-3). It infects whom it can, unseen, and fears only those who have seen it. */
export function thingStance({ part, seat: me, witnesses, temper: { thing: temper } }: Outlook): Stance {
  const isHuman = (seat: Seat): boolean => playerAt(part, seat).role === 'human'
  const knows = (seat: Seat): boolean => isHuman(seat) && witnesses.has(seat)
  const humans = part.players.filter((p) => p.alive && p.role === 'human').length
  const burnt = part.players.some((p) => !p.alive && p.role === 'human')
  /** QUA-2: everybody would see what it gives; but nobody is left to see when the last Human answers (EXC-5). */
  const exposed = isQuarantined(part, me) && part.step.at !== 'pass' && !(humans === 1 && part.step.at === 'answer')
  /** TFL-2 */
  const mustShed = (hand: readonly Card[]): boolean =>
    part.active === me && part.setting.rules.thingFlamethrowers === 'shed' && hand.includes('flamethrower')
  const infect = 1 - (exposed ? temper.exposure : 0)
  return {
    meet(seat, hand) {
      if (!isHuman(seat)) return hand.includes('infected') ? 0 : temper.fed
      if (mustShed(hand)) return -temper.arms
      if (!hand.includes('infected')) return 0
      return Math.max(0, infect) * temper.goesThrough * (knows(seat) ? temper.wary : 1)
    },
    beside: (seat) => (knows(seat) ? temper.witness : isHuman(seat) ? temper.prey : 0),
    burn(seat) {
      if (!isHuman(seat)) return temper.burnInfected
      // WIN-3: to win alone nobody Human may have died; that is near when few are left.
      const alone = !burnt && humans <= 2 ? temper.alone : 0
      return (knows(seat) ? temper.burnWitness : temper.burnHuman) - alone + (humans === 1 ? temper.victory : 0)
    },
    look: () => temper.disguise,
    peek: () => temper.disguise,
    isolate: (seat) => (knows(seat) ? temper.isolate : 0),
    free: (seat) => (seat === me ? temper.free : 0),
    bar: (seat) => (knows(seat) ? temper.bar : isHuman(seat) ? -temper.prey : 0),
    show: () => temper.show,
    confide: (seat) => (isHuman(seat) ? (knows(seat) ? temper.confess : temper.show) : 0),
    dig: (hand) => (hand.includes('infected') ? temper.dig : temper.digEmpty),
    worth: (card, held) => worthIn(temper.worths, card, held),
    give(card, to) {
      if (!isHuman(to)) return 0
      return card === 'infected' ? infect : -temper.arms * (temper.tools[card] ?? 0)
    },
    glimpse: 0,
    // The Human who offers is about to be infected: nothing of his is worth a refusal.
    receive: () => temper.trade,
  }
}
