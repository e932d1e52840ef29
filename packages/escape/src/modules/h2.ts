import { psychologist } from '../characters/psychologist.ts'
import { withPower } from '../power.ts'

/** SCN-H2 */
export const h2 = withPower('psychologist', psychologist)
