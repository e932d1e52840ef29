import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './axe.ts'
import { guest, PHONE } from './guest.ts'
import { tabTo } from './keyboard.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** A small zone, on which games are short. */
const SMALL = `title: Corridor
players: 2-4

   ABCDEFGHIJKLMNOPQRSTUVW
01 .......................
02 .......................
03 .......................
04 .......................
05 ...........s...........
06 .........ddAdd.........
07 .........ddsdd.........
08 .........ddHdd.........
09 .........ddsdd.........
10 .........1dsd2.........
11 .......................
12 .......................
13 .......................
14 .......................
`

/** From the home page to a small zone in the editor. */
async function editZone(page: Page): Promise<void> {
  await page.goto(testServer.url)
  await page.locator('a[href="/zones/new"]').first().click()
  await page.getByTestId('zone-editor').waitFor()
  const files = page.locator('.tabs [data-tab="files"]')
  if (await files.isVisible()) await files.click()
  await page.getByTestId('zone-paste').fill(SMALL)
  await page.getByTestId('open-pasted').click()
  await page.getByTestId('kept').waitFor()
}

/** From the home page to a scenario that starts from rules of a game. */
async function editScenario(page: Page, game: string, from: string): Promise<void> {
  await page.goto(testServer.url)
  await page.locator(`a[href="/host/${game}"]`).first().click()
  await page.locator(`a[href="/scenarios/new?game=${game}"]`).click()
  await page.getByTestId(`start-${from}`).click()
  await page.getByTestId('scenario-title').waitFor()
}

/** From the home page, through the gallery, to the page of an official zone. */
async function openZone(page: Page, id: string): Promise<void> {
  await page.goto(testServer.url)
  await page.locator('a[href="/gallery"]').click()
  await page.locator(`[data-document="${id}"] a.to-page`).click()
  await page.getByTestId('map-layers').waitFor()
}

const note = (page: Page, kind: string) => page.locator(`.lab [data-note="${kind}"]`)
const played = async (page: Page): Promise<number> => Number(await page.locator('.lab progress').getAttribute('value'))

/** Plays the games that are asked for, to the last one. */
async function playAll(page: Page): Promise<void> {
  await page.getByTestId('lab-start').click()
  await page.locator('.lab progress[value="200"]').waitFor()
}

/** Texts and controls that are cut off or stick out of the page. */
const cutOff = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((root) => {
    const selector = ['button', 'a.btn', 'p', 'h2', 'th', 'td', '.segments span', 'legend', 'caption']
      .map((one) => `${root} ${one}`)
      .join(',')
    const cut = [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility() && one.closest('.plan, .spoken') === null)
      // A heading that is only spoken is clipped to nothing.
      .filter((one) => getComputedStyle(one).clipPath === 'none')
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => `${one.className} ${one.textContent}`)
    return document.documentElement.scrollWidth > innerWidth ? [...cut, 'the page is wider than the screen'] : cut
  }, within)

