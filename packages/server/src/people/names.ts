import { digest, type Refusal, refuse, the } from '@selva/core'
import type { PersonId } from './person.ts'

const MOODS = [
  'Quiet',
  'Amber',
  'Early',
  'Distant',
  'Brave',
  'Patient',
  'Hidden',
  'Silver',
  'Wandering',
  'Gentle',
  'Northern',
  'Lucky',
  'Curious',
  'Steady',
  'Midnight',
  'Copper',
  'Swift',
  'Drifting',
  'Bright',
  'Solemn',
  'Velvet',
  'Restless',
  'Humble',
  'Sly',
] as const
const BEASTS = [
  'Heron',
  'Otter',
  'Lynx',
  'Moth',
  'Badger',
  'Raven',
  'Newt',
  'Hare',
  'Falcon',
  'Seal',
  'Fox',
  'Wren',
  'Gecko',
  'Ibex',
  'Marten',
  'Owl',
  'Pike',
  'Crane',
  'Vole',
  'Stoat',
  'Finch',
  'Toad',
  'Adder',
  'Swan',
] as const
/** Names of the ship's machines: bots cannot be taken for guests. */
const MACHINES = [
  'Relay',
  'Beacon',
  'Gimbal',
  'Piston',
  'Sonar',
  'Ratchet',
  'Valve',
  'Dynamo',
  'Cursor',
  'Pulley',
  'Magnet',
  'Turbine',
  'Sextant',
  'Breaker',
  'Flange',
  'Rotor',
] as const

/** The longest name, in characters as people count them. */
export const LONGEST_NAME = 24

/** What a guest is called until they say otherwise: always the same for the same guest, so it need not be stored. */
export function suggestedName(person: PersonId): string {
  const hash = Number.parseInt(digest(`name/${person}`).slice(0, 8), 16)
  const mood = the(MOODS, hash % MOODS.length)
  return `${mood} ${the(BEASTS, Math.floor(hash / MOODS.length) % BEASTS.length)}`
}

/** The name of the bot at a seat. It depends on nothing but the table and the seat. */
export function botName(table: string, seat: number): string {
  const start = Number.parseInt(digest(`bot/${table}`).slice(0, 8), 16)
  return the(MACHINES, (start + seat) % MACHINES.length)
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
