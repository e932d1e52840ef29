import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@selva/protocol'
import { parseAst } from 'rolldown/parseAst'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { catalogues, files, isNode, type Node, nodesIn, SOURCE } from './source.ts'

/** A piece of text as the source has it, every branch of a sentence by itself; `{}` stands for what completes it. */
export type Text = { readonly folder: string; readonly path: string; readonly text: string }

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Parts of a file that are read by the program and never shown: imports, types, words that a value is compared with. */
const isUnread = (node: Node): boolean =>
  node.type.startsWith('Import') ||
  (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) ||
  (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node['operator'])))

function* textsUnder(node: Node, path: readonly string[]): Generator<{ readonly path: string; readonly text: string }> {
  if (isUnread(node)) return
  if (node.type === 'Literal' && typeof node['value'] === 'string') yield { path: path.join('.'), text: node['value'] }
  if (node.type === 'TemplateLiteral')
    yield {
      path: path.join('.'),
      text: listOf(node['quasis'])
        .map((part) => (isNode(part) ? String((part['value'] as { cooked?: string }).cooked ?? '') : ''))
        .join('{}'),
    }
  const isProperty = node.type === 'Property'
  const inner = isProperty ? [...path, nameOf(node['key'])] : path
  for (const [field, value] of Object.entries(node)) {
    if (isProperty && field === 'key') continue
    for (const child of listOf(value)) if (isNode(child)) yield* textsUnder(child, inner)
  }
}

const treeOf = (file: string): Node => parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file) as unknown as Node

/** Every text of the catalogues in one language. */
export const textsOf = (code: Language): readonly Text[] =>
  catalogues.flatMap((folder) =>
    [...textsUnder(treeOf(join(SOURCE, folder, `${code}.ts`)), [])].map((found) => ({ folder, ...found })),
  )

/** The value of each language in an object that has all of them. */
function languagesIn(node: Node): ReadonlyMap<string, Node> | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  const byName = new Map(
    listOf(node['properties']).flatMap((property) =>
      isNode(property) && isNode(property['value']) ? [[nameOf(property['key']), property['value']] as const] : [],
    ),
  )
  return LANGUAGE_CODES.every((code) => byName.has(code)) ? byName : undefined
}

const SERVER = join(SOURCE, '..', '..', 'server', 'src')
const serverFiles = globSync('**/*.ts', { cwd: SERVER }).map((name) => ({
  name: `server/${name}`,
  tree: treeOf(join(SERVER, name)),
}))

/** Texts in four languages that stand outside the catalogues: pages of the server, notices of the service worker. */
export const looseTextsOf = (code: Language): readonly Text[] =>
  [...files, ...serverFiles].flatMap(({ name, tree }) =>
    [...nodesIn(tree)].flatMap((node) => {
      const words = languagesIn(node)?.get(code)
      return words === undefined ? [] : [...textsUnder(words, [])].map((found) => ({ folder: name, ...found }))
    }),
  )
