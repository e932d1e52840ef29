/** The pauses before the server is asked again after no answer, in milliseconds; the last one repeats. */
const PAUSES = [1000, 2000, 5000, 15_000]

/** Repeats a request that had no answer: after pauses that grow, and at once when the browser is online again. */
export type Retry = {
  /** Runs this later, in place of anything that was to run. */
  later(run: () => void): void
  stop(): void
  /** There was an answer: the next pause is the first one again. */
  reset(): void
}

export function newRetry(): Retry {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void) | undefined
  const stop = (): void => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', now)
    waiting = undefined
  }
  const now = (): void => {
    const run = waiting
    stop()
    run?.()
  }
  return {
    later(run) {
      stop()
      waiting = run
      timer = setTimeout(now, PAUSES[Math.min(failures, PAUSES.length - 1)])
      failures += 1
      globalThis.addEventListener?.('online', now)
    },
    stop,
    reset() {
      failures = 0
    },
  }
}
