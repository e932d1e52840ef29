import type { Explainer } from '../learn/explain/explainer.ts'

/** How long one rests on something before it explains itself. */
const REST = 600

/** Returns the element under the pointer or the focus, if it can be explained. */
const aboutOf = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest('[data-about]') : null) ?? undefined

/** A tap on these already does something: they explain themselves on hover and focus, or when asked. */
const ACTS =
  'button:not(.whatis), a, label, summary, input, select, [role="button"]:not(.whatis), [data-can="yes"], [role="gridcell"]'

/**
 * Lets everything with `data-about` under this element explain itself: by resting on it with the mouse or the focus, by
 * a tap where a tap does nothing else, and by the key “?”. A sector of a map only does when asked. What it says is loaded when it is first wanted.
 */
export function explainsUnder(root: HTMLElement, load: () => Promise<Explainer>): () => void {
  let rest = 0
  const show = async (element: Element, pinned: boolean): Promise<void> => {
    const [{ showTip }, explainer] = await Promise.all([import('../learn/explain/tip.tsx'), load()])
    if (element.isConnected) showTip(element, explainer, pinned)
  }
  const hide = (): void => {
    clearTimeout(rest)
    dispatchEvent(new Event('selva:rest'))
  }
  const over = (event: Event): void => {
    hide()
    const element = aboutOf(event.target)
    if (element === undefined || (event instanceof PointerEvent && event.pointerType !== 'mouse')) return
    // A player rests on the map while thinking: a tip would cover it.
    if (element.matches('[role="gridcell"]')) return
    if (event.type === 'focusin' && !element.matches(':focus-visible, :has(:focus-visible)')) return
    rest = window.setTimeout(() => void show(element, false), REST)
  }
  const tapped = (event: MouseEvent): void => {
    const element = aboutOf(event.target)
    if (element === undefined || !(event.target instanceof Element)) return
    const acting = event.target.closest(ACTS)
    if (acting === null || !(acting === element || element.contains(acting))) void show(element, true)
    else hide()
  }
  const asked = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return
    const element = aboutOf(document.activeElement)
    const enters =
      /^( |Enter)$/.test(event.key) && element === document.activeElement && element?.matches(ACTS) === false
    if ((event.key !== '?' && !enters) || element === undefined) return
    event.preventDefault()
    void show(element, true)
  }
  root.dataset['explains'] = 'yes'
  const heard = new AbortController()
  const { signal } = heard
  root.addEventListener('pointerover', over, { signal })
  root.addEventListener('focusin', over, { signal })
  root.addEventListener('focusout', hide, { signal })
  root.addEventListener('pointerleave', hide, { signal })
  root.addEventListener('click', tapped, { signal })
  root.addEventListener('keydown', asked, { signal })
  return () => {
    hide()
    heard.abort()
  }
}
