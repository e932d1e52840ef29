import { StoreError, type StoreFault } from './error.ts'

/** SQLite's primary result codes that a host can do something about. */
const FAULTS: ReadonlyMap<number, readonly [StoreFault, string]> = new Map([
  [5, ['locked', 'another program is using the data file']],
  [6, ['locked', 'another program is using the data file']],
  [8, ['readOnly', 'the data file cannot be written']],
  [13, ['full', 'there is no disk space left for the data file']],
  [14, ['readOnly', 'the data file cannot be opened']],
])

/** Says in plain words what went wrong; a mistake of ours goes through as it is. */
export function storeError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error
  const [fault, words] = FAULTS.get(error.errcode & 0xff) ?? ['broken', 'the data file cannot be used']
  return new StoreError(fault, `${words} (${error.message})`)
}
