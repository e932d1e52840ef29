import { type Seat, SPECTATORS } from '@selva/core'
import {
  clone,
  type Fact,
  type FullState,
  type PartialState,
  playerAt,
  type SeenFact,
  stayAway,
} from '@selva/stay-away'
import { reconcile } from '../../../stay-away/belief/belief.ts'
import { type StayAwayBot, stayAwayBot } from '../../../stay-away/bot.ts'

/** Gives an object the contents of another; lists of figures are copied, because a mind changes them in place. */
function fillFrom(target: object, source: object): void {
  for (const [name, value] of Object.entries(source))
    Reflect.set(target, name, value instanceof Float64Array || value instanceof Uint8Array ? value.slice() : value)
}

/** Another mind that thinks and knows the same. */
export function copyOf({ part, belief, witnesses }: StayAwayBot): StayAwayBot {
  const copy = stayAwayBot(part.setting, belief.seat)
  fillFrom(copy.part, clone(part))
  fillFrom(copy.belief, belief)
  for (const seat of witnesses) copy.witnesses.add(seat)
  return copy
}

/** Everything that this seat of a table knows by its role, added to what everyone has seen. */
function ownPart(common: PartialState, full: FullState, seat: Seat): PartialState {
  const part = clone(common)
  const own = playerAt(full, seat)
  const mine = playerAt(part, seat)
  mine.hand = own.hand.slice()
  mine.role = own.role
  mine.passing = own.passing
  if (own.role !== 'human') {
    part.thing = full.thing
    playerAt(part, full.thing).role = 'thing'
  }
  if (own.role === 'thing') {
    for (const [i, player] of part.players.entries()) player.role = full.players[i]?.role
    part.lastInfected = full.lastInfected
    part.standing = full.standing
  }
  const { step } = full
  if (step.at === 'answer' && step.from === seat) part.offered = full.offered
  if (step.at === 'keep' && step.seat === seat) part.aside = full.aside.slice()
  return part
}

/** A player of a table that may be, who has seen what everyone has seen and knows their own role and hand. */
export function mindIn(onlooker: StayAwayBot, full: FullState): StayAwayBot {
  const mind = copyOf(onlooker)
  const { seat } = mind.belief
  fillFrom(mind.part, ownPart(onlooker.part, full, seat))
  reconcile(mind.belief, mind.part)
  return mind
}

/** Tells each mind what its seat sees of these facts. */
export function tell(minds: readonly StayAwayBot[], facts: readonly Fact[]): void {
  const { redactor } = stayAway
  for (const fact of facts) {
    const seeMore = redactor.seatsSeeingMore(fact)
    const common = redactor.redact(fact, SPECTATORS)
    for (const mind of minds) {
      const { seat } = mind.belief
      const seen = seeMore & (1 << seat) ? redactor.redact(fact, seat) : common
      // What the redactor leaves of a fact is that fact as the seat sees it.
      if (seen !== undefined) mind.hear(seen as SeenFact<undefined>)
    }
  }
}
