import { addition, after, type Edit, LANGUAGES, type Language, newFile } from './made-up-edit.ts'

const RULE = `import { BOTH_EDITIONS, type ScenarioRule } from './scenario-rule.ts'

/** SCN-Z1: secure sectors beside a hatch count as dangerous. */
export const z1: ScenarioRule = {
  editions: BOTH_EDITIONS,
  module: (rules) => ({
    ...rules,
    draws: (zone, at) => rules.draws(zone, at) || zone.hatches.some((hatch) => zone.next[hatch.at]?.includes(at)),
  }),
}
`

const TEST = `import { expect, test } from 'vitest'
import { isNoisy } from '../src/index.ts'
import { sector, table } from '../src/testing/index.ts'

test('SCN-Z1: a secure sector beside a hatch costs a card, another does not', () => {
  const players = { ana: 'captain@W02', bob: 'alien1@L06' }
  const loud = table(players, { preset: 'advanced', codes: ['Z.1'], next: ['yours'] })
  const quiet = table(players, { preset: 'advanced' })
  const noisy = (t: typeof loud) => ['V01', 'W02', 'W03', 'W04'].filter((at) => isNoisy(t.state.setting, sector(at), 1))
  expect(noisy(loud)).toEqual(['V01', 'W02', 'W03'])
  expect(noisy(quiet)).toEqual(['W02'])
  for (const t of [loud, quiet]) {
    t.ana.moves('V01')
    t.ana.resolves()
  }
  expect(loud.log()).toEqual(['moved 1', 'drew 1'])
  expect(quiet.log()).toEqual(['moved 1', 'silentSector 1'])
})
`

type Words = { readonly group: string; readonly name: string; readonly line: string; readonly more: string }

const WORDS = {
  en: {
    group: 'Near the hatches',
    name: 'Loud hatches',
    line: 'You draw a card in secure sectors next to a hatch.',
    more: 'A closed hatch counts too.',
  },
  it: {
    group: 'Vicino alle scialuppe',
    name: 'Scialuppe rumorose',
    line: 'Si pesca una carta nei settori sicuri accanto a una scialuppa.',
    more: 'Conta anche una scialuppa chiusa.',
  },
  es: {
    group: 'Junto a las escotillas',
    name: 'Escotillas ruidosas',
    line: 'Se roba una carta en los sectores seguros junto a una escotilla.',
    more: 'También cuenta una escotilla cerrada.',
  },
  pt: {
    group: 'Junto às escotilhas',
    name: 'Escotilhas ruidosas',
    line: 'Bisca-se uma carta nos setores seguros ao lado de uma escotilha.',
    more: 'Também conta uma escotilha fechada.',
  },
} as const satisfies Readonly<Record<Language, Words>>

/** English has the word of the edition for a hatch: `way-out.ts`. */
const quoted = (text: string): string => `\`${text.replaceAll(/\b[Hh]atch(?:es)?\b/g, (word) => `\${exit.${word}}`)}\``

const withCode = (text: string, { name, line, more }: Words): string =>
  after(
    text,
    /^(?: *codes: \{|const placeCodesOf = .*\(\{)\n/,
    `'Z.1': { name: ${quoted(name)}, line: ${quoted(line)}, more: ${quoted(more)} },\n`,
  )
const withGroup = (text: string, { group }: Words): string => after(text, /^ *groups: \{\n/, `Z: ${quoted(group)},\n`)

const catalogue = (language: Language, group: boolean): Edit => ({
  file: `packages/web/src/escape/rules/messages/${language}.ts`,
  make(before) {
    const words = WORDS[language]
    return group ? withGroup(withCode(before, words), words) : withCode(before, words)
  },
})

/** Everything that a developer writes who adds the code Z.1; `group` is false if they forget that Z is a new letter. */
export const codeAddition = (group = true): readonly Edit[] => [
  newFile('packages/escape/src/modules/z1.ts', RULE),
  {
    file: 'packages/escape/src/modules/index.ts',
    make: (before) =>
      after(
        after(before, /^import \{ j4 \} .*\n/, "import { z1 } from './z1.ts'\n"),
        /^ *'J\.4': j4,\n/,
        "  'Z.1': z1,\n",
      ),
  },
  ...LANGUAGES.map((language) => catalogue(language, group)),
  addition(
    'docs/rules/escape.md',
    /^\| J\.4 \(SCN-J4\) .*\n/,
    '| Z.1 (SCN-Z1) | players draw a card in secure sectors next to a hatch too |\n',
  ),
  newFile('packages/escape/test/z1.test.ts', TEST),
]

/** A look at it in the browser: a host switches it on, and a player at such a table draws a card. */
export const BROWSER_TEST = `import { expect, test } from 'vitest'
import { guest } from './guest.ts'
import { browser, leave, seated, testServer, useTestServer } from './use-test-server.ts'

useTestServer({ pause: 10_000_000 })

test('a host finds Z.1 under its own letter and reads what it does', async () => {
  const ana = await guest(browser)
  await ana.page.goto(\`\${testServer.url}/host/escape\`)
  await ana.page.getByTestId('more-rules').locator('summary').click()
  await ana.page.locator('.rulegroup', { hasText: '${WORDS.en.group}' }).locator('[data-code="Z.1"] input').check()
  expect(await ana.page.locator('[data-code="Z.1"]').textContent()).toContain('${WORDS.en.line}')
  await leave(ana)
})

test('at such a table a secure sector beside a hatch costs a card', async () => {
  const players = [
    { character: 'captain', at: 'V01' },
    { character: 'alien1', at: 'L05' },
  ]
  const setting = { zone: 'galilei', preset: 'advanced', seats: 2, codes: ['Z.1'] }
  const arrangement = { players, turn: 1, first: 1, step: 'arrived', from: 'W02', next: ['yours'] }
  const [ana] = await seated({ game: 'escape', setting, listed: false, arrangement }, [{}])
  if (ana === undefined) throw new Error('nobody has come')
  await ana.page.getByTestId('act').locator('.do button.go').click()
  await ana.page.locator('[data-testid="table"][data-ask="name"]').waitFor()
  await leave(ana)
})
`
