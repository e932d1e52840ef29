import { soldier } from '../characters/soldier.ts'
import { crewPower } from './scenario-rule.ts'

/** SCN-H4 */
export const h4 = crewPower('soldier', soldier)
