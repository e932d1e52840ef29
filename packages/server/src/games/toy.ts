import { toy as rules } from '@selva/core/toy'
import type { Playable } from './playable.ts'

export const toy: Playable = { game: rules, pace: { round: 400, dared: 600 } }
