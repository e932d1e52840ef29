import type { Plot, Point } from '../plot.ts'
import { CONTENDERS } from './contenders.ts'
import type { Row } from './row.ts'

/** One bar a contender, one colour a number of tables. */
function plotOf(rows: readonly Row[], title: string, unit: string, of: (row: Row) => Point): Plot {
  const there = CONTENDERS.filter(({ id }) => rows.some((row) => row.id === id))
  return {
    title,
    unit,
    kind: 'bars',
    labels: there.map((contender) => contender.title),
    series: [...Map.groupBy(rows, ({ tables }) => tables)].map(([tables, own]) => ({
      name: `${tables} tables`,
      points: there.map(({ id }) => {
        const row = own.find((one) => one.id === id)
        return row === undefined ? undefined : of(row)
      }),
    })),
  }
}

/** The pictures of this bench, by the names of their files. */
export const serverPlots = (rows: readonly Row[]): { readonly [name: string]: Plot } => ({
  'server-choices': plotOf(rows, 'Choices that all six seats have', 'a second', ({ rate }) => rate),
  'server-cpu': plotOf(rows, 'CPU of the server a choice', 'µs', ({ cpu }) => cpu),
  'server-p99': plotOf(rows, 'Until all six seats have a choice, p99 at half load', 'ms', ({ half }) => half.p99),
})
