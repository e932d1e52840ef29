import { engineer } from '../characters/engineer.ts'
import { withPower } from '../power.ts'

/** SCN-H15 */
export const h15 = withPower('engineer', engineer)
