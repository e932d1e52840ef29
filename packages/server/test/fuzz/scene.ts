import { toy } from '@selva/core/toy'
import type { Server } from '@selva/server'
import { memoryStore, type Visitor, visit } from '@selva/server/testing'
import type { Log } from '../../src/log.ts'
import type { TableInfo } from '../../src/protocol.ts'
import type { Store } from '../../src/store/store.ts'
import { TOY } from '../games.ts'
import { serve } from '../serve.ts'

const ROUNDS = { quick: 1, full: 5, nightly: 30 } as const
const level = process.env['SELVA_TEST']
/** The attempts come in rounds, each at a fresh server: so many, by how thorough the tests are meant to be. */
export const rounds: readonly number[] = Array.from(
  { length: ROUNDS[level === 'full' || level === 'nightly' ? level : 'quick'] },
  (_, i) => i + 1,
)

/** A server in the middle of its day, and everything about it that must not change. */
export type Scene = {
  readonly server: Server
  readonly ana: Visitor
  readonly bob: Visitor
  readonly eve: Visitor
  /** Ana and Bob play; nobody else may know. */
  readonly running: TableInfo
  /** Ana waits for guests. */
  readonly open: TableInfo
  /** What an attacker may have heard of. */
  readonly words: readonly string[]
  /** All that is stored. */
  stored(): Promise<string>
  /** What the server has complained of: a bug, if there is anything. */
  readonly faults: readonly string[]
}

async function dump(store: Store): Promise<string> {
  const tables = await store.sql.all<{ name: string }>(
    "select name from sqlite_master where type = 'table' order by name",
  )
  const rows = await Promise.all(tables.map(({ name }) => store.sql.all(`select * from "${name}"`)))
  return JSON.stringify([tables, rows])
}

export async function scene(): Promise<Scene> {
  const faults: string[] = []
  const note = (about: unknown, what?: string): void => void faults.push(`${what} ${JSON.stringify(about)}`)
  const quiet = (): void => {}
  const log = { error: note, warn: note, info: quiet } as unknown as Log
  const store = memoryStore()
  const server = await serve({ store, log })
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const host = async (listed: boolean): Promise<TableInfo> =>
    (await ana.post('/api/tables', { game: 'toy', setting: TOY(2), listed, playNow: false })).body as TableInfo
  const running = await host(false)
  await bob.post(`/api/tables/${running.id}/sit`, { invite: running.invite })
  await ana.post(`/api/tables/${running.id}/start`)
  const open = await host(true)
  const page = ana.open(running.id, toy)
  await page.until(() => page.state() !== undefined)
  const words = [running.id, open.id, open.invite, 'toy', 'escape', 'lay', 'dare', 'lay1', 'suspect', 'some-choice-id']
  return { server, ana, bob, eve, running, open, words, stored: () => dump(store), faults }
}
