import {
  type FileRefusal,
  isRefusal,
  MAX_TITLE,
  refuseAt,
  type ScenarioHeader,
  type SettingDraft,
  scenarioFileFrom,
  scenarioTextOf,
} from '@selva/core'
import { KINDS, type Kind } from '../card.ts'
import { isFields, MAX_COPIES } from './draft.ts'
import { MAX_SEATS, MIN_SEATS } from './setting.ts'
import { type Rules, SWITCHES, type Switch } from './switches.ts'

/** A scenario while it is written: every entry is well formed, though its deck may be impossible to play. */
export type ScenarioDraft = ScenarioHeader & {
  /** The switches that are not as the rules stand. */
  readonly rules: Partial<Rules>
  /** The copies of cards, where they are not as printed for the number of players. */
  readonly cards: { readonly [K in Kind]?: number }
}

const SWITCH_NAMES = Object.keys(SWITCHES) as readonly Switch[]

function writtenRules(written: unknown): Partial<Rules> | FileRefusal {
  if (!isFields(written)) return refuseAt('rules', 'rules')
  for (const name of Object.keys(written)) {
    const place = `rules.${name.slice(0, MAX_TITLE)}`
    const known = SWITCH_NAMES.find((one) => one === name)
    if (known === undefined) return refuseAt(place, 'rule', name)
    if (!(SWITCHES[known] as readonly unknown[]).includes(written[name])) return refuseAt(place, 'ruleValue', name)
  }
  const changed = SWITCH_NAMES.filter((name) => Object.hasOwn(written, name) && written[name] !== SWITCHES[name][0])
  return Object.fromEntries(changed.map((name) => [name, written[name]]))
}

function writtenCards(written: unknown): ScenarioDraft['cards'] | FileRefusal {
  if (!isFields(written)) return refuseAt('cards', 'cards')
  for (const [name, n] of Object.entries(written)) {
    const place = `cards.${name.slice(0, MAX_TITLE)}`
    if (!KINDS.some((kind) => kind === name)) return refuseAt(place, 'card', name)
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > MAX_COPIES) return refuseAt(place, 'copies', name)
  }
  return Object.fromEntries(KINDS.filter((kind) => Object.hasOwn(written, kind)).map((kind) => [kind, written[kind]]))
}

/** Reads the text of a scenario file, or says where its first mistake is. */
export function scenarioDraftFrom(text: string): ScenarioDraft | FileRefusal {
  const file = scenarioFileFrom(text, { game: 'stay-away', seats: [MIN_SEATS, MAX_SEATS], entries: ['rules', 'cards'] })
  if (isRefusal(file)) return file
  const rules = writtenRules(file.entries['rules'] ?? {})
  if (isRefusal(rules)) return rules
  const cards = writtenCards(file.entries['cards'] ?? {})
  return isRefusal(cards) ? cards : { ...file.header, rules, cards }
}

/** The one text of a scenario: reading it gives the same draft again. */
export const scenarioText = ({ rules, cards, ...header }: ScenarioDraft): string =>
  scenarioTextOf('stay-away', header, { rules, cards })

/** The options of a table that plays this scenario. */
export const settingDraftOf = (
  { rules, cards }: Pick<ScenarioDraft, 'rules' | 'cards'>,
  seats: number,
): SettingDraft => ({
  seats,
  ...(Object.keys(rules).length === 0 ? {} : { rules }),
  ...(Object.keys(cards).length === 0 ? {} : { cards }),
})

/** A scenario that ships with the game: it has an id like any document, and can be forked but not changed. */
export const officialScenarios: readonly { readonly id: string; readonly draft: ScenarioDraft }[] = [
  {
    id: 'official-stay-away',
    draft: { title: 'Stay Away!', description: '', players: 'unknown', rules: {}, cards: {} },
  },
]
