import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')

/** The rows of the table in a section: what it is about first, its test last. */
const rowsOf = (title: string): readonly { readonly about: string; readonly test: string }[] =>
  (new RegExp(`## ${title}[\\s\\S]*?\\n(?=## )`).exec(page)?.[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => ({ about: cells[1] ?? '', test: cells.at(-2) ?? '' }))

const threats = rowsOf('Threats')
const findings = rowsOf('Findings')

test('there are threats and findings', () => {
  expect(threats.length).toBeGreaterThan(40)
  expect(findings).toHaveLength(31)
})

test.each([...threats, ...findings])('$about: there is such a test', ({ test: cell }) => {
  const { file = '', name = '' } = /^`(?<file>[^`]+)`(?:: (?<name>.+))?$/.exec(cell)?.groups ?? {}
  expect(existsSync(join(root, file))).toBe(true)
  expect(readFileSync(join(root, file), 'utf8')).toContain(name)
})
