import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'

/**
 * A time in which the event loop of a process did not get round, and what had the core meanwhile; all in milliseconds.
 * Parts overlap: while the helpers of a collection have the core, the main thread waits for it.
 */
export type Pause = {
  readonly ms: number
  /** The main thread ran. */
  readonly ran: number
  /** The main thread was ready to run and something else had its core. */
  readonly waited: number
  /** Other threads of the process ran, on this core or another. */
  readonly others: number
  /** Garbage was collected. */
  readonly collected: number
}

/** Possible reasons why a choice was held up, since a mark: the longest of each. */
export type Pauses = {
  readonly longest: Pause
  /** The longest time in which pauses followed each other so closely that the loop did not catch up in between. */
  readonly longestStretch: Pause
  /** Milliseconds of all pauses together, in parts of the time. */
  readonly share: number
  readonly longestCollection: number
}

/** Milliseconds from one look to the next, and how much later than that is a pause. */
const EVERY = 2
const LATE = 3
/** Milliseconds without a pause after which the loop has caught up. */
const CAUGHT_UP = 10
/** Looks after which threads that are new, or gone, are noticed. */
const THREADS_EVERY = 50
const NANOSECONDS = 1e6
const TASKS = '/proc/self/task'
const NO_PAUSE: Pause = { ms: 0, ran: 0, waited: 0, others: 0, collected: 0 }

/** The time that a thread has run, and that it was ready and did not run. */
type ThreadTime = { readonly ran: number; readonly waited: number }
type Thread = { readonly file: number; time: ThreadTime }

type Look = Pause & { readonly from: number }
const isLate = ({ ms }: Look): boolean => ms >= EVERY + LATE
const endOf = ({ from, ms }: Look): number => from + ms

const longestOf = (looks: readonly Look[]): Look | undefined =>
  looks.reduce<Look | undefined>((a, b) => (a === undefined || b.ms > a.ms ? b : a), undefined)

/** Everything from one late look to another, if there are few milliseconds between them. */
function stretchesOf(looks: readonly Look[]): readonly Look[] {
  const stretches: Look[] = []
  let between: Look[] = []
  for (const look of looks) {
    const last = stretches.at(-1)
    if (!isLate(look)) between.push(look)
    else if (last !== undefined && look.from - endOf(last) <= CAUGHT_UP) {
      const all = [last, ...between, look]
      const sum = (of: (one: Look) => number): number => all.reduce((total, one) => total + of(one), 0)
      stretches[stretches.length - 1] = {
        from: last.from,
        ms: endOf(look) - last.from,
        ran: sum(({ ran }) => ran),
        waited: sum(({ waited }) => waited),
        others: sum(({ others }) => others),
        collected: 0,
      }
      between = []
    } else {
      stretches.push(look)
      between = []
    }
  }
  return stretches
}

const TEXT = Buffer.alloc(64)

/** Undefined for a thread that is gone. */
function timeIn(file: number): ThreadTime | undefined {
  try {
    const [ran = 0, waited = 0] = TEXT.toString('latin1', 0, readSync(file, TEXT, 0, TEXT.length, 0))
      .split(' ')
      .map(Number)
    return { ran: ran / NANOSECONDS, waited: waited / NANOSECONDS }
  } catch {
    return undefined
  }
}

/** The threads of this process; none outside of Linux. */
function threadWatch() {
  const threads = new Map<string, Thread>()
  const main = String(process.pid)

  function find(): void {
    try {
      const found = new Set(readdirSync(TASKS))
      for (const [id, { file }] of threads)
        if (!found.has(id)) {
          closeSync(file)
          threads.delete(id)
        }
      for (const id of found) {
        if (threads.has(id)) continue
        const file = openSync(`${TASKS}/${id}/schedstat`, 'r')
        threads.set(id, { file, time: timeIn(file) ?? { ran: 0, waited: 0 } })
      }
    } catch {
      // A thread that ends while we look is gone at the next look.
    }
  }

  return {
    find,
    /** The times since the last call. */
    passed(): Omit<Pause, 'ms' | 'collected'> {
      let [ran, waited, others] = [0, 0, 0]
      for (const [id, thread] of threads) {
        const now = timeIn(thread.file)
        if (now === undefined) continue
        if (id === main) {
          ran = now.ran - thread.time.ran
          waited = now.waited - thread.time.waited
        } else others += now.ran - thread.time.ran
        thread.time = now
      }
      return { ran, waited, others }
    },
    close() {
      for (const { file } of threads.values()) closeSync(file)
    },
  }
}

/** Looks for pauses from now on; returns how to end that and read them. It costs about a hundredth of a core. */
export function pauseWatch(): () => Pauses {
  const collections: { readonly from: number; readonly ms: number }[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) collections.push({ from: startTime, ms: duration })
  })
  observer.observe({ entryTypes: ['gc'] })
  const threads = threadWatch()
  threads.find()
  const from = performance.now()
  const looks: Look[] = []
  let last = from
  const timer = setInterval(() => {
    const ms = performance.now() - last
    const times = threads.passed()
    looks.push({ from: last, ms, ...times, collected: 0 })
    if (looks.length % THREADS_EVERY === 0) threads.find()
    last = performance.now()
  }, EVERY)

  /** Collections are told of later than they happen. */
  const collectedIn = (pause: { readonly from: number; readonly ms: number }): number =>
    collections.reduce((sum, { from: start, ms }) => {
      const within = Math.min(start + ms, pause.from + pause.ms) - Math.max(start, pause.from)
      return sum + Math.max(0, within)
    }, 0)

  return () => {
    clearInterval(timer)
    observer.disconnect()
    threads.close()
    const took = performance.now() - from
    const pauses = looks.filter(isLate)
    const told = (pause: Look | undefined): Pause =>
      pause === undefined ? NO_PAUSE : { ...pause, collected: collectedIn(pause) }
    return {
      longest: told(longestOf(pauses)),
      longestStretch: told(longestOf(stretchesOf(looks))),
      share: pauses.reduce((sum, { ms }) => sum + ms, 0) / took,
      longestCollection: Math.max(0, ...collections.map(({ ms }) => ms)),
    }
  }
}
