import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import { useEffect } from 'preact/hooks'

/**
 * Did the game begin to start, and did nothing come of it? What the browsers give to the seed is only remembered by a
 * server that lives: when it goes down in the middle, the table is open again, and the host starts once more.
 */
export function useInterrupted({ starting }: Pick<TableInfo, 'starting'>): boolean {
  const was = useSignal(starting)
  const interrupted = useSignal(false)
  useEffect(() => {
    interrupted.value = was.value && !starting
    was.value = starting
  }, [starting])
  return interrupted.value
}
