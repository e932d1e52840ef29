import { REFUSALS } from '@selva/protocol'
import { expect, test } from 'vitest'
import { preferredLanguage } from '../src/client/language.ts'
import type { Player } from '../src/client/player.ts'
import { name, plainSentence, textPieces } from '../src/client/rich-text.ts'
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
  const other = (text: string): Player => ({ name: name(text), me: false })
  const text = escape.log.killed(other('Hugo'), other('Inês'), { kind: 'sector', coord: 'F11' })
  expect(plainSentence(text)).toBe('Hugo killed Inês in F11')
  expect(textPieces(text).filter((p) => p.kind !== 'text')).toEqual([
    { kind: 'name', text: 'Hugo' },
    { kind: 'name', text: 'Inês' },
    { kind: 'coord', text: 'F11' },
  ])
  expect(textPieces(name('a\u0003b\u0002c')).length).toBe(1)
})
