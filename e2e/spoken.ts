import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CREW } from '@selva/protocol/crew'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Guest } from './guest.ts'

/**
 * Texts that were read and approved once. `SELVA_SPOKEN=write` writes them anew: read the difference before committing
 * it.
 */
const folder = join(import.meta.dirname, 'spoken')
const WRITES = process.env['SELVA_SPOKEN'] === 'write'

const whole = (text: string): string => `${text.trimEnd()}\n`

function write(name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), whole(text))
}
/** A text that was never kept is none. */
const kept = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** Names of the crew, between characters that are in no name. */
const BOTS = new RegExp(`(?<!\\p{L})(${CREW.join('|')})(?!\\p{L})`, 'gu')

/** Replaces what nobody can know beforehand by stable names: bots in the order they are met, seals, addresses. */
function steady(text: string): string {
  const bots: string[] = []
  return (
    text
      .replace(BOTS, (bot) => {
        if (!bots.includes(bot)) bots.push(bot)
        return `Bot-${bots.indexOf(bot) + 1}`
      })
      // Chance decides which of the crew come, and with them their styles.
      .replace(/- text: "?(Bot-\d+)(?: the [a-z]+)? (A bot if no one joins)(?:: [^"\n]*)?"?/g, '- text: $1 $2')
      .replace(/[0-9a-f]{4} [0-9a-f]{4} … [0-9a-f]{4} [0-9a-f]{4}/g, '(a seal)')
      .replace(/http:\/\/[\d.:]+/g, '(here)')
      .replace(/\/(j|t|replay)\/\w+/g, '/$1/(id)')
      .replace(/#table=\w+/g, '#table=(id)')
      .replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, '(code)')
  )
}

/** The page as a screen reader walks through it; what was announced last is compared elsewhere. */
const treeOf = async (page: Page): Promise<string> =>
  steady(await page.locator('body').ariaSnapshot()).replace(/^- status: .*$/gm, '- status')

/** The tree when nothing comes any more: when writing, there is time to look twice. */
async function settledTree(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  for (let before = ''; ; ) {
    const now = await treeOf(page)
    if (now === before) return now
    before = now
    await page.waitForTimeout(1000)
  }
}

/** The page's tree comes to be the kept one, to the letter: parts that load later may take their time. */
export async function expectTree(page: Page, name: string): Promise<void> {
  // The element under the mouse would show its tip.
  await page.mouse.move(0, 0)
  if (WRITES) write(name, await settledTree(page))
  const wanted = kept(name)
  await expect
    .poll(async () => whole(await treeOf(page)), { message: `e2e/spoken/${name}`, timeout: 30_000 })
    .toBe(wanted)
}

/** All that was spoken is what was kept, a sentence a line: how many came at once does not matter. */
export function expectSpoken(spoken: readonly string[], name: string): void {
  const lines = steady(spoken.join(' ').replace(/(?<=[.!?…”]) (?=["“¡¿\p{Lu}])/gu, '\n'))
  if (WRITES) write(name, lines)
  expect(whole(lines), `e2e/spoken/${name}`).toBe(kept(name))
}

/** The guest takes a name, so that it can be read in what is kept. */
export async function called({ context }: Guest, url: string, name: string): Promise<void> {
  await context.request.post(`${url}/api/me`)
  const answer = await context.request.put(`${url}/api/me`, { data: { name } })
  expect(answer.ok()).toBe(true)
}
