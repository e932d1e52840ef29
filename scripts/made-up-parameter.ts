import { addition, after, type Edit, LANGUAGES, type Language, newFile } from './made-up-edit.ts'

const RULE = `import { oneOf } from './parameter.ts'
import { BOTH_EDITIONS, type ScenarioRuleWith } from './scenario-rule.ts'

const PACES = ['slow', 'quick'] as const
type Tempo = (typeof PACES)[number]

/** SCN-Y1: aliens move one sector, or three. */
export const y1: ScenarioRuleWith<{ readonly tempo: Tempo }> = {
  editions: BOTH_EDITIONS,
  parameters: { tempo: oneOf(PACES) },
  module:
    ({ tempo }) =>
    (rules) => ({ ...rules, speed: (side) => (side === 'human' ? rules.speed(side) : tempo === 'slow' ? 1 : 3) }),
}
`

const TEST = `import { expect, test } from 'vitest'
import { table } from '../src/testing/index.ts'

test('SCN-Y1: aliens move one sector, or three', () => {
  const reach = (codes: readonly unknown[]) =>
    table({ ana: 'alien1@D09', bob: 'captain@S05' }, { preset: 'advanced', codes }).ana.places().length
  expect(reach(['Y.1'])).toBeLessThan(reach([]))
  expect(reach([{ code: 'Y.1', tempo: 'quick' }])).toBeGreaterThan(reach([]))
  expect(() => reach([{ code: 'Y.1', tempo: 'fast' }])).toThrow('parameter Y.1')
})
`

type Words = {
  readonly group: string
  readonly name: string
  readonly label: string
  readonly slow: string
  readonly quick: string
  readonly slowLine: string
  readonly quickLine: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    group: 'Tempo',
    name: 'Tempo of aliens',
    label: 'Tempo',
    slow: 'slow',
    quick: 'quick',
    slowLine: 'Aliens move one sector.',
    quickLine: 'Aliens move three sectors.',
  },
  it: {
    group: 'Andatura',
    name: 'Andatura degli alieni',
    label: 'Andatura',
    slow: 'lenta',
    quick: 'veloce',
    slowLine: 'Gli alieni si muovono di un settore.',
    quickLine: 'Gli alieni si muovono di tre settori.',
  },
  es: {
    group: 'Ritmo',
    name: 'Ritmo de los aliens',
    label: 'Ritmo',
    slow: 'lento',
    quick: 'rápido',
    slowLine: 'Los aliens se mueven un sector.',
    quickLine: 'Los aliens se mueven tres sectores.',
  },
  pt: {
    group: 'Andamento',
    name: 'Andamento dos extraterrestres',
    label: 'Andamento',
    slow: 'lento',
    quick: 'veloz',
    slowLine: 'Os extraterrestres movem-se um setor.',
    quickLine: 'Os extraterrestres movem-se três setores.',
  },
}

const catalogue = (language: Language): Edit => ({
  file: `packages/web/src/escape/rules/messages/${language}.ts`,
  make(before) {
    const { group, name, label, slow, quick, slowLine, quickLine } = WORDS[language]
    const typed = language === 'en' ? ": CodeLineOf<'Y.1'>" : ''
    const sentence = `({ tempo }${typed}) => ({ slow: '${slowLine}', quick: '${quickLine}' })[tempo]`
    const code = `'Y.1': { name: '${name}', line: '${slowLine}', more: '${quickLine}', with: ${sentence} },\n`
    return [
      [/^ *codes: \{\n/, code] as const,
      [/^ *groups: \{\n/, `Y: '${group}',\n`] as const,
      [/^ *parameters: \{\n/, `tempo: '${label}',\n`] as const,
      [/^ *values: \{ (?=barred)/, `tempo: { slow: '${slow}', quick: '${quick}' }, `] as const,
    ].reduce((text, [pattern, lines]) => after(text, pattern, lines), before)
  },
})

/** Everything that a developer writes who adds a code with a parameter, Y.1; `words` is false if they forget them. */
export const parameterAddition = (words = true): readonly Edit[] => [
  newFile('packages/escape/src/modules/y1.ts', RULE),
  {
    file: 'packages/escape/src/modules/index.ts',
    make: (before) =>
      before
        .replace(/^import { j4 } .*\n/m, (line) => `${line}import { y1 } from './y1.ts'\n`)
        .replace(/^ *'J\.4': j4,\n/m, (line) => `${line}  'Y.1': y1,\n`),
  },
  ...(words ? LANGUAGES.map(catalogue) : []),
  addition('docs/rules/escape.md', /^\| J\.4 \(SCN-J4\) .*\n/, '| Y.1 (SCN-Y1) | aliens move one sector, or three |\n'),
  newFile('packages/escape/test/y1.test.ts', TEST),
]
