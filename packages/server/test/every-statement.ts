import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Puzzle } from '@selva/bots/puzzle'
import { seedOf } from '@selva/core'
import { DEFAULT_TERMS, DOCUMENT_SORTS } from '@selva/protocol'
import { manualClock } from '@selva/server/testing'
import { newInvite } from '../src/base/code.ts'
import type { PersonId, Session, TableId } from '../src/base/ids.ts'
import { devicesIn } from '../src/people/devices.ts'
import { peopleOf } from '../src/people/people.ts'
import type { Engine } from '../src/store/engine/engine.ts'
import { storeHealth } from '../src/store/health.ts'
import { bansIn } from '../src/store/rows/bans.ts'
import { blocksIn } from '../src/store/rows/blocks.ts'
import { chatLinesIn } from '../src/store/rows/chat-lines.ts'
import { documentListsIn } from '../src/store/rows/document-lists.ts'
import { sweepDrafts } from '../src/store/rows/document-retention.ts'
import { documentsIn, type VersionRow } from '../src/store/rows/documents.ts'
import { figuresIn } from '../src/store/rows/figures.ts'
import { hiddenGamesIn } from '../src/store/rows/hidden-games.ts'
import { judgingIn } from '../src/store/rows/judging.ts'
import { mutesIn } from '../src/store/rows/mutes.ts'
import { notesIn } from '../src/store/rows/notes.ts'
import { oneTimeTokensIn } from '../src/store/rows/one-time-tokens.ts'
import { passkeysIn } from '../src/store/rows/passkeys.ts'
import { personSeatsIn } from '../src/store/rows/person-seats.ts'
import { personalDataIn } from '../src/store/rows/personal-data.ts'
import { puzzlesIn } from '../src/store/rows/puzzles.ts'
import { recoveryIn } from '../src/store/rows/recovery.ts'
import { reportsIn } from '../src/store/rows/reports.ts'
import { sweep } from '../src/store/rows/retention.ts'
import { sharesIn } from '../src/store/rows/shares.ts'
import { subscriptionsIn } from '../src/store/rows/subscriptions.ts'
import { NOBODY, type Table } from '../src/store/rows/table.ts'
import { uptimeIn } from '../src/store/rows/uptime.ts'
import { storeOver } from '../src/store/store.ts'
import { TOY } from './games.ts'

const PUZZLE: Puzzle = {
  asked: {
    ...{ game: 'escape', map: 'galilei', round: 1, hatches: [], name: 'Inês', as: 'alien', speed: 2, heard: [] },
    candidates: ['D08', 'D09', 'D10', 'E08', 'E09'],
  },
  explained: { best: 0, chances: [], heat: [], because: [] },
}
const DAY = 24 * 60 * 60 * 1000
const ana = 'ana' as PersonId
const bob = 'bob' as PersonId
const id = (name: string): TableId => name as TableId

/** The same engine, with a note of every statement it is asked for. */
export function listened(engine: Engine): { readonly engine: Engine; readonly texts: Set<string> } {
  const texts = new Set<string>()
  return {
    texts,
    engine: {
      ...engine,
      all: (text, values) => {
        texts.add(text)
        return engine.all(text, values)
      },
      run: (text, values) => {
        texts.add(text)
        return engine.run(text, values)
      },
      together: (statements) => {
        for (const { text } of statements) texts.add(text)
        return engine.together(statements)
      },
      forget: (table, besides) => {
        for (const { text } of besides) texts.add(text)
        return engine.forget(table, besides)
      },
    },
  }
}

const tableOf = (name: string, more: Partial<Table> = {}): Table => ({
  id: id(name),
  game: 'toy',
  setting: TOY(2),
  terms: DEFAULT_TERMS,
  listed: true,
  status: 'open',
  host: 1,
  seats: [{ by: 'person', person: ana, name: '' }, NOBODY],
  invite: newInvite(),
  arrangement: '',
  side: '',
  removed: [],
  rematch: '',
  documents: [],
  made: 5,
  since: 0,
  version: 0,
  ...more,
})

const VERSION: VersionRow = {
  hash: '',
  title: '',
  description: '',
  least: 0,
  most: 0,
  playable: 1,
  presets: ' ',
  look: '',
  body: '',
}

