import type { Module } from '../state.ts'

/** SCN-B6: there are no humans. */
export const b6: Module = (rules) => ({ ...rules, humans: () => 0 })
