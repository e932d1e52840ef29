import { isSeat } from '@selva/core'
import { aboard, CARDS, CHARACTERS, playerAt, undeclaredBy, zones } from '@selva/escape'
import { messages } from '../../client/language.ts'
import type { Register } from '../../learn/explain/explainer.ts'
import { TABLE_TOPICS, tableRegister } from '../../terms/explain.ts'
import { bookWords } from '../book/words.ts'
import { zoneName } from '../card/title.ts'
import { abilityText } from '../power.ts'
import { ruleWords } from '../rules/words.ts'
import { sheetWords } from '../sheet/words.ts'
import { itemText, tell } from '../words.ts'
import type { Known } from './known.ts'
import { ruleTopics } from './rule-topics.ts'
import { sectorTopics } from './sector-topics.ts'
import { explainWords } from './words.ts'

/** Everything on the Escape table that explains itself. */
export const TOPICS = [
  'sector',
  'dangerous',
  'secure',
  'start',
  'hatch',
  'round',
  'aboard',
  'item',
  'danger',
  'character',
  'player',
  'record',
  'phases',
  'rings',
  'glow',
  'preset',
  'code',
  'switch',
  'zone',
  'otherZones',
  'seats',
  'pencil',
  'tool',
  'trail',
  'assist',
  ...TABLE_TOPICS,
] as const
export type Topic = (typeof TOPICS)[number]

/** Actions with the pencil on the sheet. */
export const SHEET_TOOLS = ['question', 'cross', 'ring', 'rub', 'undo', 'seat', 'text'] as const

/** The explanations in the rules of this very table. */
export function registerOf(known: Known): Register<Topic> {
  const { setting, state, nameAt } = known
  const { rules, seats } = setting
  const humans = rules.humans(seats)
  const last = state?.last ?? rules.rounds
  const m = tell(rules.edition)
  const w = explainWords(rules.edition)
  const r = ruleWords(rules.edition)

  return {
    ...sectorTopics(known),
    round: () => ({
      title: w.round(state?.round ?? 1, last),
      lines: [humans === 0 ? w.lastArena(last) : w.lastRound(last)],
      read: 'END-6',
    }),
    aboard: () => ({
      title: `${w.aboard}${state === undefined ? '' : `: ${aboard(state).length}`}`,
      lines: [w.aboardText, m.crew(humans, seats - humans)],
      read: 'SET-2',
    }),
    item(name) {
      const card = CARDS.find((one) => one === name)
      if (card === undefined) return undefined
      const hidden = card === 'silence' ? undefined : undeclaredBy(rules, card)
      const told = hidden === undefined ? [] : [r.codes[hidden].line]
      return {
        title: m.items[card].name,
        lines: rules.usesItems
          ? [m.items[card].text, itemText(card, rules, m), ...told]
          : [m.items[card].text, m.hand.why.off],
        read: `item-${card}`,
      }
    },
    danger(name) {
      if (name !== 'yours' && name !== 'any' && name !== 'silence') return undefined
      const keeps = name === 'silence' && rules.keepsDrawnCards ? [m.cards.keptText] : []
      return { title: m.cards[name].name, lines: [m.cards[name].text, ...keeps], read: 'NOI-2' }
    },
    character(name) {
      const character = CHARACTERS.find((one) => one === name)
      if (character === undefined) return undefined
      const power = abilityText(rules, character, m) ?? w.noPower
      return { title: m.characters[character], lines: [power, w.you], read: 'characters' }
    },
    player(name) {
      const seat = Number(name)
      if (!isSeat(seat, seats)) return undefined
      const player = state === undefined ? undefined : playerAt(state, seat)
      const target = rules.killTarget(seats)
      return {
        title: nameAt?.(seat) ?? messages().lobby.seat(seat),
        lines: [
          w.player,
          ...(player === undefined || !(rules.usesItems || rules.keepsDrawnCards) ? [] : [w.cards(player.hand.length)]),
          ...(player === undefined || target === 0 ? [] : [w.kills(player.kills, target)]),
        ],
        read: 'secrets',
      }
    },
    record: () => ({ title: m.record, lines: [w.record], read: 'VIS-4' }),
    phases: () => ({ title: bookWords().turn.title, lines: [w.phases], read: 'turn' }),
    rings: () => ({ title: w.rings, lines: [w.ringsText], read: 'NOI-2' }),
    glow: () => ({ title: w.glow, lines: [w.glowText], read: 'moving' }),
    ...ruleTopics(setting),
    zone(id) {
      const ship = zones.find((one) => one.id === id)
      if (ship === undefined) return undefined
      const suits = ship.players === 'unknown' ? '' : `, ${messages().host.suits(ship.players[0], ship.players[1])}`
      const size = `${r.host.size(ship.sectors.length, ship.hatches.length)}${suits}.`
      return { title: zoneName(id), lines: [size, w.zone], read: 'map' }
    },
    otherZones: () => ({ title: r.host.otherZones, lines: [w.otherZones], read: 'map' }),
    seats: () => ({
      title: `${messages().host.seats}: ${seats}`,
      lines: [r.host.seatsHelp(m.crew(humans, seats - humans))],
      read: 'SET-2',
    }),
    pencil: () => ({ title: sheetWords().title, lines: [w.pencil, w.meaning] }),
    tool(name) {
      const found = SHEET_TOOLS.find((one) => one === name)
      if (found === undefined) return undefined
      const { tool, undo, menu } = sheetWords()
      const titles = { ...tool, undo, seat: menu.who, text: menu.words }
      return { title: titles[found], lines: [w.tools[found]] }
    },
    trail: () => ({ title: sheetWords().trail.shown, lines: [w.trail], read: 'NOI-2' }),
    assist: () => ({ title: sheetWords().assist.shade, lines: [w.assist, w.assistNoise], read: 'secrets' }),
    ...tableRegister('escape'),
  }
}

/** The topics listed for readers who read it all: the symbols of this table, its cards and its rules. */
export function legendOf({ setting: { rules, zone } }: Known): readonly string[] {
  const inPlay = CARDS.filter(
    (card) => card !== 'silence' && (rules.keepsDrawnCards ? rules.dangers : rules.items)[card] > 0,
  )
  return [
    'dangerous',
    'secure',
    'start:humanSector',
    'start:alienSector',
    ...zone.hatches.map(({ number }) => `hatch:${number}`),
    'glow',
    'rings',
    'round',
    'aboard',
    'phases',
    'record',
    'danger:yours',
    'danger:any',
    'danger:silence',
    ...(rules.usesItems ? inPlay.map((card) => `item:${card}`) : []),
    ...Object.keys(rules.powers).map((character) => `character:${character}`),
    `preset:${rules.preset}`,
    ...rules.scenario.codes.map(({ code }) => `code:${code}`),
  ]
}
