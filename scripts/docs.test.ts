import { expect, test } from 'vitest'
import { brought, documentAt, MADE_PARTS } from './docs.ts'

test.each(MADE_PARTS)('$file says what the code says ($part) (else: npm run docs)', async (made) => {
  const document = documentAt(made.file)
  expect(await brought(made, document)).toBe(document)
})
