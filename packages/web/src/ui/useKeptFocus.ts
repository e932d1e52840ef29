import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

type Part = RefObject<HTMLElement | null>

/** Where the focus was last: in the main part of the page, elsewhere, or nowhere yet. */
let last: 'main' | 'elsewhere' | 'nowhere' = 'nowhere'
document.addEventListener('focusin', ({ target }) => {
  last = target instanceof Element && target.closest('main') !== null ? 'main' : 'elsewhere'
})

/** Browsers put the focus on the body when what had it goes away or is switched off. */
function keep(part: Part): void {
  if (last === 'main' && (document.activeElement === null || document.activeElement === document.body))
    part.current?.focus({ preventScroll: true })
}

/**
 * When the thing in the page's main part that had the focus goes away, this part gets it: the next Tab leads to its
 * first control. Whoever moves elsewhere, or has no use for the focus, is left alone.
 */
export function useKeptFocus(part: Part): void {
  // After every change; and once more when the browser has drawn it, for a button that was only switched off.
  useEffect(() => {
    keep(part)
    const drawn = requestAnimationFrame(() => keep(part))
    return () => cancelAnimationFrame(drawn)
  })
}
