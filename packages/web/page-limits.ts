import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameFolders } from './chunks.ts'
import type { PageLimit } from './weigh-pages.ts'

/** Size limit of a table's page for one game in one language, in bytes on the wire. */
export const TABLE_LIMIT = 90_000
/** Size limit of the code every page loads: more means that it has begun to load what only some need. */
const EVERY_PAGE_LIMIT = 22_000
/** The same with the words of one language, which must not bring the table with them. */
const EVERY_PAGE_IN_WORDS_LIMIT = 28_000

const SOURCE = join(import.meta.dirname, 'src')
const LANGUAGES = readdirSync(join(SOURCE, 'messages')).map((file) => file.replace(/\.ts$/, ''))

/** The games that are built for players, without those in development. */
const published = readFileSync(join(SOURCE, 'published-games.ts'), 'utf8')
const GAMES = gameFolders.filter((game) => published.includes(`./${game}/index.ts`))

const modules = (...files: readonly string[]): readonly RegExp[] =>
  files.map((file) => new RegExp(`/src/${file.replaceAll('.', '\\.')}$`))

/** Files a game's table loads first: the client, the table, the game, and the words of one language. */
const tableOf = (game: string, language: string): PageLimit => ({
  page: `a table of ${game} in ${language}`,
  modules: modules(
    'main.tsx',
    'table/TablePage.tsx',
    `${game}/table.tsx`,
    `messages/${language}.ts`,
    `${game}/messages/${language}.ts`,
  ),
  atMost: TABLE_LIMIT,
})

export const PAGE_LIMITS: readonly PageLimit[] = [
  { page: 'every page', modules: modules('main.tsx'), atMost: EVERY_PAGE_LIMIT },
  ...LANGUAGES.map((language) => ({
    page: `every page in ${language}`,
    modules: modules('main.tsx', `messages/${language}.ts`),
    atMost: EVERY_PAGE_IN_WORDS_LIMIT,
  })),
  ...GAMES.flatMap((game) => LANGUAGES.map((language) => tableOf(game, language))),
]