describe('in the zone editor', () => {
  test('bots play the zone as it is drawn, and a stroke makes the result an older one', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await editZone(page)
    await page.getByTestId('play-box').getByTestId('fair').click()
    await page.getByTestId('lab-players').selectOption('2')
    expect(await page.getByTestId('verdict').count()).toBe(0)
    await playAll(page)
    const verdict = await page.getByTestId('verdict').innerText()
    expect(verdict).toMatch(/\d+ of 100 games with 2 players/)
    expect(verdict).toContain('On Galilei it’s')
    // The heat is drawn on the sheet of the editor, and spoken with its sectors.
    const heat = page.locator('.stage').getByTestId('heat').locator('path')
    for (const layer of ['traffic', 'noise', 'deaths']) {
      await page.locator(`.lab-heat [data-heat="${layer}"]`).click()
      await page.locator(`[data-layer-shown="${layer}"]`).waitFor()
      expect(await heat.count()).toBeGreaterThan(0)
    }
    const hottest = await page.locator('.stage .sector-tag text').first().innerHTML()
    expect(await page.locator(`[data-sector="${hottest}"]`).getAttribute('aria-label')).toMatch(/Deaths: \d+$/)
    expect(await audit(page)).toEqual([])
    // A new name is no other zone.
    await page.getByTestId('zone-title').fill('Long corridor')
    await expect.poll(() => page.locator('.zone-editor h1').innerText()).toBe('Long corridor')
    expect(await page.getByTestId('lab-start').count()).toBe(0)
    expect(await note(page, 'earlier').count()).toBe(0)

    await page.locator('[data-sector="L11"]').click()
    await note(page, 'earlier').waitFor()
    await page.getByTestId('heat-earlier').waitFor()
    expect(await page.getByTestId('verdict').innerText()).toBe(verdict)
    expect(await played(page)).toBe(0)
    await page.reload()
    await page.getByTestId('play-box').getByTestId('fair').click()
    await page.getByTestId('lab-players').selectOption('2')
    await note(page, 'earlier').waitFor()
    expect(await page.getByTestId('verdict').innerText()).toBe(verdict)
    await playAll(page)
    expect(await note(page, 'earlier').count()).toBe(0)
    await leave(ana)
  })

  test('on a phone the lab has a tab of its own, and the games can be cancelled', async () => {
    const ana = await guest(browser, { size: PHONE })
    const { page } = ana
    await editZone(page)
    await page.locator('.tabs [data-tab="lab"]').click()
    // Many games of many players: no machine is done before it is asked to stop.
    await page.getByTestId('lab-players').selectOption('16')
    await page.getByRole('button', { name: '5,000' }).click()
    await page.getByTestId('lab-start').click()
    await page.waitForFunction(() => Number(document.querySelector('progress')?.value) > 0)
    await page.getByTestId('lab-cancel').click()
    await page.getByTestId('lab-start').waitFor()
    expect(await played(page)).toBeGreaterThan(0)
    expect(await audit(page)).toEqual([])
    // A layer leads to the sheet, where it can be hidden.
    await page.locator('.lab-heat [data-heat="traffic"]').click()
    await page.getByTestId('layer-key').getByRole('button').click()
    await expect.poll(() => page.getByTestId('layer-key').count()).toBe(0)
    await leave(ana)
  })

  test('loads no bots before the lab is opened, and no results of other bots', async () => {
    const ana = await guest(browser)
    const { page } = ana
    const loaded = new Set<string>()
    page.on('request', (request) => void loaded.add(request.url()))
    /** How many of the files that the page has asked for contain the lab. */
    const filesWithLab = (): Promise<number> =>
      page.evaluate(
        async (urls) => {
          const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
          return texts.filter((text) => text.includes('lab-progress')).length
        },
        [...loaded].filter((url) => url.endsWith('.js')),
      )
    await editZone(page)
    expect(await filesWithLab()).toBe(0)
    await page.getByTestId('play-box').getByTestId('fair').click()
    await page.getByTestId('lab-players').selectOption('2')
    expect(await filesWithLab()).toBe(1)
    await playAll(page)
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('selva.lab') ?? '[]') as { bots: number }[]
      localStorage.setItem('selva.lab', JSON.stringify(kept.map((one) => ({ ...one, bots: one.bots - 1 }))))
    })
    await page.reload()
    await page.getByTestId('play-box').getByTestId('fair').click()
    await page.getByTestId('lab-players').selectOption('2')
    await note(page, 'outdated').waitFor()
    expect(await page.getByTestId('verdict').count()).toBe(0)
    await playAll(page)
    await page.getByTestId('verdict').waitFor()
    await leave(ana)
  })
})

describe('in the scenario editor', () => {
  test('bots play Escape in place of the sheet, and another rule makes the result an older one', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await editScenario(page, 'escape', 'official-infection')
    await page.getByTestId('fair').click()
    await page.getByTestId('lab-zone').selectOption('fermi')
    await page.getByTestId('lab-players').selectOption('2')
    await playAll(page)
    const verdict = await page.getByTestId('verdict').innerText()
    expect(await page.getByTestId('heatmap').getByTestId('heat').locator('path').count()).toBeGreaterThan(0)
    await page.getByTestId('quick-look').waitFor()
    expect(await audit(page)).toEqual([])
    await page.locator('[data-switch="rounds"] input').fill('6')
    await page.locator('[data-switch="rounds"] input').blur()
    await note(page, 'earlier').waitFor()
    expect(await page.getByTestId('verdict').innerText()).toBe(verdict)
    expect(await page.getByTestId('quick-look').count()).toBe(0)
    await page.getByTestId('close-lab').click()
    await page.getByTestId('sheet').waitFor()
    await leave(ana)
  })

  test('bots play Stay Away! on a phone, and the result is at hand beside the table', async () => {
    const ana = await guest(browser, { size: PHONE })
    const { page } = ana
    await editScenario(page, 'stay-away', 'official-stay-away')
    await page.getByTestId('tab-lab').click()
    await playAll(page)
    expect(await page.getByTestId('verdict').innerText()).toContain('With the usual cards it’s')
    await page.getByTestId('tab-play').click()
    await page.getByTestId('quick-look').waitFor()
    await page.getByTestId('fair').click()
    expect(await page.getByTestId('verdict').isVisible()).toBe(true)
    await leave(ana)
  })
})

