import type { Module } from '../state.ts'

/** SCN-J4: Silence brings an item, icons do not. */
export const j4: Module = (rules) => ({ ...rules, bringsItem: (card) => card === 'silence' })
