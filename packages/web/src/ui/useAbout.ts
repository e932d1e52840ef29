import { effect, type ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { whenIdle } from '../client/idle.ts'
import type { Explainer } from '../learn/explain/explainer.ts'

/**
 * Everything under the element this is given to explains itself, as soon as the code for it has come. A table loads it
 * when it is ready to be played at.
 */
export function useAbout<E extends HTMLElement>(
  load: () => Promise<Explainer>,
  ready?: ReadonlySignal<boolean>,
): RefObject<E | null> {
  const root = useRef<E>(null)
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const begin = async (): Promise<void> => {
      const { explainsUnder } = await import('./about.ts')
      if (root.current === null || signal.aborted) return
      signal.addEventListener('abort', explainsUnder(root.current, load))
    }
    let begun = false
    const stop = effect(() => {
      if (begun || ready?.value === false) return undefined
      begun = true
      signal.addEventListener(
        'abort',
        whenIdle(() => void begin()),
      )
      return undefined
    })
    return () => {
      stop()
      gone.abort()
    }
  }, [])
  return root
}
