import type { Figure } from '../measure.ts'
import { BUDGET } from '../sizes.ts'
import { CONTENDERS, type ContenderId } from './contenders.ts'
import { doubtAbout, type Row } from './row.ts'

/** Selva's toy against the floor and the limit, by the number of tables. */
const RATIOS: { readonly [tables: number]: { readonly floor: number; readonly limit: number } | undefined } = {
  20: { floor: 1.25, limit: 0.5 },
  100: { floor: 1.5, limit: 0.6 },
}
/** Microseconds of CPU a choice of the toy. */
const CPU_AT: { readonly [tables: number]: number | undefined } = { 20: 55 }
const CLOCKED = 0.9
const P99_AT_HALF_LOAD = 10
const REJOIN = 10_000

type RowBudget = Pick<Figure, 'budget'>
const atLeast = (n: number | undefined): RowBudget => (n === undefined ? {} : { budget: { atLeast: n } })
const atMost = (n: number | undefined): RowBudget => (n === undefined ? {} : { budget: { atMost: n } })

/** The figures that have a budget, of the rows there are: all at one number of tables. */
export function budgetsOf(rows: readonly Row[], tables: number): readonly Figure[] {
  const rowAt = (id: ContenderId): Row | undefined => rows.find((one) => one.id === id)
  const ratio = (what: string, of: ContenderId, to: ContenderId, budget: RowBudget): readonly Figure[] => {
    const [above, below] = [rowAt(of), rowAt(to)]
    if (above === undefined || below === undefined) return []
    return [
      { what, value: above.rate.median / below.rate.median, unit: '×', ...budget, doubt: doubtAbout(above, below) },
      { what: `${what}, by CPU a choice`, value: below.cpu.median / above.cpu.median, unit: '×' },
    ]
  }
  const toy = rowAt('toy')
  const played = rows.filter(({ id }) => CONTENDERS.some((one) => one.id === id && one.durable))
  return [
    ...ratio('Selva / floor', 'toy', 'floor', atLeast(RATIOS[tables]?.floor)),
    ...ratio('Selva / limit', 'toy', 'limit', atLeast(RATIOS[tables]?.limit)),
    ...ratio('clocks of seconds / none', 'toy-relaxed', 'toy', atLeast(CLOCKED)),
    ...ratio('clocks of days / none', 'toy-days', 'toy', atLeast(CLOCKED)),
    ...ratio('Escape, clocks of seconds / none', 'escape-relaxed', 'escape', atLeast(CLOCKED)),
    ...ratio('durable / nothing made durable', 'toy', 'toy-no-sync', {}),
    ...ratio('a judge that gives way / none', 'toy-judge', 'toy', atLeast(CLOCKED)),
    ...ratio('a judge that never gives way / none', 'toy-judge-busy', 'toy', {}),
    ...(toy === undefined
      ? []
      : [
          {
            what: 'CPU a choice, toy',
            value: toy.cpu.median,
            unit: 'µs',
            ...atMost(CPU_AT[tables]),
            doubt: doubtAbout(toy),
          },
          { what: 'a choice to a client, toy', value: toy.bytes, unit: 'B', ...atMost(BUDGET) },
          { what: 'a rejoin in the middle of a long game', value: toy.rejoin, unit: 'B', ...atMost(REJOIN) },
        ]),
    ...played.map((row) => ({
      what: `p99 at half load, ${row.title}`,
      value: row.half.p99,
      unit: 'ms',
      doubt: doubtAbout(row),
      // A judge that never gives way is there to compare with; no server has one.
      ...(row.id === 'toy-judge-busy' ? {} : atMost(P99_AT_HALF_LOAD)),
    })),
  ]
}
