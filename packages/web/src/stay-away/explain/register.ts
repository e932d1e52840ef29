import type { Seat } from '@selva/core'
import { KINDS, type PartialState, ROLES, type Setting, SWITCHES, type Switch, sizeOfDeck } from '@selva/stay-away'
import { messages } from '../../client/language.ts'
import type { Register } from '../../learn/explain/explainer.ts'
import { TABLE_TOPICS, tableRegister } from '../../terms/explain.ts'
import { valueText } from '../rules/lines.ts'
import { cardName, cardText, gameWords } from '../words.ts'
import { explainWords } from './words.ts'

/** The knowledge an explanation is made from: on a host's page there is no game yet. */
export type Known = {
  readonly setting: Setting
  readonly state?: PartialState
  readonly nameAt?: (seat: Seat) => string
}

/** Everything on the Stay Away! table that explains itself. */
export const TOPICS = [
  'card',
  'deck',
  'pile',
  'direction',
  'door',
  'quarantine',
  'role',
  'phases',
  'board',
  'switch',
  'seats',
  ...TABLE_TOPICS,
] as const
export type Topic = (typeof TOPICS)[number]

/** The explanations in the rules of this very table. */
export function registerOf({ setting, state }: Known): Register<Topic> {
  const { rules, cards, seats } = setting
  const m = gameWords()
  const w = explainWords()
  return {
    card(name) {
      const kind = KINDS.find((one) => one === name)
      if (kind === undefined) return undefined
      const { line, more } = cardText(kind, rules)
      return { title: cardName(kind), lines: [line, more, w.copies(cards[kind])], read: `card-${kind}` }
    },
    deck: () => ({
      title: m.ring.deck,
      lines: [...(state === undefined ? [] : [w.deck(state.deck.length)]), w.back],
      read: 'DRAW-3',
    }),
    pile: () => ({ title: m.ring.discard, lines: [w.pile(state?.pile.length ?? 0)], read: 'DRAW-3' }),
    direction: () => ({
      title: state?.direction === -1 ? m.ring.counterclockwise : m.ring.clockwise,
      lines: [w.direction],
      read: 'TURN-7',
    }),
    door: () => ({
      title: w.doorTitle,
      lines: [w.door, rules.doorsAgainstAnyone === 'ignored' ? w.doorsIgnored : w.doorsProtect],
      read: 'DOOR-1',
    }),
    quarantine: () => ({
      title: cardName('quarantine'),
      lines: [w.quarantine(rules.quarantineTurns), w.quarantineOpen[rules.quarantinedOffer]],
      read: 'QUA-1',
    }),
    role(name) {
      const role = ROLES.find((one) => one === name)
      if (role === undefined) return undefined
      const aim = { human: m.aims.human, infected: m.cards.infected.more, thing: m.aims.thing[rules.declaration] }[role]
      return { title: m.roles[role], lines: [aim, w.role], read: 'end' }
    },
    phases: () => ({ title: m.phases.play, lines: [w.phases], read: 'turn' }),
    board: () => ({ title: w.boardTitle, lines: [w.board], read: 'secrets' }),
    switch(name) {
      const names = Object.keys(SWITCHES) as readonly Switch[] // its own keys
      const found = names.find((one) => one === name)
      if (found === undefined) return undefined
      const { name: title } = m.host.switches[found]
      return { title, lines: [valueText(found, rules[found])], read: `switch-${found}` }
    },
    seats: () => ({
      title: `${messages().host.seats}: ${seats}`,
      lines: [m.host.seatsHelp(sizeOfDeck(cards))],
      read: 'DECK-2',
    }),
    ...tableRegister('stay-away'),
  }
}

/** The topics listed for readers who read it all: the symbols of this table, and its cards. */
export const legendOf = ({ setting: { cards } }: Known): readonly string[] => [
  'phases',
  'direction',
  'deck',
  'pile',
  'door',
  'quarantine',
  'board',
  ...ROLES.map((role) => `role:${role}`),
  ...KINDS.filter((kind) => cards[kind] > 0).map((kind) => `card:${kind}`),
]
