import type { StoreFault } from './store.ts'
import type { Call } from './sync-engine.ts'

/** To the thread of the store. */
export type ToStore = { readonly question: number; readonly call: Call; readonly args: readonly unknown[] }

/** Back from it; the first message has no question and says how the opening went. */
export type FromStore =
  | { readonly question: number; readonly value: unknown }
  | { readonly question: number; readonly failure: string; readonly fault: StoreFault }

/** The number under which the opening of the file is answered. */
export const OPENING = 0
