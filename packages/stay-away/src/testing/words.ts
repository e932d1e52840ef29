import type { AnyFact, Seat } from '@selva/core'
import { type Card, KINDS, type Kind } from '../card.ts'
import type { Choice } from '../option.ts'
import type { PartialState } from '../state.ts'

const LETTERS = 'ABCDEFGHIJKL'

/** Players go by letters, in seat order. */
export const letterOf = (seat: Seat): string => LETTERS[seat - 1] ?? '?'
export const seatNamed = (letter: string): Seat => (LETTERS.indexOf(letter.toUpperCase()) + 1) as Seat

const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name)

/** `'flamethrower whisky'`, or `'infected×4'`, as cards; in a test a wrong name is a mistake of the test. */
export const cardsNamed = (words: string): readonly Kind[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [name = '', times = '1'] = word.split('×')
      if (!isKind(name)) throw new Error(`${name} is no card`)
      return Array.from({ length: Number(times) }, () => name)
    })

const SEAT_FIELDS = ['seat', 'from', 'to', 'by', 'of', 'at', 'a', 'b', 'dodger', 'winners', 'waiting']

function word(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((v) => word(name, v)).join(name === 'winners' ? '' : ' ')
  if (typeof value === 'number' && SEAT_FIELDS.includes(name)) return letterOf(value as Seat)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([field, v]) => word(field, v))
      .join(' ')
  return String(value)
}

/** A fact as one short line: `exchanged A B false true suspicion`, players by letter, what one may not know left out. */
export function lineOf(fact: AnyFact): string {
  const { kind, ...fields } = fact
  return [kind, ...Object.entries(fields).map(([name, value]) => word(name, value))].join(' ')
}

/** The gap clockwise of a place, by the players on both sides: `A|B`. */
function gapName(state: PartialState, gap: number): string {
  const n = state.ring.length
  const open = (place: number) => state.players[(state.ring[place] ?? 1) - 1]?.alive
  let beyond = (gap + 1) % n
  while (!open(beyond)) beyond = (beyond + 1) % n
  return [gap, beyond].map((place) => letterOf(state.ring[place] as Seat)).join('|')
}

/** A choice in words: `suspicion on B`, `discard whisky`, `axe door A|B`. */
export function phraseOf(state: PartialState, choice: Choice): string {
  switch (choice.do) {
    case 'discard':
    case 'keep':
    case 'give':
    case 'defend':
      return `${choice.do} ${choice.card}`
    case 'play':
      return choice.card
    case 'playOn':
      return `${choice.card} on ${letterOf(choice.at)}`
    case 'axeDoor':
      return `axe door ${gapName(state, choice.gap)}`
    case 'axeQuarantine':
      return `axe quarantine on ${letterOf(choice.at)}`
    case 'side':
      return choice.to
    case 'pick':
      return `pick ${letterOf(choice.whom)}`
    case 'show':
      return `show ${choice.what}`
    case 'order':
      return `order ${choice.on ? 'on' : 'off'}`
    case 'accept':
    case 'declare':
      return choice.do
    default:
      return choice satisfies never
  }
}

/** A hand in words, in the order of the card list. */
export const handInWords = (hand: readonly (Card | undefined)[]): string =>
  KINDS.flatMap((kind) => hand.filter((card) => card === kind)).join(' ')
