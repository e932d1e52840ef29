import { removeQuarantines } from '../places.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-1 */
export const rottenRopes: PanicRules = (turn) => {
  removeQuarantines(turn)
  return 'step3'
}
