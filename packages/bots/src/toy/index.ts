import { toy as rules } from '@selva/core/toy'
import { playing } from '../maker.ts'
import { randomMind } from '../random.ts'

/** The example has no mind of its own: any legal choice will do. */
export const toy = playing(rules, (setting, seat) => randomMind(rules, setting, seat))
