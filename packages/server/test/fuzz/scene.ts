import { toy } from '@selva/core/toy'
import { emptyDraft, escape, zones, zoneText } from '@selva/escape'
import type { BanInfo, DocumentInfo, ReportInfo, TableInfo } from '@selva/protocol'
import type { Server, ServerOptions } from '@selva/server'
import { memoryStore, type Visitor, visit } from '@selva/server/testing'
import fc from 'fast-check'
import { afterAll } from 'vitest'
import type { Log } from '../../src/base/log.ts'
import { openPostgres } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { GALILEI, TOY } from '../games.ts'
import { postgres } from '../postgres.ts'
import { serve } from '../serve.ts'

const ROUNDS = { quick: 1, full: 5, nightly: 30 } as const
const level = process.env['SELVA_TEST']
/**
 * The quick tests repeat the same attempts, so that counts of what was reached do not depend on luck. Longer levels
 * try new ones every time.
 */
if ((process.env['SELVA_TEST'] ?? 'quick') === 'quick') fc.configureGlobal({ seed: 20_260 })

/** The attempts come in rounds, each at a fresh server; their number follows from how thorough the tests are to be. */
export const rounds: readonly number[] = Array.from(
  { length: ROUNDS[level === 'full' || level === 'nightly' ? level : 'quick'] },
  (_, i) => i + 1,
)

/** Counts what is tried, and says in the long run how much it was. */
export function countInputs(what: string): (n: number) => void {
  let tried = 0
  if (level === 'nightly') afterAll(() => console.info(`fuzz: ${tried} ${what}`))
  return (n) => {
    tried += n
  }
}

/** The token of the scene's moderators. */
export const TOKEN = 'the token of the moderators'

/** A server in the middle of its day, and everything about it that must not change. */
export type Scene = {
  readonly server: Server
  readonly ana: Visitor
  readonly bob: Visitor
  readonly eve: Visitor
  /** Ana and Bob play; nobody else may know. */
  readonly running: TableInfo
  /** Ana and Bob play Escape; anybody may watch. */
  readonly listed: TableInfo
  /** Ana waits for guests. */
  readonly open: TableInfo
  /** Ids and words that an attacker may have heard of. */
  readonly words: readonly string[]
  /** Ids that a moderator knows: of a report, of what it is about, and of a ban. */
  readonly filed: readonly string[]
  /** All that is stored. */
  stored(): Promise<string>
  /** The server's complaints. Each is a bug. */
  readonly faults: readonly string[]
}

/** A database for a scene: how to open a fresh one, and how to write down all that is in it. */
type Base = {
  /** Share of the usual number of attempts that is made on it. */
  readonly share: number
  open(): Promise<Store>
  dump(store: Store): Promise<string>
}

const database = postgres()

/** The table that changes with time alone, not with requests. */
const TIME = 'uptime'

/** Everything is tried on each of these. PostgreSQL takes longer to answer, and refuses what SQLite lets pass. */
export const BASES = {
  SQLite: {
    share: 1,
    open: async () => memoryStore(),
    async dump(store) {
      const tables = await store.sql.all<{ name: string }>(
        `select name from sqlite_master where type = 'table' and name <> '${TIME}' order by name`,
      )
      const rows = await Promise.all(tables.map(({ name }) => store.sql.all(`select * from "${name}"`)))
      return JSON.stringify([tables, rows])
    },
  },
  PostgreSQL: {
    share: 0.2,
    open: async () => openPostgres(await database.fresh()),
    async dump(store) {
      const tables = await store.sql.all<{ name: string }>(
        `select tablename::text as name from pg_tables where schemaname = current_schema() and tablename <> '${TIME}' order by 1`,
      )
      const columns = tables.map(
        ({ name }) => `(select json_agg(t order by t::text)::text from "${name}" t) as "${name}"`,
      )
      return JSON.stringify(await store.sql.all(`select ${columns.join(', ')}`))
    },
  },
} satisfies { readonly [name: string]: Base }

