import { addition, after, type Edit, LANGUAGES, type Language, newFile } from './made-up-edit.ts'

const RULE = `import { oneOf } from './parameter.ts'
import type { ScenarioRuleWith } from './scenario-rule.ts'

const SECRETS = ['attack', 'spotlight'] as const
type Secret = (typeof SECRETS)[number]

/** SCN-Y1: the use of one item is not announced. */
export const y1: ScenarioRuleWith<{ readonly secret: Secret }> = {
  editions: ['black'],
  parameters: { secret: oneOf(SECRETS) },
  module:
    ({ secret }) =>
    (rules) => ({ ...rules, declares: (item) => item !== secret && rules.declares(item) }),
}
`

const TEST = `import { expect, test } from 'vitest'
import { table } from '../src/testing/index.ts'

test('SCN-Y1: the use of one item is not announced', () => {
  const heard = (codes: readonly unknown[]) => {
    const { declares } = table({ ana: 'alien1@D09', bob: 'captain@S05' }, { preset: 'advanced', codes }).state.setting.rules
    return [declares('attack'), declares('spotlight')]
  }
  expect(heard([])).toEqual([true, true])
  expect(heard(['Y.1'])).toEqual([false, true])
  expect(heard([{ code: 'Y.1', secret: 'spotlight' }])).toEqual([true, false])
  expect(() => heard([{ code: 'Y.1', secret: 'cat' }])).toThrow('parameter Y.1')
})
`

type Words = {
  readonly group: string
  readonly name: string
  readonly label: string
  readonly attack: string
  readonly spotlight: string
  readonly attackLine: string
  readonly spotlightLine: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    group: 'Secrets',
    name: 'A secret item',
    label: 'Secret item',
    attack: 'Attack',
    spotlight: 'Spotlight',
    attackLine: 'Attack isn’t announced.',
    spotlightLine: 'Spotlight isn’t announced.',
  },
  it: {
    group: 'Segreti',
    name: 'Un oggetto segreto',
    label: 'Oggetto segreto',
    attack: 'Attacco',
    spotlight: 'Luci',
    attackLine: 'Attacco non si annuncia.',
    spotlightLine: 'Luci non si annuncia.',
  },
  es: {
    group: 'Secretos',
    name: 'Un objeto secreto',
    label: 'Objeto secreto',
    attack: 'Ataque',
    spotlight: 'Foco',
    attackLine: 'Ataque no se anuncia.',
    spotlightLine: 'Foco no se anuncia.',
  },
  pt: {
    group: 'Segredos',
    name: 'Um objeto secreto',
    label: 'Objeto secreto',
    attack: 'Ataque',
    spotlight: 'Foco',
    attackLine: 'Ataque não se anuncia.',
    spotlightLine: 'Foco não se anuncia.',
  },
}

const catalogue = (language: Language): Edit => ({
  file: `packages/web/src/escape/rules/messages/${language}.ts`,
  make(before) {
    const { group, name, label, attack, spotlight, attackLine, spotlightLine } = WORDS[language]
    const typed = language === 'en' ? ": CodeLineOf<'Y.1'>" : ''
    const sentence = `({ secret }${typed}) => ({ attack: '${attackLine}', spotlight: '${spotlightLine}' })[secret]`
    const code = `'Y.1': { name: '${name}', line: '${attackLine}', more: '${spotlightLine}', with: ${sentence} },\n`
    return [
      [/^(?: *codes: \{|const placeCodesOf = .*\(\{)\n/, code] as const,
      [/^ *groups: \{\n/, `Y: '${group}',\n`] as const,
      [/^ *parameters: \{\n/, `secret: '${label}',\n`] as const,
      [/^ *values: \{\n(?= *barred)/, `secret: { attack: '${attack}', spotlight: '${spotlight}' },\n`] as const,
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
  addition(
    'docs/rules/escape.md',
    /^\| J\.4 \(SCN-J4\) .*\n/,
    '| Y.1 (SCN-Y1) | the use of one item is not announced |\n',
  ),
  newFile('packages/escape/test/y1.test.ts', TEST),
]
