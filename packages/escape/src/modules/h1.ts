import { captain } from '../characters/captain.ts'
import { withPower } from '../power.ts'

/** SCN-H1 */
export const h1 = withPower('captain', captain)
