import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const CARD = '.hand .pickface'
/** Everything that a card can be aimed at: players and doors on the ring, and the few words beside the main button. */
const TARGETS = '[data-testid="ring"] [data-can="yes"], [data-testid="act"] [data-chip]'
const CONFIRM = '[data-testid="confirm"]:not(:disabled)'
/** In these, keys already mean something: they type, or scroll. */
const TYPED = 'input, textarea, select, dialog, section[tabindex="0"]'

const ARROWS: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type Focusable = HTMLElement | SVGElement

/** Returns the shown elements under this root that can be focused, in the order of the page. */
const shown = (root: HTMLElement, selector: string): readonly Focusable[] =>
  [...root.querySelectorAll<Focusable>(selector)].filter((one) => one.checkVisibility())

/** Moves the focus to the main button as soon as it can be pressed, after the page has taken in what was picked. */
function goToConfirm(root: HTMLElement): void {
  requestAnimationFrame(() => root.querySelector<HTMLElement>(CONFIRM)?.focus())
}

function pickCard(root: HTMLElement, number: number): boolean {
  const card = shown(root, CARD)[number - 1]
  if (!(card instanceof HTMLElement)) return false
  card.focus()
  if (card.dataset['can'] === 'yes' && card.getAttribute('aria-pressed') !== 'true') card.click()
  // Where nothing is left to aim at, the next key plays it.
  goToConfirm(root)
  return true
}

function goToTarget(root: HTMLElement, step: 1 | -1): boolean {
  const targets = shown(root, TARGETS)
  const at = targets.findIndex((one) => one.matches(':focus'))
  const next = at < 0 ? (step === 1 ? 0 : targets.length - 1) : (at + step + targets.length) % targets.length
  targets[next]?.focus()
  return targets.length > 0
}

/**
 * A card by its number, a target by the arrows, then Enter twice. Digits and arrows do nothing else at this table, except
 * in fields and dialogs, which keep their own keys.
 */
export function useKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const table = root.current
      const { target, key } = event
      if (table === null || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || target.closest(TYPED) !== null) return
      if ((key === 'Enter' || key === ' ') && target.matches(TARGETS)) return goToConfirm(table)
      const step = ARROWS[key]
      if (event.defaultPrevented) return
      if (/^[1-9]$/.test(key) ? pickCard(table, Number(key)) : step !== undefined && goToTarget(table, step))
        event.preventDefault()
    }
    // After the parts of the page have had it.
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
