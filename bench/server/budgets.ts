import type { Figure } from '../measure.ts'
import { BUDGET } from '../sizes.ts'
import type { ContenderId } from './contenders.ts'
import type { Row } from './row.ts'

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
  const row = (id: ContenderId): Row | undefined => rows.find((one) => one.id === id)
  const ratio = (what: string, of: ContenderId, to: ContenderId, budget: RowBudget): readonly Figure[] => {
    const [above, below] = [row(of), row(to)]
    if (above === undefined || below === undefined) return []
    return [
      { what, value: above.rate.median / below.rate.median, unit: '×', ...budget },
      { what: `${what}, by CPU a choice`, value: below.cpu.median / above.cpu.median, unit: '×' },
    ]
  }
  const toy = row('toy')
  const ownRows = rows.filter(({ id }) => id !== 'floor' && id !== 'limit')
  return [
    ...ratio('Selva / floor', 'toy', 'floor', atLeast(RATIOS[tables]?.floor)),
    ...ratio('Selva / limit', 'toy', 'limit', atLeast(RATIOS[tables]?.limit)),
    ...ratio('clocks of seconds / none', 'toy-relaxed', 'toy', atLeast(CLOCKED)),
    ...ratio('clocks of days / none', 'toy-days', 'toy', atLeast(CLOCKED)),
    ...(toy === undefined
      ? []
      : [
          { what: 'CPU a choice, toy', value: toy.cpu.median, unit: 'µs', ...atMost(CPU_AT[tables]) },
          { what: 'a choice to a client, toy', value: toy.bytes, unit: 'B', ...atMost(BUDGET) },
          { what: 'a rejoin in the middle of a long game', value: toy.rejoin, unit: 'B', ...atMost(REJOIN) },
        ]),
    ...ownRows.map(({ title, half }) => ({
      what: `p99 at half load, ${title}`,
      value: half.p99,
      unit: 'ms',
      ...atMost(P99_AT_HALF_LOAD),
    })),
  ]
}
