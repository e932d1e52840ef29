import { digest, elementAt, type Refusal, refuse } from '@selva/core'
import { STARS } from '@selva/protocol/stars'
import type { PersonId } from '../base/ids.ts'
import { sanitized } from '../text/sanitize.ts'
import { skeleton } from '../text/skeleton.ts'

/** The letters that bots of earlier versions are named by, with a number: tables of then still show them. */
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
export const MAX_NAME_LENGTH = 24

const hashOf = (text: string): number => Number.parseInt(digest(text).slice(0, 8), 16)

/** The name of a guest who has chosen none: always the same for the same guest, so it need not be stored. */
export function suggestedName(person: PersonId): string {
  const hash = hashOf(`name/${person}`)
  const first = elementAt(STARS, hash % STARS.length)
  // Never the same star twice.
  const step = 1 + (Math.floor(hash / STARS.length) % (STARS.length - 1))
  return `${first} ${elementAt(STARS, (hash + step) % STARS.length)}`
}

/** The name of an author; null for a former player. */
export const authorNameOf = (person: PersonId | '', name: string | undefined): string | null =>
  person === '' ? null : (name ?? suggestedName(person))

/** Letters and figures alone: other signs between the parts of a bot's name do not hide that it is one. */
const bones = (name: string): string => skeleton(name).replace(/[^\p{L}\p{N}]/gu, '')
const BOTS: ReadonlySet<string> = new Set(
  LETTERS.flatMap((letter) => Array.from({ length: 10 }, (_, n) => bones(`${letter}-${n}`))),
)

/** Does this name look like one that only bots of earlier versions have? */
const looksLikeBot = (name: string): boolean => BOTS.has(bones(name))

/** A name as typed, tidied, or why it cannot be one. */
export function nameFrom(typed: string): string | Refusal {
  const name = typed.normalize('NFC').trim().replace(/\s+/gu, ' ')
  const length = [...name].length
  if (length < 1 || length > MAX_NAME_LENGTH) return refuse('name', MAX_NAME_LENGTH)
  // Nobody sees what cleaning takes away, so nobody could tell the name from another one.
  if (sanitized(name) !== name) return refuse('name', MAX_NAME_LENGTH)
  return looksLikeBot(name) ? refuse('botName') : name
}
