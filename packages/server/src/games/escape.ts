import { escape as rules } from '@selva/escape'
import { TURN_SECONDS } from '@selva/protocol'
import { escapePicture } from '../pictures/escape.ts'
import type { ServerGame } from './playable.ts'

export const escape: ServerGame = {
  game: rules,
  title: 'Escape from the Aliens in Outer Space',
  picture: escapePicture,
  pace: { turn: 450, moved: 300, drew: 350 },
  seconds: TURN_SECONDS,
  meeting: { zone: 'galilei', preset: 'basic', seats: 6 },
}
