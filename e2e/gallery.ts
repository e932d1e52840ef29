/** Takes the pictures in `docs/shots` from the running client and lists them in `docs/gallery.md`: `npm run gallery`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastChance } from '@selva/core'
import type { Browser, Page } from 'playwright-core'
import { endWithHelp } from '../scripts/help.mjs'
import { launch } from './browser.ts'
import { act, asked, playOn } from './escape-player.ts'
import { type Guest, guest, LAPTOP, PHONE } from './guest.ts'
import * as stayAway from './stay-away-player.ts'
import { startTestServer, type TestServer } from './test-server.ts'

endWithHelp(`npm run gallery

Takes the pictures in docs/shots from the running client, and writes docs/gallery.md.`)

const folder = join(import.meta.dirname, '..', 'docs', 'shots')
mkdirSync(folder, { recursive: true })

const SIZES = { laptop: LAPTOP, phone: PHONE } as const
type Size = keyof typeof SIZES

/** Every screen, in the order a visitor meets them, with the caption of its picture. */
const SCREENS = {
  home: 'Home: two games, and the ways to play',
  plain: 'An invitation that doesn’t work, and what to do next',
  'learn-escape': 'A guided first game of Escape',
  'learn-stay-away': 'A guided first game of Stay Away!',
  'rules-escape': 'The rulebook of Escape',
  'rules-stay-away': 'The rulebook of Stay Away!',
  gallery: 'The gallery of zones and scenarios',
  zone: 'A zone: its map, its figures, and what can be done with it',
  'zone-layer': 'A zone with a layer on its map: where humans died when bots played in this browser',
  'zone-editor': 'The zone editor: a zone is drawn with symmetry, and the checks follow every stroke',
  'zone-editor-lab': 'The balance lab in the zone editor, with the deaths of the games on the sheet',
  'scenario-editor': 'The scenario editor: rules that don’t fit, and the sheet as players read it',
  print: 'A sheet for the boxed game, to print or to keep as PDF or SVG',
  host: 'Hosting a table of Escape',
  'host-stay-away': 'Hosting a table of Stay Away!',
  lab: 'The balance lab: bots have played a zone, and it says whom the zone favours',
  lobby: 'Waiting for players: link, QR code, players and rules',
  screen: 'The table on a screen for the room',
  escape: 'A turn of Escape: a sector is chosen, but not confirmed',
  menu: 'The menu of a table',
  about: 'Rules at this table',
  card: 'A drawn card that only you see',
  talk: 'Chat at the table',
  end: 'The end of Escape: who was who, and every path',
  replay: 'The replay, as any player saw the game',
  'stay-away': 'The ring of Stay Away!',
  'stay-away-card': 'A card of Stay Away! explained',
  'stay-away-end': 'The end of Stay Away!: how the infection spread',
  me: 'The profile: games, devices, ways to sign in, your data',
  admin: 'The moderators’ page',
  status: 'The status page of a server',
} as const
type Screen = keyof typeof SCREENS

/** Takes a picture; `ready` does what does not outlast a fresh painting, such as pointing at something. */
async function shot(page: Page, name: Screen, size: Size, ready?: () => Promise<void>): Promise<void> {
  // Everything is painted anew, also what has just become visible again.
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    document.body.style.display = 'none'
    await frame()
    document.body.style.display = ''
    await frame()
    await frame()
  })
  await ready?.()
  await page.screenshot({ path: join(folder, `${name}-${size}.png`) })
  console.log(`docs/shots/${name}-${size}.png`)
}

