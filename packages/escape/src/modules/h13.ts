import { executiveOfficer } from '../characters/executive-officer.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H13 */
export const h13 = crewPower('executiveOfficer', executiveOfficer)
