import { REFUSALS } from '@selva/protocol'
import { expect, test } from 'vitest'
import { preferredLanguage } from '../src/client/language.ts'
import { coord, name, plainSentence, textPieces } from '../src/client/rich-text.ts'
import { en as escape } from '../src/escape/messages/en.ts'
import { en } from '../src/messages/en.ts'

test('every refusal has a sentence', () => {
  for (const code of REFUSALS) expect(en.refusals[code]).toMatch(/\.$/)
})

test('the language follows the browser, and what was chosen before it', () => {
  expect(preferredLanguage(undefined, ['pt-BR', 'en'])).toBe('pt')
  expect(preferredLanguage(undefined, ['fr', 'es-419'])).toBe('es')
  expect(preferredLanguage('it', ['en'])).toBe('it')
  expect(preferredLanguage('xx', ['ja'])).toBe('en')
})

test('names and coordinates keep their face wherever a language puts them', () => {
  const text = escape.log.killed(name('Inês'), name('Hugo'), coord('F11'))
  expect(plainSentence(text)).toBe('Inês: killed by Hugo in F11')
  expect(textPieces(text).filter((p) => p.kind !== 'text')).toEqual([
    { kind: 'name', text: 'Inês' },
    { kind: 'name', text: 'Hugo' },
    { kind: 'coord', text: 'F11' },
  ])
  expect(textPieces(name('a\u0003b\u0002c')).length).toBe(1)
})
