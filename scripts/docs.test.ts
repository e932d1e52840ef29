import { expect, test } from 'vitest'
import { brought, documentAt, MADE_PARTS } from './docs.ts'

test.each(MADE_PARTS)('$file says what the code says about $part (else: npm run docs)', (made) => {
  const document = documentAt(made.file)
  expect(brought(made, document)).toBe(document)
})
