// cspell:ignore botola escotilla escotilha
import type { Page } from 'playwright-core'

/** Everything on the screen that cannot be read: letters too small, words cut in two, texts cut off. */
export const illegible = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const LEAST = 10.95
    const out: string[] = []
    const isShown = (element: Element): boolean => {
      const { width, height, right, bottom, left, top } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        right > 0 &&
        bottom > 0 &&
        left < innerWidth &&
        top < innerHeight &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }
    const root = document.querySelector('[data-testid="table"]') ?? document.body
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const element = node.parentElement
      // The sheet of the map has its own sizes, and can be zoomed.
      if (text.trim() === '' || element === null || !isShown(element)) continue
      if (element.closest('.spoken, .sheet, .overview, .idcard svg, .drawn-art, title, [hidden]') !== null) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < LEAST) out.push(`${size.toFixed(1)} px: ${text.trim()}`)
      for (const { 0: word, index } of text.matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) out.push(`cut in two: ${word}`)
      }
      for (let box: Element | null = element; box instanceof HTMLElement && box !== root; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        // Tall letters reach beyond a tight line.
        const wide = box.scrollWidth > box.clientWidth + 1 && overflowX === 'hidden'
        const high = box.scrollHeight > box.clientHeight + 5 && overflowY === 'hidden'
        if (wide || high) {
          out.push(`cut off: ${text.trim()} (in ${box.className})`)
          break
        }
        // A part that scrolls shows the rest.
        if ([overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll')) break
      }
    }
    return [...new Set(out)]
  })

/** Hatches that lie under a control of the map. */
export const coveredHatches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('.planbox .zoom .round')].map((one) => one.getBoundingClientRect())
    return [...document.querySelectorAll('.sheet [data-sector]')]
      .filter((cell) => /hatch|botola|escotilla|escotilha/i.test(cell.getAttribute('aria-label') ?? ''))
      .filter((cell) => {
        const a = cell.getBoundingClientRect()
        return controls.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      })
      .map((cell) => cell.getAttribute('data-sector') ?? '')
  })
