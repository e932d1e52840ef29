/** The source of time. Nothing in the server reads a clock or sets a timer except through this. */
export type Clock = {
  /** Milliseconds; only differences mean anything to the game. */
  now(): number
  /** Milliseconds that only ever pass: no jump of the time of day moves them. */
  steady(): number
  /** Runs something later; the function returned calls it off. */
  after(ms: number, run: () => void | Promise<void>): () => void
}

/** The time of the world. */
export const realClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
