import type { Module } from '../state.ts'

/** SCN-A1, SCN-X9: secure sectors are resolved like dangerous ones. */
export const a1: Module = (rules) => ({ ...rules, draws: (cell) => cell === 'dangerous' || cell === 'secure' })