/** The page that shows them all. */
function writePage(): void {
  const parts = Object.entries(SCREENS).map(
    ([name, title]) =>
      `## ${title}\n\n<img src="shots/${name}-laptop.png" alt="${title}, on a laptop" width="640"> <img src="shots/${name}-phone.png" alt="${title}, on a phone" width="180">`,
  )
  const text = `# Every screen\n\nTaken from the running client by \`npm run gallery\`, at 1366 × 768 and 390 × 844.\n\n${parts.join('\n\n')}\n`
  writeFileSync(join(folder, '..', 'gallery.md'), text)
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
async function sit(house: TestServer, { page }: Guest): Promise<void> {
  const setting = { zone: 'galilei', preset: 'basic', seats: 6 }
  const made = await house.arrangeTable({ game: 'escape', setting, listed: false, arrangement: CHASE })
  await page.goto(`${house.url}/j/${made.invite}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await asked(page)
}

/** Opens an address, and takes its picture when it has settled. */
async function look(page: Page, url: string, name: Screen, size: Size): Promise<void> {
  await page.goto(url)
  await page.locator('main:not([aria-busy="true"])').first().waitFor()
  await page.waitForLoadState('networkidle')
  await shot(page, name, size)
}

async function pagesOf(house: TestServer, page: Page, size: Size): Promise<void> {
  const { url } = house
  await look(page, url, 'home', size)
  await look(page, `${url}/j/ZZZZZZZZ`, 'plain', size)
  for (const game of ['escape', 'stay-away'] as const) {
    await look(page, `${url}/learn/${game}`, `learn-${game}`, size)
    await look(page, `${url}/rules/${game}`, `rules-${game}`, size)
  }
  await page.goto(`${url}/lab/escape`)
  await page.getByTestId('lab-start').click()
  await page.locator('.lab progress[value="200"]').waitFor()
  await shot(page, 'lab', size)
  await look(page, `${url}/gallery`, 'gallery', size)
  await look(page, `${url}/zones/official-galilei`, 'zone', size)
  await look(page, `${url}/zones/official-galilei/print`, 'print', size)
  await look(page, `${url}/host/stay-away`, 'host-stay-away', size)
  await look(page, `${url}/host/escape`, 'host', size)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByTestId('table-terms').waitFor()
  await page.waitForLoadState('networkidle')
  await shot(page, 'lobby', size)
  await look(page, `${page.url()}/screen`, 'screen', size)
}

/** A page of a zone after bots have played on it, with the layer of deaths. */
async function layerPicture(house: TestServer, page: Page, size: Size): Promise<void> {
  await page.goto(`${house.url}/zones/official-fermi`)
  await page.locator('.map-layers input[value="deaths"]').check({ force: true })
  await page.getByTestId('lab-start').click()
  await page.locator('.lab progress[value="200"]').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await shot(page, 'zone-layer', size)
}

/** Both editors, with something in them. */
async function editorPictures(house: TestServer, page: Page, size: Size): Promise<void> {
  const hasTabs = size === 'phone'
  const tab = async (name: string): Promise<void> => {
    if (hasTabs) await page.locator(`.tabs [data-tab="${name}"]`).click()
  }
  await page.goto(`${house.url}/zones/official-galilei/edit`)
  await page.getByTestId('zone-editor').waitFor()
  await tab('about')
  await page.getByTestId('zone-title').fill('Hypatia')
  await tab('draw')
  await page.getByRole('radio', { name: 'Mirror' }).check({ force: true })
  await page.locator('[data-brush="secure"]').click()
  for (const sector of ['H09', 'H10', 'I10']) await page.locator(`[data-sector="${sector}"]`).dispatchEvent('click')
  // A hatch is cut off, which the checks point out; the lab gets it back.
  await page.locator('[data-brush="void"]').click()
  const around = ['U13', 'U14', 'V12', 'V14', 'W13', 'W14']
  await page.getByRole('radio', { name: 'None' }).first().check({ force: true })
  for (const sector of around) await page.locator(`[data-sector="${sector}"]`).dispatchEvent('click')
  await page.locator('[data-brush="secure"]').click()
  await page.getByRole('radio', { name: 'Mirror' }).check({ force: true })
  await shot(page, 'zone-editor', size, () => page.locator('[data-sector="J08"] .hit').hover())
  for (const _ of around) await page.getByRole('button', { name: 'Undo' }).click()
  if (hasTabs) await tab('lab')
  else await page.getByTestId('fair').click()
  await page.getByTestId('lab-start').click()
  await page.locator('.lab progress[value="200"]').waitFor()
  await page.locator('.lab-heat [data-heat="deaths"]').click()
  await shot(page, 'zone-editor-lab', size)

  await page.goto(`${house.url}/scenarios/official-infection/edit`)
  await page.getByTestId('scenario-title').fill('Infection with spotlights')
  await page.locator('[data-switch="rounds"] input').fill('30')
  await page.locator('[data-switch="rounds"] input').blur()
  await page.locator('[data-code="B.6"] input').check({ force: true })
  await page.locator('[data-code="B.6"] .fault').waitFor()
  await page.locator('[data-code="B.6"]').scrollIntoViewIfNeeded()
  await shot(page, 'scenario-editor', size)
}

async function escapePictures(house: TestServer, ana: Guest, size: Size): Promise<void> {
  const { page } = ana
  await sit(house, ana)
  await page.locator('[data-sector="C11"]').dispatchEvent('click')
  await shot(page, 'escape', size)
  await page.getByRole('button', { name: 'Menu' }).click()
  await shot(page, 'menu', size)
  await page.getByTestId('menu-more').click()
  await page.getByTestId('table-terms').waitFor()
  await shot(page, 'about', size)
  await page.getByTestId('rules').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Chat', exact: false }).first().click()
  await page.waitForLoadState('networkidle')
  await shot(page, 'talk', size)
  await page.keyboard.press('Escape')
  await page.reload()
  await asked(page)
  await page.locator('[data-sector="C11"]').dispatchEvent('click')
  await page.getByRole('button', { name: /^(Move|Attack) / }).click()
  while ((await asked(page)) === 'arrived') await act(page, 'arrived', () => 1)
  await shot(page, 'card', size)
  const chance = fastChance(2)
  await playOn(page, chance.below)
  await shot(page, 'end', size)
  const id = page.url().split('/').at(-1)
  await look(page, `${house.url}/replay/${id}#9.1`, 'replay', size)
}

async function stayAwayPictures(house: TestServer, { page }: Guest, size: Size): Promise<void> {
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Play now' }).nth(1).click()
  await page.locator('[data-testid="table"][data-ready="true"]:not([data-ask="nothing"])').waitFor()
  await shot(page, 'stay-away', size)
  await page.getByTestId('hand').getByRole('button', { name: /about/i }).first().click()
  await shot(page, 'stay-away-card', size)
  await page.keyboard.press('Escape')
  const { below } = fastChance(6)
  await stayAway.playOn(page, below)
  await shot(page, 'stay-away-end', size)
}

async function pictures(house: TestServer, browser: Browser, size: Size): Promise<void> {
  const ana = await guest(browser, { size: SIZES[size] })
  await pagesOf(house, ana.page, size)
  await layerPicture(house, ana.page, size)
  await editorPictures(house, ana.page, size)
  await escapePictures(house, ana, size)
  await stayAwayPictures(house, ana, size)
  await look(ana.page, `${house.url}/me`, 'me', size)
  await look(ana.page, `${house.url}/admin`, 'admin', size)
  await look(ana.page, `${house.url}/status`, 'status', size)
  await ana.context.close()
}

const house = await startTestServer({ adminToken: 'a-token-for-pictures-only' })
const browser = await launch()
try {
  for (const size of Object.keys(SIZES) as Size[]) await pictures(house, browser, size)
  writePage()
} finally {
  await browser.close()
  await house.close()
}
