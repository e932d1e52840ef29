import type { Seat } from '@selva/core'
import { type Card, isQuarantined, type PartialState, playerAt, type SeenFact } from '@selva/stay-away'
import { earlyToOffer } from '../policy/early.ts'
import { type Belief, infectedIf, setInfected, weigh } from './belief.ts'
import { sawInfectedGiven, sawOtherGiven } from './sightings.ts'
import { infectChance, stockDraws, stockFed, stockGives, stockLoses, stockWithheld } from './stock.ts'

/** One card on its way from one player to another. */
type Gift = {
  readonly from: Seat
  readonly to: Seat
  /** `undefined` if the seat does not see it. */
  readonly card: Card | undefined
  /** To whom it was first committed: to him it had to be legal (HAND-3, MIS-3). */
  readonly meant: Seat
  /** MIS-4 */
  readonly immune: boolean
  /** TFL-2: a Flamethrower given by the initiator on his turn. */
  readonly offered: boolean
  /** QUA-2: it was seen when it was committed, and has been judged. */
  readonly judged: boolean
}

/** How likely this is an Infected! if the giver is The Thing: in the first laps it does not offer what can be refused. */
const infects = (belief: Belief, partial: PartialState, { from, offered }: Gift): number =>
  infectChance(belief, from) * (offered && earlyToOffer(belief, partial) === 1 ? belief.habits.offersEarly : 1)

/** INF-1: under the supposition that the giver is The Thing, the receiver may be infected by this. */
function spread(belief: Belief, { from, to, card, immune }: Gift, infecting: number): void {
  if (immune || (card !== undefined && card !== 'infected')) return
  const before = infectedIf(belief, from, to)
  const chance = card === 'infected' ? 1 : infecting
  setInfected(belief, from, to, before + (1 - before) * chance)
}

/** Learns what a card that was seen tells of its giver. */
function judge(belief: Belief, partial: PartialState, gift: Gift, infecting: number): void {
  const { from, to, card, meant } = gift
  if (card === undefined) return
  if (card === 'infected') return sawInfectedGiven(belief, from, meant)
  if (card === 'flamethrower' && gift.offered) {
    const { shedsFlame } = belief.habits
    weigh(belief, (supposed) => (supposed === from ? shedsFlame : 1))
    return
  }
  // In Quarantine The Thing would not show an Infected! (QUA-2); behind Missed! it committed the card to another
  // player.
  const hidden = !isQuarantined(partial, from)
  if (to === belief.seat && playerAt(partial, to).role === 'human' && hidden && meant === to)
    sawOtherGiven(belief, from, infecting)
}

function give(belief: Belief, partial: PartialState, gift: Gift): void {
  const { from, to, card } = gift
  const infecting = infects(belief, partial, gift)
  if (from !== belief.seat && !gift.judged) judge(belief, partial, gift, infecting)
  const human = 1 - infectedIf(belief, from, to)
  spread(belief, gift, infecting)
  if (card === undefined) {
    stockGives(belief, from, human * infecting)
    stockFed(belief, to, infectedIf(belief, to, from))
  } else if (card === 'infected') stockLoses(belief, from, card)
  else if (!isQuarantined(partial, from)) stockWithheld(belief, from, infecting)
  if (card === 'infected') stockDraws(belief, to, card)
}

/** EXC-5: both cards have changed hands. `part` is the state before. */
export function heardExchange(
  belief: Belief,
  partial: PartialState,
  fact: SeenFact<undefined> & { kind: 'exchanged' },
): void {
  const { from, to, given, taken } = fact
  const immune = partial.step.at === 'answer' && partial.dodged
  const bothImmune = immune && partial.setting.rules.immuneAfterMissed === 'both'
  const judged = partial.offered !== undefined
  const meant = belief.offeredTo ?? to
  give(belief, partial, { from, to, card: given, meant, immune, offered: from === partial.active, judged })
  give(belief, partial, {
    from: to,
    to: from,
    card: taken,
    meant: from,
    immune: bothImmune,
    offered: false,
    judged: false,
  })
}

/** PAN-7: nothing can be refused, and nobody is immune. */
export function heardPassed(
  belief: Belief,
  partial: PartialState,
  fact: SeenFact<undefined> & { kind: 'passed' },
): void {
  const { from, to, card } = fact
  // INF-1 is applied when all the cards have moved; that comes to the same, since only one player infects.
  give(belief, partial, { from, to, card, meant: to, immune: false, offered: false, judged: false })
}

/** QUA-2, SCA-1: a card that was offered, and was seen before it has moved. */
export function sawOffered(belief: Belief, from: Seat, meant: Seat, card: Card): void {
  if (card === 'infected') sawInfectedGiven(belief, from, meant)
}
