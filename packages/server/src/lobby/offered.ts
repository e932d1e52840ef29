import type { TableId } from '../base/ids.ts'
import type { Store } from '../store/store.ts'

/** Most addresses remembered; beyond that the one that has been quiet for longest is forgotten. */
const MOST_ADDRESSES = 10_000

/** Tables in the public list, by the address they come from. Kept in memory and stored nowhere. */
export type Offered = {
  /** One more table of an address in the list; false if it has that many already. */
  take(address: string, table: TableId, most: number): Promise<boolean>
}

export function offeredFrom(store: Pick<Store, 'table'>): Offered {
  const offered = new Map<string, Set<TableId>>()

  function of(address: string): Set<TableId> {
    const known = offered.get(address) ?? new Set()
    offered.delete(address)
    offered.set(address, known)
    const [quiet] = offered.keys()
    if (offered.size > MOST_ADDRESSES && quiet !== undefined) offered.delete(quiet)
    return known
  }

  return {
    async take(address, table, most) {
      const tables = of(address)
      if (tables.size >= most)
        for (const id of [...tables]) {
          const status = (await store.table(id))?.status
          if (status !== 'open' && status !== 'running') tables.delete(id)
        }
      if (tables.size >= most) return false
      tables.add(table)
      return true
    },
  }
}
