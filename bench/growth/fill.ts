import { randomBytes } from 'node:crypto'
import { fastChance, type GameRecord, isRefusal, open, seededChance, seedOf } from '@selva/core'
import { recordedGame } from '@selva/core/testing'
import { escape } from '@selva/escape'
import { DEFAULT_TERMS } from '@selva/protocol/terms'
import { openStore } from '@selva/server'

const SETTING = { zone: 'galilei', preset: 'basic', seats: 2 }
/** A game that a person has played to its end, as far as it is kept. */
const LONG = 200
/** The tables of one transaction. */
const TOGETHER = 500

type Store = Awaited<ReturnType<typeof openStore>>
type Statement = Parameters<Store['sql']['together']>[0][number]
type Batch = Parameters<Store['append']>[0][number]

export type FillOptions = {
  readonly stored: number
  /** Number of these that are unfinished. */
  readonly unfinished: number
  /** Number of these in which a bot is to move. */
  readonly moving: number
  /** Finished tables of this person, with whole games. */
  readonly mine: number
  readonly person: string
  /** The devices of people who will not come back. */
  readonly devices: number
}

/** An opening in which this seat begins. */
function openingFor(seat: 1 | 2): string {
  const setting = escape.setting(SETTING)
  if (isRefusal(setting)) throw new Error('no setting')
  for (let i = 0; ; i++) {
    const { facts, state } = open(escape, setting, seededChance(seedOf(`opening ${i}`), '0'))
    const batch = { n: 0, rulesVersion: escape.rulesVersion, facts }
    if (escape.awaits(state)[0] === seat) return JSON.stringify(batch)
  }
}

const SAT = JSON.stringify({
  n: 1,
  rulesVersion: escape.rulesVersion,
  facts: [
    { kind: 'sat', seat: 1, by: 'person' },
    { kind: 'sat', seat: 2, by: 'bot' },
  ],
})

function tableRows(id: string, person: string, status: string, made: number): readonly Statement[] {
  const table = [id, 'escape', JSON.stringify(SETTING), JSON.stringify({ ...DEFAULT_TERMS, pace: 'untimed' })]
  return [
    {
      text: `insert into tables (id, game, setting, terms, listed, status, host, invite, invited, arrangement, removed,
                                 rematch, made, version, since, owner, spectators, seed)
             values (?, ?, ?, ?, 1, ?, 1, ?, ?, '', '[]', '', ?, 1, 0, ?, 1, ?)`,
      values: [...table, status, id, `invited ${id}`, made, person, randomBytes(32)],
    },
    ...[1, 2].map((seat) => ({
      text: 'insert into seat (t, seat, holder, person, name, made) values (?, ?, ?, ?, ?, ?)',
      values: [id, seat, seat === 1 ? 'person' : 'bot', seat === 1 ? person : '', `Seat ${seat}`, made],
    })),
  ]
}

/** Stores statements and logs in portions, the n-th batches of many tables together. */
function writer(store: Store) {
  let statements: Statement[] = []
  let logs: (readonly Batch[])[] = []
  async function flush(): Promise<void> {
    await store.sql.together(statements)
    for (let n = 0; ; n++) {
      const group = logs.flatMap((log) => log[n] ?? [])
      if (group.length === 0) break
      await store.append(group)
    }
    statements = []
    logs = []
  }
  return {
    flush,
    async add(rows: readonly Statement[], log: readonly Batch[] = []): Promise<void> {
      statements.push(...rows)
      if (log.length > 0) logs.push(log)
      if (statements.length >= 4 * TOGETHER || logs.length >= TOGETHER) await flush()
    },
  }
}

const logOf = (table: string, bodies: readonly string[]): readonly Batch[] =>
  bodies.map((body, n) => ({ table: table as Batch['table'], n, choice: n === 0 ? '' : `choice-${n}`, body }))

/** Fills a data folder by rows, as years of play and an attack would have. */
export async function fill(folder: string, options: FillOptions): Promise<void> {
  const store = await openStore(folder)
  const { add, flush } = writer(store)
  const now = Date.now()
  const whole: GameRecord = recordedGame(escape, SETTING, fastChance(5), LONG)
  const bodies = whole.batches.map((batch) => JSON.stringify(batch))
  const [mine, theirs] = [openingFor(1), openingFor(2)]
  for (let i = 0; i < options.stored; i++) {
    const id = `table${String(i).padStart(8, '0')}`
    const made = now - i * 1000
    const own = i < options.mine
    const person = own ? options.person : `person${i % 20_000}`
    if (i < options.stored - options.unfinished) {
      const outcome = 'insert into outcome (t, seat, became, won, at) values (?, ?, ?, 1, ?)'
      await add(
        [...tableRows(id, person, 'over', made), { text: outcome, values: [id, 1, 'human', made] }],
        logOf(id, own ? bodies : bodies.slice(0, 3)),
      )
      continue
    }
    const moves = i >= options.stored - options.moving
    const note = 'insert into running (t, awaits, moves, at) values (?, ?, ?, ?)'
    await add(
      [...tableRows(id, person, 'running', made), { text: note, values: [id, moves ? '2' : '1', moves ? 1 : 0, now] }],
      logOf(id, [moves ? theirs : mine, SAT]),
    )
  }
  await flush()
  for (let i = 0; i < options.devices; i++)
    await add([
      {
        text: `insert into device (id, person, kind, made, seen, served) values (?, ?, '', ?, ?, ?)`,
        values: [`device${i}`, `person${i}`, now, now, 1],
      },
    ])
  await flush()
  await store.close()
}
