import { medic } from '../characters/medic.ts'
import { withPower } from '../power.ts'

/** SCN-H16 */
export const h16 = withPower('medic', medic)
