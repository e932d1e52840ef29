import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { cyclesIn, graphOf, type Import } from './graph.ts'
import { importsOf, sourcesIn } from './imports.ts'

// The lint step finds cycles of value imports. Types tie files together for a reader just as well, so they count here.
const PACKAGES = ['escape', 'stay-away', 'bots']

const importsBetween = (files: readonly string[]): readonly Import[] =>
  files.flatMap((from) =>
    importsOf(from)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ from, to: join(dirname(from), specifier) })),
  )

test.each(PACKAGES)('no file of packages/%s imports itself by way of others, types included', (name) => {
  const files = sourcesIn(`packages/${name}/src`)
  const imports = importsBetween(files)
  expect(imports.length).toBeGreaterThan(files.length)
  expect(imports.filter(({ to }) => !files.includes(to))).toEqual([])
  expect(cyclesIn(graphOf(imports, (file) => file))).toEqual([])
})
