import type { Clock } from './clock.ts'

/** The owner of a timer, a listener or a promise that nobody awaits: it answers for the failures of them. */
export type OnFailure = (error: unknown) => void

/** Does something at once for an owner. */
export function attempt(work: () => unknown, failed: OnFailure): void {
  try {
    const made = work()
    if (made instanceof Promise) made.catch(failed)
  } catch (error) {
    failed(error)
  }
}

/** The same clock for one owner: a timer of it that throws, or a promise of one that is rejected, goes to the owner. */
export const clockOwnedBy = (clock: Clock, failed: OnFailure): Clock => ({
  now: clock.now,
  steady: clock.steady,
  after: (ms, run) => clock.after(ms, () => attempt(run, failed)),
})
