import type { Module } from '../rules.ts'

/** SCN-C3, SCN-X11: no feeding. */
export const c3: Module = (rules) => ({ ...rules, feeding: false })
