import { benchClient } from './client.ts'
import { benchEngine } from './engine.ts'
import { benchServer } from './server.ts'
import { benchSoak } from './soak.ts'
import { benchTable } from './table.ts'

const TEN_MINUTES = 10

/** Each with how long it takes unless told otherwise: seconds a figure, or minutes in all. */
const benches: {
  readonly [name: string]: readonly [run: (time: number) => number | Promise<number>, usual: number] | undefined
} = {
  engine: [benchEngine, 3],
  server: [benchServer, 3],
  table: [benchTable, 1],
  soak: [benchSoak, TEN_MINUTES],
  client: [benchClient, 3],
}

const [name = '', time] = process.argv.slice(2).filter((arg) => arg !== '--minutes')
const [bench, usual = 0] = (Object.hasOwn(benches, name) ? benches[name] : undefined) ?? []
const given = time === undefined ? usual : Number(time.replace('--minutes=', ''))
if (bench === undefined || !(given > 0)) {
  console.error('npm run bench -- engine|server|table|client [seconds a figure], or soak [--minutes 10]')
  process.exitCode = 2
} else {
  const missed = await bench(given)
  console.log(missed === 0 ? '\nall budgets held' : `\n${missed} budgets missed`)
}
