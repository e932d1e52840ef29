import type { Module } from '../rules.ts'

/** SCN-B6: there are no humans. */
export const b6: Module = (rules) => ({ ...rules, humans: () => 0 })
