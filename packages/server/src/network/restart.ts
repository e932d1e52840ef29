import type { Clock } from '../base/clock.ts'

/** A restart of the server that its host has announced. It is kept in memory alone: after the restart it is gone. */
export type RestartNotice = {
  /** The server restarts in `ms` milliseconds; a later announcement takes the place of an earlier one. */
  announce(ms: number): void
  /** No restart comes. */
  cancel(): void
  /** Milliseconds until the restart, 0 once it is due; `undefined` if none is announced. */
  left(): number | undefined
  /** Calls back whenever a restart is announced or called off. Returns how to stop. */
  watch(look: () => void): () => void
  stop(): void
}

/** A restart that has not come so long after its time, in milliseconds, does not come any more. */
export const OVERDUE = 10 * 60 * 1000

export function restartNotice(clock: Clock): RestartNotice {
  const looking = new Set<() => void>()
  let due: number | undefined
  let forgetLater = (): void => {}

  function become(next: number | undefined): void {
    forgetLater()
    due = next
    if (due !== undefined) forgetLater = clock.after(due - clock.steady() + OVERDUE, () => become(undefined))
    for (const look of looking) look()
  }

  return {
    announce: (ms) => become(clock.steady() + ms),
    cancel: () => become(undefined),
    left: () => (due === undefined ? undefined : Math.max(0, Math.round(due - clock.steady()))),
    watch(look) {
      looking.add(look)
      return () => void looking.delete(look)
    },
    stop() {
      forgetLater()
      looking.clear()
    },
  }
}
