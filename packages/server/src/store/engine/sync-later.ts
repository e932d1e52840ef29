import type { Engine } from './engine.ts'
import { StoreError } from './error.ts'
import { storeError } from './fault.ts'
import type { Row, Statement } from './sql.ts'
import type { SyncEngine } from './sync-engine.ts'

/** The disk behind an engine that leaves it to others to make its commits durable. */
export type Disk = {
  /** Makes everything that was written before this call durable, without holding up the thread. */
  sync(done: (error: Error | null) => void): void
  /** A sync has ended, and nothing waits for another one. */
  rested(): void
  close(): Promise<void>
}

type Waiting = { readonly resolve: () => void; readonly reject: (why: unknown) => void }

/**
 * SQLite on the calling thread, and the disk beside it: a commit is written at once, and its promise resolves when a
 * sync that began afterwards has ended. So the thread waits for no disk, and all that is written while a sync runs
 * shares the next one. Answers to questions wait for the same sync: nothing is told that a power cut could undo.
 *
 * A sync that fails leaves no one able to say which writes are on the disk. From then on every call is refused, and
 * `lost` ends the server: the next one reads what is really there.
 */
export function syncedLater(engine: SyncEngine, disk: Disk, lost: (error: Error) => void): Engine {
  let waiting: Waiting[] = []
  /** The calls that the sync under way serves. */
  let served: Waiting[] | undefined
  let broken: StoreError | undefined

  function sync(): void {
    const these = waiting
    waiting = []
    served = these
    disk.sync((error) => {
      served = undefined
      if (error !== null) return fail(error, these)
      // The disk works on while the thread takes up what is durable now.
      if (waiting.length > 0) sync()
      else disk.rested()
      for (const { resolve } of these) resolve()
    })
  }

  function fail(error: Error, these: readonly Waiting[]): void {
    broken = new StoreError('broken', `the disk did not take the data (${error.message})`)
    for (const { reject } of [...these, ...waiting]) reject(broken)
    waiting = []
    lost(error)
  }

  /** The result of a call, once everything that it has written, or may have seen, is durable. */
  function durable<R>(call: () => R, writes: boolean): Promise<R> {
    return new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken)
      let result: R
      try {
        result = call()
      } catch (error) {
        return reject(storeError(error))
      }
      const before = writes || waiting.length > 0 ? waiting : served
      if (before === undefined) return resolve(result)
      before.push({ resolve: () => resolve(result), reject })
      if (served === undefined) sync()
    })
  }
  const written = <R>(call: () => R): Promise<R> => durable(call, true)
  const read = <R>(call: () => R): Promise<R> => durable(call, false)

  return {
    all: <R extends Row>(text: string, values?: Statement['values']) => read(() => engine.all<R>(text, values)),
    run: (text, values) => written(() => engine.run(text, values)),
    together: (statements) => written(() => engine.together(statements)),
    append: (group) => written(() => engine.append(group)),
    begin: (opening, besides) => written(() => engine.begin(opening, besides)),
    batches: (table) => read(() => engine.batches(table)),
    forget: (table, besides) => written(() => engine.forget(table, besides)),
    async close() {
      await read(() => {}).catch(() => {})
      await disk.close()
      engine.close()
    },
  }
}
