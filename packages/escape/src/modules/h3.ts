import { pilot } from '../characters/pilot.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H3 */
export const h3 = crewPower('pilot', pilot)
