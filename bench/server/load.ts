import { seatsOf } from '@selva/core'
import type { Meanings } from './frames.ts'
import { type Lane, laneOf, type ScriptedGame } from './lane.ts'
import { driver } from './pacing.ts'
import { openPage, type Page } from './page.ts'
import { type Deal, type FromLoad, SEATS, type Task } from './peer.ts'
import { rejoinBytes } from './rejoin.ts'
import { GAMES, type ScriptedChoice, scriptFrom, scriptOfBare, scriptOfFanout } from './script.ts'
import { type PageLogin, type Seated, sitDown } from './sit-down.ts'

/** Choices that a table can be made to play: more than any server here takes in the time. */
const MOST_A_SECOND = 25_000
const WARM = 1
/** Half load settles sooner: everything is warm by then. */
const SETTLE = 0.3
/** Tables at which people sit down at the same time. */
const AT_ONCE = 10

const tell = (message: FromLoad): void => void process.send?.(message)
const answered = <T>(): Promise<T> =>
  new Promise((resolve) => process.once('message', (message) => resolve(message as T)))

function failed(why: string): void {
  console.error(`the load failed: ${why}`)
  process.exit(1)
}

/** `["f…` is news and `["o…` the acknowledgement of a choice; `["n…` refuses it. The rest tells of other things. */
const ofSelva: Meanings = (third) =>
  third === 0x66 || third === 0x6f ? 'counted' : third === 0x6e ? 'refused' : 'ignored'
const ofOthers: Meanings = () => 'counted'

const addressed = (url: string, name: string): Seated => ({
  table: name,
  places: seatsOf(SEATS).map((seat) => ({ address: `${url.replace('http', 'ws')}/${name}/${seat}`, cookie: '' })),
})

/** Runs a job for each of some things, several at a time, and keeps their order. */
async function each<A, B>(things: readonly A[], atOnce: number, job: (thing: A) => Promise<B>): Promise<readonly B[]> {
  const made: B[] = []
  for (let i = 0; i < things.length; i += atOnce)
    made.push(...(await Promise.all(things.slice(i, i + atOnce).map(job))))
  return made
}

/** Connects the pages of a table, and waits until each has heard of the deal. */
async function pagesAt(
  places: readonly PageLogin[],
  means: Meanings,
  heard: (counted: number, bytes: number) => void,
): Promise<readonly Page[]> {
  const dealt: Promise<void>[] = []
  const pages = places.map((place) => {
    const first = Promise.withResolvers<void>()
    dealt.push(first.promise)
    return openPage(place, {
      means,
      failed,
      heard(counted, bytes) {
        if (counted > 0) first.resolve()
        heard(counted, bytes)
      },
    })
  })
  const open = await Promise.all(pages)
  await Promise.all(dealt)
  return open
}

async function run(task: Task): Promise<void> {
  const { manner, url, played, pace, tables, seconds } = task
  const { game, setting } = GAMES[played]
  const numbers = Array.from({ length: tables }, (_, i) => i)
  const seated = await each(numbers, AT_ONCE, (i) =>
    manner === 'selva' ? sitDown(url, { game, setting, pace }) : Promise.resolve(addressed(url, `t${i}`)),
  )
  const deals = answered<readonly Deal[]>()
  tell({ at: 'seated', tables: manner === 'selva' ? seated.map(({ table }) => table) : [] })
  const most = Math.ceil(((WARM + seconds + SETTLE + seconds) * MOST_A_SECOND) / tables)
  const shared = manner === 'bare' ? scriptOfBare(most) : manner === 'fanout' ? scriptOfFanout() : []
  const byTable = new Map((await deals).map((deal) => [deal.table, deal]))
  const scriptAt = (table: string): readonly ScriptedChoice[] => {
    const deal = byTable.get(table)
    return deal === undefined ? shared : scriptFrom(played, deal, most)
  }

  const { done, came, full, paced, stop, measured } = driver()
  const lanes: Lane[] = []
  const pages: Page[] = []
  for (const { table, places } of seated) {
    let lane: Lane | undefined
    const open = await pagesAt(places, manner === 'selva' ? ofSelva : ofOthers, (counted, bytes) => {
      came(bytes)
      lane?.heard(counted)
    })
    pages.push(...open)
    const games: readonly ScriptedGame[] = [{ pages: open, script: scriptAt(table) }]
    lane = laneOf({
      games,
      acknowledged: manner === 'selva',
      endless: manner === 'fanout',
      done,
      ranOut: () => failed('a table has no more choices'),
    })
    lanes.push(lane)
  }
  globalThis.gc?.()

  full(lanes)
  await measured(WARM)
  tell({ at: 'begin' })
  const whole = await measured(seconds)
  tell({ at: 'full', full: whole })
  paced(lanes, whole.choices / whole.seconds / 2)
  await measured(SETTLE)
  const half = await measured(seconds)
  stop()
  const [place] = seated[0]?.places ?? []
  const rejoin = manner === 'selva' && played === 'toy' && place !== undefined ? await rejoinBytes(place) : 0
  for (const page of pages) page.close()
  // The line is cut only when the figures have gone through it.
  process.send?.({ at: 'done', half, rejoin } satisfies FromLoad, undefined, {}, () => process.disconnect?.())
}

run(await answered<Task>()).catch((error: unknown) => failed(String(error)))
