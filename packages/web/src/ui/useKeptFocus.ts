import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

type ElementRef = RefObject<HTMLElement | null>

/** Parts that keep the focus for themselves: the main part of the page, or the guide over it. */
type Keeper = 'main' | 'guide'

/** The part that had the focus last; `undefined` if none had it yet, or if it was elsewhere. */
let last: Keeper | undefined
document.addEventListener('focusin', ({ target }) => {
  const kept = target instanceof Element ? target.closest('main, [data-keeps="guide"]') : null
  last = kept === null ? undefined : kept.matches('main') ? 'main' : 'guide'
})

/** Browsers put the focus on the body when what had it goes away or is switched off. */
function keep(part: ElementRef, keeper: Keeper): void {
  if (last === keeper && (document.activeElement === null || document.activeElement === document.body))
    part.current?.focus({ preventScroll: true })
}

/**
 * When the thing in the page's main part (or in the guide, which says so with `data-keeps`) that had the focus goes
 * away, this part gets it: the next Tab leads to its first control. A reader who moves elsewhere, or has no use for
 * the focus, is left alone.
 */
export function useKeptFocus(part: ElementRef, keeper: Keeper = 'main'): void {
  // After every change; and once more when the browser has drawn it, for a button that was only switched off.
  useEffect(() => {
    keep(part, keeper)
    const drawn = requestAnimationFrame(() => keep(part, keeper))
    return () => cancelAnimationFrame(drawn)
  })
}
