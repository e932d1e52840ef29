import type { Clock } from '../base/clock.ts'
import { lowPriorityProcess } from '../base/low-priority-process.ts'
import type { FromJudgeProcess, GamePlayer, ToJudgeProcess } from './game-player.ts'

/** Games in a process of the lowest priority. One that dies, hangs or grows too large is replaced for the next games. */
export function playerInProcess(clock: Clock): GamePlayer {
  const module = new URL('./process.ts', import.meta.url)
  const { ask, close } = lowPriorityProcess<ToJudgeProcess, FromJudgeProcess>(clock, {
    module,
    heap: 192,
    timeout: 60_000,
  })
  return { play: async (experiment, slice) => (await ask({ experiment, slice })) ?? 'lost', close }
}
