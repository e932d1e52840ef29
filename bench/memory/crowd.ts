import { type Visitors, visitorsOf } from './guests.ts'
import { counts, openTable, type Table, watch } from './pages.ts'
import { type CrowdOrder, type CrowdReport, WEIGHED } from './task.ts'

/** Number of tables or pages that are opened at the same time. */
const AT_ONCE = 16

const tables: Table[] = []
const strangers: string[] = []
let url = ''
let visitors: Visitors = visitorsOf(url)

/** Does something this often, a few at the same time. */
async function often(times: number, run: (i: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    for (let i = next++; i < times; i = next++) await run(i)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const tableAt = (i: number): Table => {
  const table = tables[i % tables.length]
  if (table === undefined) throw new Error('there are no tables')
  return table
}

/** One choice at each table, evenly in time, whether the last one has come back or not. */
async function sample(perSecond: number): Promise<readonly number[]> {
  const from = performance.now()
  const all = tables.map(async (table, i) => {
    const due = from + (i / perSecond) * 1000
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, due - performance.now())))
    return table.play(1)
  })
  return (await Promise.all(all)).flat()
}

async function carryOut(order: CrowdOrder): Promise<readonly number[]> {
  switch (order.do) {
    case 'server':
      url = order.url
      visitors = visitorsOf(url)
      return []
    case 'tables':
      await often(order.tables, async () => {
        const { game, pace } = order
        tables.push(await openTable(url, game, await visitors.seatedTable({ game, setting: WEIGHED[game], pace })))
      })
      return []
    case 'guests':
      await often(order.guests, async () => void strangers.push(await visitors.guest()))
      return []
    case 'watch':
      await often(strangers.length, (i) => watch(url, tableAt(i), strangers[i] ?? ''))
      return []
    case 'tabs':
      await often(order.pages, (i) => {
        const table = tableAt(i)
        const seat = Math.floor(i / tables.length) % table.seated.cookies.length
        return watch(url, table, table.seated.cookies[seat] ?? '')
      })
      return []
    case 'play': {
      const some = tables.slice(order.from, order.from + order.tables)
      return (await Promise.all(some.map((table) => table.play(order.choices)))).flat()
    }
    case 'sample':
      return sample(order.perSecond)
    default:
      return order satisfies never
  }
}

process.on('message', async (order: CrowdOrder) => {
  const lags = await carryOut(order)
  const { up, closed, sent, done } = counts
  process.send?.({ tables: tables.length, up, closed, sent, done, lags } satisfies CrowdReport)
})
// It ends with the process that measures.
process.on('disconnect', () => process.exit(0))
