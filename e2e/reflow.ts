import type { Page } from 'playwright-core'

/**
 * Everything on a page that a reader at this size cannot get at: what is wider than the window, what is cut by a part
 * that does not scroll, and controls that something else lies on. The page is looked at as it is, and is scrolled.
 */
export const outOfReach = (page: Page, within = 'body'): Promise<readonly string[]> =>
  page.evaluate((part) => {
    const found: string[] = []
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest('.spoken, [aria-hidden="true"], [inert], svg, dialog:not([open])') === null
    const wide = document.documentElement.scrollWidth
    if (wide > innerWidth) found.push(`the page is ${wide} px wide`)

    const hasText = (one: Element): boolean =>
      [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '')
    const all = [...document.querySelectorAll(`${part} *`)].filter(isShown)
    const controls = all.filter((one) => one.matches('button, a[href], input, select, textarea, [role="button"]'))
    const texts = all.filter(hasText)

    /** The parts around a box may cut it where nobody can scroll to the rest. */
    for (const one of new Set([...controls, ...texts])) {
      const box = one.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      let cut = 0
      let scrolls = { x: false, y: false }
      for (let around = one.parentElement; around !== null && around !== document.body; around = around.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(around)
        // It has no box that could cut anything.
        if (display === 'contents') continue
        const frame = around.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX)) scrolls = { ...scrolls, x: true }
        if (/auto|scroll/.test(overflowY)) scrolls = { ...scrolls, y: true }
        if (overflowX === 'hidden' && !scrolls.x) cut = Math.max(cut, frame.left - box.left, box.right - frame.right)
        if (/hidden|clip/.test(overflowY) && !scrolls.y)
          cut = Math.max(cut, frame.top - box.top, box.bottom - frame.bottom)
        if (position === 'fixed') break
      }
      if (cut > 2) found.push(`${nameOf(one)} is cut by ${Math.round(cut)} px`)
    }
    /** The pointer must hit the control that a reader scrolls to. */
    for (const one of controls) {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const near = one.closest('label') ?? one
      if (at === null) found.push(`${nameOf(one)} cannot be scrolled to`)
      else if (!near.contains(at) && !at.contains(one)) found.push(`${nameOf(one)} is covered by ${nameOf(at)}`)
    }
    scrollTo(0, 0)
    return found
  }, within)
