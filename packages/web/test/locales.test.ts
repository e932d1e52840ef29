import { afterEach, expect, test } from 'vitest'
import { dayAndTimeOf, dayOf, timeOf } from '../src/client/day.ts'
import { beforeDay } from '../src/client/italian.ts'
import { LANGUAGE_CODES, language } from '../src/client/language.ts'
import { files, isNode, type Node, nodesIn } from './source.ts'

afterEach(() => {
  language.value = 'en'
})

const inEach = (write: () => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => {
      language.value = code
      return [code, write()]
    }),
  )

test('days and times are written as in Britain, Italy, Spain and Portugal', () => {
  const at = new Date(2026, 10, 16, 15, 5).getTime()
  expect(inEach(() => dayOf(at))).toEqual({ en: '16 Nov 2026', it: '16 nov 2026', es: '16 nov 2026', pt: '16/11/2026' })
  expect(inEach(() => timeOf(at))).toEqual({ en: '15:05', it: '15:05', es: '15:05', pt: '15:05' })
  expect(inEach(() => dayAndTimeOf(at))).toEqual({
    en: '16 Nov 2026, 15:05',
    it: '16 nov 2026, 15:05',
    es: '16 nov 2026, 15:05',
    pt: '16/11/2026, 15:05',
  })
})

test('Italian elides before the eighth and the eleventh', () => {
  expect(['7 nov', '8 nov', '11 nov', '18 nov'].map((day) => beforeDay('dal', day))).toEqual([
    'dal 7 nov',
    'dall’8 nov',
    'dall’11 nov',
    'dal 18 nov',
  ])
})

/** Does this node ask `Intl`, or a value itself, for the form that a place uses? */
function asksForLocale(node: Node): boolean {
  const callee = node['callee']
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  const [object, property] = [callee['object'], callee['property']]
  return (
    (isNode(object) && object['name'] === 'Intl') ||
    (isNode(property) && String(property['name']).startsWith('toLocale'))
  )
}
const isFromLocales = (node: Node): boolean => {
  const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
  return isNode(first) && isNode(first['object']) && first['object']['name'] === 'LOCALES'
}

test('every use of Intl takes its locale from LOCALES', () => {
  const asking = files.flatMap(({ name, tree }) =>
    [...nodesIn(tree)].filter(asksForLocale).map((node) => ({ name, right: isFromLocales(node) })),
  )
  expect(asking.length).toBeGreaterThan(1)
  expect(asking.filter(({ right }) => !right)).toEqual([])
})
