import { toy as rules } from '@selva/core/toy'
import type { ServerGame } from './playable.ts'

export const toy: ServerGame = { game: rules, pace: { round: 400, dared: 600 } }
