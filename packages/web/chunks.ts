import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const SOURCE = join(import.meta.dirname, 'src')
const PACKAGES = join(import.meta.dirname, '..')

/** The games of the client: every folder of the source with an entry for the register and a table. */
export const gameFolders: readonly string[] = readdirSync(SOURCE).filter((folder) =>
  ['index.ts', 'table.tsx'].every((file) => existsSync(join(SOURCE, folder, file))),
)

const MAIN = join(SOURCE, 'main.tsx')
const TABLE_PAGE = join(SOURCE, 'table', 'TablePage.tsx')
const HOME = join(SOURCE, 'pages', 'home', 'Home.tsx')

/** Code that decides, makes and checks a seed, or reads a scenario. It is not needed to play: a table does not load it. */
const CHECKS: readonly (readonly [string, RegExp])[] = [
  ['scenarios', /core\/src\/scenario-\w+\.ts$|\/src\/setting\/scenario-draft\.ts$/],
  ['seeded', /core\/src\/seeded\.ts$|@noble\/hashes/],
  ['checks', /core\/src\/(allowed-table-fact|chain|draws|log|play|record|recorded-draws|redact|seed|verify)\.ts$/],
]
/** Modules of the packages and of the bundler that every page needs; the rest of `core` goes with the table. */
const EVERYWHERE =
  /core\/src\/refusal\.ts$|client\/(player|rich-text)\.ts$|protocol\/src\/terms\.ts$|ui\/HelpButton\.tsx$|preload-helper/

/** Modules of the packages that every table needs. */
const AT_TABLES = /core\/src\/|protocol\/src\/clock-ledger\.ts$/

/** Words of a game that several of its catalogues share. */
const SPOKEN = /\/src\/([^/]+)\/way-out\.ts$/

/** Modules of rules that a table's screen asks, besides those by which it is played. */
const ASKED = ['arrival.ts', 'distance.ts', 'may.ts', 'seen-use.ts', 'sighting.ts']

/** The words of a language that every page loads: those of the client, and each game in a few of its own. */
const WORDS = /\/src\/(?:[^/]+\/card\/)?messages\/(\w\w)\.ts$/

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }
type Reached = ReadonlySet<string>

/** Modules whose imports say what they need: a package gives all it has by one name, and what nobody uses is left out. */
const isOwn = (id: string): boolean => id.startsWith(join(SOURCE, '/')) || id.includes('/node_modules/')

/** A module and everything that is loaded with it. */
function reachedFrom(graph: Graph, roots: readonly string[], isFollowed = isOwn): Reached {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    const info = graph.getModuleInfo(id)
    if (info === null || reached.has(id) || !isFollowed(id)) return
    reached.add(id)
    for (const next of info.importedIds) visit(next)
  }
  for (const root of roots) visit(root)
  return reached
}

/** The reach of every page that decides where a module is put. */
type Plan = {
  readonly main: Reached
  readonly tablePage: Reached
  readonly home: Reached
  readonly games: readonly {
    readonly game: string
    readonly table: Reached
    readonly host: Reached
    /** The modules of its rules without which no table can be played at. */
    readonly rules: Reached
  }[]
}

const inGame = (game: string, file: string): string => join(SOURCE, game, file)

/** The parts of a game that its entry loads, by the name of their file. */
const partsOf = (graph: Graph, game: string, name: RegExp): readonly string[] =>
  (graph.getModuleInfo(inGame(game, 'index.ts'))?.dynamicallyImportedIds ?? []).filter((id) => name.test(id))

/** The rules of a game that a table needs. Inside of a package every module imports only what it needs. */
function rulesOf(graph: Graph, game: string): Reached {
  const folder = join(PACKAGES, game, 'src', '/')
  const roots = ['table-game.ts', ...ASKED].map((file) => join(folder, file))
  return reachedFrom(graph, roots, (id) => id.startsWith(folder))
}

const planOf = (graph: Graph): Plan => ({
  main: reachedFrom(graph, [MAIN]),
  tablePage: reachedFrom(graph, [TABLE_PAGE]),
  home: reachedFrom(graph, [HOME, ...gameFolders.flatMap((game) => partsOf(graph, game, /Art\.tsx$/))]),
  games: gameFolders.map((game) => ({
    game,
    table: reachedFrom(graph, [inGame(game, 'table.tsx')]),
    host: reachedFrom(graph, partsOf(graph, game, /(Art|Host)\.tsx$|\/words\.ts$/)),
    rules: rulesOf(graph, game),
  })),
})

const plans = new WeakMap<Graph, Plan>()

/**
 * The file a module belongs to, since on a slow line each file is a wait: what every page needs is one file, what every
 * table needs another, and each game's table a third. What a table shares with the pages before it is a file of its own.
 */
function fileOf(id: string, graph: Graph): string | null {
  const check = CHECKS.find(([, test]) => test.test(id))
  if (check !== undefined) return check[0]
  const language = WORDS.exec(id)?.[1]
  if (language !== undefined) return `words-${language}`
  const plan = plans.get(graph) ?? planOf(graph)
  plans.set(graph, plan)
  const { main, tablePage, home, games } = plan
  if (main.has(id) || EVERYWHERE.test(id)) return 'client'
  const atTables = games.filter(({ table }) => table.has(id))
  if (tablePage.has(id) || atTables.length > 1 || AT_TABLES.test(id)) return 'table'
  const ruled = games.find(({ rules }) => rules.has(id))
  if (ruled !== undefined) return `${ruled.game}-shared`
  const spoken = SPOKEN.exec(id)?.[1]
  if (spoken !== undefined) return `${spoken}-shared`
  const [only] = atTables
  if (only === undefined) return home.has(id) ? 'home' : null
  if (id.startsWith(inGame(only.game, '/'))) return only.host.has(id) ? `${only.game}-shared` : only.game
  return home.has(id) ? 'client' : null
}

export const groups = [{ name: fileOf, debugName: 'by page' }]

/** Files that people wait for at their first visit: the home page and the tables. */
const AWAITED = new RegExp(`^assets/(home|table|${gameFolders.join('|')})-`)

/**
 * The files to fetch at once with a file, besides its styles: all that it imports where people wait for it. Every page
 * loads the list of these, so others name only themselves, and the browser finds their imports when it reads them.
 */
export const preloadsOf = (file: string, imports: readonly string[]): string[] =>
  AWAITED.test(file) ? [...imports] : [file]
