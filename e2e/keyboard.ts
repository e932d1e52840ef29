import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** More than any of our pages has places to stop at. */
const MOST_STOPS = 150

/** Does something of this kind have the focus? */
export const holds = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)

/** Waits until the buttons that have just changed take clicks again, those of the keyboard too. */
export async function steady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-settling]') === null)
}

/** Goes on with the Tab key until something of this kind has the focus, and can be pressed. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await holds(page, selector)) return steady(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** The focus must come to be on something: a person who cannot see where it is has lost the page. */
export async function expectFocus(page: Page, when: string): Promise<void> {
  const found = page.waitForFunction(
    () => document.activeElement !== null && document.activeElement !== document.body,
    undefined,
  )
  expect(await found.then(() => 'somewhere').catch(() => 'lost'), `the focus after ${when}`).toBe('somewhere')
}

/** From wherever the map has its cursor, with arrow keys to a sector that can be chosen. */
export async function arrowTo(page: Page, pick: (n: number) => number): Promise<void> {
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
  await tabTo(page, '[role="gridcell"]')
  for (let steps = 0; steps < 400; steps++) {
    if (await holds(page, '[role="gridcell"][data-can="yes"]')) return
    await page.keyboard.press(arrows[pick(4)] ?? 'ArrowUp')
  }
  throw new Error('no sector that can be chosen was reached by arrow keys')
}

/** With the key that goes round all sectors that can be chosen, to one of them. */
export async function hopTo(page: Page, sector: string): Promise<void> {
  await tabTo(page, '[role="gridcell"]')
  for (let hops = 0; hops < 400; hops++) {
    if (await holds(page, `[data-sector="${sector}"][data-can="yes"]`)) return
    await page.keyboard.press('c')
  }
  throw new Error(`${sector} cannot be chosen`)
}

/** Keeps all that a screen reader hears of what happens, and gives it when asked. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    // It speaks when something new stands there: words that do not change are not spoken again.
    let last: Element | undefined
    const hear = (): void => {
      const now = document.querySelector('[data-testid="announcer"]')?.firstElementChild ?? undefined
      const text = now?.textContent ?? ''
      if (now !== last && text !== '') spoken.push(text)
      last = now
    }
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { readonly spoken: readonly string[] }).spoken)
}
