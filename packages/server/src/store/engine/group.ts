import type { BatchLog, StoredBatch } from './engine.ts'

type Waiting = {
  readonly batch: StoredBatch
  readonly resolve: (accepted: boolean) => void
  readonly reject: (why: unknown) => void
}

/** Adds one batch; the answer comes when it is durable. */
export type Append = (batch: StoredBatch) => Promise<boolean>

/**
 * Group commit: batches of many tables that come in the same turn of the event loop share one commit, and while that
 * commit runs the next group collects. `setImmediate` closes a group: a timer would cost latency, a microtask would
 * make groups of one. A table has one batch in flight, so a group never holds two of the same table.
 */
export function grouped(append: BatchLog['append']): Append {
  let collecting: Waiting[] = []
  let running = false

  async function commit(): Promise<void> {
    const group = collecting
    collecting = []
    try {
      const accepted = await append(group.map((w) => w.batch))
      for (const [i, w] of group.entries()) w.resolve(accepted[i] === true)
    } catch (why) {
      for (const w of group) w.reject(why)
    }
    if (collecting.length > 0) setImmediate(commit)
    else running = false
  }

  return (batch) =>
    new Promise((resolve, reject) => {
      collecting.push({ batch, resolve, reject })
      if (running) return
      running = true
      setImmediate(commit)
    })
}
