import type { Step } from '../step.ts'
import { arrived } from './arrived.ts'
import { before } from './before.ts'
import { close } from './close.ts'
import { name } from './name.ts'
import { nameOther } from './name-other.ts'
import { over } from './over.ts'
import { pick } from './pick.ts'
import type { StepRules } from './step-rules.ts'

export const steps: Record<Step, StepRules> = { before, arrived, name, nameOther, pick, over, close }
