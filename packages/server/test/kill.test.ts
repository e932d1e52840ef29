import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { fastChance, stateToText } from '@selva/core'
import { emptyDraft, escape, zoneText } from '@selva/escape'
import type { DocumentInfo, TableInfo } from '@selva/protocol'
import { DATA_FILE } from '@selva/server'
import { visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import type { Engine } from '../src/store/engine/engine.ts'
import { postgresEngine } from '../src/store/engine/postgres.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { GALILEI } from './games.ts'
import { nothingLost, type Player, seated, unlessEnded } from './players.ts'
import { postgres } from './postgres.ts'
import { temporaryFolder } from './temporary.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

type Running = { readonly child: ChildProcess; readonly url: string; readonly ended: Promise<unknown> }

/** The place of a server's data: the settings for it, and a way to look at it. */
type DataUnderTest = { readonly settings: { readonly [name: string]: string }; readonly engine: () => Promise<Engine> }

const database = postgres()

const inFile = async (): Promise<DataUnderTest> => {
  const folder = temporaryFolder()
  return { settings: { DATA_DIR: folder }, engine: async () => onThisThread(sqliteEngine(join(folder, DATA_FILE))) }
}
const inPostgres = async (): Promise<DataUnderTest> => {
  const url = await database.fresh()
  return { settings: { DATABASE_URL: url }, engine: () => postgresEngine(url) }
}

/** The real program, as a host starts it. */
async function started({ settings }: DataUnderTest, port: string): Promise<Running> {
  const env = {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    ...settings,
    BOT_PACE: '0',
    TURN_PAUSE: '60',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url !== undefined) return { child, url, ended }
  }
  throw new Error('the server did not start')
}

test.each([
  ['a file', inFile],
  ['PostgreSQL', inPostgres],
] as const)(
  'killed in the middle of play, the server has every acknowledged choice in %s, and the games go on to their end',
  async (_, placeOf) => {
    const place = await placeOf()
    let server = await started(place, '0')
    const { port } = new URL(server.url)
    const players: Player[] = []
    for (let kills = 0; kills < 3; kills++) {
      for (let t = 0; t < 3; t++) players.push(...(await seated(server.url, 10 * kills + t)))
      let choices = 0
      const oneMore = (): void => {
        // Others have choices under way at this moment.
        if (++choices === 12) server.child.kill('SIGKILL')
      }
      await Promise.all(players.map((player) => player.play(oneMore).catch(unlessEnded)))
      expect(choices).toBeGreaterThanOrEqual(12)
      expect(await server.ended).toBe('SIGKILL')
      await nothingLost(await place.engine(), players)
      server = await started(place, port)
      for (const player of players) player.comeBack()
    }

    await Promise.all(players.map((player) => player.play(() => {})))
    for (const { visitor, table, page } of players) {
      const fresh = visitor.open(table, escape)
      await fresh.until(() => fresh.have() === page.have())
      expect(stateToText(fresh.state())).toBe(stateToText(page.state()))
    }
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await nothingLost(await place.engine(), players)
  },
)

test.each([
  ['a file', inFile],
  ['PostgreSQL', inPostgres],
] as const)(
  'killed while zones are saved, the server has every version it has answered for in %s',
  async (_, placeOf) => {
    const place = await placeOf()
    const server = await started(place, '0')
    const authors = await Promise.all(Array.from({ length: 4 }, () => visit(server.url)))
    /** The newest answered version of every document. */
    const saved = new Map<string, { readonly version: number; readonly hash: string }>()
    let saves = 0
    const fetchFailed = (error: unknown): void => {
      if (!(error instanceof TypeError)) throw error
    }
    await Promise.all(
      authors
        .map(async (author, a) => {
          let document: DocumentInfo | undefined
          for (let n = 0; n < 50; n++) {
            const text = zoneText({ ...emptyDraft, title: `Zone ${a} ${n}` })
            const answer = await (document === undefined
              ? author.post('/api/documents', { game: 'escape', kind: 'zone', text })
              : author.put(`/api/documents/${document.id}`, { text, over: document.version }))
            if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
            document = answer.body as DocumentInfo
            saved.set(document.id, document)
            // Others have saves under way at this moment.
            if (++saves === 30) server.child.kill('SIGKILL')
          }
        })
        .map((author) => author.catch(fetchFailed)),
    )
    expect(await server.ended).toBe('SIGKILL')
    expect(saves).toBeGreaterThanOrEqual(30)
    const engine = await place.engine()
    for (const [id, { version, hash }] of saved)
      expect(
        await engine.all('select hash from document_version where document = ? and version = ?', [id, version]),
      ).toEqual([{ hash }])
    // A version stored without an answer is whole too: every newest one is there.
    expect(
      await engine.all(
        'select id from document left join document_version on document = id and version = newest where body is null',
      ),
    ).toEqual([])
    await engine.close()
  },
)

test('a table of bots that waits for nobody goes on by itself after a restart', async () => {
  const place = await inFile()
  const first = await started(place, '0')
  const ana = await visit(first.url)
  const request = { game: 'escape', setting: GALILEI(8), listed: true, playNow: true }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  const begun = ana.open(id, escape)
  await begun.until(() => begun.state() !== undefined)
  first.child.kill('SIGKILL')
  await first.ended
  const engine = await place.engine()
  const before = (await engine.batches(id as TableId)).length
  await engine.close()
  const second = await started(place, new URL(first.url).port)
  const stream = fastChance(1)
  const page = (await visit(second.url, ana.cookie)).open(id, escape)
  await page.until(() => page.anyChoice(stream) !== undefined)
  expect(page.have()).toBeGreaterThanOrEqual(before)
})

test('a taken port and a data file in use are said in plain words', async () => {
  const place = await inFile()
  const server = await started(place, '0')
  const { port } = new URL(server.url)
  const failed = (env: Record<string, string>): Promise<string> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [MAIN], {
        env: { ...process.env, HOST: '127.0.0.1', ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.on('data', (text) => {
        said += text
      })
      child.on('exit', (code) => resolve(`${code}: ${said}`))
    })
  expect(await failed({ PORT: port, DATA_DIR: temporaryFolder() })).toMatch(`1: Port ${port} is already in use.`)
  expect(await failed({ PORT: '0', ...place.settings })).toMatch(/^1: Selva cannot use its data in .*another program/)
  const nowhere = { PORT: '0', DATABASE_URL: 'postgres://selva:hush@127.0.0.1:1/selva' }
  expect(await failed(nowhere)).toMatch(/^1: Selva cannot use its data in PostgreSQL .*cannot be reached/)
  expect(await failed(nowhere)).not.toContain('hush')
  expect(await failed({ PORT: 'x', ...place.settings })).toMatch(/^1: PORT must be a whole number/)
})
