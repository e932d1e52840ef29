import { addition, type Edit, LANGUAGES, type Language, newFile } from './made-up-edit.ts'

const RULE = `import { sorted } from '../card.ts'
import { living } from '../ring.ts'
import { playerAt } from '../state.ts'
import { aimed } from './card-rules.ts'

/** BIN-1: the actor sees the hand of any other player. */
export const binoculars = aimed(
  'binoculars',
  (state, seat) => living(state).filter((other) => other !== seat),
  (turn, seat, at) => {
    const { ghosts } = turn.state
    turn.emit({ kind: 'handSeen', by: seat, of: at, hand: sorted(playerAt(turn.state, at).hand), ghosts })
    return 'step3'
  },
)
`

const TEST = `import { expect, it } from 'vitest'
import { ring } from '../src/testing/index.ts'

it('BIN-1: Binoculars show the hand of a player far away', () => {
  const t = ring('ABCDE', { act: 'A', hands: { A: 'binoculars', C: 'axe' } })
  t.a.plays('binoculars', 'C')
  expect(t.a.knows('C').hand).toContain('axe')
  expect(t.b.knows('C').hand).not.toContain('axe')
})
`

type Words = { readonly name: string; readonly line: string; readonly more: string; readonly example: string }

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    name: 'Binoculars',
    line: 'See the hand of any other player.',
    more: 'Distance and doors do not matter.',
    example: 'Ana looks at Diego’s hand across the table.',
  },
  it: {
    name: 'Binocolo',
    line: 'Guarda la mano di un altro giocatore.',
    more: 'Distanza e porte non contano.',
    example: 'Ana guarda la mano di Diego dall’altra parte del tavolo.',
  },
  es: {
    name: 'Prismáticos',
    line: 'Mira la mano de otro jugador.',
    more: 'La distancia y las puertas no importan.',
    example: 'Ana mira la mano de Diego al otro lado de la mesa.',
  },
  pt: {
    name: 'Binóculos',
    line: 'Vê a mão de outro jogador.',
    more: 'A distância e as portas não contam.',
    example: 'Ana vê a mão do Diego do outro lado da mesa.',
  },
}

const catalogue = (language: Language): Edit => {
  const { name, line, more, example } = WORDS[language]
  const words = `{ name: '${name}', line: '${line}', more: '${more}', example: '${example}' }`
  return addition(
    `packages/web/src/stay-away/messages/${language}.ts`,
    /^ {2}cards: \{\n(?= {4}theThing)/,
    `    binoculars: ${words},\n`,
  )
}

/** Everything that a developer writes who adds a card of Stay Away!, the Binoculars; `words` is false if they forget them. */
export const cardAddition = (words = true): readonly Edit[] => [
  addition('packages/stay-away/src/card.ts', /^ {2}barredDoor: .*\n/, '  binoculars: [],\n'),
  newFile('packages/stay-away/src/cards/binoculars.ts', RULE),
  {
    file: 'packages/stay-away/src/cards/index.ts',
    make: (before) =>
      before
        .replace(
          /^import type { CardRules }/m,
          "import { binoculars } from './binoculars.ts'\nimport type { CardRules }",
        )
        .replace(/^ {2}barredDoor,\n/m, '  barredDoor,\n  binoculars,\n'),
  },
  ...(words ? LANGUAGES.map(catalogue) : []),
  addition(
    'packages/web/src/stay-away/icons.svg',
    /^<symbol id="axe".*\n/,
    '<symbol id="binoculars" viewBox="0 0 24 24"><path d="M4 12h16"/></symbol>\n',
  ),
  {
    file: 'docs/rules/stay-away.md',
    make: (before) =>
      before
        .replace(
          /^- <a id="WHI-1">.*\n/m,
          (line) => `${line}- <a id="BIN-1"></a>**BIN-1** *Binoculars*: see the hand of any other player.\n`,
        )
        .replace(
          /^\| WHI-1 .*\n/m,
          (line) => `${line}| BIN-1 | \`src/cards/binoculars.ts\` | \`test/binoculars.test.ts\` |\n`,
        ),
  },
  newFile('packages/stay-away/test/binoculars.test.ts', TEST),
]
