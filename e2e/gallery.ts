/** Takes the pictures in `docs/shots` from the running client: `npm run gallery`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fastChance, isRefusal } from '@selva/core'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { act, asked, playOn } from './escape-player.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import { type House, openHouse } from './house.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'shots')
mkdirSync(folder, { recursive: true })

const SIZES = { laptop: LAPTOP, phone: PHONE } as const
type Size = keyof typeof SIZES

async function shot(page: Page, name: string, size: Size): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}-${size}.png`) })
  console.log(`docs/shots/${name}-${size}.png`)
}

/** A position worth looking at: a chase near hatch 4, with a card to come that may be a lie. */
const CHASE = {
  players: [
    { character: 'captain', at: 'D10' },
    { character: 'alien1', at: 'F08' },
    { character: 'pilot', at: 'Q11' },
    { character: 'alien2', at: 'K06' },
    { character: 'soldier', at: 'R05', killed: true },
    { character: 'alien3', at: 'I11' },
  ],
  turn: 2,
  first: 2,
  round: 9,
  next: ['yours', 'silence', 'any', 'any', 'yours', 'any', 'yours', 'any'],
}

/** Sits down at that position, with bots around, and waits for the first question. */
async function sit(house: House, { page }: Guest): Promise<void> {
  const setting = { zone: 'galilei', preset: 'basic', seats: 6 }
  const made = await house.arrangeTable({ game: 'escape', setting, listed: false, arrangement: CHASE })
  if (isRefusal(made)) throw new Error(`cannot arrange the picture: ${made.refused} ${made.about}`)
  await page.goto(`${house.url}/j/${made.invite}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await asked(page)
}

async function pictures(house: House, browser: Browser, size: Size): Promise<void> {
  const ana = await guest(browser, { size: SIZES[size] })
  const { page } = ana
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  await shot(page, 'home', size)
  await page.goto(`${house.url}/host/escape`)
  await page.getByRole('button', { name: 'Open the table' }).waitFor()
  await shot(page, 'host', size)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByTestId('lobby').waitFor()
  await shot(page, 'lobby', size)

  await sit(house, ana)
  await page.locator('[data-sector="C11"]').dispatchEvent('click')
  await shot(page, 'escape', size)
  await page.getByRole('button', { name: /Confirm/ }).click()
  while ((await asked(page)) === 'arrived') await act(page, 'arrived', () => 1)
  await shot(page, 'card', size)
  const chance = fastChance(2)
  await playOn(page, chance.below)
  await shot(page, 'end', size)

  await page.goto(house.url)
  await page.getByRole('button', { name: 'Play now' }).nth(1).click()
  await page.locator('[data-testid="table"][data-ready="true"]:not([data-ask="nothing"])').waitFor()
  await shot(page, 'stay-away', size)
  await ana.context.close()
}

const house = await openHouse()
const browser = await launch()
try {
  for (const size of Object.keys(SIZES) as Size[]) await pictures(house, browser, size)
} finally {
  await browser.close()
  await house.close()
}
