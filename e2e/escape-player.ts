import type { Locator, Page } from 'playwright-core'

type Pick = (n: number) => number

/** The table's question to the page now: `move`, `arrived`, `name` …, or that the game is over. */
export async function asked(page: Page): Promise<string> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="end"]') !== null) return 'over!'
      const table = document.querySelector('[data-testid="table"]')
      const ask = table?.getAttribute('data-ask') ?? 'nothing'
      if (ask === 'nothing' || table?.getAttribute('data-ready') !== 'true') return ''
      // Buttons that have just changed take no click.
      if (document.querySelector('[data-settling]') !== null) return ''
      // A step that follows automatically in a moment is not a question.
      if (document.querySelector('[data-testid="hold"]') !== null) return ''
      if (ask === 'move') return document.querySelector('[data-can="yes"]') === null ? '' : ask
      const go = document.querySelector('[data-testid="act"] .do button')
      return go === null ? '' : ask
    },
    undefined,
    { timeout: 120_000 },
  )
  return String(await handle.jsonValue())
}

/** The game has ended, and everything is open. */
export const ENDED = 'over!'

export const stepOf = async (page: Page): Promise<string> =>
  (await page
    .getByTestId('table')
    .getAttribute('data-step', { timeout: 5000 })
    .catch(() => undefined)) ?? ''

/** Waits until the table has taken the choice and is at another step, or asks nothing, or is over. */
export async function taken(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => (document.querySelector('[data-testid="table"]')?.getAttribute('data-step') ?? '') !== old,
    before,
    { timeout: 120_000 },
  )
}

/** A map that can be dragged may have its sector anywhere: the cell takes the click itself. */
export const tap = (page: Page, sector: string): Promise<void> =>
  page.locator(`[data-sector="${sector}"]`).dispatchEvent('click')

/** A way out is called a hatch, or a pod in the Ultimate edition. */
const HATCH = /(hatch|pod) \d/

const buttonsOf = (page: Page): Locator => page.getByTestId('act').locator('.do')

/** The sectors that can be tapped, the hatches among them first. */
async function sectors(page: Page): Promise<readonly string[]> {
  const cells = await page.locator('[data-can="yes"]').evaluateAll((all) =>
    all.map((cell) => ({
      name: cell.getAttribute('data-sector') ?? '',
      label: cell.getAttribute('aria-label') ?? '',
    })),
  )
  return cells.toSorted((a, b) => Number(HATCH.test(b.label)) - Number(HATCH.test(a.label))).map(({ name }) => name)
}

/** Cards and powers that can be played besides the answer: on a laptop in the rail, on a phone in the sheet. */
const playsOf = (page: Page): Locator => page.locator('.rail [data-testid^="play-"]:visible, .plays .tool:visible')

/** Takes an item or power up, aims it if need be, and plays it. */
async function playSomething(page: Page, pick: Pick): Promise<void> {
  const plays = playsOf(page)
  await plays.nth(pick(await plays.count())).click()
  const bar = page.getByTestId('act')
  const armed = await bar.getAttribute('data-armed')
  if (armed === 'spotlight') {
    const names = await sectors(page)
    await tap(page, names[pick(names.length)] ?? '')
  }
  if (armed === 'sensor' || armed === 'medic') await bar.locator('[data-testid^="on-"]').first().click()
  await bar.getByTestId('play').click()
}

/** Now and then, if there is something to play. */
async function mayPlay(page: Page, ask: string, pick: Pick): Promise<boolean> {
  if (!['move', 'stuck', 'arrived', 'over', 'close'].includes(ask) || pick(3) > 0) return false
  if ((await playsOf(page).count()) === 0) return false
  await playSomething(page, pick)
  return true
}

/** Something a player might do next, with mouse or finger. */
export async function act(page: Page, ask: string, pick: Pick): Promise<void> {
  const buttons = buttonsOf(page)
  if (await mayPlay(page, ask, pick)) return
  switch (ask) {
    case 'move': {
      const names = await sectors(page)
      const label = (await page.locator(`[data-sector="${names[0]}"]`).getAttribute('aria-label')) ?? ''
      await tap(page, (HATCH.test(label) ? names[0] : names[pick(names.length)]) ?? '')
      const intents = page.getByTestId('then').locator('input')
      const n = await intents.count()
      if (n > 0) await intents.nth(pick(n)).check({ force: true })
      await buttons.getByRole('button', { name: /^(Move|Attack) / }).click()
      return
    }
    case 'name':
    case 'nameOther': {
      if ((await buttons.getByRole('textbox').count()) > 0) {
        const names = await sectors(page)
        await tap(page, names[pick(names.length)] ?? '')
      }
      await buttons.locator('button.go').click()
      return
    }
    case 'over':
      await page.locator('[data-testid^="drop-"]').first().click()
      await buttons.locator('button.go').click()
      return
    case 'arrived': {
      const attack = buttons.locator('button.strike')
      const go = buttons.locator('button.go')
      const may = (await attack.count()) > 0 && ((await go.count()) === 0 || pick(3) === 0)
      await (may ? attack : go).click()
      return
    }
    default:
      await buttons.locator('button').last().click()
  }
}

/** Answers what is asked, and waits until the answer is taken. */
export async function step(page: Page, ask: string, pick: Pick): Promise<void> {
  const before = await stepOf(page)
  await act(page, ask, pick)
  await taken(page, before)
}

/** Plays until the game is over. Returns how many choices it took. */
export async function playOn(page: Page, pick: Pick): Promise<number> {
  for (let choices = 0; ; choices++) {
    const ask = await asked(page)
    if (ask === ENDED) return choices
    await step(page, ask, pick)
  }
}

/** Several play until each has made `most` choices, or the game is over: nobody waits for a player who has stopped. */
export async function playSome(pages: readonly Page[], pick: Pick, most: number): Promise<void> {
  const made = pages.map(() => 0)
  const { promise: enough, resolve: stop } = Promise.withResolvers<string>()
  await Promise.all(
    pages.map(async (page, i) => {
      for (;;) {
        // A page that is still waiting when all have played enough stops waiting; its later state does not matter.
        const ask = await Promise.race([asked(page).catch(() => ENDED), enough])
        if (ask === ENDED) return stop(ENDED)
        await step(page, ask, pick)
        made[i] = (made[i] ?? 0) + 1
        if (made.every((n) => n >= most)) stop(ENDED)
      }
    }),
  )
}
