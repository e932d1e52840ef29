import type { Module } from '../state.ts'

/** SCN-A2, SCN-X8: anyone may stand still, and it is declared. */
export const a2: Module = (rules) => ({ ...rules, mayStand: true })
