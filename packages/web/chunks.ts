import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const SOURCE = join(import.meta.dirname, 'src')

/** The games of the client: every folder of the source with an entry for the register and a table. */
export const gameFolders: readonly string[] = readdirSync(SOURCE).filter((folder) =>
  ['index.ts', 'table.tsx'].every((file) => existsSync(join(SOURCE, folder, file))),
)

const MAIN = join(SOURCE, 'main.tsx')
const TABLE_PAGE = join(SOURCE, 'table', 'TablePage.tsx')
const HOME = join(SOURCE, 'pages', 'home', 'Home.tsx')

/** Code that makes and checks a seed. It is not needed to play, so a table does not load it first. */
const CHECKS: readonly (readonly [string, RegExp])[] = [
  ['seeded', /core\/src\/seeded\.ts$|@noble\/hashes/],
  ['checks', /core\/src\/(chain|draws|record|seed|verify)\.ts$/],
]
/** Modules of the packages and of the bundler that every page needs; the rest of `core` goes with the table. */
const EVERYWHERE = /core\/src\/refusal\.ts$|protocol\/src\/terms\.ts$|preload-helper/

/** The words of a language that every page loads: those of the client, and each game in a few of its own. */
const WORDS = /\/src\/(?:[^/]+\/card\/)?messages\/(\w\w)\.ts$/

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }
type Reached = ReadonlySet<string>

/** Modules whose imports say what they need: a package gives all it has by one name, and what nobody uses is left out. */
const isOwn = (id: string): boolean => id.startsWith(join(SOURCE, '/')) || id.includes('/node_modules/')

/** A module and everything that is loaded with it. */
function reachedFrom(graph: Graph, roots: readonly string[]): Reached {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    const info = graph.getModuleInfo(id)
    if (info === null || reached.has(id) || !isOwn(id)) return
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
  readonly games: readonly { readonly game: string; readonly table: Reached; readonly host: Reached }[]
}

const inGame = (game: string, file: string): string => join(SOURCE, game, file)

/** The parts of a game that its entry loads, by the name of their file. */
const partsOf = (graph: Graph, game: string, name: RegExp): readonly string[] =>
  (graph.getModuleInfo(inGame(game, 'index.ts'))?.dynamicallyImportedIds ?? []).filter((id) => name.test(id))

const planOf = (graph: Graph): Plan => ({
  main: reachedFrom(graph, [MAIN]),
  tablePage: reachedFrom(graph, [TABLE_PAGE]),
  home: reachedFrom(graph, [HOME, ...gameFolders.flatMap((game) => partsOf(graph, game, /Art\.tsx$/))]),
  games: gameFolders.map((game) => ({
    game,
    table: reachedFrom(graph, [inGame(game, 'table.tsx')]),
    host: reachedFrom(graph, partsOf(graph, game, /(Art|Host)\.tsx$|\/words\.ts$/)),
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
  if (tablePage.has(id) || atTables.length > 1 || /core\/src\//.test(id)) return 'table'
  const [only] = atTables
  if (only === undefined) return home.has(id) ? 'home' : null
  if (id.startsWith(inGame(only.game, '/'))) return only.host.has(id) ? `${only.game}-shared` : only.game
  return home.has(id) ? 'client' : null
}

export const groups = [{ name: fileOf, debugName: 'by page' }]
