import { escapeOpenly } from '../hatch.ts'
import { COLOURS } from '../item.ts'
import { countsOf } from '../pile.ts'
import type { Module } from '../state.ts'

/** SCN-D2, SCN-X7: hatches need no card. */
export const d2: Module = (rules) => ({
  ...rules,
  hatchMode: 'open',
  reachHatch: escapeOpenly,
  hatchCards: countsOf(COLOURS),
})
