import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type AnyChoice, fastChance, packed, type Stream } from '@selva/core'
import { escape } from '@selva/escape'
import { DATA_FILE } from '@selva/server'
import { freshId, type Page, SocketEnded, type Visitor, visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { TableInfo } from '../src/protocol.ts'
import type { Engine } from '../src/store/engine.ts'
import { postgresEngine } from '../src/store/postgres.ts'
import { sqliteEngine } from '../src/store/sqlite.ts'
import { onThisThread } from '../src/store/sync-engine.ts'
import type { TableId } from '../src/table/table.ts'
import { GALILEI } from './games.ts'
import { postgres } from './postgres.ts'
import { temporaryFolder } from './temporary.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

type Running = { readonly child: ChildProcess; readonly url: string; readonly ended: Promise<unknown> }

/** Where a server keeps its data: what a host sets, and a way to look at it. */
type Place = { readonly settings: { readonly [name: string]: string }; readonly engine: () => Promise<Engine> }

const database = postgres()

const inFile = async (): Promise<Place> => {
  const folder = temporaryFolder()
  return { settings: { DATA_DIR: folder }, engine: async () => onThisThread(sqliteEngine(join(folder, DATA_FILE))) }
}
const inPostgres = async (): Promise<Place> => {
  const url = await database.fresh()
  return { settings: { DATABASE_URL: url }, engine: () => postgresEngine(url) }
}

/** The real program, as a host starts it. */
async function started({ settings }: Place, port: string): Promise<Running> {
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

/** A person who plays at random, remembers what was acknowledged, and sends again what was not. */
class Player {
  readonly acknowledged: string[] = []
  unanswered: { id: string; step: string; choice: AnyChoice } | undefined
  readonly visitor: Visitor
  readonly table: string
  readonly stream: Stream
  page: Page

  constructor(visitor: Visitor, table: string, seed: number) {
    this.visitor = visitor
    this.table = table
    this.stream = fastChance(seed)
    this.page = visitor.open(table, escape)
  }

  over(): boolean {
    return this.page.table()?.status === 'over'
  }

  /** Connects again, with what the page had. */
  comeBack(): void {
    const before = this.page
    this.page = this.visitor.open(this.table, escape, before.have())
    this.page.resume(before)
  }

  /** Plays until the game or the socket ends. */
  async play(acknowledged: () => void): Promise<void> {
    while (!this.over()) {
      const waits = () => this.unanswered === undefined && this.page.anyChoice(this.stream) === undefined
      await this.page.until(() => this.over() || (this.page.table() !== undefined && !waits()))
      const choice = this.unanswered?.choice ?? this.page.anyChoice(this.stream)
      if (choice === undefined) continue
      const seat = this.page.table()?.you as Parameters<typeof escape.step>[1]
      const step = escape.step(this.page.state() as Parameters<typeof escape.step>[0], seat)
      this.unanswered ??= { id: freshId(), step, choice }
      expect(await this.page.choose(choice, this.unanswered.id, this.unanswered.step)).toBe('ok')
      this.acknowledged.push(this.unanswered.id)
      this.unanswered = undefined
      acknowledged()
    }
  }
}

function unlessEnded(error: unknown): void {
  if (!(error instanceof SocketEnded)) throw error
}

/** Two people at a new table, with bots. */
async function seated(url: string, seed: number): Promise<readonly Player[]> {
  const [host, guest] = [await visit(url), await visit(url)]
  const wish = { game: 'escape', setting: GALILEI(4), listed: false, playNow: false }
  const { id, invite } = (await host.post('/api/tables', wish)).body as TableInfo
  await guest.post(`/api/tables/${id}/sit`, { invite })
  await host.post(`/api/tables/${id}/start`)
  const players = [new Player(host, id, seed), new Player(guest, id, 100 + seed)]
  // Until the seed is made there is no game: killed before the deal, a table is open again and waits for its host.
  await Promise.all(players.map(({ page }) => page.until(() => page.state() !== undefined)))
  return players
}

/** Of what each player was told that it is stored, all is there, once. */
async function nothingLost(place: Place, players: readonly Player[]): Promise<void> {
  const engine = await place.engine()
  for (const { table, acknowledged } of players) {
    const kept = (await engine.batches(table as TableId)).map((b) => b.choice)
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept).toEqual(expect.arrayContaining(acknowledged))
  }
  await engine.close()
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
      await nothingLost(place, players)
      server = await started(place, port)
      for (const player of players) player.comeBack()
    }

    await Promise.all(players.map((player) => player.play(() => {})))
    for (const { visitor, table, page } of players) {
      const fresh = visitor.open(table, escape)
      await fresh.until(() => fresh.have() === page.have())
      expect(packed(fresh.state())).toBe(packed(page.state()))
    }
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await nothingLost(place, players)
  },
)

test('a table of bots that waits for nobody goes on by itself after a restart', async () => {
  const place = await inFile()
  const first = await started(place, '0')
  const ana = await visit(first.url)
  const wish = { game: 'escape', setting: GALILEI(8), listed: true, playNow: true }
  const { id } = (await ana.post('/api/tables', wish)).body as TableInfo
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
  expect(await failed({ PORT: port, DATA_DIR: temporaryFolder() })).toMatch(`1: Port ${port} is taken.`)
  expect(await failed({ PORT: '0', ...place.settings })).toMatch(/^1: Selva cannot use its data in .*another program/)
  const nowhere = { PORT: '0', DATABASE_URL: 'postgres://selva:hush@127.0.0.1:1/selva' }
  expect(await failed(nowhere)).toMatch(/^1: Selva cannot use its data in PostgreSQL .*cannot be reached/)
  expect(await failed(nowhere)).not.toContain('hush')
  expect(await failed({ PORT: 'x', ...place.settings })).toMatch(/^1: PORT must be a whole number/)
})
