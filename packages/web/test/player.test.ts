import { expect, test } from 'vitest'
import { joined } from '../src/client/player.ts'
import { name, plainSentence, textPieces } from '../src/client/rich-text.ts'

test('names are joined as each language joins them, and keep their marks', () => {
  const names = ['Ana', 'Bruno', 'Inés'].map(name)
  expect(plainSentence(joined('en', names))).toBe('Ana, Bruno and Inés')
  expect(plainSentence(joined('it', names))).toBe('Ana, Bruno e Inés')
  expect(plainSentence(joined('es', names))).toBe('Ana, Bruno e Inés')
  expect(plainSentence(joined('es', names.slice(0, 2)))).toBe('Ana y Bruno')
  expect(plainSentence(joined('pt', names))).toBe('Ana, Bruno e Inés')
  expect(textPieces(joined('es', names)).filter(({ kind }) => kind === 'name')).toHaveLength(3)
})
