import {
  BLACK_SWITCHES,
  CHARACTERS,
  type Character,
  CODES,
  codesFor,
  DANGERS,
  groupOf,
  ITEMS,
  type Item,
  isOurs,
  isPlayable,
  items,
  PRESETS,
  presets,
  SWITCHES,
  type Switches,
  sideOf,
  zones,
} from '@selva/escape'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { type Book, type BookBlock, blocksOf, type Section } from '../../learn/book/book.ts'
import { zoneName } from '../card/title.ts'
import { cardWords, learnCard } from '../card/words.ts'
import { Patterns } from '../Patterns.tsx'
import { abilityText } from '../power.ts'
import { valueText } from '../rules/lines.ts'
import { loadRuleWords, ruleWords } from '../rules/words.ts'
import { itemText, loadGameWords, tell } from '../words.ts'
import { Picture } from './Picture.tsx'
import { POSITIONS } from './positions.ts'
import { bookWords, loadBookWords, loadSynonyms, synonyms } from './words.ts'
import '../styles/map.css'

const picture = (name: keyof typeof POSITIONS, caption: string): BookBlock => ({
  kind: 'picture',
  id: `picture-${name}`,
  caption,
  drawing: <Picture position={POSITIONS[name]} />,
})

const amount = (n: number): string => (n === 0 ? '–' : String(n))

/** The way to a sheet of each zone. */
const sheets = (): BookBlock => ({
  kind: 'links',
  id: 'sheets',
  text: bookWords().map.sheets,
  links: zones.map(({ id }) => ({ to: `/zones/official-${id}/print`, text: zoneName(id) })),
})

/** How many of each card there are, read off the editions themselves. */
function decks(): BookBlock {
  const m = tell('black')
  const { cards } = ruleWords('black')
  const { card, title, black, ultimate, hatch } = bookWords().setup.decks
  const { advanced, ultimate: big } = presets
  const isItem = (danger: string): danger is Item => ITEMS.some((item) => item === danger)
  const rows = DANGERS.filter((danger) => !isItem(danger)).map((danger) => [
    cards[danger as keyof typeof cards], // items are no noise, and have their own names
    amount(advanced.dangers[danger]),
    amount(big.dangers[danger]),
  ])
  const found = ITEMS.map((item) => [m.items[item].name, amount(advanced.items[item]), amount(big.dangers[item])])
  const hatches = (['green', 'red'] as const).map((colour) => [
    hatch[colour],
    amount(advanced.hatchCards[colour]),
    amount(big.hatchCards[colour]),
  ])
  return { kind: 'table', id: 'decks', title, head: [card, black, ultimate], rows: [...rows, ...found, ...hatches] }
}

/** When each item may be used: the steps stand with the items. */
function whenItems(): BookBlock {
  const w = bookWords().items.when
  const yes = (item: Item, step: 'before' | 'arrived' | 'over' | 'close'): string =>
    isPlayable(item) && items[item].in.includes(step) ? w.yes : ''
  return {
    kind: 'table',
    id: 'ITM-3',
    title: w.title,
    head: [w.item, w.before, w.arrived, w.over, w.close],
    rows: ITEMS.map((item) => [
      tell('black').items[item].name,
      ...(isPlayable(item)
        ? [yes(item, 'before'), yes(item, 'arrived'), yes(item, 'over'), yes(item, 'close')]
        : [w.itself, '', '', '']),
    ]),
  }
}

function characters(): readonly BookBlock[] {
  const m = tell('black')
  const w = bookWords().characters
  const entry = (character: Character) => {
    const black = abilityText(presets['old-school'], character, m)
    const ultimate = abilityText(presets.ultimate, character, tell('ultimate'))
    return {
      id: `character-${character}`,
      title: m.characters[character],
      icon: sideOf(character),
      lines: [
        ...(black === undefined ? [] : [`**${w.black}:** ${black}`]),
        ...(ultimate === undefined ? [] : [`**${w.ultimate}:** ${ultimate}`]),
      ],
    }
  }
  const all = CHARACTERS.filter((character) => presets.ultimate.powers[character] !== undefined)
  return [
    {
      kind: 'entries',
      id: 'crew',
      title: w.crew,
      entries: all.filter((character) => sideOf(character) === 'human').map(entry),
    },
    {
      kind: 'entries',
      id: 'aliens',
      title: w.aliens,
      entries: all.filter((character) => sideOf(character) === 'alien').map(entry),
    },
  ]
}

/** Cards that only the Ultimate edition has are told in its words. */
function itemEntries(): BookBlock {
  const black = presets.advanced.items
  const entries = [...ITEMS, 'silence' as const].map((item) => {
    const edition = item !== 'silence' && black[item] > 0 ? 'black' : 'ultimate'
    const m = tell(edition)
    const { name, text } = m.items[item]
    const rules = edition === 'black' ? presets.advanced : presets.ultimate
    return { id: `item-${item}`, title: name, icon: item, lines: [text, itemText(item, rules, m)] }
  })
  return { kind: 'entries', id: 'item-cards', title: '', entries }
}

function sections(): readonly Section[] {
  const w = bookWords()
  const rules = ruleWords('black')
  const section = (id: keyof typeof w, ...more: readonly BookBlock[]): Section => ({
    id,
    title: w[id].title,
    parts: [...blocksOf(w[id].text), ...more],
  })
  const scenarios = (list: BookBlock): Section => ({
    id: 'scenarios',
    title: w.scenarios.title,
    parts: [
      ...blocksOf({ 'SCN-1': w.scenarios.goesWith(joined(language.value, codesFor('ultimate'))), ...w.scenarios.text }),
      list,
    ],
  })
  const names = Object.keys(SWITCHES) as readonly (keyof Switches)[] // its own keys
  return [
    section('aim'),
    section('map', picture('kinds', w.map.pictures.kinds), sheets()),
    section('setup', decks()),
    section('turn'),
    section('moving', picture('human', w.moving.pictures.human), picture('alien', w.moving.pictures.alien)),
    section('noise', picture('heard', w.noise.pictures.heard)),
    section('attack', picture('struck', w.attack.pictures.struck)),
    section('hatches', picture('states', w.hatches.pictures.states)),
    section('end'),
    section('items', whenItems(), itemEntries()),
    section('characters', ...characters()),
    section('editions', {
      kind: 'entries',
      id: 'presets',
      title: '',
      entries: PRESETS.map((preset) => ({
        id: `preset-${preset}`,
        title: cardWords().presets[preset],
        lines: [ruleWords(presets[preset].edition).presets[preset]],
      })),
    }),
    scenarios({
      kind: 'entries',
      id: 'codes',
      title: '',
      entries: CODES.map((code) => ({
        id: `code-${code}`,
        title: rules.codes[code].name,
        note: isOurs(code) ? rules.groups[groupOf(code)] : code,
        lines: [rules.codes[code].line, rules.codes[code].more],
      })),
    }),
    section(
      'switches',
      {
        kind: 'entries',
        id: 'switch-list',
        title: '',
        entries: names.map((name) => ({
          id: `switch-${name}`,
          title: rules.switches[name].name,
          note: w.switches.usual(valueText(name, BLACK_SWITCHES[name], rules)),
          lines: [rules.switches[name].help],
        })),
      },
      ...blocksOf(w.switches.settled),
    ),
    section('secrets'),
  ]
}

/** The rulebook of Escape. */
export async function load(): Promise<Book> {
  await Promise.all([learnCard(), loadGameWords(), loadBookWords(), loadRuleWords(), loadSynonyms()])
  return { title: () => cardWords().name, sections, synonyms, drawings: () => <Patterns /> }
}
