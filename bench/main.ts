import { endWithHelp } from '../scripts/help.mjs'
import { benchClient } from './client.ts'
import { benchEngine } from './engine.ts'
import { benchGrowth } from './growth.ts'
import { benchMemory } from './memory.ts'
import { type BenchOptions, commandLine } from './options.ts'
import { benchPeers } from './peers.ts'
import { benchServer } from './server.ts'
import { benchSiege } from './siege.ts'
import { benchSizes } from './sizes.ts'
import { benchSoak } from './soak.ts'
import { benchTable } from './table.ts'

const TEN_MINUTES = 10
/** Stored games, for the bench of a large database; live tables, for the bench of memory. */
const THOUSANDS = 100
const THOUSANDS_LIVE = 2

/** Each with how long it takes, or how large it is, unless told otherwise: seconds a figure, minutes, games. */
const benches: {
  readonly [name: string]:
    | readonly [run: (size: number, options: BenchOptions) => number | Promise<number>, usual: number]
    | undefined
} = {
  engine: [benchEngine, 3],
  server: [benchServer, 3],
  table: [benchTable, 1],
  soak: [benchSoak, TEN_MINUTES],
  siege: [benchSiege, TEN_MINUTES],
  client: [benchClient, 3],
  growth: [benchGrowth, THOUSANDS],
  sizes: [benchSizes, 30],
  memory: [benchMemory, THOUSANDS_LIVE],
  peers: [benchPeers, 5],
}

const USAGE = `npm run bench -- NAME [NUMBER]

Measures speed, sizes and memory, and compares the figures with their budgets.

  engine, client [SECONDS]     speed of the rules, or of the pages; seconds per figure (3)
                               also --json=FILE --plots=FOLDER, as for server, memory and peers
  server [--seconds=3]         speed of the server; also --tables=20,100 --only=toy,floor --repeat=3 --json=FILE
                               --plots=FOLDER; --judge compares it with and without the judge at work
  table [SECONDS]              loading a long game, and catching up with it (1)
  sizes [GAMES]                sizes of messages and stored games (30)
  growth [THOUSANDS]           start and speed with thousands of stored games (100)
  memory [THOUSANDS]           memory of pages and tables, and thousands of live tables at once (2); also --json=FILE
  peers [--seconds=5]          the toy game on boardgame.io and colyseus; also --tables=20 --only=boardgame,colyseus
                               --repeat=3 --json=FILE
  soak, siege [--minutes=10]   ten minutes of players, or of players and attackers`

endWithHelp(USAGE)
const { name, size, options } = commandLine(process.argv.slice(2))
const [bench, usual = 0] = (Object.hasOwn(benches, name) ? benches[name] : undefined) ?? []
const given = size ?? usual
if (bench === undefined || !(given > 0)) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const missed = await bench(given, options)
  console.log(missed === 0 ? '\nall budgets met' : `\n${missed} budgets missed`)
  process.exitCode = missed === 0 ? 0 : 1
}
