import { coPilot } from '../characters/co-pilot.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H14 */
export const h14 = crewPower('coPilot', coPilot)
