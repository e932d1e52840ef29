import { writeFileSync } from 'node:fs'
import { report } from './measure.ts'
import type { BenchOptions } from './options.ts'
import { writePlots } from './plot.ts'
import { budgetsOf } from './server/budgets.ts'
import { CONTENDERS, type Contender, wantedRows } from './server/contenders.ts'
import { SEATS } from './server/peer.ts'
import { serverPlots } from './server/plots.ts'
import { printRows, type Row, rowOf } from './server/row.ts'
import { bytesASeat, pinned, type Run, runOf } from './server/run.ts'

const TABLES = [20, 100]
const REPEAT = 3
/** The bytes of our frames on the mean, where a run without Selva has none to measure. */
const USUAL_BYTES = 75

/** Each contender once, then each again: a slow minute of the machine falls upon all of them. */
async function rowsAt(
  tables: number,
  wanted: readonly Contender[],
  { seconds, repeat }: { readonly seconds: number; readonly repeat: number },
): Promise<readonly Row[]> {
  const runs = new Map<Contender, Run[]>(wanted.map((contender) => [contender, []]))
  let bytes = USUAL_BYTES
  for (let i = 0; i < repeat; i++) {
    for (const [contender, made] of runs) {
      const run = await runOf({ contender, tables, seconds, bytes })
      if (contender.id === 'toy') bytes = bytesASeat(run)
      made.push(run)
    }
  }
  return [...runs].map(([contender, made]) => rowOf(contender, tables, made))
}

/** Writes the figures and their pictures to the places that were named. */
function keep(
  rows: readonly Row[],
  {
    json,
    plots,
    seconds,
    repeat,
  }: Pick<BenchOptions, 'json' | 'plots'> & { readonly seconds: number; readonly repeat: number },
): void {
  const { platform, arch, versions } = process
  const figures = { bench: 'server', node: versions.node, platform, arch, seconds, repeat, rows }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, undefined, 2)}\n`)
  if (plots !== undefined) writePlots(plots, serverPlots(rows))
}

/** Selva beside a bare server that stores nothing, and beside the limit, in one run. */
export async function benchServer(seconds: number, options: BenchOptions): Promise<number> {
  const repeat = options.repeat ?? REPEAT
  const wanted = wantedRows(options)
  const sizes = options.tables ?? TABLES
  if (wanted.length < (options.only?.length ?? 1) || !(repeat >= 1) || !sizes.every((tables) => tables >= 1)) {
    console.error(`the rows are ${CONTENDERS.map(({ id }) => id).join(', ')}; tables and repeats are numbers from 1 on`)
    return 1
  }
  console.log(
    `server, ${SEATS} seats a table, closed loop, ${repeat} × ${seconds} s a row in turn, Node ${process.versions.node}`,
  )
  console.log(
    pinned ? 'server on core 0, load on core 1' : 'taskset is missing: server and load share the cores as they like',
  )
  let missed = 0
  const all: Row[] = []
  for (const tables of sizes) {
    console.log(`\n${tables} tables`)
    const rows = await rowsAt(tables, wanted, { seconds, repeat })
    printRows(rows)
    missed += report(`${tables} tables, budgets`, budgetsOf(rows, tables))
    all.push(...rows)
  }
  keep(all, { ...options, seconds, repeat })
  return missed
}
