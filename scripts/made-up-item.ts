import { addition, type Edit, LANGUAGES, type Language, newFile } from './made-up-edit.ts'

const RULE = `import { playerAt } from '../state.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-16: everyone learns where its user is. */
export const beacon: ItemRules = {
  in: ['before', 'close'],
  may: () => true,
  act(turn, seat) {
    declare(turn, seat, 'beacon')
    turn.emit({ kind: 'sensed', seat, target: seat, sector: playerAt(turn.state, seat).at })
    return 'samePhase'
  },
}
`

const TEST = `import { expect, test } from 'vitest'
import { mayPlay } from '../src/index.ts'
import { table } from '../src/testing/index.ts'

test('ITM-16: everyone learns where the user of a Beacon is', () => {
  const t = table({ ana: 'captain@D09 +beacon', bob: 'blink@L06' }, { preset: 'ultimate' })
  expect(mayPlay(t.knows(t.ana.seat), t.ana.seat, 'beacon')).toBe(true)
  t.ana.uses('beacon')
  expect(t.log()).toEqual(['itemUsed 1 beacon true false', 'sensed 1 1 D09'])
  expect(t.ana.hand()).toEqual([])
})
`

type Words = { readonly name: string; readonly text: string; readonly more: string }

const WORDS: Readonly<Record<Language, Words>> = {
  en: { name: 'Beacon', text: 'Show everyone where you are.', more: 'Before the move, or at the end of the turn.' },
  it: { name: 'Faro', text: 'Mostra a tutti dove sei.', more: 'Prima della mossa, o alla fine del turno.' },
  es: { name: 'Baliza', text: 'Muestra a todos dónde estás.', more: 'Antes de mover, o al final del turno.' },
  pt: { name: 'Farol', text: 'Mostra a todos onde estás.', more: 'Antes de mover, ou no fim do turno.' },
}

const catalogue = (language: Language): Edit => {
  const { name, text, more } = WORDS[language]
  return addition(
    `packages/web/src/escape/messages/${language}.ts`,
    /^(?: {2}items: \{|const itemsOf = .*\(\{)\n/,
    `beacon: { name: '${name}', text: '${text}', more: '${more}' },\n`,
  )
}

/** Everything that a developer writes who adds an item, the Beacon; `words` is false if they forget them. */
export const itemAddition = (words = true): readonly Edit[] => [
  addition('packages/escape/src/item.ts', /^ {2}cat: .*\n/, '  beacon: { black: 0, ultimate: 1 },\n'),
  newFile('packages/escape/src/items/beacon.ts', RULE),
  {
    file: 'packages/escape/src/items/index.ts',
    make: (before) =>
      before
        .replace(/^import { cat }/m, "import { beacon } from './beacon.ts'\nimport { cat }")
        .replace(/^ {2}cat,\n/m, '  cat,\n  beacon,\n'),
  },
  ...(words ? LANGUAGES.map(catalogue) : []),
  addition(
    'packages/web/src/ui/icons.svg',
    /^<symbol id="cat".*\n/,
    '<symbol id="beacon" viewBox="0 0 24 24"><path d="M12 3v18"/></symbol>\n',
  ),
  addition(
    'docs/rules/escape.md',
    /^- \*\*Adrenaline\*\*: .*\n/,
    '- **Beacon**: all learn where its user is (ITM-16).\n',
  ),
  newFile('packages/escape/test/beacon.test.ts', TEST),
]
