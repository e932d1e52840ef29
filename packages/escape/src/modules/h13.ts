import { executiveOfficer } from '../characters/executiveOfficer.ts'
import { withPower } from '../power.ts'

/** SCN-H13 */
export const h13 = withPower('executiveOfficer', executiveOfficer)
