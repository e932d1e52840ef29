import { type AnyChoice, isRefusal } from '@selva/core'
import { inProcessPorts, inProcessTable, manualClock, memoryStore, personAt, randomBots } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { openPostgres } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { openRoom, type Room } from '../src/table/room.ts'
import { choicesIn } from './choices-in.ts'
import { GAMES, seat, TOY } from './games.ts'
import { postgres } from './postgres.ts'

const database = postgres()
const STORES = [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
] as const

/**
 * The same table twice in memory, as after a server that was taken for dead: one server at a time has the lease, and
 * still the log must not fork. And what a seat may lay.
 */
async function twice(store: Store): Promise<{ one: Room; other: Room; id: TableId; lay: (of: number) => AnyChoice }> {
  onTestFinished(() => store.close())
  const everybody = [seat(1), seat(2), seat(3)]
  const { room, table } = await inProcessTable({ game: 'toy', setting: TOY(3), people: everybody, games: GAMES, store })
  const ports = inProcessPorts({ store, games: GAMES, clock: manualClock(), bots: randomBots(GAMES) })
  const [opening] = await store.batches(table.id)
  const facts: readonly { seat: number; hand: readonly number[] }[] = JSON.parse(opening?.body ?? '').facts
  const lay = (of: number) => ({ do: 'lay', card: facts.find((fact) => fact.seat === of)?.hand[0] }) as AnyChoice
  return { one: room, other: await openRoom(ports, table), id: table.id, lay }
}

test.each(STORES)(
  'a copy of a table that comes second takes up what the other stored, and the table does not fork, in %s',
  async (_, open) => {
    const store = await open()
    const { one, other, id, lay } = await twice(store)
    const heard: string[] = []
    const joined = other.join(
      { person: personAt(3), invite: '', screen: false, send: (m) => heard.push(m), dismiss() {} },
      0,
    )
    expect(isRefusal(joined)).toBe(false)
    const before = heard.length
    expect(await one.submit(seat(1), { id: 'first-one', step: 'lay1', choice: lay(1) })).toBeUndefined()
    expect(heard).toHaveLength(before)
    const second = { id: 'second-one', step: 'lay1', choice: lay(2) }
    expect(await other.submit(seat(2), second)).toEqual({ refused: 'busy', about: '' })
    // Its own people have heard meanwhile what happened at the other copy.
    expect(heard).toHaveLength(before + 1)
    expect(await other.submit(seat(2), second)).toBeUndefined()
    expect((await choicesIn(store, id)).map(({ choice }) => choice)).toEqual(['first-one', 'second-one'])
    expect((await store.batches(id)).map(({ n }, i) => n - i)).toEqual([0, 0, 0, 0])
  },
)

test.each(STORES)('a choice sent again to another copy is acknowledged and played once, in %s', async (_, open) => {
  const store = await open()
  const { one, other, id, lay } = await twice(store)
  const message = { id: 'the-choice', step: 'lay1', choice: lay(1) }
  expect(await one.submit(seat(1), message)).toBeUndefined()
  expect(await other.submit(seat(1), message)).toBeUndefined()
  expect(await one.submit(seat(1), message)).toBeUndefined()
  expect(await choicesIn(store, id)).toHaveLength(1)
})
