import { readFileSync } from 'node:fs'

/** Use of its core by this process, in parts of the time that has passed. */
export type CoreTime = {
  /** The time that it ran, all threads together. */
  readonly busy: number
  /** The time that its main thread was ready to run and another process had the core; unknown outside of Linux. */
  readonly waited: number | undefined
}

const NANOSECONDS = 1e9

/** Seconds that the main thread has waited for a core since it began. */
function waitedSoFar(): number | undefined {
  try {
    const [, waiting] = readFileSync('/proc/self/schedstat', 'utf8').split(' ')
    return waiting === undefined ? undefined : Number(waiting) / NANOSECONDS
  } catch {
    return undefined
  }
}

/** From now on; returns how to read it. */
export function coreWatch(): () => CoreTime {
  const from = performance.now()
  const cpu = process.cpuUsage()
  const before = waitedSoFar()
  return () => {
    const seconds = (performance.now() - from) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const after = waitedSoFar()
    return {
      busy: (user + system) / 1e6 / seconds,
      waited: before === undefined || after === undefined ? undefined : (after - before) / seconds,
    }
  }
}
