import { digest } from '@selva/core'
import type { PersonId } from '../people/person.ts'
import type { Store, StoredBatch } from '../store/store.ts'
import type { Table, TableId } from '../table/table.ts'

/** A store that lasts as long as the process: for tests that drive many tables. */
export function memoryStore(): Store {
  const logs = new Map<TableId, StoredBatch[]>()
  const tables = new Map<TableId, { table: Table; readonly seed: Uint8Array }>()
  const names = new Map<PersonId, string>()
  const secrets = new Map<string, Uint8Array>()
  const all = (): readonly Table[] => [...tables.values()].map(({ table }) => table).toSorted((a, b) => a.made - b.made)

  function add(batch: StoredBatch): boolean {
    const log = logs.get(batch.table) ?? []
    if (batch.n !== log.length) return false
    logs.set(batch.table, log)
    log.push(batch)
    return true
  }

  return {
    append: async (group) => group.map(add),
    batches: async (id) => [...(logs.get(id) ?? [])],
    addTable: async (table, seed) => void tables.set(table.id, { table, seed }),
    table: async (id) => tables.get(id)?.table,
    tableInvited: async (invited) => all().find(({ invite }) => digest(invite) === invited)?.id,
    tablesWith: async (status) => all().filter((table) => table.status === status),
    openTables: async (madeAfter, most) =>
      all()
        .filter(({ status, listed, made }) => status === 'open' && listed && made > madeAfter)
        .toReversed()
        .slice(0, most),
    async changeTable(table) {
      const row = tables.get(table.id)
      if (row?.table.version !== table.version) return false
      row.table = {
        ...row.table,
        status: table.status,
        host: table.host,
        seats: table.seats,
        version: table.version + 1,
      }
      return true
    },
    dropTable: async (id) => void tables.delete(id),
    seed: async (id) => tables.get(id)?.seed,
    name: async (person) => names.get(person),
    rename: async (person, name) => void names.set(person, name),
    async secret(purpose, fresh) {
      const bytes = secrets.get(purpose) ?? fresh
      secrets.set(purpose, bytes)
      return bytes
    },
    close: async () => {},
  }
}
