import { type Refusal, refuse } from '@selva/core'
import { StoreError } from './engine/error.ts'

/** The answer to a request that could not be stored, or broke: nothing of it has happened. */
export function refusalFor(error: unknown): Refusal {
  const cannotGrow = error instanceof StoreError && (error.fault === 'full' || error.fault === 'readOnly')
  return refuse(cannotGrow ? 'storageFull' : 'busy')
}

/** May the very same thing work later? */
export const isTransient = ({ refused }: Refusal): boolean => refused === 'busy' || refused === 'storageFull'
