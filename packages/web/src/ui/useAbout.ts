import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Explainer } from '../learn/explain/explainer.ts'

/** Everything under the element this is given to explains itself, as soon as the code for it has come. */
export function useAbout<E extends HTMLElement>(load: () => Promise<Explainer>): RefObject<E | null> {
  const root = useRef<E>(null)
  useEffect(() => {
    const gone = new AbortController()
    void import('./about.ts').then(({ explainsUnder }) => {
      if (root.current === null || gone.signal.aborted) return
      gone.signal.addEventListener('abort', explainsUnder(root.current, load))
    })
    return () => gone.abort()
  }, [])
  return root
}
