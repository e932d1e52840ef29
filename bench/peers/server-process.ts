import { coreWatch } from '../server/core-time.ts'
import type { Listening, ServerWork } from './task.ts'

/** Microseconds that this process has computed, on all threads. */
function computed(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Tells the process that measures where the server listens, and at every message its work since the last one. */
export function tellOfWork(url: string): void {
  let before = computed()
  let core = coreWatch()
  process.on('message', () => {
    process.send?.({ computed: computed() - before, ...core() } satisfies ServerWork)
    before = computed()
    core = coreWatch()
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url } satisfies Listening)
}
