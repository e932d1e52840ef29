import type { Seat, TableFact } from '@selva/core'
import { type Card, type Claim, playerAt, type SeenFact } from '@selva/stay-away'
import { type Outlook, ownPlayerIn } from '../outlook.ts'

/** An exchange of this seat, and the turn in which it was. */
export type Dealing = { readonly whom: Seat; readonly gave: Card; readonly got: Card; readonly turn: number }

/** Turns for which an exchange is worth a word. */
const NEWS = 1

/** Cards of which no one learns whom to fear. */
const HARMLESS: readonly Card[] = [
  'suspicion',
  'whisky',
  'resolute',
  'watchYourBack',
  'changePlaces',
  'youdBetterRun',
  'imComfortable',
  'missed',
]

/** The exchange that this fact tells its own seat of. */
export function dealingIn(fact: SeenFact<undefined> | TableFact, seat: Seat, turn: number): Dealing | undefined {
  if (fact.kind !== 'exchanged' || fact.given === undefined || fact.taken === undefined) return undefined
  if (fact.from === seat) return { whom: fact.to, gave: fact.given, got: fact.taken, turn }
  return fact.to === seat ? { whom: fact.from, gave: fact.taken, got: fact.given, turn } : undefined
}

/**
 * Tells the table of the last exchange. Of a card that others need not know both sides say nothing, and for an Infected!
 * a harmless card is named. Nothing is drawn for it, and no belief rests on it.
 */
export function toldOf(outlook: Outlook, dealing: Dealing | undefined): Claim | undefined {
  const { weights, part: partial } = outlook
  if (dealing === undefined || weights.human.accuse > 1 || partial.turns - dealing.turn > NEWS) return undefined
  const { whom, gave, got, turn } = dealing
  if (!playerAt(partial, whom).alive) return undefined
  const cover = ownPlayerIn(outlook).hand.find((card) => HARMLESS.includes(card)) ?? 'suspicion'
  const named = (card: Card): readonly Card[] => (card === 'infected' ? [cover] : HARMLESS.includes(card) ? [card] : [])
  const given = named(gave).map((card): Claim => ({ do: 'gave', card, whom }))
  const received = named(got).map((card): Claim => ({ do: 'got', card, whom }))
  return (turn % 2 === 0 ? [...given, ...received] : [...received, ...given])[0]
}
