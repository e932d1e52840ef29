import { soldier } from '../characters/soldier.ts'
import { withPower } from '../power.ts'

/** SCN-H4 */
export const h4 = withPower('soldier', soldier)
