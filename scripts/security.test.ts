import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
/** Every row of the table of threats. */
const rows = (/## Threats[\s\S]*?\n(?=## )/.exec(page)?.[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', , test = '']) => ({ threat, test }))

test('there are threats', () => expect(rows.length).toBeGreaterThan(15))

test.each(rows)('$threat: there is such a test', ({ test: cell }) => {
  const { file = '', name = '' } = /^`(?<file>[^`]+)`(?:: (?<name>.+))?$/.exec(cell)?.groups ?? {}
  expect(existsSync(join(root, file))).toBe(true)
  expect(readFileSync(join(root, file), 'utf8')).toContain(name)
})
