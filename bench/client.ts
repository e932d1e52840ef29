import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fastChance } from '@selva/core'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../e2e/browser.ts'
import { BUILT } from '../e2e/builds.ts'
import { asked, ENDED, step } from '../e2e/escape-player.ts'
import { bytesOf, type FirstLoad, firstLoadOf } from '../e2e/first-load.ts'
import { guest, LAPTOP } from '../e2e/guest.ts'
import { startTestServer } from '../e2e/test-server.ts'
import { TABLE_LIMIT } from '../packages/web/page-limits.ts'
import { firstOf, type RunFile, type UnusedSource, unusedSources } from './client/unused.ts'
import type { Figure } from './measure.ts'
import type { BenchOptions } from './options.ts'
import { quantile } from './quantile.ts'
import { resultsOf } from './results.ts'

/** A phone of some years ago, as browsers' own tools imitate it. */
const SLOWER = 4

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Sits down at a table of eight on Galilei; the address of the table. */
async function sit(browser: Browser, url: string) {
  const who = await guest(browser, { size: LAPTOP })
  await who.page.goto(url)
  // Nothing is drawn before the server knows who this is.
  await who.page.locator('main').first().waitFor()
  const id = await who.page.evaluate(async () => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'escape',
        setting: { zone: 'galilei', preset: 'advanced', seats: 8 },
        listed: false,
        playNow: true,
      }),
    })
    return ((await answer.json()) as { readonly id: string }).id
  })
  return { ...who, address: `${url}/t/${id}` }
}

/** From the beginning of the page to a table that can be played at, and what came over the wire until then. */
async function firstLook(browser: Browser, url: string): Promise<FirstLoad> {
  const { page, context, address } = await sit(browser, url)
  // A table deals when its people have given their part of the seed.
  await page.goto(address)
  await asked(page)
  const fresh = await browser.newContext({
    viewport: LAPTOP,
    storageState: await context.storageState(),
    serviceWorkers: 'block',
  })
  const first = await fresh.newPage()
  await slowDown(first)
  const load = await firstLoadOf(first, address)
  await fresh.close()
  await page.close()
  await context.close()
  return load
}

/** These files of a table, and which of their code has run when it can be played at. Slower than a real load. */
async function runFiles(browser: Browser, url: string, loaded: FirstLoad['files']): Promise<readonly RunFile[]> {
  const { page, address, context } = await sit(browser, url)
  await page.coverage.startJSCoverage()
  await page.goto(address)
  await page.locator('[data-testid="table"][data-ready="true"]').waitFor()
  const entries = await page.coverage.stopJSCoverage()
  const files: RunFile[] = []
  for (const { url: file, source = '', functions } of entries) {
    const { pathname } = new URL(file)
    // Other parts may have begun to load by now.
    if (!pathname.endsWith('.js') || !loaded.some(({ name }) => name === pathname)) continue
    const path = join(BUILT, `${pathname}.map`)
    // The bundler's own few lines have none.
    if (!existsSync(path)) continue
    const map: RunFile['map'] = JSON.parse(readFileSync(path, 'utf8'))
    files.push({ code: source, map, bytes: brotliCompressSync(source).length, functions })
  }
  await context.close()
  return files
}

/** How many bytes should be found that could go. */
const COULD_GO = 30_000

/** The sources that a table could do without at first, as many as make up 30 kB. */
const unusedFigures = (sources: readonly UnusedSource[]): readonly Figure[] =>
  firstOf(sources, COULD_GO).map(({ source, bytes }) => ({ what: source, value: bytes / 1000, unit: 'kB' }))

