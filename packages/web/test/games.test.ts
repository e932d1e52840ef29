import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toy } from '@selva/core/toy'
import { GAME_IDS } from '@selva/protocol/games'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, test } from 'vitest'
import { toy as webToy } from '../src/toy/index.ts'
import { isNode, type Node, nodesIn, SOURCE } from './source.ts'

const root = join(SOURCE, '..', '..', '..')

/** The only places besides a game's own folders that may name a game: one line each. */
const REGISTERS = [
  'packages/protocol/src/games.ts',
  'packages/bots/src/games.ts',
  'packages/bots/src/lab/games.ts',
  'packages/bots/src/puzzle/index.ts',
  'packages/server/src/games/register.ts',
  'packages/cli/src/simulate/games.ts',
  'packages/cli/src/calibrations.ts',
  'packages/web/src/published-games.ts',
  'packages/web/src/development-games.ts',
]

/** The texts of a node: of a literal (imports have their address in one), of a template, of a key of an object. */
function textsOf(node: Node): readonly string[] {
  const { value, key, computed } = node
  if (node.type === 'Literal' && typeof value === 'string') return [value]
  if (node.type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value)
    return [String(value.raw)]
  if (node.type === 'Property' && computed === false && isNode(key) && key.type === 'Identifier')
    return [String(key['name'])]
  return []
}

/** A game's id as a word of its own: `stay-away`, `@selva/escape`, `host.escape`, `../toy/index.ts`. */
const names = (text: string, id: string): boolean => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)

/** A file is a game's own if it stands in a folder of that name, or bears the name itself (`toy-disguise.ts`). */
const isOwn = (file: string, id: string): boolean =>
  file.split('/').some((part) => part === id || part === `${id}.ts` || part.startsWith(`${id}-`))

/** Returns the places in which a file names a game that it should not know. */
function namedIn(file: string, text: string): readonly string[] {
  const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node
  const texts = [...nodesIn(tree)].flatMap(textsOf)
  return GAME_IDS.filter((id) => !isOwn(file, id)).flatMap((id) =>
    texts.filter((found) => names(found, id)).map((found) => `${file}: ${found}`),
  )
}

const sources = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name, 'src'))
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

describe('a game is named in its own folders and in the registers', () => {
  test('and nowhere else', () => {
    expect(sources.length).toBeGreaterThan(800)
    const found = sources
      .filter((file) => !REGISTERS.includes(file))
      .flatMap((file) => namedIn(file, readFileSync(join(root, file), 'utf8')))
    expect(found).toEqual([])
  })

  test('and every register names every game it is for', () => {
    for (const file of REGISTERS) {
      const text = readFileSync(join(root, file), 'utf8')
      expect(GAME_IDS.filter((id) => names(text, id)).length, `${file} is no register any more`).toBeGreaterThan(0)
    }
  })

  test.each([
    ["const isMine = (game: string) => game === 'escape'", 'escape'],
    ["import { stayAway } from '@selva/stay-away'", '@selva/stay-away'],
    ["export * from '../toy/index.ts'", '../toy/index.ts'],
    ["const load = () => import('./escape/table.tsx')", './escape/table.tsx'],
    ['const key = `host.escape.$' + '{name}`', 'host.escape.'],
    ['const CLOCKS = { escape: 120 }', 'escape'],
    ["const CLOCKS = { 'stay-away': 60 }", 'stay-away'],
  ])('the check sees %s', (text, found) => {
    expect(namedIn('packages/web/src/table/x.ts', text)).toEqual([`packages/web/src/table/x.ts: ${found}`])
  })

  test.each([
    "if (event.key === 'Escape') close()",
    'CSS.escape(key)',
    "const said = 'escaped by hatch 2, stay away'",
    '// escape',
  ])('the check lets pass %s', (text) => {
    expect(namedIn('packages/web/src/table/x.ts', text)).toEqual([])
  })
})

describe('docs/adding-a-game.md', () => {
  const page = readFileSync(join(root, 'docs', 'adding-a-game.md'), 'utf8')
  /** The first column of the tables, where the members are listed. */
  const listed = [...page.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, member]) => member),
  )

  test('lists every member of the contract, and of the entry of the client', () => {
    expect(listed).toEqual(expect.arrayContaining(Object.keys(toy)))
    expect(listed).toEqual(expect.arrayContaining(Object.keys(webToy)))
  })

  test('names every register', () => {
    for (const register of REGISTERS) expect(page).toContain(register)
  })

  test('quotes all the lines that the toy game has outside its folders: four', () => {
    const lines = REGISTERS.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => names(line, 'toy')),
    )
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(page).toContain(line)
  })
})
