import type { Page } from 'playwright-core'

/** What the table asks of the page now: `move`, `arrived`, `name` …, or that the game is over. */
export async function asked(page: Page): Promise<string> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="end"]') !== null) return 'over'
      const table = document.querySelector('[data-testid="table"]')
      const ask = table?.getAttribute('data-ask') ?? 'nothing'
      if (ask === 'nothing' || table?.getAttribute('data-ready') !== 'true') return ''
      if (ask === 'move') return document.querySelector('[data-can="yes"]') === null ? '' : ask
      const go = document.querySelector('[data-testid="act"] .do button')
      return go === null ? '' : ask
    },
    undefined,
    { timeout: 120_000 },
  )
  return String(await handle.jsonValue())
}

/** Something a player might do next, with mouse or finger. */
export async function act(page: Page, ask: string, pick: (n: number) => number): Promise<void> {
  const buttons = page.getByTestId('act').locator('.do')
  switch (ask) {
    case 'move': {
      const legal = page.locator('[data-can="yes"]')
      const names = await legal.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-sector') ?? ''))
      const hatch = names.find((name) => ['B02', 'V02', 'V13', 'B13'].includes(name))
      const name = hatch ?? names[pick(names.length)] ?? ''
      // A map that can be dragged may have its sector anywhere: the cell takes the click itself.
      await page.locator(`[data-sector="${name}"]`).dispatchEvent('click')
      await buttons.getByRole('button', { name: /Confirm/ }).click()
      return
    }
    case 'name': {
      const typed = buttons.getByRole('textbox')
      if ((await typed.count()) > 0) await buttons.getByRole('button', { name: 'My own' }).click()
      await buttons.getByRole('button', { name: 'Announce' }).click()
      return
    }
    case 'arrived': {
      const attack = buttons.getByRole('button', { name: 'Attack' })
      const may = (await attack.count()) > 0 && pick(3) === 0
      await (may ? attack : buttons.locator('button.go')).click()
      return
    }
    default:
      await buttons.locator('button').first().click()
  }
}

/** Waits until the table has taken the choice and asks something else, or nothing. */
async function taken(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => {
      const table = document.querySelector('[data-testid="table"]')
      return table === null || `${table.getAttribute('data-ask')}${table.getAttribute('data-ready')}` !== old
    },
    before,
    { timeout: 120_000 },
  )
}

/** Answers what is asked, and waits until the answer is taken. */
export async function step(page: Page, ask: string, pick: (n: number) => number): Promise<void> {
  // The turn's end comes by itself; a click that loses the race with it is no mistake.
  if (ask === 'close') await act(page, ask, pick).catch(() => undefined)
  else await act(page, ask, pick)
  await taken(page, `${ask}true`)
}

/** Plays until the game is over. Returns how many choices it took. */
export async function playOn(page: Page, pick: (n: number) => number): Promise<number> {
  for (let choices = 0; ; choices++) {
    const ask = await asked(page)
    if (ask === 'over') return choices
    await step(page, ask, pick)
  }
}