/** A watcher has said something, another person has reported it, and the author is banned. */
async function caseFor({ url }: Server, { id }: TableInfo, reporter: Visitor): Promise<readonly string[]> {
  const page = (await visit(url)).open(id, escape)
  await page.until(() => page.state() !== undefined)
  page.send('{"listen":true}')
  page.send('{"id":"said-by-dan","say":{"text":"something vile"}}')
  const said = () => page.messages.flatMap((m) => (m[0] === 'said' ? [m[1]] : m[0] === 'chat' ? m[1].said : []))[0]
  await page.until(() => said() !== undefined)
  const message = said()?.id ?? ''
  page.close()
  await page.closed
  await reporter.post(`/api/tables/${id}/reports`, { messages: [message], reason: 'insult', note: '' })
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const authorization = `Bearer ${TOKEN}`
    const request = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization, 'content-type': 'application/json' },
    }
    return (
      await fetch(`${url}/api/admin${path}`, body === undefined ? { headers: { authorization } } : request)
    ).json()
  }
  const { reports } = (await ask('/reports')) as { readonly reports: readonly ReportInfo[] }
  const report = reports.find(({ document }) => document === undefined)?.id ?? ''
  await ask(`/reports/${report}/ban`, { message, reason: 'threats', days: 0 })
  const { bans } = (await ask('/bans')) as { readonly bans: readonly BanInfo[] }
  return [report, message, bans[0]?.id ?? '', ...reports.map(({ id }) => id).filter((id) => id !== report)]
}

const DRAFT = zoneText({ ...emptyDraft, title: 'Nothing yet' })

/** Ana has published a zone, which Eve has reported, and draws another one: the ids of both. */
async function zonesOf(ana: Visitor, eve: Visitor): Promise<readonly string[]> {
  const ids: string[] = []
  for (const text of [zones[0]?.text, DRAFT]) {
    const made = await ana.post('/api/documents', { game: 'escape', kind: 'zone', text })
    ids.push((made.body as DocumentInfo).id)
  }
  await ana.post(`/api/documents/${ids[0]}/publish`, { version: 1 })
  await eve.post(`/api/documents/${ids[0]}/report`, { reason: 'spam' })
  return ids
}

export async function scene(
  { open: openStore, dump }: Base,
  options: Pick<ServerOptions, 'limits'> = {},
): Promise<Scene> {
  const faults: string[] = []
  const note = (about: unknown, what?: string): void => void faults.push(`${what} ${JSON.stringify(about)}`)
  const quiet = (): void => {}
  const log = { error: note, warn: note, info: quiet } as unknown as Log
  const store = await openStore()
  // Nothing happens automatically, so that every change was asked for.
  const server = await serve({ store, log, pause: 1e8, botPace: 1e6, adminToken: TOKEN, ...options })
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const host = async (game: string, setting: object, listed: boolean): Promise<TableInfo> => {
    const request = { game, setting, listed, terms: { pace: 'untimed' }, playNow: false }
    return (await ana.post('/api/tables', request)).body as TableInfo
  }
  const start = async (table: TableInfo): Promise<TableInfo> => {
    await bob.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
    return (await ana.post(`/api/tables/${table.id}/start`)).body as TableInfo
  }
  const running = await start(await host('toy', TOY(2), false))
  const listed = await start(await host('escape', GALILEI(2), true))
  const open = await host('toy', TOY(2), true)
  const page = ana.open(running.id, toy)
  await page.until(() => page.state() !== undefined)
  const drawn = await zonesOf(ana, eve)
  const filed = [...(await caseFor(server, listed, eve)), ...drawn]
  const words = [
    ...filed,
    running.id,
    listed.id,
    open.id,
    open.invite,
    DRAFT,
    'zone',
    'toy',
    'escape',
    'lay',
    'dare',
    'lay1',
    'suspect',
    'some-choice-id',
  ]
  return { server, ana, bob, eve, running, listed, open, words, filed, stored: () => dump(store), faults }
}
