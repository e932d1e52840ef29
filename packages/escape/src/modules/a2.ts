import type { Module } from '../rules.ts'

/** SCN-A2: anyone may stand still. */
export const a2: Module = (rules) => ({ ...rules, mayStand: true })