/** How long each frame took while the map of a table that was just opened was dragged to and fro. */
async function framesOfPanning(browser: Browser, url: string, seconds: number): Promise<readonly number[]> {
  const { page, address, context } = await sit(browser, url)
  await page.goto(address)
  await asked(page)
  await slowDown(page)
  const box = await page.getByTestId('plan').boundingBox()
  if (box === null) throw new Error('no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -240)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = performance.now()
    const next = (now: number): void => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.down()
  const until = performance.now() + seconds * 1000
  for (let i = 0; performance.now() < until; i++)
    await page.mouse.move(x + Math.sin(i / 12) * box.width * 0.3, y + Math.cos(i / 17) * box.height * 0.3)
  await page.mouse.up()
  const all = await page.evaluate(() => (window as unknown as { readonly frames: readonly number[] }).frames.slice(5))
  await context.close()
  return all
}

/** How far things jumped while a game went on: at the table, and in the log, which tells the newest first. */
type Jumps = { readonly table: number; readonly log: number; readonly what: readonly string[] }

/** Notes in the page how far things jump from now on. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const moved = { table: 0, log: 0, what: [] as string[] }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        // Layout shifts right after the person's own input (opening or closing something) are allowed.
        if (hadRecentInput) continue
        // A text has no name of its own: its element has.
        const jumped = sources.flatMap(({ node }) => (node instanceof Element ? node : node?.parentElement) ?? [])
        if (jumped.every((node) => node.closest('.log') !== null)) moved.log += value
        else moved.table += value
        for (const node of jumped)
          if (node.closest('.log') === null) moved.what.push(`${node.tagName} .${node.getAttribute('class')}`)
      }
    }).observe({ type: 'layout-shift' })
  })

/** Makes so many choices, and goes to another table where a game ends before: its player may die in the first round. */
async function shifts(browser: Browser, url: string, choices: number): Promise<Jumps> {
  const { below } = fastChance(8)
  const all = { table: 0, log: 0, what: [] as string[] }
  for (let made = 0; made < choices; ) {
    const { page, address, context } = await sit(browser, url)
    await page.goto(address)
    let ask = await asked(page)
    await watchShifts(page)
    for (; ask !== ENDED && made < choices; made++) {
      await step(page, ask, below)
      ask = await asked(page)
    }
    const { table, log, what } = await page.evaluate(() => (window as unknown as { readonly moved: Jumps }).moved)
    all.table += table
    all.log += log
    all.what.push(...what)
    await context.close()
  }
  return all
}

/** The client's budgets, in a real browser. Returns how many are missed. */
export async function benchClient(seconds: number, options: BenchOptions): Promise<number> {
  const house = await startTestServer()
  const browser = await launch()
  try {
    const look = await firstLook(browser, house.url)
    const moved = await shifts(browser, house.url, 12)
    if (moved.what.length > 0) console.log(`jumped: ${[...new Set(moved.what)].join(', ')}`)
    const frames = (await framesOfPanning(browser, house.url, seconds)).toSorted((a, b) => a - b)
    const sources = unusedSources(await runFiles(browser, house.url, look.files))
    const unused = sources.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const results = resultsOf('client', options, {
      title: 'Code that a table loads and does not run at first',
      unit: 'kB',
      label: (_, { what }) => what,
    })
    results.add({
      title: `the client, at a table of eight on Galilei; a CPU slowed ${SLOWER} times`,
      figures: [
        {
          what: 'JS and CSS before the table can be played at',
          value: bytesOf(look.files) / 1000,
          unit: 'kB',
          budget: { atMost: TABLE_LIMIT / 1000 },
        },
        { what: 'first load to a table that can be played at', value: look.ms, unit: 'ms', budget: { atMost: 2000 } },
        { what: 'frames while panning', value: frames.length, unit: '' },
        { what: 'frame while panning, median', value: quantile(frames, 0.5), unit: 'ms' },
        { what: 'frame while panning, p95', value: quantile(frames, 0.95), unit: 'ms', budget: { atMost: 33 } },
        { what: 'layout shift over twelve choices (not slowed)', value: moved.table, unit: '', budget: { atMost: 0 } },
        { what: 'the same inside the log, which tells the newest first', value: moved.log, unit: '' },
      ],
    })
    results.add({
      title: `the next ${COULD_GO / 1000} kB of JS that could go: loaded before the table can be played at, and not run by then`,
      figures: [{ what: 'all that has not run', value: unused, unit: 'kB' }, ...unusedFigures(sources)],
    })
    return results.finish()
  } finally {
    await browser.close()
    await house.close()
  }
}
