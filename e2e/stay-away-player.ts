import type { Locator, Page } from 'playwright-core'

const LONG_TIMEOUT = { timeout: 120_000 }

/** The table's question to the page now: `act`, `answer`, `fire` …, or that the game is over. */
export async function asked(page: Page): Promise<string> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="end"]') !== null) return 'over'
      const table = document.querySelector('[data-testid="table"]')
      const ask = table?.getAttribute('data-ask') ?? 'nothing'
      // Buttons that have just changed take no click.
      if (document.querySelector('[data-settling]') !== null) return ''
      return ask === 'nothing' || table?.getAttribute('data-ready') !== 'true' ? '' : ask
    },
    undefined,
    LONG_TIMEOUT,
  )
  return String(await handle.jsonValue())
}

const hand = (page: Page): Locator => page.getByTestId('hand')
const confirm = (page: Page): Locator => page.getByTestId('confirm')

/** Picks a card of the own hand. */
export const pickCard = (page: Page, card: string): Promise<void> =>
  hand(page).locator(`[data-card="${card}"] .pickface`).first().click()

/** Picks a player on the ring. */
export const pickPlayer = (page: Page, seat: number): Promise<void> =>
  page.getByTestId(`player-${seat}`).dispatchEvent('click')

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByTestId('act').getByRole('button', { name }).first().click()

/** Waits until the table has taken the choice and asks something else, or nothing. */
async function taken(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => {
      const table = document.querySelector('[data-testid="table"]')
      return table === null || `${table.getAttribute('data-ask')} ${table.getAttribute('data-question')}` !== old
    },
    before,
    LONG_TIMEOUT,
  )
}

const questionOf = (page: Page): Promise<string> =>
  page.getByTestId('table').evaluate((t) => `${t.getAttribute('data-ask')} ${t.getAttribute('data-question')}`)

/** Does something, and waits until the table has taken it. */
export async function answering(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await questionOf(page)
  await deed()
  await taken(page, before)
}

/** Something a player might do next, with mouse or finger. */
export async function act(page: Page, pick: (n: number) => number): Promise<void> {
  // Fire wherever it may burn: careful bots alone could let a game go on for hours.
  const fire = hand(page).locator('[data-card="flamethrower"] .pickface[data-can="yes"]')
  const cards = (await fire.count()) > 0 ? fire : hand(page).locator('.pickface[data-can="yes"]')
  const some = await cards.count()
  if (some > 0) await cards.nth(pick(some)).click()
  const chips = page.getByTestId('act').locator('[data-chip]')
  const few = await chips.count()
  if (few > 0) await chips.nth(pick(few)).click()
  if (await confirm(page).isDisabled()) {
    const targets = page.getByTestId('ring').locator('[data-can="yes"]')
    await targets.nth(pick(await targets.count())).dispatchEvent('click')
  }
  const others = page.getByTestId('act').locator('.do > .btn:not(.go)')
  const rest = await others.count()
  await (rest > 0 && pick(4) === 0 ? others.nth(pick(rest)) : confirm(page)).click()
}

/** Plays until the game is over; The Thing wants it to end. Returns how many choices it took. */
export async function playOn(page: Page, pick: (n: number) => number): Promise<number> {
  let ordered = false
  for (let choices = 0; ; choices++) {
    if ((await asked(page)) === 'over') return choices
    const order = page.getByTestId('thing-only').first()
    if (!ordered && (await order.count()) > 0) {
      ordered = true
      // On a phone it lies in a panel: the switch takes the click itself.
      await order.getByRole('switch', { includeHidden: true }).dispatchEvent('click')
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[role="switch"]')?.checked === true)
      continue
    }
    await answering(page, () => act(page, pick))
  }
}
