import type { Item } from '../item.ts'
import type { Module } from '../state.ts'

const HIDDEN: readonly Item[] = ['adrenaline', 'sedatives', 'attack', 'spotlight']

/** SCN-G4: four items are not declared. */
export const g4: Module = (rules) => ({ ...rules, declares: (item) => !HIDDEN.includes(item) && rules.declares(item) })