/** Asks an engine for everything that the server ever asks one for, each at least once. */
export async function askEverything(engine: Engine): Promise<void> {
  const store = storeOver(engine)
  const clock = manualClock(1000 * DAY)
  const uptime = await uptimeIn(engine, clock)
  await uptime.beat()
  await aboutTables()
  await aboutTalk()
  await aboutDocuments()
  await aboutPeople()

  async function aboutTables(): Promise<void> {
    for (const name of ['a', 'b']) await store.addTable(tableOf(name), seedOf(name))
    await store.table(id('a'))
    await store.tableInvited('nothing')
    await store.isKnownTo('a', ana, '')
    for (const status of ['open', 'running'] as const)
      await store.listedTables({ status, madeAfter: 0, most: 50, perHost: 3 })
    await store.openOf(ana)
    await store.changeTable(tableOf('a', { status: 'over' }))
    await store.changeDeal(tableOf('a', { version: 1 }), seedOf('other'))
    await store.seed(id('a'))
    await store.dropTable(id('b'))
    await store.runningNote(id('a'))
    await store.keepRunningNote(id('a'), { awaits: [], moves: true, at: 0 })
    await store.movingTables('', 10)
    await store.runningOf(ana, 0)
    await store.keepClocks(id('a'), { name: '', shared: false, left: [], bank: [] }, { charged: 0, due: 1 })
    await store.clocks(id('a'))
    await store.tablesDue(5, 10)
    await store.putOffClocks(id('a'), 9)
    await store.name(ana)
    await store.rename(ana, 'Ana')
    const sittings = personSeatsIn(engine)
    await sittings.noteEnd(id('a'), [{ seat: 1, as: 'human', won: true, at: 5 }])
    await sittings.of(ana, 100)
    await sittings.shared(ana, bob)
    await sittings.again(ana, [id('a')])
    await sittings.beside([{ id: id('a'), seat: 2 }])
    const figures = figuresIn(engine)
    const counted = { game: 'toy', rules: '', map: '', as: 'human', won: true, alone: false, counts: { won: 1 } }
    for (let i = 0; i < 101; i++) await figures.add(ana, { ...counted, table: id(`over${i}`), seat: 1, at: i })
    await figures.of(ana, 100)
    await figures.uncounted(ana, 100)
    await figures.ending(id('a'), 1)
    await figures.show(ana, false)
    await figures.show(ana, true)
    await figures.isShown(ana)
    const hidden = hiddenGamesIn(engine)
    await hidden.hide(ana, id('a'), true)
    await hidden.hide(ana, id('a'), false)
    await hidden.of(ana)
    const shares = sharesIn(engine)
    for (let i = 0; i < 101; i++) {
      await shares.add({ token: `token${i}`, table: id(`table${i}`), person: ana, at: i })
      await shares.name(id(`table${i}`), ana, true)
    }
    await shares.of(id('table1'))
    await shares.table('token1')
    await shares.named(id('table1'))
    await shares.drop(id('table1'), ana)
    const puzzles = puzzlesIn(engine)
    await puzzles.add('2026-01-1', PUZZLE)
    for (let i = 0; i < 101; i++) await puzzles.answer(`2026-01-${i}`, ana, 1, i)
    await puzzles.daysFrom('2026-01-01')
    await puzzles.one('2026-01-1', '2026-01-02', ana)
    await puzzles.before(undefined, '2026-01-02', ana, 10)
    await puzzles.counts('2026-01-1', 5)
    const notes = notesIn(engine)
    await notes.write(id('a'), ana, { version: 0, text: 'one' })
    await notes.write(id('a'), ana, { version: 1, text: 'two' })
    await notes.read(id('a'), ana)
    await sweep({
      store,
      uptime: 1000 * DAY,
      retention: { finished: 1, unstarted: 1 },
      inUse: () => false,
    })
  }

  async function aboutTalk(): Promise<void> {
    const said = chatLinesIn(engine)
    const line = { t: id('t'), id: 'one', channel: 'table', person: ana, seat: 1, name: 'Ana' } as const
    await said.add({ ...line, phrase: '', about: 0, body: 'a', at: 1, sent: 'sent-one' }, [7])
    await said.add({ ...line, phrase: '', about: 0, body: 'a', at: 1, sent: 'sent-one' }, [])
    await said.last(id('t'), 'table', 10)
    await said.after(id('t'), 0)
    await said.hide('one')
    await said.dropTable(id('t'))
    const mutes = mutesIn(engine)
    for (const on of [true, false]) await mutes.vote(id('t'), { person: ana, other: bob }, on)
    await mutes.votes(id('t'))
    await mutes.mute(id('t'), bob)
    await mutes.muted(id('t'))
    const reports = reportsIn(engine)
    const report = { id: 'r', table_id: id('t'), document: '', person: ana, reason: 'spam', note: '' } as const
    await reports.add({ ...report, status: 'open', at: 1, excerpt: '[]' })
    await reports.with('open', 10)
    await reports.one('r')
    await reports.resolve('r')
    await reports.openOf(ana)
    const blocks = blocksIn(engine)
    await blocks.add(ana, { id: 'block', other: bob, name: 'Bob', at: 1 })
    await blocks.of(ana)
    await blocks.lift(ana, 'block')
    const bans = bansIn(engine)
    await bans.add({ id: 'ban', person: bob, name: 'Bob', reason: '', at: 1, ends: 0 })
    await bans.isBanned(bob, 5)
    await bans.all()
    await bans.lift('ban')
  }

  async function aboutDocuments(): Promise<void> {
    const documents = documentsIn(engine)
    const at = { now: 1, uptime: 0 }
    const made = { parent: 'official-x', parent_version: 1, request_key: 'key' }
    const row = { id: 'd', game: 'toy', kind: 'zone', person: ana, ...made } as const
    await documents.add(row, VERSION, at)
    await documents.addVersion('d', ana, 1, VERSION, 1, at)
    await documents.one('d', ana)
    await documents.one('d', undefined, 1)
    await documents.author('d')
    await documents.tallies('d', ana)
    await documents.tallies('d', undefined, 1)
    await documents.madeBy(ana, 'key')
    await documents.countOf(ana)
    await documents.publish('d', ana, { version: 2, signed: '' }, 5)
    await store.endTable({ ...tableOf('a'), status: 'over', documents: [{ id: 'd', version: 2 }] }, true)
    const judging = judgingIn(engine)
    await judging.after({ at: 0, id: '' }, 10)
    await judging.text('d', 2)
    await judging.keep('d', 2, { verdict: '', tallies: '', judged: '1.1', balance: 0 })
    await documents.hide('d', true)
    const lists = documentListsIn(engine)
    const filter = { game: 'toy', kind: 'zone', words: ['a'], players: 4, preset: 'basic' }
    for (const parent of [undefined, 'official-x']) {
      for (const sort of DOCUMENT_SORTS) await lists.published(bob, sort, { ...filter, parent }, 10)
      await lists.of(ana, { ...filter, parent }, 10)
    }
    await documents.unpublish('d', ana, 5)
    await documents.drop('d', ana)
    await documents.add({ ...row, id: 'old' }, VERSION, at)
    await sweepDrafts({ sql: engine, uptime: 1000 * DAY, days: 1, stopped: () => false })
    // Portions after the first are asked for when there is more than one.
    for (let i = 0; i < 101; i++) await documents.add({ ...row, id: `d${i}` }, VERSION, at)
  }

  async function aboutPeople(): Promise<void> {
    await storeHealth(clock).fault(engine)
    const devices = devicesIn(engine, clock, { now: () => 0 })
    const device = await devices.add(ana, 'Firefox')
    await devices.personAt(device)
    await devices.of(ana)
    await devicesIn(engine, clock, { now: () => 2 * DAY }).touch(device)
    const session: Session = { device, person: ana }
    const subscriptions = subscriptionsIn(engine, clock)
    await subscriptions.add(session, { endpoint: 'https://push.example', p256dh: '', auth: '' })
    await subscriptions.has(device)
    await subscriptions.of(ana)
    await subscriptions.setWebhook(ana, 'https://hook.example')
    await subscriptions.webhookOf(ana)
    await subscriptions.drop(device)
    await devices.end(device, ana)
    await devices.add(ana, 'Firefox')
    await devicesIn(engine, clock, { now: () => 1000 * DAY }).forgetOld(() => false)
    const vouchers = oneTimeTokensIn(engine, clock)
    await vouchers.take('device', (await vouchers.issue('device', ana)).token)
    const recovery = recoveryIn(engine)
    const [code = ''] = await recovery.renew(ana)
    await recovery.left(ana)
    await recovery.take(code)
    const passkeys = passkeysIn(engine, clock)
    await passkeys.add({ id: 'key', person: ana, publicKey: '', counter: 0, transports: '' })
    await passkeys.find('key')
    await passkeys.of(ana)
    await passkeys.used('key', 1)
    await passkeys.drop('key', ana)
    // Portions after the first are asked for when there is more than one.
    for (let i = 0; i < 101; i++) {
      await notesIn(engine).write(id(`table${i}`), ana, { version: 0, text: '' })
      await chatLinesIn(engine).add(
        {
          t: id('t'),
          id: `${i}`,
          channel: 'out',
          person: ana,
          seat: 0,
          name: '',
          phrase: '',
          about: 0,
          body: '',
          at: 1,
          sent: `sent-${i}`,
        },
        [],
      )
    }
    for (const { of } of personalDataIn(engine)) for await (const _ of of(ana));
    const limits = { passkeys: 1, devices: 1 }
    const people = await peopleOf({ store, clock, uptime, publicUrl: undefined, masked: (text) => text, limits })
    await people.transferPersonalData(session, { ...session, person: bob })
    await people.forget(bob, 'a browser')
  }
}

/** Not of the server's own asking: what makes and copies databases, and what is written in another engine's words. */
const APART = /migrations|backup|postgres|testing/

const source = join(import.meta.dirname, '../src')
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !APART.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))

/** Every statement that stands in the source, as a pattern: a place where something is put in may be anything. */
export function statementsInSource(): readonly RegExp[] {
  const literals = texts.flatMap((text) =>
    [...text.matchAll(/(?<=[\s(:])(['`])\s*((?:select|insert|update|delete|with recursive)\s[^…]*?)\1/g)].map(
      (found) => found[2] ?? '',
    ),
  )
  return literals.map((literal) => {
    const parts = literal.split(/\$\{[^}]*\}/).map((part) =>
      part
        .trim()
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s+/g, '\\s+'),
    )
    return new RegExp(parts.join('\\s*[\\s\\S]*?\\s*'))
  })
}
