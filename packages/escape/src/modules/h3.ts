import { pilot } from '../characters/pilot.ts'
import { withPower } from '../power.ts'

/** SCN-H3 */
export const h3 = withPower('pilot', pilot)
