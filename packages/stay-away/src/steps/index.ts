import type { Question, StepName } from '../step.ts'
import { act } from './act.ts'
import { answer } from './answer.ts'
import { blind } from './blind.ts'
import { fire } from './fire.ts'
import { forget } from './forget.ts'
import { friend } from './friend.ts'
import { keep } from './keep.ts'
import { move } from './move.ts'
import { offer } from './offer.ts'
import { pass } from './pass.ts'
import { placePick } from './place-pick.ts'
import { reveal } from './reveal.ts'
import { side } from './side.ts'
import type { StepRules } from './step-rules.ts'
import { witness } from './witness.ts'

export const steps: { readonly [N in StepName]: StepRules<N> } = {
  act,
  keep,
  fire,
  move,
  offer,
  answer,
  side,
  placePick,
  friend,
  witness,
  forget,
  blind,
  pass,
  reveal,
}

/** The rules of a step. The record pairs each name with its own step; the compiler cannot follow that. */
export const rulesOf = (step: Question): StepRules<StepName> => steps[step.at] as StepRules<StepName>
