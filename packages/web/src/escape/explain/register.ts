import { isSeat, type Seat } from '@selva/core'
import {
  aboard,
  barredBy,
  CARDS,
  type Cell,
  CHARACTERS,
  CODES,
  type HatchState,
  isNoisy,
  type PartialState,
  PRESETS,
  playerAt,
  presets,
  type Sector,
  type Setting,
  SWITCHES,
  type Switches,
  sectorNamed,
  total,
  undeclaredBy,
  zones,
} from '@selva/escape'
import { messages } from '../../client/language.ts'
import type { Explained, Register } from '../../learn/explain/explainer.ts'
import { TABLE_TOPICS, tableRegister } from '../../terms/explain.ts'
import { bookWords } from '../book/words.ts'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { inEdition } from '../edition-words.ts'
import { abilityText } from '../power.ts'
import { codeText, valueText } from '../rules/lines.ts'
import { ruleWords } from '../rules/words.ts'
import { sheetWords } from '../sheet/words.ts'
import { tell } from '../words.ts'
import { explainWords } from './words.ts'

/** The knowledge an explanation is made from: on a host's page there is no game yet. */
export type Known = {
  readonly setting: Setting
  readonly state?: PartialState
  readonly nameAt?: (seat: Seat) => string
}

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
export function registerOf({ setting, state, nameAt }: Known): Register<Topic> {
  const { rules, zone, seats } = setting
  const humans = rules.humans(seats)
  const m = tell(rules.edition)
  const w = explainWords(rules.edition)
  const r = ruleWords(rules.edition)

  const dangerous = (): Explained => ({
    title: w.dangerous,
    lines: [w.draws(total(rules.dangers)), w.mayAttack],
    read: 'noise',
  })
  const barred = barredBy(setting)
  const secure = (at: readonly Sector[]): Explained => ({
    title: w.secure,
    lines: [
      at.every((one) => isNoisy(setting, one)) ? w.loud : w.quiet,
      ...(barred === undefined ? [] : [codeText(barred, r)]),
      w.mayAttack,
    ],
    read: 'SEC-2',
  })
  const start = (kind: 'humanSector' | 'alienSector'): Explained => ({
    title: m.cells[kind],
    lines: [w.start, ...(kind === 'humanSector' && rules.usesItems ? [w.teleport] : [])],
    read: 'VOC-2',
  })
  const hatchMode = (): string =>
    rules.hatchMode === 'card'
      ? r.lines.hatches.card(rules.hatchCards.green, rules.hatchCards.red)
      : r.lines.hatches[rules.hatchMode]
  const hatch = (number: string): Explained | undefined => {
    const i = zone.hatches.findIndex((one) => String(one.number) === number)
    const now: HatchState = state?.hatches[i] ?? (rules.shut.includes(Number(number)) ? 'shut' : 'open')
    if (i < 0) return undefined
    const transit = rules.switches.alienTransit === 'open' ? w.aliensCross : w.aliensNever
    const lines = humans === 0 ? [w.noHatch, transit] : now === 'open' ? [hatchMode(), transit] : [w.shut]
    return { title: m.hatch(Number(number), m.hatchStates[now]), lines, read: 'hatches' }
  }
  const cell = (kind: Cell | undefined, at: Sector): Explained | undefined => {
    switch (kind) {
      case 'dangerous':
        return dangerous()
      case 'secure':
        return secure([at])
      case 'humanSector':
      case 'alienSector':
        return start(kind)
      case 'hatch':
        return hatch(String(zone.hatches.find((one) => one.at === at)?.number ?? ''))
      default:
        return undefined
    }
  }

  return {
    sector(name) {
      const at = sectorNamed(name)
      const found = at === undefined ? undefined : cell(zone.cells[at], at)
      const plain = at !== undefined && zone.plain.includes(at)
      return found === undefined ? undefined : { ...found, title: plain ? `${name}: ${found.title}` : found.title }
    },
    dangerous,
    secure: () => secure(zone.plain.filter((at) => zone.cells[at] === 'secure')),
    start: (kind) => start(kind === 'alienSector' ? kind : 'humanSector'),
    hatch,
    round: () => ({
      title: w.round(state?.round ?? 1, rules.rounds),
      lines: [humans === 0 ? w.lastArena(rules.rounds) : w.lastRound(rules.rounds)],
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
          ? [m.items[card].text, inEdition(m.items[card].more, rules.edition), ...told]
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
    preset(name) {
      const preset = PRESETS.find((one) => one === name)
      return preset === undefined
        ? undefined
        : {
            title: cardWords().presets[preset],
            lines: [ruleWords(presets[preset].edition).presets[preset]],
            read: `preset-${preset}`,
          }
    },
    code(name) {
      const code = CODES.find((one) => one === name)
      return code === undefined
        ? undefined
        : { title: r.codes[code].name, lines: [r.codes[code].line, r.codes[code].more], read: `code-${code}` }
    },
    switch(name) {
      const names = Object.keys(SWITCHES) as readonly (keyof Switches)[] // its own keys
      const found = names.find((one) => one === name)
      if (found === undefined) return undefined
      const { name: title, help } = r.switches[found]
      const now = r.lines.changed(title, valueText(found, rules.switches[found], r))
      return { title, lines: [help, now], read: `switch-${found}` }
    },
    zone(id) {
      const ship = zones.find((one) => one.id === id)
      if (ship === undefined) return undefined
      const suits = ship.players === 'unknown' ? '' : `, ${messages().host.suits(ship.players[0], ship.players[1])}`
      const size = `${r.host.size(ship.sectors.length, ship.hatches.length)}${suits}.`
      return { title: zoneName(id), lines: [size, w.zone], read: 'map' }
    },
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
