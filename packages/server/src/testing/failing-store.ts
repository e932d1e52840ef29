import { type Store, StoreError } from '../store/store.ts'

/** A store whose commits can be held up or made to fail. */
export type FailingStore = Store & {
  /** From now on commits wait. */
  hold(): void
  /** Lets the waiting commits happen, and those that follow. */
  release(): void
  /** The waiting commits and those that follow fail, nothing having been stored. */
  fail(): void
  /** Commits are stored, and yet seem to fail: as when the connection breaks before the answer. */
  failAfterwards(): void
  /** All is well again. */
  heal(): void
  /** How many commits wait. */
  waiting(): number
}

type Mode = 'well' | 'held' | 'failing' | 'failingAfterwards'

export function failingStore(store: Store): FailingStore {
  let mode: Mode = 'well'
  let waiting: (() => void)[] = []
  const become = (next: Mode): void => {
    mode = next
    const resumed = waiting
    waiting = []
    for (const resume of resumed) resume()
  }
  const full = (): StoreError => new StoreError('full', 'there is no room left')
  async function commit<T>(work: () => Promise<T>): Promise<T> {
    if (mode === 'held') await new Promise<void>((resume) => waiting.push(resume))
    if (mode === 'failing') throw full()
    const done = await work()
    if (mode === 'failingAfterwards') throw new StoreError('broken', 'the connection broke')
    return done
  }
  return {
    ...store,
    append: (group) => commit(() => store.append(group)),
    startTable: (table, opening) => commit(() => store.startTable(table, opening)),
    hold: () => become('held'),
    release: () => become('well'),
    fail: () => become('failing'),
    failAfterwards: () => become('failingAfterwards'),
    heal: () => become('well'),
    waiting: () => waiting.length,
  }
}
