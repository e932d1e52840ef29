import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const DOCUMENTS = ['*.md', 'docs/**/*.md', 'packages/*/test/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
)
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test.each(DOCUMENTS)('%s leads only to files that exist, and to commands that exist', (file) => {
  const text = read(file)
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => path)
  expect(links.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([])
  const commands = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name)
  const { scripts } = JSON.parse(read('package.json'))
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

/** Named as the example of a file that a reader adds. */
const ADDED = 'packages/escape/src/modules/z1.ts'

test.each(DOCUMENTS)('%s names only source files that exist', (file) => {
  const sources = globSync('{packages,scripts,bench,e2e,docs}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  })
  const named = [...read(file).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)].map(([, path = '']) => path)
  const missing = named.filter((path) => path !== ADDED && !sources.some((source) => `/${source}`.endsWith(`/${path}`)))
  expect(missing).toEqual([])
})

test('the readme leads to the pages that a stranger looks for', () => {
  for (const page of [
    'LICENSE',
    'CONTRIBUTING.md',
    'CODE_OF_CONDUCT.md',
    'SECURITY.md',
    'docs/style.md',
    'docs/operating.md',
  ])
    expect(read('README.md')).toContain(`](${page})`)
  expect(read('docs/architecture.md')).toContain('](style.md)')
})
