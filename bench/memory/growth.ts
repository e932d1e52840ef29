import type { Figure } from '../measure.ts'
import { spreadOf } from '../quantile.ts'
import type { Section } from '../results.ts'
import { type Rig, withRig } from './rig.ts'
import { SEATS } from './task.ts'

/** A round of the toy game is one choice of each seat, a dare and an answer: each window has the same mix. */
const ROUND = SEATS + 2
/** Choices after which the cost of the next ones is measured; each but the first is about a whole number of rounds. */
const POINTS = [10, 100, 1000, 2000] as const
const FIRST = Math.min(...POINTS)
/** Tables that play at the same time, and rounds that are measured at each point. */
const TABLES = 30
const REPETITIONS = 12

/** The points in an order that begins with another one each time: none is always the one that is measured first. */
const inTurn = (i: number): readonly number[] => POINTS.map((_, k) => (i + k) % POINTS.length)

/** Plays at some tables; the microseconds of the server for each choice. */
async function cost(rig: Rig, from: number, choices: number): Promise<number> {
  const before = await rig.computed()
  await rig.order({ do: 'play', from, tables: TABLES, choices })
  return ((await rig.computed()) - before) / TABLES / choices
}

/** Brings the tables of every point but the first where they are to be measured; the bytes of a batch on the way. */
async function prepare(rig: Rig): Promise<ReadonlyMap<number, number>> {
  const bytes = new Map<number, number>()
  const longest = (POINTS.length - 1) * TABLES
  for (const [i, point] of POINTS.slice(1).entries())
    await rig.order({
      do: 'play',
      from: (i + 1) * TABLES,
      tables: TABLES,
      choices: point === POINTS.at(-1) ? FIRST : point,
    })
  // The longest game alone is weighed on its way; nothing else grows meanwhile.
  let { heap } = await rig.memory()
  for (const [i, point] of POINTS.slice(1).entries()) {
    const choices = point - (POINTS[i] ?? 0)
    await rig.order({ do: 'play', from: longest, tables: TABLES, choices })
    const now = (await rig.memory()).heap
    bytes.set(point, (now - heap) / TABLES / choices)
    heap = now
  }
  return bytes
}

/** Is the two-thousandth choice of a game as cheap as the tenth? The points are measured in turn, again and again. */
export const growth = (): Promise<Section> =>
  withRig(async (rig) => {
    const made = TABLES * (POINTS.length + REPETITIONS)
    await rig.order({ do: 'tables', game: 'toy', pace: 'untimed', tables: made })
    const bytes = await prepare(rig)
    const costs: (readonly number[])[] = []
    for (let i = 0; i < REPETITIONS; i++) {
      const fresh = (POINTS.length + i) * TABLES
      await rig.order({ do: 'play', from: fresh, tables: TABLES, choices: FIRST })
      const measured: number[] = []
      for (const k of inTurn(i)) measured[k] = await cost(rig, k === 0 ? fresh : k * TABLES, ROUND)
      costs.push(measured)
    }
    const last = POINTS.length - 1
    /** The change within a repetition: what a slow minute of the machine costs falls upon both. */
    const grown = spreadOf(costs.map((measured) => (measured[last] ?? 0) / (measured[0] ?? 0)))
    const growth = `after ${POINTS[last]} / after ${FIRST}`
    const figures: readonly Figure[] = [
      ...POINTS.map((point, k) => {
        const { median, least, most } = spreadOf(costs.map((measured) => measured[k] ?? 0))
        return {
          what: `a choice after ${point} (${least.toFixed(0)}–${most.toFixed(0)})`,
          value: median,
          unit: 'µs CPU',
        }
      }),
      { what: growth, value: grown.median, unit: '×', budget: { atMost: 1.1 } },
      { what: `${growth}, least`, value: grown.least, unit: '×' },
      { what: `${growth}, most`, value: grown.most, unit: '×' },
      ...POINTS.slice(1).map((point, i) => ({
        what: `memory of a batch, from ${POINTS[i]} to ${point}`,
        value: bytes.get(point) ?? 0,
        unit: 'B',
      })),
    ]
    return { title: `one long game, ${TABLES} tables of six, medians of ${REPETITIONS} rounds each`, figures }
  })
