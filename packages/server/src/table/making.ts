import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { NewTable } from '@selva/protocol'
import { newInvite, newTableId } from '../base/code.ts'
import type { PersonId } from '../base/ids.ts'
import { offeredFrom } from '../lobby/offered.ts'
import { bansIn } from '../store/rows/bans.ts'
import { documentsIn } from '../store/rows/documents.ts'
import { type ExpectedBot, NOBODY, type Table } from '../store/rows/table.ts'
import type { Ports } from './ports.ts'
import { newQueues } from './queues.ts'
import type { Registry } from './registry.ts'
import type { Room } from './room.ts'
import { checkedRules, type RulesRequest } from './rules-request.ts'
import { documentsFor } from './wanted-documents.ts'

/** A new table as it is asked for; nothing of it is checked yet. */
export type TableRequest = Pick<NewTable, 'game' | 'listed'> &
  RulesRequest & {
    /** The bots that take the last seats. */
    readonly bots?: readonly ExpectedBot[]
    /** The side that the host, alone with bots, asks for; empty for none. */
    readonly side?: string | undefined
    /** A position to open with, as the game's `arrange` reads it. */
    readonly arrangement?: unknown
    /** The address it comes from, as limits count addresses. */
    readonly from?: string
  }

/** Makes a table; without a host, the first person who sits down is its host. */
export type MakeTable = (draft: TableRequest, host: PersonId | undefined) => Promise<Room | Refusal>

export function tableMaker(ports: Ports, registry: Registry): MakeTable {
  const { store, clock, uptime, limits } = ports
  const bans = bansIn(store.sql)
  const rows = documentsIn(store.sql)
  const offered = offeredFrom(store)
  /** One table after the other of each host, so that counting them is exact. */
  const hosting = newQueues()

  /** Why this host may not open another table now. */
  async function mayHost(host: PersonId): Promise<Refusal | undefined> {
    if (await bans.isBanned(host, clock.now())) return refuse('banned')
    return (await store.openOf(host)) < limits.openTables ? undefined : refuse('openTables', limits.openTables)
  }

  async function add(draft: TableRequest, host: PersonId | undefined): Promise<Room | Refusal> {
    if (registry.closed()) return refuse('closing')
    const sound = checkedRules(ports, draft)
    if (isRefusal(sound)) return sound
    const { seats, read, ...wanted } = sound
    const { listed, bots = [], side = '' } = draft
    if (side !== '' && !read.game.sides.includes(side)) return refuse('setting', `side ${side}`)
    const documents = await documentsFor(rows, ports.masked, draft.documents ?? [], { ...read, host })
    if (isRefusal(documents)) return documents
    const id = newTableId()
    const { from } = draft
    if (listed && from !== undefined && !(await offered.take(from, id, limits.addressListed))) return refuse('tooMany')
    const table: Table = {
      ...wanted,
      listed,
      side,
      documents,
      id,
      status: 'open',
      host: host === undefined ? 0 : 1,
      seats: Array.from({ length: seats }, (_, i) =>
        i === 0 && host !== undefined
          ? { by: 'person', person: host, name: '' }
          : { ...NOBODY, ...bots[i - (seats - bots.length)] },
      ),
      invite: newInvite(),
      removed: [],
      rematch: '',
      made: clock.now(),
      since: uptime.now(),
      version: 0,
    }
    await store.addTable(table, randomBytes(32))
    ports.listChanged()
    return (await registry.find(id)) ?? refuse('busy')
  }

  return (draft, host) =>
    host === undefined
      ? add(draft, undefined)
      : hosting(host, async () => (await mayHost(host)) ?? (await add(draft, host)))
}
