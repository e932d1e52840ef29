import { escape as rules } from '@selva/escape'
import { TURN_SECONDS } from '@selva/protocol'
import { escapePicture } from '../pictures/escape.ts'
import type { ServerGame } from './playable.ts'

export const escape: ServerGame = {
  game: rules,
  title: 'Escape from the Aliens in Outer Space',
  picture: escapePicture,
  // An attack waits alike whether it hits, and a hatch whether it opens.
  pace: { turn: 450, moved: 300, drew: 350, spotlight: 900, attack: 1800, hatchReached: 2000 },
  seconds: TURN_SECONDS,
  meeting: { zone: 'galilei', preset: 'basic', seats: 6 },
}
