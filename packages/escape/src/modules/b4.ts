import type { UseOf } from '../setting/scenario.ts'
import type { Module } from '../state.ts'
import { hatchIndex } from '../zone.ts'

/** SCN-B4: humans start in a hatch, which is closed unless it is `usable`. */
export const b4 =
  ({ hatch, usable }: UseOf<'B.4'>): Module =>
  (rules) => ({
    ...rules,
    start(zone, side) {
      const place = side === 'human' ? zone.hatches[hatchIndex(zone, hatch)]?.at : undefined
      return place ?? rules.start(zone, side)
    },
    shut: usable ? rules.shut : [...rules.shut, hatch],
  })
