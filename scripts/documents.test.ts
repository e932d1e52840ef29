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
