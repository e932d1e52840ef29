import { psychologist } from '../characters/psychologist.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H2 */
export const h2 = crewPower('psychologist', psychologist)
