import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance } from '@selva/core'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { asked, playOn } from './escape-player.ts'
import { guest, PHONE } from './guest.ts'
import { holds, tabTo } from './keyboard.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

type Spot = { readonly x: number; readonly y: number }

const cell = (page: Page, name: string): Locator => page.locator(`[data-sector="${name}"]`)
const label = async (page: Page, name: string): Promise<string> =>
  (await cell(page, name).getAttribute('aria-label')) ?? ''
const faults = (page: Page): Promise<readonly string[]> =>
  page
    .getByTestId('checks')
    .locator('[data-fault]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-fault') ?? ''))
const brush = (page: Page, name: string): Promise<void> => page.locator(`[data-brush="${name}"]`).click()
const tool = (page: Page, name: string): Promise<void> => page.locator(`[data-tool="${name}"]`).click()
const undo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Undo' }).click()

const middle = async (page: Page, name: string): Promise<Spot> => {
  const box = await cell(page, name).locator('.hit').boundingBox()
  if (box === null) throw new Error(`${name} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until the sheet has its place in the window, and stays there: it is drawn once before it is measured. */
async function opened(page: Page): Promise<void> {
  await page.getByTestId('zone-editor').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    let before = ''
    for (let same = 0; same < 3; ) {
      await new Promise(requestAnimationFrame)
      const sheet = document.querySelector('svg.sheet')
      const place = JSON.stringify(sheet?.getBoundingClientRect())
      const isMeasured = sheet?.getAttribute('width') !== sheet?.getAttribute('viewBox')?.split(' ')[2]
      same = isMeasured && place === before ? same + 1 : 0
      before = place
    }
  })
}

/** From the home page to a blank sheet, by the link that people click. */
async function blankSheet(page: Page): Promise<void> {
  await page.goto(testServer.url)
  await page.getByRole('link', { name: 'Draw a zone' }).click()
  await opened(page)
}

/** Draws with the mouse from sector to sector. */
async function drag(page: Page, ...names: readonly string[]): Promise<void> {
  const [first, ...others] = names
  if (first === undefined) return
  const from = await middle(page, first)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const name of others) {
    const { x, y } = await middle(page, name)
    await page.mouse.move(x, y)
  }
  await page.mouse.up()
}

const touch = (line: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Spot[]) =>
  line.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })

/** A small zone that can be played: a corridor with a start at each side, and hatches at its ends. */
async function drawSmallZone(page: Page): Promise<void> {
  await brush(page, 'dangerous')
  await drag(page, 'J06', 'J10')
  await drag(page, 'K06', 'K10')
  await drag(page, 'M06', 'M10')
  await drag(page, 'N06', 'N10')
  await brush(page, 'secure')
  await drag(page, 'L05', 'L10')
  await brush(page, 'humanSector')
  await drag(page, 'L08')
  await brush(page, 'alienSector')
  await drag(page, 'L06')
  await brush(page, 'hatch')
  await drag(page, 'J10')
  await drag(page, 'N10')
}

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

/** Gives the editor a text as a person pastes it. */
async function paste(page: Page, text: string): Promise<string> {
  await page.getByTestId('zone-paste').fill(text)
  await page.getByTestId('open-pasted').click()
  return page.getByTestId('import-result').innerText()
}

describe('drawing', () => {
  test('a zone from nothing with the mouse: what the checks point at is fixed one by one', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    expect(await faults(page)).toEqual(['zoneHumanSector', 'zoneAlienSector', 'zoneNoHatch'])
    expect(await page.getByTestId('play-it').isDisabled()).toBe(true)
    await brush(page, 'humanSector')
    await drag(page, 'L08')
    await brush(page, 'alienSector')
    await drag(page, 'L03')
    await brush(page, 'hatch')
    await drag(page, 'C03')
    await expect.poll(() => faults(page)).toEqual(['zoneHumanStart', 'zoneAlienStart', 'zoneNoWayOut'])
    // The fault shows its place.
    await page.locator('[data-fault="zoneHumanStart"]').getByRole('button').click()
    expect(await page.getByTestId('pointed').getAttribute('data-n')).toBe('1')
    expect(await label(page, 'L08')).toContain('look here')
    await brush(page, 'dangerous')
    await drag(page, 'M08', 'M03')
    await expect.poll(() => faults(page)).toEqual(['zoneNoWayOut'])
    await tool(page, 'line')
    await drag(page, 'M05', 'D03')
    await expect.poll(() => faults(page)).toEqual([])
    expect(await page.getByTestId('checks-count').innerText()).toBe('All fine')
    expect(await page.getByTestId('play-it').isDisabled()).toBe(false)
    await page.getByTestId('hosts').locator('[data-hosts="basic"]').waitFor()
    await page.getByTestId('zone-title').fill('Hypatia')
    await expect.poll(() => page.locator('.zone-editor h1').innerText()).toBe('Hypatia')
    expect(await page.getByTestId('kept').innerText()).toBe('Saved on this device')
    await leave(ana)
  })

  test('symmetry, seven at once, fill, pick, and moving a selection', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    await page.getByRole('radio', { name: 'Mirror' }).check({ force: true })
    await page.getByRole('radio', { name: 'Seven' }).check({ force: true })
    await drag(page, 'D05')
    expect(await label(page, 'D05')).toContain('dangerous')
    expect(await label(page, 'T05')).toContain('dangerous')
    expect(await page.locator('.zone-editor .figs dd').first().innerText()).toBe('14')
    await brush(page, 'secure')
    await tool(page, 'fill')
    await drag(page, 'D05')
    expect(await label(page, 'D04')).toContain('secure')
    expect(await label(page, 'T06')).toContain('secure')
    await tool(page, 'pick')
    await drag(page, 'L07')
    expect(await page.locator('[data-brush="void"]').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('radio', { name: 'None' }).first().check({ force: true })
    await tool(page, 'select')
    await drag(page, 'B03', 'F07')
    await drag(page, 'D05', 'J05')
    expect(await label(page, 'D05')).toContain('empty space')
    expect(await label(page, 'J05')).toContain('secure')
    expect(await label(page, 'J04')).toContain('secure')
    await undo(page)
    expect(await label(page, 'D05')).toContain('secure')
    await page.getByRole('button', { name: 'Redo' }).click()
    expect(await label(page, 'J05')).toContain('secure')
    await leave(ana)
  })

  test('with a finger on a phone: one finger draws, two move the sheet and draw nothing', async () => {
    const ana = await guest(browser, { size: PHONE })
    const { page } = ana
    await blankSheet(page)
    const line = await ana.context.newCDPSession(page)
    const [from, to] = [await middle(page, 'K07'), await middle(page, 'M07')]
    await touch(line, 'touchStart', from)
    await touch(line, 'touchMove', to)
    await touch(line, 'touchEnd')
    for (const name of ['K07', 'L07', 'M07']) await expect.poll(() => label(page, name)).toContain('dangerous')
    const sheet = page.locator('.plan .moved')
    const before = await sheet.getAttribute('style')
    const one = await middle(page, 'K09')
    await touch(line, 'touchStart', one)
    await touch(line, 'touchStart', one, { x: one.x + 60, y: one.y })
    await touch(line, 'touchMove', { x: one.x - 50, y: one.y - 30 }, { x: one.x + 10, y: one.y - 30 })
    await touch(line, 'touchEnd')
    await expect.poll(() => sheet.getAttribute('style')).not.toBe(before)
    expect(await label(page, 'K09')).toContain('empty space')
    // The first fault stands over the brushes, and the rest is one tab away.
    await page.locator('.first-fault [data-fault="zoneHumanSector"]').waitFor()
    await page.locator('.tabs [data-tab="checks"]').click()
    expect(await faults(page)).toEqual(['zoneHumanSector', 'zoneAlienSector', 'zoneNoHatch'])
    await page.locator('.tabs [data-tab="about"]').click()
    await page.getByTestId('zone-title').fill('Pocket')
    await page.locator('.tabs [data-tab="draw"]').click()
    await brush(page, 'humanSector')
    const start = await middle(page, 'L07')
    await touch(line, 'touchStart', start)
    await touch(line, 'touchEnd')
    await expect.poll(() => label(page, 'L07')).toContain('Human Sector')
    await leave(ana)
  })

  test('a zone from nothing with a finger: what the checks point at is fixed, and it is played', async () => {
    const ana = await guest(browser, { size: PHONE })
    const { page } = ana
    await blankSheet(page)
    const line = await ana.context.newCDPSession(page)
    /** Draws with one finger from sector to sector. */
    const stroke = async (...names: readonly string[]): Promise<void> => {
      for (const [i, name] of names.entries())
        await touch(line, i === 0 ? 'touchStart' : 'touchMove', await middle(page, name))
      await touch(line, 'touchEnd')
    }
    const first = page.locator('.first-fault [data-fault]')
    for (const [name, at, fault] of [
      ['humanSector', 'L08', 'zoneAlienSector'],
      ['alienSector', 'L06', 'zoneNoHatch'],
      ['hatch', 'J10', 'zoneHumanStart'],
    ] as const) {
      await page.locator(`[data-brush="${name}"]`).tap()
      await stroke(at)
      await expect.poll(() => first.getAttribute('data-fault')).toBe(fault)
    }
    // The fault over the brushes shows its place.
    await first.getByRole('button').tap()
    expect(await label(page, 'L08')).toContain('look here')
    await page.locator('[data-brush="dangerous"]').tap()
    await stroke('L07', 'K08', 'K09', 'K10')
    await expect.poll(() => first.count()).toBe(0)
    await page.locator('.tabs [data-tab="checks"]').tap()
    expect(await faults(page)).toEqual([])
    await page.getByTestId('play-it').tap()
    await asked(page)
    expect(await page.locator('[role="gridcell"][data-sector="K10"]').count()).toBe(1)
    await leave(ana)
  })

  test('by keyboard alone, and spoken', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await page.goto(testServer.url)
    await tabTo(page, 'a[href="/zones/new"]')
    await page.keyboard.press('Enter')
    await opened(page)
    await tabTo(page, '[role="gridcell"]')
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const said = (): Promise<string> => page.getByTestId('said').innerText()
    expect(await holds(page, '[data-sector="L07"]')).toBe(true)
    await press('h', 'Enter')
    expect(await said()).toBe('L07: Human Sector')
    // Shift and an arrow draws along: the brush is chosen first.
    await press('ArrowUp', 's', 'Shift+ArrowUp', 'Shift+ArrowUp')
    expect(await label(page, 'L06')).toContain('secure')
    expect(await label(page, 'L04')).toContain('secure')
    await press('ArrowUp', 'a', ' ')
    expect(await said()).toBe('L03: Alien Sector')
    await press('ArrowLeft', 'ArrowDown', '5', 'Enter')
    expect(await said()).toBe('K04: hatch 5')
    // It can be played, though not fairly.
    await expect.poll(() => faults(page)).toEqual(['zoneAliensFirst'])
    await press('u')
    expect(await said()).toBe('Undone.')
    expect(await label(page, 'K04')).toContain('empty space')
    await press('r')
    expect(await label(page, 'K04')).toContain('hatch 5')
    await press('Control+z', 'Control+Shift+z')
    expect(await label(page, 'K04')).toContain('hatch 5')
    // A rectangle has two ends.
    await press('d', 'b', 'ArrowLeft', 'ArrowDown', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter')
    expect(await said()).toBe('4 sectors: Dangerous')
    // A marked area is moved by Shift and an arrow.
    await press('v', 'Enter', 'ArrowUp', 'ArrowRight', 'Enter', 'Shift+ArrowDown')
    expect(await said()).toBe('Moved.')
    await press('Escape', 'n')
    expect(await page.getByTestId('beside').innerText()).not.toBe('')
    await tabTo(page, '[data-testid="zone-title"]')
    await page.keyboard.type('Keys')
    await expect.poll(() => page.locator('.zone-editor h1').innerText()).toBe('Keys')
    await tabTo(page, '[data-testid="show-keys"]')
    await page.keyboard.press('Enter')
    await page.getByTestId('keys').waitFor()
    expect(await page.getByTestId('keys').innerText()).toContain('Hatch with this number')
    await page.keyboard.press('Escape')
    await leave(ana)
  })
})

describe('nothing is lost', () => {
  test('after a reload, and without a server', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    await drag(page, 'C03', 'C06')
    await page.getByTestId('kept').waitFor()
    expect(page.url()).toMatch(/\/zones\/draft-[\w-]+\/edit$/)
    await page.reload()
    await opened(page)
    expect(await label(page, 'C05')).toContain('dangerous')
    // No server answers any more: every stroke is kept all the same.
    await ana.context.setOffline(true)
    await drag(page, 'E03', 'E06')
    await page.getByTestId('zone-title').fill('Alone')
    expect(await page.getByTestId('kept').innerText()).toBe('Saved on this device')
    await ana.context.setOffline(false)
    const address = page.url()
    await page.close()
    const again = await ana.context.newPage()
    await again.goto(testServer.url)
    await again.getByRole('link', { name: 'Draw a zone' }).click()
    await again.getByTestId('continue').click()
    await opened(again)
    expect(again.url()).toBe(address)
    expect(await label(again, 'E05')).toContain('dangerous')
    expect(await again.locator('.zone-editor h1').innerText()).toBe('Alone')
    await leave(ana)
  })

  test('two tabs do not destroy each other’s work', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    await drag(page, 'C03')
    await page.getByTestId('kept').waitFor()
    const other = await ana.context.newPage()
    await other.goto(page.url())
    await opened(other)
    await drag(other, 'F06')
    await expect.poll(() => label(page, 'F06')).toContain('dangerous')
    expect(await label(page, 'C03')).toContain('dangerous')
    await drag(page, 'H08')
    await expect.poll(() => label(other, 'H08')).toContain('dangerous')
    expect(await label(other, 'F06')).toContain('dangerous')
    // A second blank sheet is another zone.
    await other.goto(`${testServer.url}/zones/new`)
    await opened(other)
    await drag(other, 'M03')
    await other.getByTestId('kept').waitFor()
    expect(await label(page, 'M03')).toContain('empty space')
    expect(other.url()).not.toBe(page.url())
    await leave(ana)
  })
})

describe('files', () => {
  test('the file and the share code lead to the same zone again', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    await drawSmallZone(page)
    await page.getByTestId('zone-title').fill('Corridor')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download-zone').click()])
    expect(download.suggestedFilename()).toBe('corridor.txt')
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.split('\n').slice(3)).toEqual(SMALL.split('\n').slice(4))
    const code = await page.getByTestId('share-code').inputValue()
    await page.getByRole('link', { name: 'New zone' }).click()
    await expect.poll(() => label(page, 'L08')).toContain('empty space')
    expect(await paste(page, code)).toBe('Opened.')
    await expect.poll(() => label(page, 'L08')).toContain('Human Sector')
    expect(await page.getByTestId('share-code').inputValue()).toBe(code)
    await undo(page)
    expect(await label(page, 'L08')).toContain('empty space')
    const file = join(tmpdir(), `selva-zone-${process.pid}.txt`)
    writeFileSync(file, text)
    await page.getByTestId('zone-file').setInputFiles(file)
    await expect.poll(() => label(page, 'N10')).toContain('hatch 2')
    expect(await page.locator('.zone-editor h1').innerText()).toBe('Corridor')
    await leave(ana)
  })

  test.each([
    ['nothing', '   ', 'nothing to open'],
    ['no zone at all', '<script>alert(1)</script>', 'neither a zone file nor a share code'],
    ['a row too few', SMALL.replace('14 .......................\n', ''), '14 rows'],
    ['a cell too many', SMALL.replace('05 ...........s...........', '05 ...........s............'), 'Row 05'],
    ['an unknown character', SMALL.replace('05 ...........s', '05 ...........z'), 'L05'],
    ['ten thousand hatches', SMALL.replaceAll('.', '1'), 'twice'],
    ['a title that is too long', SMALL.replace('Corridor', 'x'.repeat(90)), '40 characters'],
    ['a hundred players', SMALL.replace('2-4', '2-100'), '“2-100”'],
    ['a file that is too large', SMALL + 'x'.repeat(9000), 'too long'],
    ['a share code that is cut', 'Corridor,AAAA,ah1', 'second part'],
  ])('%s is refused with the place, and changes nothing', async (_, text, reason) => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    await drag(page, 'C03')
    expect(await paste(page, text)).toContain(reason)
    expect(await label(page, 'C03')).toContain('dangerous')
    expect(await page.locator('.zone-editor .figs dd').first().innerText()).toBe('1')
    await leave(ana)
  })
})

describe('playing', () => {
  test('a whole game with bots, one click from the editor, and back with the replay at hand', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    await paste(page, SMALL)
    await page.getByTestId('play-it').click()
    await asked(page)
    // The map of the table is the zone that was drawn.
    expect(await page.locator('[role="gridcell"]').count()).toBe(26)
    await playOn(page, fastChance(4).below)
    await page.getByRole('link', { name: 'Back to the editor' }).click()
    await opened(page)
    expect(await page.locator('.zone-editor h1').innerText()).toBe('Corridor')
    await page.getByTestId('last-replay').click()
    await page.waitForURL(/\/replay\//)
    await page.getByText('Corridor').first().waitFor()
    await leave(ana)
  })

  test('a table with friends is waiting for them, on the zone', async () => {
    const ana = await guest(browser)
    const { page } = ana
    await blankSheet(page)
    await paste(page, SMALL)
    await page.getByTestId('host-zone').click()
    await page.getByTestId('lobby').waitFor()
    await page.getByText('Corridor').first().waitFor()
    await leave(ana)
  })
})

/** The longest language, on every size: nothing is cut off, and everything can be reached. */
const SIZES = [
  [360, 640],
  [640, 360],
  [390, 844],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const

/** The longest language everywhere, and on the narrowest screen all of them. */
const READERS = [
  ...SIZES.map(([width, height]) => [width, height, 'pt-PT'] as const),
  ...['en-GB', 'it-IT', 'es-ES'].map((language) => [360, 640, language] as const),
]

/** Words that stand on two lines, or reach over the edge of their box. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.zone-editor .brushes button > span, .zone-editor .seg span, .zone-editor .tabs button',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            const box = (one.closest('button, label') ?? one).getBoundingClientRect()
            const { left, right } = range.getBoundingClientRect()
            if (lines.size > 1 || left < box.left - 0.5 || right > box.right + 0.5) broken.push(word)
          }
        return broken
      }),
  )

test.each(READERS)('at %i × %i nothing is cut off (%s)', async (width, height, language) => {
  const ana = await guest(browser, { size: { width, height }, language })
  const { page } = ana
  await page.goto(`${testServer.url}/zones/official-galilei/edit`)
  await opened(page)
  const tabs = page.locator('.zone-editor > .tabs button')
  const count = (await tabs.first().isVisible()) ? await tabs.count() : 1
  for (let i = 0; i < count; i++) {
    if (count > 1) await tabs.nth(i).click()
    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.zone-editor button, .zone-editor .seg span, .zone-editor p, .zone-editor h1, .zone-editor td, .zone-editor th',
        ),
      ]
        .filter((one) => one.checkVisibility() && one.closest('.plan, .spoken, .heading') === null)
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => `${one.className} ${one.textContent}`),
    )
    expect(cut).toEqual([])
    expect(await brokenWords(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await leave(ana)
})
