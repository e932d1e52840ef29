import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { browserClock } from '../client/clock.ts'
import { type Guarded, SAME_PLACE, type SteadyClicks, steadyClicks } from './steady-clicks.ts'

/** Marks what takes no click for the moment: all of it, or the buttons at one place. */
function mark(box: HTMLElement, guarded: Guarded): void {
  box.toggleAttribute('data-settling', guarded === 'all')
  for (const button of box.querySelectorAll('button')) {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const isThere =
      typeof guarded === 'object' &&
      guarded.x >= left - SAME_PLACE &&
      guarded.x <= right + SAME_PLACE &&
      guarded.y >= top - SAME_PLACE &&
      guarded.y <= bottom + SAME_PLACE
    button.toggleAttribute('data-settling', isThere)
  }
}

/**
 * Buttons that ignore a click which was meant for others: the second of a double click, a held Enter, a tap at the very
 * moment of a change. `question` names what all of them answer, `offer` what they say now.
 */
export function useSteadyClicks(question: string, offer = ''): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const guard = useRef<SteadyClicks | undefined>(undefined)
  useLayoutEffect(() => {
    const box = part.current
    if (box === null) return undefined
    const clicks = steadyClicks(browserClock, (guarded) => mark(box, guarded))
    guard.current = clicks
    const ignore = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    const ended = new AbortController()
    const capture = { capture: true, signal: ended.signal }
    document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => clicks.press({ x, y }), capture)
    box.addEventListener(
      'click',
      (event) => {
        // Clicks of the keyboard have no count.
        const at = event.detail === 0 ? undefined : { x: event.clientX, y: event.clientY }
        if (!clicks.takes(at)) ignore(event)
      },
      capture,
    )
    box.addEventListener(
      'keydown',
      (event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) ignore(event)
      },
      capture,
    )
    return () => {
      ended.abort()
      clicks.stop()
    }
  }, [])
  useLayoutEffect(() => guard.current?.newQuestion(), [question])
  useLayoutEffect(() => guard.current?.newOffer(), [offer])
  return part
}
