import { medic } from '../characters/medic.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H16 */
export const h16 = crewPower('medic', medic)
