import { expect, test } from 'vitest'
import { verdictOf } from './audit.mjs'

const answer = (high: number): string =>
  JSON.stringify({ metadata: { vulnerabilities: { info: 0, low: 1, moderate: 0, high, critical: 0 } } })

test.each([
  ['a clean answer', answer(0), 'clean'],
  ['known holes', answer(2), 'holes'],
  ['a registry that cannot tell', '{"message":"405 Method Not Allowed","method":"POST"}', 'unknown'],
  ['no registry at all', '', 'unknown'],
])('%s is told from the others', (_, text, verdict) => {
  expect(verdictOf(text).verdict).toBe(verdict)
})
