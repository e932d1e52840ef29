import type { Check } from '../check.ts'
import { conserved } from './cards.ts'
import { inHand } from './hands.ts'
import { stands } from './moves.ts'
import { inOrder } from './order.ts'
import { stayOut } from './out.ts'

/** Checks that hold after every step of a game of Escape. */
export const checks = (): readonly Check[] => [conserved, inHand, stands(), stayOut(), inOrder]
