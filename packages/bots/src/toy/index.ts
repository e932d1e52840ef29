import { toy as rules } from '@selva/core/toy'
import { botMaker } from '../maker.ts'
import { randomBot } from '../random.ts'

/** The example has no bot of its own: any legal choice will do, at every level. */
export const toy = botMaker(rules, {}, {}, (setting, seat) => randomBot(rules, setting, seat))
