import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance } from '@selva/core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './browser.ts'
import { asked, ENDED, playOn, step } from './escape-player.ts'
import { guest } from './guest.ts'

const main = join(import.meta.dirname, '..', 'packages', 'server', 'src', 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'selva-restart-'))
let browser: Browser
let running: ChildProcess | undefined

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** The server as a host starts it, in a process that can be killed. */
async function serve(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, BOT_PACE: '0', TURN_PAUSE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (text) => {
      if (String(text).includes(`:${port}`)) resolve()
    })
  })
  return child
}

const killed = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })

beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  if (running !== undefined && running.exitCode === null) await killed(running)
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a server killed in the middle of play loses nothing, and the page goes on by itself', async () => {
  const port = await freePort()
  const first = await serve(port)
  const { page, context } = await guest(browser)
  const chance = fastChance(5)
  // A game that is over after three choices is no middle of play; it does not happen five times in a row.
  for (let games = 0, ask = ENDED; ask === ENDED && games < 5; games++) {
    await page.goto(`http://127.0.0.1:${port}`)
    await page.getByRole('button', { name: 'Play now' }).first().click()
    ask = await asked(page)
    for (let i = 0; i < 3 && ask !== ENDED; i++) {
      await step(page, ask, chance.below)
      ask = await asked(page)
    }
  }
  const log = await page.getByTestId('log').first().textContent()
  await killed(first)
  await page.getByTestId('lost').waitFor()
  expect(await page.getByTestId('log').first().textContent()).toBe(log)
  await serve(port)
  await page.getByTestId('lost').waitFor({ state: 'detached' })
  const ask = await asked(page)
  if (ask !== ENDED) await step(page, ask, chance.below)
  await playOn(page, chance.below)
  expect(await page.getByTestId(/^who-/).count()).toBeGreaterThan(1)
  await context.close()
})
