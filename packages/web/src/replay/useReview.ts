import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ReplayView, ReviewParts } from './game.ts'

/** The review of a game, loaded when it is first asked for; `undefined` while it is not shown or not here yet. */
export function useReview(view: ReplayView, wanted: boolean): ReviewParts | undefined {
  const parts = useSignal<ReviewParts | undefined>(undefined)
  const asked = useRef<Promise<ReviewParts> | undefined>(undefined)
  useEffect(() => {
    if (!wanted || view.review === undefined || asked.current !== undefined) return
    asked.current = view.review()
    asked.current.then(
      (loaded) => {
        parts.value = loaded
      },
      // A part that is missing is the page's affair; it is asked for again when the review is.
      () => {
        asked.current = undefined
      },
    )
  }, [view, wanted])
  useEffect(() => () => void asked.current?.then(({ end }) => end()), [view])
  return wanted ? parts.value : undefined
}
