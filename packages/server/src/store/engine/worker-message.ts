import type { TableId } from '../../base/ids.ts'
import type { StoredBatch } from './engine.ts'
import type { StoreFault } from './error.ts'
import type { Statement } from './sql.ts'

/** One call of the engine, as it travels to the thread. */
export type EngineCall =
  | { readonly call: 'all' | 'run'; readonly text: string; readonly values: Statement['values'] }
  | { readonly call: 'together'; readonly statements: readonly Statement[] }
  | { readonly call: 'append'; readonly group: readonly StoredBatch[] }
  | { readonly call: 'begin'; readonly opening: StoredBatch; readonly besides: readonly Statement[] }
  | { readonly call: 'batches'; readonly table: TableId }
  | { readonly call: 'forget'; readonly table: TableId; readonly besides: readonly Statement[] }
  | { readonly call: 'close' }

/** To the thread of the store. */
export type ToStore = EngineCall & { readonly question: number }

/** Back from it; the first message has no question and says how the opening went. */
export type FromStore =
  | { readonly question: number; readonly value: unknown }
  | { readonly question: number; readonly failure: string; readonly fault: StoreFault }

/** The number under which the opening of the file is answered. */
export const OPENING = 0
