import type { UseOf } from '../setting/scenario.ts'
import type { Module } from '../state.ts'

/** SCN-C6, SCN-X16: aliens start in hatches. */
export const c6 =
  ({ hatches }: UseOf<'C.6'>): Module =>
  (rules) => ({ ...rules, startHatches: hatches })
