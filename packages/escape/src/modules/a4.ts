import { SIDES } from '../character.ts'
import type { UseOf } from '../setting/scenario.ts'
import type { Module } from '../state.ts'

const BARRED = { both: SIDES, humans: ['human'], aliens: ['alien'] } as const

/** SCN-A4, SCN-X10: the barred side neither enters nor passes secure sectors. */
export const a4 =
  ({ barred }: UseOf<'A.4'>): Module =>
  (rules) => ({ ...rules, barred: BARRED[barred] })
