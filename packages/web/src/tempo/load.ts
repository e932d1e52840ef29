import { loadTempoWords } from './words.ts'

/** The tempo of a table, once the table itself stands. */
export async function tempoKeeper() {
  const [{ TempoKeeper }] = await Promise.all([import('./TempoKeeper.tsx'), loadTempoWords()])
  return TempoKeeper
}
