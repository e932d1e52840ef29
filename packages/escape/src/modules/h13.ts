import { executiveOfficer } from '../characters/executive-officer.ts'
import { withPower } from '../power.ts'

/** SCN-H13 */
export const h13 = withPower('executiveOfficer', executiveOfficer)
