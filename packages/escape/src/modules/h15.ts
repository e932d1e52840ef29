import { engineer } from '../characters/engineer.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H15 */
export const h15 = crewPower('engineer', engineer)
