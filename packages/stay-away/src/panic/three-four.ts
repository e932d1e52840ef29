import { removeDoors } from '../places.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-2 */
export const threeFour: PanicRules = (turn) => {
  removeDoors(turn)
  return 'step3'
}
