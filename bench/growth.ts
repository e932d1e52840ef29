import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openStore } from '@selva/server'
import { type Visitor, visit } from '@selva/server/testing'
import { fill } from './growth/fill.ts'
import type { Watched } from './growth/watch.ts'
import { type Figure, report } from './measure.ts'
import { quantile } from './quantile.ts'

const ROOT = join(import.meta.dirname, '..')
const MAIN = join(ROOT, 'packages/server/src/main.ts')
const CLI = join(ROOT, 'packages/cli/src/main.ts')
const WATCH = join(import.meta.dirname, 'growth/watch.ts')
const LONGEST = 20
const OWN_TABLES = 1000
const SWEPT = 2000

type Program = {
  readonly url: string
  /** Milliseconds from the start of the process until it was open. */
  readonly took: number
  watched(question: 'reset' | 'read'): Promise<Watched>
  /** Resolved when a line of its log says this. */
  logged(words: string): Promise<void>
  end(): Promise<void>
}

async function program(folder: string, settings: { readonly [name: string]: string } = {}): Promise<Program> {
  const from = performance.now()
  const child: ChildProcess = fork(MAIN, {
    execArgv: ['--import', WATCH],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines: string[] = []
  const waiting = new Set<() => void>()
  if (child.stdout === null) throw new Error('the server says nothing')
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    for (const look of [...waiting]) look()
  })
  const line = (words: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = lines.find((one) => one.includes(words))
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const open = await line('Selva is open at')
  const took = performance.now() - from
  return {
    url: /http:\S+/.exec(open)?.[0] ?? '',
    took,
    watched(question) {
      const told = new Promise<Watched>((resolve) => child.once('message', (message) => resolve(message as Watched)))
      child.send(question)
      return told
    },
    logged: async (words) => void (await line(words)),
    end() {
      child.kill('SIGINT')
      return ended
    },
  }
}

/**
 * Does some work while another client asks for `/healthz`: the longest hold-up of the loop, and the p99 of the answers.
 */
async function meanwhile(server: Program, work: () => Promise<unknown>): Promise<Watched & { readonly p99: number }> {
  const answers: number[] = []
  let done = false
  await server.watched('reset')
  const asking = (async () => {
    while (!done) {
      const from = performance.now()
      await (await fetch(`${server.url}/healthz`)).text()
      answers.push(performance.now() - from)
      await new Promise((next) => setTimeout(next, 5))
    }
  })()
  await work()
  done = true
  await asking
  const sorted = answers.toSorted((a, b) => a - b)
  return { ...(await server.watched('read')), p99: quantile(sorted, 0.99) }
}

const linesFor = (what: string, { longest, computed, p99 }: Watched & { readonly p99: number }): readonly Figure[] => [
  { what: `${what}: loop held up`, value: longest, unit: 'ms', budget: { atMost: LONGEST } },
  { what: `${what}: computed in one go`, value: computed, unit: 'ms', budget: { atMost: LONGEST } },
  { what: `${what}: /healthz, p99`, value: p99, unit: 'ms' },
]

const quiet = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const backedUp = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DATA_DIR: folder }
    const child = spawn(process.execPath, [CLI, 'backup', join(folder, 'backup.gz')], { env, stdio: 'ignore' })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the backup ended with ${code}`))))
  })

/** A guest on a server of an empty folder, and their id, so that rows can be made for them. */
async function guestIn(
  folder: string,
): Promise<{ readonly cookie: string; readonly person: string; readonly took: number }> {
  const server = await program(folder)
  const { cookie } = await visit(server.url)
  await server.end()
  const store = await openStore(folder)
  const [row] = await store.sql.all<{ person: string }>('select person from device')
  // Long enough ago for everything to be old, once a server is set to delete old data.
  await store.sql.run('update uptime set ms = ?', [500 * 24 * 60 * 60 * 1000])
  await store.sql.run('update device set served = ?', [500 * 24 * 60 * 60 * 1000])
  await store.close()
  return { cookie, person: row?.person ?? '', took: server.took }
}

async function well(answer: Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await answer
  if (status !== 200) throw new Error(`the server answered ${status}`)
}

async function asked(server: Program, cookie: string): Promise<readonly Figure[]> {
  const ana: Visitor = await visit(server.url, cookie)
  const exported = await meanwhile(server, async () => {
    const text = await (await fetch(`${server.url}/api/me/export`, { headers: { cookie } })).text()
    if (JSON.parse(text).tables.length < OWN_TABLES) throw new Error('the export is not whole')
  })
  const lists = await meanwhile(server, async () => {
    for (let i = 0; i < 50; i++) for (const path of ['/api/me/tables', '/api/tables']) await ana.get(path)
  })
  const guests = await meanwhile(server, async () => {
    for (let i = 0; i < 50; i++) await visit(server.url)
  })
  const other = await visit(server.url)
  const { token } = (await other.post('/api/me/link')).body as { readonly token: string }
  const became = await meanwhile(server, () => well(ana.post('/api/sign-in/link', { token })))
  if (((await ana.get('/api/me/tables')).body as { readonly tables: readonly unknown[] }).tables.length === 0)
    throw new Error('the tables did not come along')
  const departed = await meanwhile(server, () => well(ana.delete('/api/me')))
  return [
    ...linesFor(`an export of ${OWN_TABLES} tables`, exported),
    ...linesFor('lists of tables, 100 times', lists),
    ...linesFor('50 new guests', guests),
    ...linesFor(`becoming somebody else with ${OWN_TABLES} tables`, became),
    ...linesFor(`leaving for good with ${OWN_TABLES} tables`, departed),
  ]
}

/** A server with a large database: what a start, a backup, a sweep and large requests cost, and who feels it. */
export async function benchGrowth(thousands: number): Promise<number> {
  const stored = thousands * 1000
  const unfinished = stored / 4
  const folder = mkdtempSync(join(tmpdir(), 'selva-growth-'))
  try {
    const { cookie, person, took } = await guestIn(folder)
    const from = performance.now()
    await fill(folder, { stored, unfinished, moving: unfinished / 50, mine: OWN_TABLES, person, devices: stored })
    console.log(
      `${stored} stored games, ${unfinished} of them unfinished, ${unfinished / 50} with a bot to move, ${stored} devices; made in ${((performance.now() - from) / 1000).toFixed(0)} s, Node ${process.versions.node}`,
    )
    const server = await program(folder, { KEEP_FINISHED_DAYS: '0' })
    const woken = await meanwhile(server, () => quiet(5000))
    const figures: Figure[] = [
      { what: 'start with an empty database', value: took / 1000, unit: 's' },
      { what: 'start, until the server is open', value: server.took / 1000, unit: 's', budget: { atMost: 3 } },
      ...linesFor('the five seconds after it', woken),
      { what: 'memory after the start', value: woken.rss / 1e6, unit: 'MB', budget: { atMost: 300 } },
      ...(await asked(server, cookie)),
      ...linesFor('a backup', await meanwhile(server, () => backedUp(folder))),
    ]
    const { rss } = await server.watched('read')
    figures.push({ what: 'memory at the end', value: rss / 1e6, unit: 'MB', budget: { atMost: 300 } })
    const stopping = performance.now()
    await server.end()
    figures.push({ what: 'stop', value: (performance.now() - stopping) / 1000, unit: 's', budget: { atMost: 3 } })
    await keepFinished(folder, SWEPT)
    const sweeping = await program(folder, { KEEP_FINISHED_DAYS: '1' })
    const swept = await meanwhile(sweeping, () => sweeping.logged('deleted old tables'))
    await sweeping.end()
    figures.push(...linesFor(`forgetting ${SWEPT} tables`, swept))
    return report('a large database', figures)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes all finished games but `but` of them count as young. */
async function keepFinished(folder: string, but: number): Promise<void> {
  const store = await openStore(folder)
  await store.sql.run(
    `update tables set since = ? where status = 'over'
        and id not in (select id from tables where status = 'over' order by id limit ?)`,
    [1000 * 24 * 60 * 60 * 1000, but],
  )
  await store.close()
}
