import { redirect } from '../exchange.ts'
import { defence } from './card-rules.ts'

/** MIS-0: refuse, and the offer goes on to the next player. */
export const missed = defence(['answer'], { dodge: redirect })
