import { type Stream, shuffled } from '@selva/core'

/** Names of the players in puzzles: short, and at home in the languages of the game. */
const NAMES = [
  'Bruno',
  'Chiara',
  'Diego',
  'Farid',
  'Gwen',
  'Hugo',
  'Inês',
  'Jun',
  'Marta',
  'Nuno',
  'Olga',
  'Sara',
] as const

/** A name for each seat, no two the same. */
export const namesFor = (seats: number, stream: Stream): readonly string[] => shuffled(NAMES, stream).slice(0, seats)

// cspell:ignore Chiara Farid
