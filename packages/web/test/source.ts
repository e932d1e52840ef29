import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** A node of a syntax tree, as far as our checks look at it. */
export type Node = { readonly type: string; readonly [field: string]: unknown }

export const SOURCE = join(import.meta.dirname, '..', 'src')

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every file of the client that is no catalogue, as a tree. */
export const files: readonly { readonly name: string; readonly tree: Node }[] = readdirSync(SOURCE, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)messages\//.test(name))
  .map((name) => ({
    name,
    tree: parseAst(readFileSync(join(SOURCE, name), 'utf8'), { lang: 'tsx' }, name) as unknown as Node,
  }))

/** The folders of catalogues. */
export const catalogues: readonly string[] = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name === 'messages')
  .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)))
  .toSorted()

/** Every node under this one, itself first. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
  }
}
