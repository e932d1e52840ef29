import { useEffect } from 'preact/hooks'
import { wouldLose } from '../client/calm.ts'

/** While this holds, the page does not load itself again: something on it would be lost. */
export function useUnkept(holds: boolean): void {
  useEffect(() => (holds ? wouldLose() : undefined), [holds])
}
