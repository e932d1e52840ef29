import type { Clock } from '../base/clock.ts'
import { lowPriorityProcess } from '../base/low-priority-process.ts'
import type { FromPuzzleProcess, PuzzleMaker, ToPuzzleProcess } from './puzzle-maker.ts'

/** Puzzles are looked for in a process of the lowest priority. One that is lost is replaced for the next games. */
export function makerInProcess(clock: Clock): PuzzleMaker {
  const module = new URL('./process.ts', import.meta.url)
  const { ask, close } = lowPriorityProcess<ToPuzzleProcess, FromPuzzleProcess>(clock, {
    module,
    heap: 192,
    timeout: 60_000,
  })
  return { find: async (seed, from, to) => (await ask({ seed, from, to })) ?? 'lost', close }
}
