import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

// A function longer than this is hard to hold in one's head: it becomes a class with hidden fields.
const MOST_LINES = 120

/**
 * Functions that may be longer, and why. An entry that is no longer needed fails too. `evolve` is one plain switch with
 * a case for each kind of fact, in the order of `facts.ts`: a reader looks up one case, and no case knows another.
 */
const MAY_BE_LONG: readonly string[] = ['escape/src/evolve.ts: evolve', 'stay-away/src/evolve.ts: evolve']

type Node = { readonly type: string; readonly start: number; readonly end: number }

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** A function's own name, or the name of the variable or property that it is given to. */
function nameOf(node: Record<string, unknown>, parent: Record<string, unknown> | undefined): string {
  for (const named of [node['id'], parent?.['id'], parent?.['key']])
    if (isNode(named) && typeof named['name'] === 'string') return named['name']
  return 'a function without a name'
}

type Found = { readonly name: string; readonly lines: number }

/** Every function of a source, with its length. */
function functionsIn(file: string, source: string): readonly Found[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Found[] = []
  function look(value: unknown, parent: Record<string, unknown> | undefined): void {
    if (Array.isArray(value)) for (const one of value) look(one, parent)
    if (!isNode(value)) return
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type))
      found.push({ name: nameOf(value, parent), lines: source.slice(value.start, value.end).split('\n').length })
    for (const child of Object.values(value)) look(child, value)
  }
  look(program, undefined)
  return found
}

const PACKAGES = join(root, 'packages')

const sources = readdirSync(PACKAGES).flatMap((name) =>
  readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`),
)

const tooLong = sources.flatMap((file) =>
  functionsIn(file, readFileSync(join(PACKAGES, file), 'utf8'))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ name }) => `${file}: ${name}`),
)

test(`no function has more than ${MOST_LINES} lines`, () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(tooLong.toSorted()).toEqual(MAY_BE_LONG.toSorted())
})

test('a long function is found wherever it stands, with the types of TypeScript around it', () => {
  const body = `{\n${'  work()\n'.repeat(MOST_LINES)}}`
  const source = `export function one(a: number): void ${body}
const two = async <T extends object>(a: T): Promise<void> => ${body}
const three = { four(this: Map<string, number>) ${body}, five: () => (${body.replace('{', '[').replaceAll('work()', 'work(),').replace(/\}$/, ']')}) } satisfies object
const six = () => { work() }
`
  const long = functionsIn('source.ts', source).filter(({ lines }) => lines > MOST_LINES)
  expect(long.map(({ name }) => name)).toEqual(['one', 'two', 'four', 'five'])
})
