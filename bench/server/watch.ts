import { PerformanceObserver } from 'node:perf_hooks'
import { coreWatch } from './core-time.ts'
import { pauseWatch } from './pauses.ts'
import type { DiskFigures, Listening, ServerFigures, ServerPauses, ToServer } from './peer.ts'

/** Counts collections of garbage from now on. */
function collections(): { count: number; ms: number } {
  const seen = { count: 0, ms: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.count++
      seen.ms += duration
    }
  }).observe({ entryTypes: ['gc'] })
  return seen
}

export type Watched = {
  readonly url: string
  /** Begins to count what the disk does; returns how to read that. */
  readonly disk?: () => () => DiskFigures
  /** Answers messages that only this server knows. */
  readonly answer?: (message: ToServer) => Promise<unknown>
  readonly end: () => void | Promise<void>
}

/** Tells the bench that this server listens, and answers its questions about the process until the end. */
export function watchServer({ url, disk, answer, end }: Watched): void {
  const garbage = collections()
  let figures = mark()
  let pauses: (() => ServerPauses) | undefined

  function mark(): () => ServerFigures {
    const core = coreWatch()
    const cpu = process.cpuUsage()
    const { ...before } = garbage
    const disked = disk?.()
    return () => ({
      core: core(),
      ...process.cpuUsage(cpu),
      collections: garbage.count - before.count,
      collectionMs: garbage.ms - before.ms,
      disk: disked?.(),
    })
  }

  function watch(): () => ServerPauses {
    const disked = disk?.()
    const seen = pauseWatch()
    return () => ({ ...seen(), longestSync: disked?.().longestSync ?? 0 })
  }

  process.on('message', async (message: ToServer) => {
    if (message.do === 'mark') figures = mark()
    else if (message.do === 'watch') pauses = watch()
    else if (message.do === 'pauses') process.send?.(pauses?.())
    else if (message.do === 'figures') process.send?.(figures())
    else if (message.do === 'end') process.disconnect?.()
    else process.send?.(await answer?.(message))
  })
  // Also when the bench itself has ended in the middle of a run.
  process.once('disconnect', async () => {
    await end()
    process.exit()
  })
  process.send?.({ url } satisfies Listening)
}
