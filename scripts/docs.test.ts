import { expect, test } from 'vitest'
import { documentAt, MADE_PARTS, withPartUpdated } from './docs.ts'

test.each(MADE_PARTS)('$file says what the code says ($part) (else: npm run docs)', async (made) => {
  const document = documentAt(made.file)
  expect(await withPartUpdated(made, document)).toBe(document)
})
