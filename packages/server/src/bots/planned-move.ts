import type { Clock } from '../base/clock.ts'

/** A move that a bot is going to make. Until it is under way, it can be put off and brought forward. */
export type PlannedMove = {
  /** From now on it is due at this time; never, while that is infinite. */
  dueAt(due: number): void
  isUnderWay(): boolean
  cancel(): void
}

export function plannedMove(clock: Clock, make: () => Promise<void>): PlannedMove {
  let underWay = false
  let cancel = (): void => {}
  return {
    dueAt(due) {
      cancel()
      if (underWay || !Number.isFinite(due)) return
      cancel = clock.after(Math.max(0, due - clock.steady()), async () => {
        underWay = true
        await make()
      })
    },
    isUnderWay: () => underWay,
    cancel: () => cancel(),
  }
}