describe('on the page of a zone', () => {
  test('the layers are switched by keyboard, and heat comes from games in this browser', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await openZone(page, 'official-fermi')
    await tabTo(page, '.map-layers input')
    const layerNow = (): Promise<string> => page.locator('.map-layers input:checked').inputValue()
    expect(await layerNow()).toBe('none')
    for (const layer of ['deaths', 'traffic', 'noise', 'choke', 'human', 'alien', 'cover']) {
      await page.keyboard.press('ArrowRight')
      expect(await layerNow()).toBe(layer)
      await page.getByTestId('layer-caption').waitFor()
      const isHeat = ['deaths', 'traffic', 'noise'].includes(layer)
      if (!isHeat) await page.locator(`.portrait [data-layer="${layer}"]`).waitFor()
    }
    expect(await audit(page)).toEqual([])
    for (const _ of ['alien', 'human', 'choke', 'noise']) await page.keyboard.press('ArrowLeft')
    expect(await layerNow()).toBe('noise')
    await tabTo(page, '[data-testid="layer-lab"]')
    await page.keyboard.press('Enter')
    await page.getByTestId('lab-players').selectOption('2')
    await playAll(page)
    expect(await page.locator('.portrait').getByTestId('heat').locator('path').count()).toBeGreaterThan(0)
    // The reader's own results stay apart from the server's.
    expect(await page.getByTestId('browser-lab').locator('.lab-chip.browser').count()).toBe(1)
    expect(await page.getByTestId('server-verdict').count()).toBe(0)
    await page.reload()
    await page.locator('.map-layers input[value="traffic"]').check({ force: true })
    await page.getByTestId('lab-players').selectOption('2')
    await page.locator('.portrait').getByTestId('heat').locator('path').first().waitFor()
    await leave(ana)
  })
})

describe.each([
  [360, 640],
  [640, 360],
  [390, 844],
  [1366, 768],
])('on a screen of %i × %i', (width, height) => {
  test('nothing is cut off in the longest language', async () => {
    const ana = await guest(browser, { size: { width, height }, language: 'pt-PT' })
    const { page } = ana
    await editZone(page)
    const tab = page.locator('.tabs [data-tab="lab"]')
    if (await tab.isVisible()) await tab.click()
    else await page.getByTestId('play-box').getByTestId('fair').click()
    await page.getByTestId('lab-players').selectOption('2')
    await playAll(page)
    expect(await cutOff(page, '.zone-editor')).toEqual([])
    await page.locator('.lab-heat [data-heat="deaths"]').click()
    await page.getByTestId('layer-key').waitFor()
    expect(await cutOff(page, '.zone-editor')).toEqual([])
    // The key, the sheet and the bar stand under each other, each as wide as the stage.
    const widths = await page.evaluate(() =>
      ['.stage', '.layer-key', '.stage .planbox', '.status-bar'].map((one) =>
        Math.round(document.querySelector(one)?.getBoundingClientRect().width ?? 0),
      ),
    )
    expect(new Set(widths).size).toBe(1)
    const gap = await page.evaluate(() => {
      const right = document.querySelector('.layer-key .layer-caption > :last-child')?.getBoundingClientRect().right
      const left = document.querySelector('.layer-key button')?.getBoundingClientRect().left
      return (left ?? 0) - (right ?? 0)
    })
    expect(gap).toBeGreaterThanOrEqual(0)

    await editScenario(page, 'escape', 'official-infection')
    const part = page.getByTestId('tab-lab')
    if (await part.isVisible()) await part.click()
    else await page.getByTestId('fair').click()
    await page.getByTestId('lab-zone').selectOption('fermi')
    await page.getByTestId('lab-players').selectOption('2')
    await playAll(page)
    expect(await cutOff(page, '.scenario')).toEqual([])

    await openZone(page, 'official-fermi')
    for (const layer of ['choke', 'cover', 'deaths']) {
      await page.locator(`.map-layers input[value="${layer}"]`).check({ force: true })
      await page.getByTestId('layer-caption').waitFor()
      expect(await cutOff(page, '.document')).toEqual([])
    }
    await page.getByTestId('layer-lab').click()
    await page.getByTestId('lab-players').selectOption('2')
    await playAll(page)
    expect(await cutOff(page, '.document')).toEqual([])
    await leave(ana)
  })
})
