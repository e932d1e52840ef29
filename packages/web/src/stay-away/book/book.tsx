import {
  type CardClass,
  cards,
  deckFor,
  defaultRules,
  isPanic,
  KINDS,
  type Kind,
  SWITCHES,
  type Switch,
} from '@selva/stay-away'
import { type Book, type BookBlock, blocksOf, type Section } from '../../learn/book/book.ts'
import { CARD_ICONS } from '../icons.ts'
import { valueText } from '../rules/lines.ts'
import { Sprite } from '../Sprite.tsx'
import { cardName, cardText, gameWords, loadGameWords } from '../words.ts'
import { Picture } from './Picture.tsx'
import { POSITIONS } from './positions.ts'
import { bookWords, loadBookWords, loadSynonyms, synonyms } from './words.ts'
import '../styles/table.css'
import '../styles/book.css'

const picture = (name: keyof typeof POSITIONS, caption: string): BookBlock => ({
  kind: 'picture',
  id: `picture-${name}`,
  caption,
  drawing: <Picture position={POSITIONS[name]} />,
})

/** The numbers of players whose decks differ. */
const TABLES = [4, 5, 6, 7, 8, 9, 10, 11]

/** How many of each card there are, read off the deck itself. */
function decks(): BookBlock {
  const w = bookWords().setup.decks
  return {
    kind: 'table',
    id: 'DECK-2',
    title: w.title,
    head: [w.card, ...TABLES.map((n) => (n === 11 ? '11–12' : String(n)))],
    rows: KINDS.map((kind) => [cardName(kind), ...TABLES.map((n) => String(deckFor(n)[kind]))]),
  }
}

/** A card as it is without house rules. */
function linesOf(kind: Kind): readonly string[] {
  const { line, more, example } = cardText(kind, defaultRules)
  return [`**${line}** ${more}`, `${gameWords().info.example}: ${example}`]
}

/** The cards of one class, in the order of the list. */
function cardsOf(name: CardClass | 'panic'): BookBlock {
  const m = gameWords()
  const { copies } = bookWords().cards
  return {
    kind: 'entries',
    id: `class-${name}`,
    title: m.classes[name],
    entries: KINDS.filter((kind) => (isPanic(kind) ? 'panic' : cards[kind].class) === name).map((kind) => ({
      id: `card-${kind}`,
      title: cardName(kind),
      icon: CARD_ICONS[kind],
      note: copies(deckFor(4)[kind], deckFor(12)[kind]),
      lines: linesOf(kind),
    })),
  }
}

function sections(): readonly Section[] {
  const m = gameWords()
  const w = bookWords()
  const section = (id: keyof typeof w, ...more: readonly BookBlock[]): Section => ({
    id,
    title: w[id].title,
    parts: [...blocksOf(w[id].text), ...more],
  })
  const names = Object.keys(SWITCHES) as readonly Switch[] // its own keys
  return [
    section('aim'),
    section('setup', picture('ring', w.setup.pictures.ring), decks()),
    section('turn'),
    section('exchange', picture('offer', w.exchange.pictures.offer)),
    section('infection'),
    section('defence'),
    section('obstacles', picture('door', w.obstacles.pictures.door)),
    section('panic'),
    section('out', picture('burned', w.out.pictures.burned)),
    section('end'),
    section('cards', ...(['contagion', 'action', 'obstacle', 'defence', 'panic'] as const).map(cardsOf)),
    section('switches', {
      kind: 'entries',
      id: 'switch-list',
      title: '',
      entries: names.map((name) => {
        const [usual, ...others] = SWITCHES[name]
        return {
          id: `switch-${name}`,
          title: m.host.switches[name].name,
          note: w.switches.usual(valueText(name, usual)),
          lines: others.map((value) => w.switches.or(valueText(name, value))),
        }
      }),
    }),
    section('secrets'),
  ]
}

/** The rulebook of Stay Away!. */
export async function load(): Promise<Book> {
  await Promise.all([loadBookWords(), loadGameWords(), loadSynonyms()])
  return { title: () => gameWords().name, sections, synonyms, drawings: () => <Sprite /> }
}
