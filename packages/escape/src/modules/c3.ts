import type { Module } from '../state.ts'

/** SCN-C3, SCN-X11: no feeding. */
export const c3: Module = (rules) => ({ ...rules, feeding: false })
