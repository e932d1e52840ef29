import { removeDoors } from '../places.ts'
import type { PanicRules } from './panicRules.ts'

/** PAN-2 */
export const threeFour: PanicRules = (turn) => {
  removeDoors(turn)
  return 'step3'
}
