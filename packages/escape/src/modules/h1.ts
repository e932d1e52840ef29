import { captain } from '../characters/captain.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H1 */
export const h1 = crewPower('captain', captain)
