import { benchEngine } from './engine.ts'
import { benchServer } from './server.ts'

const benches: { readonly [name: string]: (seconds: number) => number | Promise<number> } = {
  engine: benchEngine,
  server: benchServer,
}

const [name = '', seconds = '3'] = process.argv.slice(2)
const bench = benches[name]
if (bench === undefined || !(Number(seconds) > 0)) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')} [seconds a figure]`)
  process.exitCode = 2
} else {
  const missed = await bench(Number(seconds))
  console.log(missed === 0 ? '\nall budgets held' : `\n${missed} budgets missed`)
}
