import { elementAt, type Seat, type Stream } from '@selva/core'
import { type Card, type Choice, type Option, type PartialState, playerAt } from '@selva/stay-away'
import { nearBest } from '../../pick.ts'
import { type Outlook, ownPlayerIn } from '../outlook.ts'
import { lossOfCard, withoutCard } from './card-value.ts'
import { neighbourValue } from './neighbour-value.ts'
import { barred, neighbour, partnerIn, type Seating, seatingOf, swapped, turned, without } from './seating.ts'
import type { Stance } from './stance.ts'

/** ACT and what it leads to, weighed. */
type Act = { readonly outlook: Outlook; readonly stance: Stance; readonly hand: readonly Card[]; readonly now: Seating }

/** Value of the rest of the turn once the table looks like this: the exchange, and who sits beside one. */
function aftermath({ stance, outlook: { seat } }: Act, seating: Seating, hand: readonly Card[]): number {
  const partner = partnerIn(seating, seat)
  return neighbourValue(stance, seating, seat) + (partner === undefined ? 0 : stance.meet(partner, hand))
}

function aimed(act: Act, card: Card, at: Seat, rest: readonly Card[]): number {
  const { stance, now, outlook } = act
  const { comesAbout } = outlook.weights
  const same = aftermath(act, now, rest)
  switch (card) {
    case 'flamethrower': {
      const gone = aftermath(act, without(now, at), rest)
      return comesAbout * (stance.burn(at) + gone) + (1 - comesAbout) * same
    }
    case 'analysis':
      return stance.look(at) + same
    case 'suspicion':
      return stance.peek(at) + same
    case 'quarantine':
      return stance.isolate(at) + same
    case 'barredDoor':
      return stance.bar(at) + aftermath(act, barred(now, outlook.seat, at, true), rest)
    case 'changePlaces':
    case 'youdBetterRun': {
      const moved = aftermath(act, swapped(now, outlook.seat, at), rest)
      return comesAbout * moved + (1 - comesAbout) * same
    }
    case 'seduction':
      // SED-1: no exchange with the next player then.
      return stance.meet(at, rest) + neighbourValue(stance, now, outlook.seat)
    default:
      return same
  }
}

function unaimed(act: Act, card: Card, rest: readonly Card[]): number {
  const { stance, now } = act
  if (card === 'watchYourBack') return aftermath(act, turned(now), rest)
  const same = aftermath(act, now, rest)
  if (card === 'whisky') return same + stance.show(rest)
  return card === 'resolute' ? same + stance.dig(rest) : same
}

/** The two players on either side of a gap, which is named by the place it lies clockwise of. */
function sidesOf(partial: PartialState, now: Seating, gap: number): readonly [Seat, Seat] | undefined {
  const left = elementAt(partial.ring, gap)
  const right = playerAt(partial, left).alive ? neighbour(now, left, 1) : undefined
  return right === undefined ? undefined : [left, right]
}

function axed(act: Act, gap: number, rest: readonly Card[]): number {
  const { stance, now, outlook } = act
  const sides = sidesOf(outlook.part, now, gap)
  if (sides === undefined) return aftermath(act, now, rest)
  const [a, b] = sides
  const beyond = a === outlook.seat ? b : b === outlook.seat ? a : undefined
  const opened = aftermath(act, barred(now, a, b, false), rest)
  return beyond === undefined ? opened : opened - stance.bar(beyond)
}

/** Value of a choice in ACT. */
function worthOf(act: Act, choice: Choice): number {
  const { stance, hand, now } = act
  const card = 'card' in choice ? choice.card : 'axe'
  const rest = withoutCard(hand, card)
  const lost = lossOfCard(stance, hand, card)
  switch (choice.do) {
    case 'play':
      return unaimed(act, card, rest) - lost
    case 'playOn':
      return aimed(act, card, choice.at, rest) - lost
    case 'axeDoor':
      return axed(act, choice.gap, rest) - lost
    case 'axeQuarantine':
      return aftermath(act, now, rest) + stance.free(choice.at) - lost
    default:
      return aftermath(act, now, rest) - lost
  }
}

/** Every choice that some options of ACT stand for. */
function choicesIn(options: readonly Option[]): readonly Choice[] {
  return options.flatMap((option): readonly Choice[] => {
    switch (option.do) {
      case 'discard':
      case 'play':
        return option.card.map((card) => ({ do: option.do, card }))
      case 'playOn':
        return option.card.flatMap((card) => option.at.map((at) => ({ do: 'playOn' as const, card, at })))
      case 'axeDoor':
        return option.gap.map((gap) => ({ do: 'axeDoor', gap }))
      case 'axeQuarantine':
        return option.at.map((at) => ({ do: 'axeQuarantine', at }))
      default:
        return []
    }
  })
}

/** ACT (TURN-4): the play or discard that leaves one best. */
export function act(outlook: Outlook, stance: Stance, options: readonly Option[], stream: Stream): Choice {
  const choices = choicesIn(options)
  const weighed: Act = { outlook, stance, hand: ownPlayerIn(outlook).hand, now: seatingOf(outlook.part) }
  const scores = choices.map((choice) => worthOf(weighed, choice))
  return elementAt(choices, nearBest(scores, outlook.weights.slack, stream))
}
