import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Explainer } from '../learn/explain/explainer.ts'
import { explainsUnder } from './about.ts'

/** Everything under the element this is given to explains itself. */
export function useAbout<E extends HTMLElement>(load: () => Promise<Explainer>): RefObject<E | null> {
  const root = useRef<E>(null)
  useEffect(() => (root.current === null ? undefined : explainsUnder(root.current, load)), [])
  return root
}
