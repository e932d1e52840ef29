import { REFUSALS } from '@selva/protocol'
import { expect, test } from 'vitest'
import { preferred } from '../src/client/language.ts'
import { coord, name, pieces, plain } from '../src/client/marks.ts'
import { en as escape } from '../src/escape/messages/en.ts'
import { en } from '../src/messages/en.ts'

test('every refusal has a sentence', () => {
  for (const code of REFUSALS) expect(en.refusals[code]).toMatch(/\.$/)
})

test('the language follows the browser, and what was chosen before it', () => {
  expect(preferred(undefined, ['pt-BR', 'en'])).toBe('pt')
  expect(preferred(undefined, ['fr', 'es-419'])).toBe('es')
  expect(preferred('it', ['en'])).toBe('it')
  expect(preferred('xx', ['ja'])).toBe('en')
})

test('names and coordinates keep their face wherever a language puts them', () => {
  const text = escape.log.killed(name('Inês'), name('Hugo'), coord('F11'))
  expect(plain(text)).toBe('Inês: killed by Hugo in F11')
  expect(pieces(text).filter((p) => p.kind !== 'text')).toEqual([
    { kind: 'name', text: 'Inês' },
    { kind: 'name', text: 'Hugo' },
    { kind: 'coord', text: 'F11' },
  ])
  expect(pieces(name('a\u0003b\u0002c')).length).toBe(1)
})
