import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { plainSentence } from '../src/client/rich-text.ts'
import { catalogues, files, isNode, type Node, nodesIn, SOURCE } from './source.ts'

type Leaf = { readonly path: readonly string[]; readonly value: unknown }
const leaves = (value: unknown, path: readonly string[] = []): readonly Leaf[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [{ path, value }]

/** An argument for any parameter: a number, a word, a place, another player, or a list of one player or of one name. */
function anything(n: number): object {
  const another = { name: String(n), me: false, kind: 'sector', coord: String(n) }
  return Object.assign([Object.assign(Object(String(n)), another)], another)
}

/** Any argument will do: a sentence must come out, with what was put in. */
const spoken = (value: unknown): string =>
  typeof value === 'function'
    ? plainSentence(String(value(...Array.from({ length: value.length }, (_, i) => anything(i + 2)))))
    : String(value)

/** Sentences that take the rules of a table: `host.test.ts` and `house-rules.test.ts` render each of them. */
const takesRules = (folder: string, place: string): boolean =>
  (folder === 'escape/rules/messages' && place.endsWith('.with')) ||
  (folder === 'escape/messages' && /^(items\..*\.more|powers\.psychic)$/.test(place)) ||
  (folder === 'stay-away/messages' && /^cards\..*\.(line|more|example)$/.test(place))

const wordsOf = async (folder: string, code: string): Promise<readonly Leaf[]> =>
  leaves((await import(/* @vite-ignore */ join(SOURCE, folder, `${code}.ts`)))[code])

test('there is a catalogue of every part, and each is looked at', () => {
  expect(catalogues).toContain('messages')
  expect(catalogues).toContain('escape/book/messages')
  expect(catalogues.length).toBeGreaterThan(8)
})

describe.each(catalogues)('the catalogue %s', (folder) => {
  test.each(LANGUAGE_CODES)(
    'in %s has a sentence for everything and no other, and uses what completes it',
    async (code) => {
      const english = await wordsOf(folder, 'en')
      const own = await wordsOf(folder, code)
      expect(own.map(({ path }) => path.join('.'))).toEqual(english.map(({ path }) => path.join('.')))
      for (const [i, { path, value }] of own.entries()) {
        const source = english[i]?.value
        const place = path.join('.')
        expect(typeof value, place).toBe(typeof source)
        if (typeof value === 'function' && takesRules(folder, place)) continue
        if (Array.isArray(value) && Array.isArray(source)) expect(value.length, place).toBe(source.length)
        expect(spoken(value), place).toMatch(/\S/)
        expect(spoken(value), place).not.toMatch(/ {2}|—/)
        if (code !== 'en' && spoken(value).length > 24 && !spoken(value).startsWith('Escape from the Aliens'))
          expect(spoken(value), place).not.toBe(spoken(source))
        if (typeof source === 'function' && typeof value === 'function')
          for (let n = 2; n < 2 + source.length; n++) expect(spoken(value), place).toContain(String(n))
      }
    },
  )
})

/** One property access: by name, or by a name worked out when it runs. */
type Read = { readonly from: string; readonly name: string }
const ANY = '*'
const COMPUTED = '[]'

/** The last name of an expression: `act` of `say().escape.act`; a call is what it calls. */
function lastName(node: unknown, known: ReadonlyMap<string, string>): string {
  if (!isNode(node)) return ANY
  switch (node.type) {
    case 'Identifier':
      return known.get(String(node['name'])) ?? ANY
    case 'MemberExpression':
      return node['computed'] === true ? ANY : nameOf(node['property'])
    case 'TSAsExpression':
    case 'ChainExpression':
      return lastName(node['expression'], known)
    default:
      return ANY
  }
}
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? ANY) : ANY)

/** Everything a file reads by name. */
function readsIn(tree: Node): readonly Read[] {
  const reads: Read[] = []
  const known = new Map<string, string>()
  const unpack = (pattern: Node, from: string): void => {
    for (const property of Array.isArray(pattern['properties']) ? pattern['properties'] : []) {
      if (!isNode(property)) continue
      const name = nameOf(property['key'])
      reads.push({ from, name })
      const value = property['value']
      if (!isNode(value)) continue
      if (value.type === 'ObjectPattern') unpack(value, name)
      else known.set(nameOf(value), name)
    }
  }
  for (const node of nodesIn(tree)) {
    const id = node['id']
    if (node.type === 'VariableDeclarator' && isNode(id)) {
      if (id.type === 'ObjectPattern') unpack(id, lastName(node['init'], known))
      else if (isNode(node['init']) && node['init'].type === 'MemberExpression')
        known.set(nameOf(id), lastName(node['init'], known))
    }
    if (node.type === 'ObjectPattern') unpack(node, ANY)
    if (node.type !== 'MemberExpression') continue
    const from = lastName(node['object'], known)
    reads.push({ from, name: node['computed'] === true ? COMPUTED : nameOf(node['property']) })
  }
  return reads
}

