import type { EndReason, Preset } from '../../src/index.ts'

/** Games to record of a preset: how many to try, how long at least, and a file for each way to end. */
export type Recipe = {
  readonly draft: { readonly zone: string; readonly preset: Preset; readonly seats: number }
  readonly tries: number
  /** Games with fewer batches show too little. */
  readonly least: number
  readonly files: { readonly [file: string]: EndReason }
}

export const RECIPES: readonly Recipe[] = [
  {
    draft: { zone: 'galilei', preset: 'basic', seats: 4 },
    tries: 4000,
    least: 0,
    files: { firstEscape: 'firstEscape', noHuman: 'noHuman', time: 'time' },
  },
  {
    draft: { zone: 'socrates', preset: 'advanced', seats: 4 },
    tries: 400,
    least: 120,
    files: { 'advanced.noHuman': 'noHuman', 'advanced.lastEscaped': 'lastEscaped' },
  },
  {
    draft: { zone: 'morgenland', preset: 'infection', seats: 5 },
    tries: 400,
    least: 120,
    files: { 'infection.noHuman': 'noHuman', 'infection.lastEscaped': 'lastEscaped' },
  },
  {
    draft: { zone: 'socrates', preset: 'arena', seats: 4 },
    tries: 400,
    least: 100,
    files: { 'arena.kills': 'kills', 'arena.time': 'time' },
  },
  {
    draft: { zone: 'socrates', preset: 'old-school', seats: 6 },
    tries: 400,
    least: 150,
    files: { 'old-school.noHuman': 'noHuman', 'old-school.lastEscaped': 'lastEscaped' },
  },
  {
    draft: { zone: 'socrates', preset: 'ultimate-basic', seats: 4 },
    tries: 400,
    least: 120,
    files: { 'ultimate-basic.noHuman': 'noHuman', 'ultimate-basic.lastEscaped': 'lastEscaped' },
  },
  {
    draft: { zone: 'morgenland', preset: 'ultimate', seats: 6 },
    tries: 400,
    least: 200,
    files: { 'ultimate.noHuman': 'noHuman', 'ultimate.lastEscaped': 'lastEscaped' },
  },
]
