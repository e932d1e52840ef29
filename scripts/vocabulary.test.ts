import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './paths.mjs'

/** Names that were replaced. Each meant several things, or a thing that has a plain name. */
const RETIRED = [
  ...['Wish', 'Wishes', 'HostWish', 'ServerWishes', 'AppWishes', 'LeaseWishes', 'PostgresWishes', 'StageWishes'],
  ...['GuestWishes', 'HouseWishes', 'TableWishes', 'LinesWish', 'LessonWish', 'MindWish', 'useWish', 'wishes'],
  ...[
    'Belongings',
    'belongingsIn',
    'onAWhim',
    'Temper',
    'seasoned',
    'hung',
    'besides',
    'said',
    'lent',
    'callOff',
    'calm',
  ],
  ...[
    'mayKnock',
    'newDoors',
    'Doors',
    'Pass',
    'Errand',
    'LostMind',
    'keepHouse',
    'House',
    'become',
    'mayBecome',
    'depart',
  ],
  ...[
    'waysBackRoutes',
    'keepHere',
    'Keeper',
    'keeper',
    'Later',
    'later',
    'staged',
    'Seated',
    'the',
    'spelled',
    'restored',
  ],
  ...['Part', 'Told', 'Said', 'Place', 'Sitting', 'Playable', 'AtTable', 'Shown', 'Mind', 'Minds', 'Trouble'],
  ...[
    'WATCHERS',
    'PATIENCE',
    'handClock',
    'stageOf',
    'openHouse',
    'atHouse',
    'USUAL_TERMS',
    'MOST_SEATS',
    'LEAST_SEATS',
  ],
] as const

const files: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => /^(packages|bench|e2e|scripts)\/.*\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const DECLARED = /^export (?:declare )?(?:async )?(?:type|interface|class|function\*?|const|let) (\w+)/gm
const DESTRUCTURED = /^export const \{([^}]*)\} =/gm

/** The names a file exports by declaring them. */
function exportsOf(text: string): readonly string[] {
  const declared = [...text.matchAll(DECLARED)].map((match) => match[1] ?? '')
  const taken = [...text.matchAll(DESTRUCTURED)].flatMap((match) =>
    (match[1] ?? '').split(',').map((one) => one.split(':').at(-1)?.trim() ?? ''),
  )
  return [...declared, ...taken.filter((name) => name !== '')]
}

const exported: ReadonlyMap<string, string> = new Map(
  files.flatMap((file) => exportsOf(textOf(file)).map((name): [string, string] => [name, file])),
)

const ANYWHERE = /^(?:export )?(?:declare )?(?:async )?(?:type|interface|class|function\*?|const|let) (\w+)/gm
/** Every name that a file declares at its top level, exported or not. */
const declared: ReadonlySet<string> = new Set([
  ...exported.keys(),
  ...files.flatMap((file) => [...textOf(file).matchAll(ANYWHERE)].map((match) => match[1] ?? '')),
])

/** The names in the column "in code" of the vocabulary, each with its word. */
function namesIn(page: string): readonly { readonly word: string; readonly name: string }[] {
  return page.split('\n').flatMap((line) => {
    const [, word = '', , code = ''] = line.split('|').map((cell) => cell.trim())
    return [...code.matchAll(/`(\w+)`/g)].map((match) => ({ word, name: match[1] ?? '' }))
  })
}

const page = textOf('docs/vocabulary.md')
const names = namesIn(page)

describe('docs/vocabulary.md', () => {
  test('has words, and names for them', () => {
    expect(names.length).toBeGreaterThan(100)
  })
  test('names nothing that does not exist', () => {
    expect(names.filter(({ name }) => !declared.has(name))).toEqual([])
  })
  test('has every word once', () => {
    const words = page
      .split('\n')
      .filter((line) => /^\| [a-z]/i.test(line) && !/^\| (word|pattern) /.test(line))
      .map((line) => line.split('|')[1]?.trim() ?? '')
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  })
  test('retired names are exported nowhere', () => {
    expect(RETIRED.filter((name) => exported.has(name)).map((name) => `${name}: ${exported.get(name)}`)).toEqual([])
  })
})
