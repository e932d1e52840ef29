import { useEffect } from 'preact/hooks'
import { blockReload } from '../client/reload-safety.ts'

/** While this holds, the page does not load itself again: something on it would be lost. */
export function useBlockReload(holds: boolean): void {
  useEffect(() => (holds ? blockReload() : undefined), [holds])
}
