import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './paths.mjs'

// The lint step finds cycles of value imports. Types tie files together for a reader just as well, so they count here.
const PACKAGES = ['escape', 'stay-away', 'bots']

const RELATIVE = /\b(?:from|import) '(\.[^'\n]+)'/g

type Graph = ReadonlyMap<string, readonly string[]>

/** The files of a package, each with the files of the package that it imports, types included. */
function graphOf(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => {
      const imported = [...readFileSync(file, 'utf8').matchAll(RELATIVE)].map(([, to = '']) => join(dirname(file), to))
      return [file, imported.filter((to) => files.includes(to))]
    }),
  )
}

/** The files that can be reached from a file along its imports. */
function reached(graph: Graph, from: string): ReadonlySet<string> {
  const seen = new Set(graph.get(from))
  for (const file of seen) for (const next of graph.get(file) ?? []) seen.add(next)
  return seen
}

/** The files that import themselves, by way of others. */
const knotted = (graph: Graph): readonly string[] => [...graph.keys()].filter((file) => reached(graph, file).has(file))

describe('imports, types included', () => {
  test.each(PACKAGES)('form no cycle in packages/%s', (name) => {
    const folder = join(root, 'packages', name, 'src')
    const graph = graphOf(folder)
    expect([...graph.values()].flat().length).toBeGreaterThan(graph.size)
    expect(knotted(graph).map((file) => relative(folder, file))).toEqual([])
  })
  test('are found to form one where they do', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ])
    expect(knotted(graph)).toEqual(['a', 'b', 'c'])
  })
})
