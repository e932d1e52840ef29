import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readPdf } from '../packages/web/test/pdf-reader.ts'
import { audit } from './axe.ts'
import { guest, PHONE } from './guest.ts'
import { browser, leave, testServer, useTestServer } from './use-test-server.ts'

useTestServer()

/** The file behind a button. */
async function downloaded(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** Nothing is wider than the window. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a host prints the zone: PDF, SVG, and one page of the right size from the browser', async () => {
  const ana = await guest(browser)
  await ana.page.goto(testServer.url)
  await ana.page.locator('a[href="/host/escape"]').click()
  await ana.page.locator('[data-zone="fermi"] input').check()
  const [page] = await Promise.all([
    ana.context.waitForEvent('page'),
    ana.page.getByRole('link', { name: 'Print this zone' }).click(),
  ])
  await page.getByRole('heading', { level: 1, name: 'Print Fermi' }).waitFor()
  expect(await audit(page)).toEqual([])

  const file = await downloaded(page, 'Download PDF')
  expect(file.name).toBe('fermi-a4.pdf')
  const { title, pages } = readPdf(file.bytes)
  expect(title).toContain('Fermi')
  expect(pages.map(({ width, height }) => [width, height])).toEqual([[595.28, 841.89]])
  for (const text of ['Fermi', 'MOVEMENT RECORD', 'fold back', '39']) expect(pages[0]?.texts).toContain(text)
  // The host's form is still as it was.
  expect(await ana.page.locator('[data-zone="fermi"] input').isChecked()).toBe(true)

  await page.getByRole('radio', { name: 'Letter' }).check({ force: true })
  await page.getByRole('radio', { name: 'Two' }).check({ force: true })
  await page.getByRole('radio', { name: /Ultimate/ }).check({ force: true })
  const two = await downloaded(page, 'Download PDF')
  const [lying] = readPdf(two.bytes).pages
  expect([lying?.width, lying?.height]).toEqual([792, 612])
  expect(lying?.texts.filter((text) => text === '40').length).toBe(2)
  const svg = await downloaded(page, 'Download SVG')
  expect(svg.name).toBe('fermi-letter.svg')
  expect(svg.bytes.toString()).toContain('width="279.4mm" height="215.9mm"')

  // From the browser: the sheet alone, on one page of the paper that was chosen.
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const text = printed.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)?.length).toBe(1)
  expect(text).toMatch(/\/MediaBox \[0 0 79[12][.\d]* 61[12][.\d]*\]/)
  await leave(ana)
})

test('the rulebook leads to a sheet of each zone, in the longest words, on a phone', async () => {
  const ines = await guest(browser, { size: PHONE, language: 'pt-PT', theme: 'paper' })
  await ines.page.goto(testServer.url)
  await ines.page.locator('a[href="/rules/escape"]').click()
  await ines.page.locator('#sheets').getByRole('link', { name: 'Levi-Montalcini' }).click()
  await ines.page.getByTestId('sheet').waitFor()
  expect(await fits(ines.page)).toBe(true)
  expect(await audit(ines.page)).toEqual([])
  const { bytes } = await downloaded(ines.page, 'Transferir PDF')
  const [page] = readPdf(bytes).pages
  for (const text of ['REGISTO DE MOVIMENTOS', 'Setor Extraterrestre', 'Levi-Montalcini'])
    expect(page?.texts).toContain(text)
  await leave(ines)
})

test('a scenario’s sheet has the rules of the table in plain words, for as many players as one likes', async () => {
  const ana = await guest(browser, { language: 'it-IT' })
  await ana.page.goto(`${testServer.url}/scenarios/official-infection/print`)
  await ana.page.getByRole('heading', { level: 1, name: 'Stampa Infezione' }).waitFor()
  expect(await audit(ana.page)).toEqual([])
  const players = ana.page.getByRole('spinbutton', { name: 'Giocatori' })
  await players.fill('9')
  await players.blur()
  const [page] = readPdf((await downloaded(ana.page, 'Scarica PDF')).bytes).pages
  expect(page?.texts.join(' ')).toContain('Regole per 9 giocatori')
  expect(page?.texts.join(' ')).toContain('39 round')
  await leave(ana)
})

test.each(['/zones/official-nowhere/print', '/zones/x/print', '/scenarios/official-galilei/print'])(
  'there is nothing to print at %s',
  async (address) => {
    const ana = await guest(browser)
    await ana.page.goto(testServer.url + address)
    await ana.page.getByTestId('plain-unknownAddress').waitFor()
    await leave(ana)
  },
)