const reads = files.flatMap(({ tree }) => readsIn(tree))
const named = new Set(reads.map(({ name }) => name))
const readFrom = new Set(reads.map(({ from, name }) => `${from} ${name}`))
/** Objects passed on whole: the receiver may read any name from them. */
const whole = new Set(
  files.flatMap(({ tree }) =>
    [...nodesIn(tree)].flatMap((node) =>
      node.type === 'CallExpression' && Array.isArray(node['arguments'])
        ? node['arguments'].map((argument) => (isNode(argument) ? lastName(argument, new Map()) : ANY))
        : [],
    ),
  ),
)

/** The words a part of the client uses as such: names of sentences among them, where one is picked by a word. */
const literalsIn = (folder: string): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ name }) => name.startsWith(`${dirname(folder)}/`))
      .flatMap(({ tree }) => [...nodesIn(tree)])
      .filter((node) => node.type === 'Literal')
      .map((node) => String(node['value'])),
  )

/** A sentence is read by its name, or through a group it stands in whose members are worked out or handed on. */
function isUsed(path: readonly string[], literals: ReadonlySet<string>): boolean {
  const last = path.at(-1) ?? ''
  const groups = path.slice(0, -1)
  const group = groups.at(-1) ?? ANY
  if (groups.length === 0 && (named.has(last) || literals.has(last))) return true
  if (named.has(last) && (readFrom.has(`${group} ${last}`) || readFrom.has(`${ANY} ${last}`))) return true
  return groups.some((name) => readFrom.has(`${name} ${COMPUTED}`) || (name !== ANY && whole.has(name)))
}

/** Rulebooks and lessons are read as a whole: their own tests see to it that each paragraph is shown. */
const READ_WHOLE = /\/(book|learn)\/messages$/

test.each(catalogues.filter((folder) => !READ_WHOLE.test(folder)))('every sentence of %s is used', async (folder) => {
  const literals = literalsIn(folder)
  const unused = (await wordsOf(folder, 'en')).map(({ path }) => path).filter((path) => !isUsed(path, literals))
  expect(unused.map((path) => path.join('.'))).toEqual([])
})

/** Words of a language, not a sign, a number or a coordinate. The name of the place is its own in every language. */
const speaks = (text: string): boolean => /\p{L}{2,}/u.test(text.replace(/&[a-z]+;/g, '')) && text.trim() !== 'Selva'
const SHOWN = ['title', 'aria-label', 'alt', 'placeholder', 'aria-description', 'aria-roledescription', 'label']

/** Text that stands in a component instead of a catalogue. */
function looseIn(tree: Node): readonly string[] {
  const loose: string[] = []
  const literal = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'Literal' && typeof node['value'] === 'string' && speaks(node['value'])) loose.push(node['value'])
    if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis']))
      for (const part of node['quasis'])
        if (isNode(part) && speaks(String((part['value'] as { cooked?: string }).cooked ?? '')))
          loose.push(String((part['value'] as { cooked?: string }).cooked))
    if (node.type === 'ConditionalExpression') {
      literal(node['consequent'])
      literal(node['alternate'])
    }
  }
  for (const node of nodesIn(tree)) {
    if (node.type === 'JSXText' && speaks(String(node['value']))) loose.push(String(node['value']).trim())
    if (node.type === 'JSXElement' && Array.isArray(node['children']))
      for (const child of node['children'])
        if (isNode(child) && child.type === 'JSXExpressionContainer') literal(child['expression'])
    if (node.type !== 'JSXAttribute' || !SHOWN.includes(nameOf(node['name']))) continue
    const value = node['value']
    literal(isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value)
  }
  return loose
}

test('no text stands in a component', () => {
  const loose = files.flatMap(({ name, tree }) => looseIn(tree).map((text) => `${name}: ${text}`))
  expect(loose).toEqual([])
})

test('the check sees text where there is some', async () => {
  const { parseAst } = await import('rolldown/parseAst')
  const tree = (text: string): Node => parseAst(text, { lang: 'tsx' }, 'x.tsx') as unknown as Node
  expect(looseIn(tree('const a = <p>Hello there</p>'))).toEqual(['Hello there'])
  expect(looseIn(tree('const a = <p title="Hello">{m.text} / {1}</p>'))).toEqual(['Hello'])
  expect(looseIn(tree('const a = <p>{on ? "Yes" : m.no}{`$' + '{n} of $' + '{all}`}</p>'))).toEqual(['Yes', ' of '])
  expect(looseIn(tree('const a = <p class="lead" data-x="some word">{"–"}</p>'))).toEqual([])
})

test('page titles come from a catalogue', () => {
  const calls = files.flatMap(({ name, tree }) =>
    [...nodesIn(tree)].flatMap((node) =>
      node.type === 'CallExpression' && nameOf(node['callee']) === 'useTitle' && Array.isArray(node['arguments'])
        ? [{ name, argument: node['arguments'][0] as Node }]
        : [],
    ),
  )
  expect(calls.length).toBeGreaterThan(5)
  for (const { name, argument } of calls) expect(argument.type, name).not.toMatch(/^(Literal|TemplateLiteral)$/)
})

test('one is one and everything else is many, nought too: what the catalogues say is what each language says', () => {
  for (const tag of ['en', 'it', 'es', 'pt-PT']) {
    const rules = new Intl.PluralRules(tag)
    for (let n = 0; n < 10_000; n++) expect(rules.select(n) === 'one', `${tag} ${n}`).toBe(n === 1)
  }
})
