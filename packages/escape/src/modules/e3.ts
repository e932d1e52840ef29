import type { UseOf } from '../setting/scenario.ts'
import type { Module } from '../state.ts'

/** SCN-E3: so many kills win and end the game. */
export const e3 =
  ({ n }: UseOf<'E.3'>): Module =>
  (rules) => ({ ...rules, killTarget: (seats) => (n === 'players' ? seats : n) })
