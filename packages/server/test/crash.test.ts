import { fastChance } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { GALILEI } from './games.ts'
import { started } from './program.ts'
import { temporaryFolder } from './temporary.ts'

const PRELOAD = new URL('./crash-on-signal.mjs', import.meta.url).href
const stream = fastChance(3)

test.each([
  ['an exception', 'SIGUSR2', 'unexpected error'],
  ['a rejected promise', 'SIGCONT', 'unexpected rejected promise'],
] as const)(
  'C1: %s that no part of the server handles ends it in order, with an exit code of its own',
  async (_, signal, words) => {
    const folder = temporaryFolder()
    const server = await started(folder, { NODE_OPTIONS: `--import=${PRELOAD}` })
    const ana = await visit(server.url)
    const request = { game: 'escape', setting: GALILEI(2), listed: true, playNow: true }
    const { id } = (await ana.post('/api/tables', request)).body as TableInfo
    const page = ana.open(id, escape)
    await page.until(() => page.anyChoice(stream) !== undefined)
    expect(await page.choose(page.anyChoice(stream) ?? { do: '' }, 'before-crash')).toBe('ok')
    server.child.kill(signal)
    expect((await page.closed).code).toBe(1001)
    expect(await server.ended).toBe(70)
    const said = server.said.join('\n')
    expect(said).toContain(words)
    expect(said).not.toContain('did not stop')
    // The place in the code, and not the words, which may name a card.
    expect(said).toContain('crash-on-signal.mjs')
    expect(said).not.toContain('Queen')

    const again = await started(folder)
    const back = (await visit(again.url, ana.cookie)).open(id, escape)
    await back.until(() => back.state() !== undefined)
    expect(back.have()).toBeGreaterThanOrEqual(page.have())
  },
)
