import { coPilot } from '../characters/co-pilot.ts'
import { withPower } from '../power.ts'

/** SCN-H14 */
export const h14 = withPower('coPilot', coPilot)
