import { addition, after, type Edit, LANGUAGES, type Language, newFile } from './made-up-edit.ts'

const RULE = `import type { Power } from '../state.ts'

/** ULT-39: no attack kills it. */
export const armoured: Power = { survives: true }
`

const TEST = `import { expect, test } from 'vitest'
import { table } from '../src/testing/index.ts'

test('ULT-39: no attack kills the Armoured Alien', () => {
  const t = table({ ana: 'blink@D09', bob: 'armoured@D08', cleo: 'captain@S05', dan: 'pilot@S06' }, { preset: 'ultimate' })
  t.ana.moves('D08')
  t.ana.attacks()
  expect(t.log().slice(-2)).toEqual(['immune 2 D08', 'characterShown 2 armoured'])
})
`

type Words = { readonly name: string; readonly power: string }

const WORDS: Readonly<Record<Language, Words>> = {
  en: { name: 'Armoured Alien', power: 'Your armour saves you from every attack.' },
  it: { name: 'Alieno corazzato', power: 'La corazza ti salva da ogni attacco.' },
  es: { name: 'Alien acorazado', power: 'La coraza te salva de todo ataque.' },
  pt: { name: 'Extraterrestre blindado', power: 'A blindagem salva-te de todos os ataques.' },
}

const catalogue = (language: Language): Edit => ({
  file: `packages/web/src/escape/messages/${language}.ts`,
  make(before) {
    const { name, power } = WORDS[language]
    const named = after(before, /^(?: {2}characters:|const characters =) \{\n/, `armoured: '${name}',\n`)
    return after(named, /^(?: {2}powers: \{|const powersOf = .*\(\{)\n/, `armoured: '${power}',\n`)
  },
})

/** Everything that a developer writes who adds a character, the Armoured Alien; `words` is false if they forget them. */
export const characterAddition = (words = true): readonly Edit[] => [
  {
    file: 'packages/escape/src/character.ts',
    make: (before) => before.replace("'psychic'] as const", "'psychic', 'armoured'] as const"),
  },
  newFile('packages/escape/src/characters/armoured.ts', RULE),
  {
    file: 'packages/escape/src/characters/index.ts',
    make: (before) =>
      before
        .replace(/^import { blink }/m, "import { armoured } from './armoured.ts'\nimport { blink }")
        .replace(/^ {2}psychic,\n/m, '  psychic,\n  armoured,\n'),
  },
  ...(words ? LANGUAGES.map(catalogue) : []),
  addition('docs/rules/escape.md', /^.*\(ULT-37\).*\n/, '- **Armoured**: no attack kills it (ULT-39).\n'),
  newFile('packages/escape/test/armoured.test.ts', TEST),
]
