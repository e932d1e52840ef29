import type { Figure } from './measure.ts'
import { growth } from './memory/growth.ts'
import { type Rig, withRig } from './memory/rig.ts'
import { type CrowdOrder, SEATS, type ServerMemory, type WeighedGame } from './memory/task.ts'
import type { BenchOptions } from './options.ts'
import { resultsOf, type Section } from './results.ts'

/** Kilobytes. */
const CONNECTION = 20
const TABLE = 150
/**
 * Everything has run once before the server is weighed: compiled code is no memory of a table, nor is the thread that
 * copies the log of the store, which begins with the first write after two seconds.
 */
const WARM_UP = 20
const UNTIL_THE_LOG_IS_COPIED = 2500
/** Choices after which a game counts as being in its middle. */
const MIDDLE = 60
/** Choices a second at the full server, at one table after the other. */
const PACE = 200
/** A table with spectators has about this number. */
const SPECTATORS = 20
/** File descriptors that a process needs besides its sockets. */
const OWN_FILES = 200

const perPiece = (what: string, before: ServerMemory, after: ServerMemory, pieces: number, most: number): Figure[] => [
  {
    what: `${what}, resident`,
    value: (after.resident - before.resident) / pieces / 1024,
    unit: 'kB',
    budget: { atMost: most },
  },
  {
    what: `${what}, heap`,
    value: (after.heap - before.heap) / pieces / 1024,
    unit: 'kB',
    budget: { atMost: most },
  },
]

const warmUp = async (rig: Rig, game: WeighedGame, tables = WARM_UP): Promise<void> => {
  await rig.order({ do: 'tables', game, pace: 'oneDay', tables })
  await rig.order({ do: 'play', from: 0, tables, choices: MIDDLE })
  await new Promise((resolve) => setTimeout(resolve, UNTIL_THE_LOG_IS_COPIED))
  await rig.order({ do: 'play', from: 0, tables, choices: 1 })
  await rig.memory()
}

/** Pages that only listen, at tables at which nothing happens. Guests are made before, and not weighed. */
const idle = (
  what: string,
  connections: number,
  open: CrowdOrder,
  before: readonly CrowdOrder[] = [],
): Promise<readonly Figure[]> =>
  withRig(async (rig) => {
    await warmUp(rig, 'toy', Math.ceil(connections / SPECTATORS))
    for (const order of before) await rig.order(order)
    const empty = await rig.memory()
    await rig.order(open)
    return perPiece(what, empty, await rig.memory(), connections, CONNECTION)
  })

/** Live tables, all seats and their pages included. */
const live = (game: WeighedGame, name: string, tables: number): Promise<readonly Figure[]> =>
  withRig(async (rig) => {
    await warmUp(rig, game)
    const empty = await rig.memory()
    await rig.order({ do: 'tables', game, pace: 'oneDay', tables })
    const dealt = await rig.memory()
    await rig.order({ do: 'play', from: WARM_UP, tables, choices: MIDDLE })
    const middle = await rig.memory()
    return [
      ...perPiece(`a table of ${name}, dealt`, empty, dealt, tables, TABLE),
      ...perPiece(`a table of ${name}, after ${MIDDLE} choices`, empty, middle, tables, TABLE),
    ]
  })

/** One process with everything at once: is everything up, and does it still move? */
const full = (tables: number): Promise<Section> =>
  withRig(async (rig) => {
    const sockets = tables * SEATS
    await rig.order({ do: 'tables', game: 'toy', pace: 'oneDay', tables })
    const { resident, heap } = await rig.memory()
    const { tables: made, up, closed, sent, done, lags } = await rig.order({ do: 'sample', perSecond: PACE })
    const sorted = lags.toSorted((a, b) => a - b)
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0
    const figures: readonly Figure[] = [
      { what: 'tables', value: made, unit: '', budget: { atLeast: tables } },
      { what: 'pages that are up', value: up, unit: '', budget: { atLeast: sockets } },
      { what: 'pages lost', value: closed, unit: '', budget: { atMost: 0 } },
      { what: 'resident', value: resident / 2 ** 20, unit: 'MB' },
      { what: 'heap', value: heap / 2 ** 20, unit: 'MB' },
      { what: `choices at ${PACE} a second`, value: done, unit: '', budget: { atLeast: tables } },
      { what: 'choices lost', value: sent - done, unit: '', budget: { atMost: 0 } },
      { what: 'until all six seats have a choice, p50', value: at(0.5), unit: 'ms' },
      { what: 'until all six seats have a choice, p99', value: at(0.99), unit: 'ms' },
    ]
    return { title: `${tables} live tables, ${sockets} sockets in one process`, figures }
  })

/** The most files that a process may open here; unknown on some systems. */
function mostFiles(): number {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly hard: number | string } }
  }
  const hard = userLimits?.open_files?.hard
  return typeof hard === 'number' ? hard : Number.POSITIVE_INFINITY
}

/** Weighs a connection, a table and a long game, and holds thousands of tables in one process. */
export async function benchMemory(thousands: number, options: BenchOptions): Promise<number> {
  const tables = Math.ceil(thousands * 1000)
  const needed = tables * SEATS + OWN_FILES
  if (mostFiles() < needed)
    throw new Error(
      `${tables} tables need ${needed} open files in one process: raise the limit with ulimit -n ${needed}`,
    )
  console.log(`memory, after a collection, server in a process of its own, Node ${process.versions.node}`)
  const connections = tables
  const weighed = Math.ceil(tables / 10)
  const results = resultsOf('memory', options, {
    title: 'Memory of a page and of a table',
    unit: 'kB',
    label: (_, { what }) => what,
  })
  results.add({
    title: `${connections} idle pages, at tables at which nothing happens`,
    figures: [
      ...(await idle('a spectator', connections, { do: 'watch' }, [{ do: 'guests', guests: connections }])),
      ...(await idle('a page of a seated player', connections, { do: 'tabs', pages: connections })),
    ],
  })
  results.add({
    title: `${weighed} live tables of six seats and six pages`,
    figures: [...(await live('toy', 'the toy game', weighed)), ...(await live('escape', 'Escape Advanced', weighed))],
  })
  results.add(await full(tables))
  results.add(await growth())
  return results.finish()
}
