import { type Lane, laneOf, type ScriptedGame } from './lane.ts'
import { driver } from './pacing.ts'
import { pauseWatch } from './pauses.ts'
import type { Deal, FromLoad, Played, Task } from './peer.ts'
import { rejoinBytes } from './rejoin.ts'
import { type ScriptedChoice, scriptFrom, scriptOfBare, scriptOfFanout } from './script.ts'
import { pagesAt, seatAll } from './seating.ts'
import type { SeatedTable } from './sit-down.ts'

/** Choices a second for which enough are prepared: more than any server here takes. */
const MOST_A_SECOND: { readonly [P in Played]: number } = { toy: 25_000, escape: 15_000 }
/** Choices of a game that is not even long. The toy has no end. */
const CHOICES_A_GAME: { readonly [P in Played]: number } = { toy: Number.POSITIVE_INFINITY, escape: 550 }
/** Seconds, and choices: on a machine that is shared it takes longer until the code is compiled. */
const WARM = 1
const WARM_CHOICES = 10_000
/** Half load settles sooner: everything is warm by then. */
const SETTLE = 0.3
/** The time at half load, in parts of the time at full load. */
const HALF = 1 / 2

const tell = (message: FromLoad): void => void process.send?.(message)
const answered = <T>(): Promise<T> =>
  new Promise((resolve) => process.once('message', (message) => resolve(message as T)))

function failed(why: string): void {
  console.error(`the load failed: ${why}`)
  process.exit(1)
}

/** The most choices that one table may make in the whole run. */
const choicesATable = ({ played, seconds, tables }: Task): number =>
  Math.ceil(((WARM + seconds + (SETTLE + seconds * HALF) / 2) * MOST_A_SECOND[played]) / tables)

/** The script of each table, by its name. */
function scriptsOf(task: Task, deals: readonly Deal[]): (table: string) => readonly ScriptedChoice[] {
  const { manner, played } = task
  const most = choicesATable(task)
  const shared = manner === 'bare' ? scriptOfBare(most) : manner === 'fanout' ? scriptOfFanout() : []
  const byTable = new Map(deals.map((deal) => [deal.table, deal]))
  return (table) => {
    const deal = byTable.get(table)
    return deal === undefined ? shared : scriptFrom(played, deal, most)
  }
}

type Told = Pick<ReturnType<typeof driver>, 'done' | 'came'>

/** Connects the pages of all games of one lane. */
async function connectLane(
  task: Task,
  seated: readonly SeatedTable[],
  scriptAt: (table: string) => readonly ScriptedChoice[],
  { done, came }: Told,
): Promise<Lane> {
  let lane: Lane | undefined
  const games: ScriptedGame[] = []
  for (const [game, { table, places }] of seated.entries()) {
    const heard = (counted: number, bytes: number): void => {
      came(bytes)
      lane?.heard(counted, game)
    }
    games.push({ pages: await pagesAt(places, task, { heard, failed }), script: scriptAt(table) })
  }
  lane = laneOf({
    games,
    acknowledged: task.manner === 'selva',
    endless: task.manner === 'fanout',
    done,
    ranOut: () => failed('a table has no more choices to make'),
  })
  return lane
}

async function run(task: Task): Promise<void> {
  const { manner, played, tables, seconds } = task
  const games = Math.ceil(choicesATable(task) / CHOICES_A_GAME[played]) || 1
  const seated = await seatAll(task, tables * games)
  const deals = answered<readonly Deal[]>()
  tell({ at: 'seated', tables: manner === 'selva' ? seated.map(({ table }) => table) : [] })
  const scriptAt = scriptsOf(task, await deals)
  const { done, came, full, paced, stop, warmedUp, measured } = driver()
  const lanes: Lane[] = []
  for (let i = 0; i < seated.length; i += games)
    lanes.push(await connectLane(task, seated.slice(i, i + games), scriptAt, { done, came }))
  globalThis.gc?.()

  full(lanes)
  await warmedUp(WARM, WARM_CHOICES)
  tell({ at: 'begin' })
  const whole = await measured(seconds)
  tell({ at: 'full', full: whole })
  paced(lanes, whole.choices / whole.seconds / 2)
  await warmedUp(SETTLE, 0)
  tell({ at: 'half' })
  const paused = pauseWatch()
  const half = await measured(seconds * HALF)
  const pauses = paused()
  stop()
  const [place] = seated[0]?.places ?? []
  const rejoin = manner === 'selva' && played === 'toy' && place !== undefined ? await rejoinBytes(place) : 0
  // The line is cut only when the figures have gone through it; with the process its pages go.
  process.send?.({ at: 'done', half, pauses, rejoin } satisfies FromLoad, undefined, {}, () => process.exit())
}

// Also when the bench itself has ended in the middle of a run.
process.once('disconnect', () => process.exit())
run(await answered<Task>()).catch((error: unknown) => failed(String(error)))
