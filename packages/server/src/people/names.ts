import { digest, type Refusal, refuse, the } from '@selva/core'
import type { PersonId } from './person.ts'
import { STARS } from './stars.ts'

/** Letters that every language has the same name for, with a number: bots cannot be taken for guests. */
const LETTERS = [
  'Beta',
  'Delta',
  'Epsilon',
  'Eta',
  'Gamma',
  'Iota',
  'Kappa',
  'Lambda',
  'Omega',
  'Omicron',
  'Psi',
  'Sigma',
  'Tau',
  'Theta',
  'Upsilon',
  'Zeta',
] as const

/** The longest name, in characters as people count them. */
export const LONGEST_NAME = 24

const hashOf = (text: string): number => Number.parseInt(digest(text).slice(0, 8), 16)

/** What a guest is called until they say otherwise: always the same for the same guest, so it need not be stored. */
export function suggestedName(person: PersonId): string {
  const hash = hashOf(`name/${person}`)
  const first = the(STARS, hash % STARS.length)
  // Never the same star twice.
  const step = 1 + (Math.floor(hash / STARS.length) % (STARS.length - 1))
  return `${first} ${the(STARS, (hash + step) % STARS.length)}`
}

/** The name of the bot at a seat. It depends on nothing but the table and the seat. */
export function botName(table: string, seat: number): string {
  const start = hashOf(`bot/${table}`)
  const number = 2 + (hashOf(`bot/${table}/${seat}`) % 8)
  return `${the(LETTERS, (start + seat) % LETTERS.length)}-${number}`
}

/** A name as typed, tidied, or why it cannot be one. */
export function nameFrom(typed: string): string | Refusal {
  const name = typed.normalize('NFC').trim().replace(/\s+/gu, ' ')
  const length = [...name].length
  if (length < 1 || length > LONGEST_NAME) return refuse('name', LONGEST_NAME)
  // Control, formatting (direction marks and the like), private and unpaired characters.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u.test(name)) return refuse('name', LONGEST_NAME)
  return name
}
