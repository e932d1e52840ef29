import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMIT_ROWS } from '../src/base/limits.ts'

const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n')

test.each(Object.keys(LIMIT_ROWS))('the limit %s has a test that is named after it', (name) => {
  expect(tests.includes(`test('limit ${name}: `)).toBe(true)
})
