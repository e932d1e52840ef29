import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyChoice, fastChance, type Game, type GameRecord } from '@selva/core'
import { escape } from '@selva/escape'
import { openStore, startServer } from '@selva/server'
import { randomBots, silentLog, visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

test('a host exports a running game without names and a finished one with them, and verifies it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selva-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const selva = (...args: readonly string[]) => {
    const env = { ...process.env, DATA_DIR: folder, INIT_CWD: folder }
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { env, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  const read = (file: string): GameRecord => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const games = { escape: { game: escape as unknown as Game, pace: {} } }
  const server = await startServer({
    store: await openStore(folder),
    log: silentLog,
    games,
    bots: randomBots(games),
    botPace: 0,
    pause: 0,
    exchangeTimeout: 0,
    client: 'nowhere',
    limits: { burst: 1e6, perSecond: 1e6 },
  })
  onTestFinished(() => server.close())
  const ana = await visit(server.url)
  await ana.put('/api/me', { name: 'Ana María' })
  const setting = { zone: 'galilei', preset: 'basic', seats: 2 }
  const { id } = (await ana.post('/api/tables', { game: 'escape', setting, listed: false, playNow: true })).body as {
    id: string
  }
  expect(selva('export', 'nosuch')).toMatchObject({ status: 1, said: expect.stringContaining('no game with this id') })
  expect(selva('export', id)).toMatchObject({ status: 1, said: expect.stringContaining('still running') })
  expect(selva('export', id, 'bug.selva.json', '--running').status).toBe(0)
  expect(JSON.stringify(read('bug.selva.json'))).not.toContain('María')
  expect(read('bug.selva.json').seats[0]).toEqual({ by: 'person', name: 'Player 1' })
  expect(selva('verify', 'bug.selva.json')).toMatchObject({ status: 4, said: expect.stringContaining('has no end') })

  const page = ana.open(id, escape as unknown as Game)
  const stream = fastChance(1)
  const over = () => page.table()?.status === 'over'
  while (!over()) {
    await page.until(() => over() || page.anyChoice(stream) !== undefined)
    const choice: AnyChoice | undefined = page.anyChoice(stream)
    if (choice !== undefined) await page.choose(choice)
  }
  expect(selva('verify', id)).toMatchObject({ status: 0, said: expect.stringMatching(/commitment [0-9a-f]{64}/) })
  expect(selva('export', id).status).toBe(0)
  const record = read(`${id}.selva.json`)
  expect(record.seats[0]).toEqual({ by: 'person', name: 'Ana María' })
  expect(selva('replay', `${id}.selva.json`).said).toContain('0 dealt {"seat":2,"character"')
  expect(selva('replay', `${id}.selva.json`, '--eyes', '1').said).toContain('0 dealt {"seat":2}')
  // A seat that is not there must not show what only everyone's eyes together see.
  for (const seat of [['x'], ['0'], ['9'], ['1.5'], ['']]) {
    const refused = selva('replay', `${id}.selva.json`, '--eyes', ...seat)
    expect(refused.status).toBe(2)
    expect(refused.said).toContain(`--eyes needs the number of a seat, from 1 to ${record.seats.length}`)
    expect(refused.said).not.toContain('dealt')
  }
  expect(selva('replay', `${id}.selva.json`, '--eyes')).toMatchObject({
    status: 2,
    said: expect.not.stringContaining('dealt'),
  })
  writeFileSync(join(folder, 'forged.json'), JSON.stringify({ ...record, secret: 'ab'.repeat(32) }))
  expect(selva('verify', 'forged.json')).toMatchObject({ status: 1, said: expect.stringContaining('NOT VERIFIED') })
})
