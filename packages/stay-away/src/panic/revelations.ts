import { ask } from '../next.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-12: the drawer begins. */
export const revelations: PanicRules = (turn, seat) => ask(turn, { at: 'reveal', seat })
