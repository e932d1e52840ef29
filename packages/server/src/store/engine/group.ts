import { performance } from 'node:perf_hooks'
import type { BatchLog, StoredBatch } from './engine.ts'

type Waiting = {
  readonly batch: StoredBatch
  readonly resolve: (accepted: boolean) => void
  readonly reject: (why: unknown) => void
}

/** Adds one batch; the answer comes when it is durable. */
export type Append = (batch: StoredBatch) => Promise<boolean>

/** Milliseconds after which a group is committed although more batches come. */
const LONGEST_GATHERING = 2

/**
 * Group commit: batches of many tables share one commit. A group gathers while the commit before it runs, and then
 * until a turn of the event loop brings it nothing more: the players who have just received the last group are the ones
 * who choose next, and a group that did not wait for them would leave them to a commit of their own. So a busy server
 * makes one commit for all of its tables, and at a quiet one a batch waits for one turn, which takes microseconds; a
 * timer would cost a millisecond. A table has one batch in flight, so a group never holds two of the same table.
 */
export function grouped(append: BatchLog['append'], now: () => number = () => performance.now()): Append {
  let gathering: Waiting[] = []
  let busy = false
  let since = 0
  /** The size of the group at the end of the last turn. */
  let before = 0

  function begin(): void {
    busy = true
    since = now()
    before = 0
    setImmediate(gather)
  }

  function gather(): void {
    if (gathering.length === before || now() - since >= LONGEST_GATHERING) return void commit()
    before = gathering.length
    setImmediate(gather)
  }

  async function commit(): Promise<void> {
    const group = gathering
    gathering = []
    try {
      const accepted = await append(group.map((w) => w.batch))
      for (const [i, w] of group.entries()) w.resolve(accepted[i] === true)
    } catch (why) {
      for (const w of group) w.reject(why)
    }
    if (gathering.length > 0) begin()
    else busy = false
  }

  return (batch) =>
    new Promise((resolve, reject) => {
      gathering.push({ batch, resolve, reject })
      if (!busy) begin()
    })
}
