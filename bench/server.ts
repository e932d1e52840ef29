import { writeFileSync } from 'node:fs'
import { report } from './measure.ts'
import type { BenchOptions } from './options.ts'
import { budgetsOf } from './server/budgets.ts'
import { CONTENDERS, type Contender } from './server/contenders.ts'
import { SEATS } from './server/peer.ts'
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

/** Selva beside a bare server that stores nothing, and beside the limit, in one run. */
export async function benchServer(seconds: number, options: BenchOptions): Promise<number> {
  const repeat = options.repeat ?? REPEAT
  const wanted = CONTENDERS.filter(({ id }) => options.only?.includes(id) ?? true)
  console.log(
    `server, ${SEATS} seats a table, closed loop, ${repeat} × ${seconds} s a row in turn, Node ${process.versions.node}`,
  )
  console.log(
    pinned ? 'server on core 0, load on core 1' : 'taskset is missing: server and load share the cores as they like',
  )
  let missed = 0
  const all: Row[] = []
  for (const tables of options.tables ?? TABLES) {
    console.log(`\n${tables} tables`)
    const rows = await rowsAt(tables, wanted, { seconds, repeat })
    printRows(rows)
    missed += report(`${tables} tables, budgets`, budgetsOf(rows, tables))
    all.push(...rows)
  }
  if (options.json !== undefined) {
    const machine = { node: process.versions.node, platform: process.platform, arch: process.arch }
    writeFileSync(
      options.json,
      `${JSON.stringify({ bench: 'server', ...machine, seconds, repeat, rows: all }, null, 2)}\n`,
    )
  }
  return missed
}
