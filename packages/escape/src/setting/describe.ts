import { type Character, SIDES, type Side } from '../character.ts'
import { DOUBLE_FROM } from '../editions/black.ts'
import { ITEMS, type Item } from '../item.ts'
import { type CodeLine, isCode, lineOf, usesIn } from '../modules/index.ts'
import { total } from '../pile.ts'
import { FED_SPEED } from '../speed.ts'
import { poolOf } from '../start.ts'
import type { Rules, Setting } from '../state.ts'
import { idleSwitches } from './idle-switches.ts'
import { bases } from './presets.ts'
import type { Preset } from './scenario.ts'
import { SWITCHES, type Switches } from './switches.ts'
import { hasUse, isAsPrinted, isTold } from './told-lines.ts'

/** A switch that is set to something else than the edition's default. */
type SwitchLine = { [S in keyof Switches]: { readonly rule: S; readonly value: Switches[S] } }[keyof Switches]

/** One thing that is on at a table, for the reader's language to put into words. */
export type RuleLine =
  /** The preset in one sentence, where nothing of it has been changed. */
  | { readonly rule: 'preset'; readonly preset: Preset }
  | { readonly rule: 'sides'; readonly humans: number; readonly aliens: number }
  | { readonly rule: 'length'; readonly rounds: number }
  | { readonly rule: 'speed'; readonly side: Side; readonly speed: number }
  | { readonly rule: 'feeding'; readonly speed: number }
  | { readonly rule: 'dangers'; readonly cards: number; readonly doubled: boolean }
  /** Items are played; `limit` 0: hands have none. */
  | { readonly rule: 'items'; readonly kinds: readonly Item[]; readonly cards: number; readonly limit: number }
  /** ULT-3: drawn Silence and items are kept. */
  | { readonly rule: 'keeps' }
  | {
      readonly rule: 'hatches'
      readonly mode: Rules['hatchMode']
      readonly green: number
      readonly red: number
    }
  /** ULT-5 */
  | { readonly rule: 'killedHumansReturn' }
  | { readonly rule: 'powers'; readonly characters: readonly Character[] }
  | CodeLine
  | SwitchLine

function itemLines({ usesItems, keepsDrawnCards, dangers, items, handLimit }: Rules): readonly RuleLine[] {
  const kept: readonly RuleLine[] = keepsDrawnCards ? [{ rule: 'keeps' }] : []
  if (!usesItems) return kept
  const deck: Readonly<Record<Item, number>> = keepsDrawnCards ? dangers : items
  const kinds = ITEMS.filter((item) => deck[item] > 0)
  const cards = kinds.reduce((sum, item) => sum + deck[item], 0)
  if (cards === 0) return kept
  return [...kept, { rule: 'items', kinds, cards, limit: Number.isFinite(handLimit) ? handLimit : 0 }]
}

function switchLines(rules: Rules, seats: number): readonly RuleLine[] {
  const { preset, switches } = rules
  const usual = bases[preset].switches
  const idle = idleSwitches(rules, seats)
  const names = Object.keys(SWITCHES) as (keyof Switches)[]
  return names
    .filter((name) => switches[name] !== usual[name] && !idle.includes(name))
    .map((rule) => ({ rule, value: switches[rule] }) as SwitchLine) // a switch's own value, by its name
}

const isEmpty = (part: object): boolean => Object.keys(part).length === 0

/** Is this line about a code? */
export const isCodeLine = (line: RuleLine): line is CodeLine => isCode(line.rule)

/** ULT-5: do killed humans come back in the Alien Sector, wherever they were killed? */
function humansReturnAsAliens({ zone, rules }: Setting): boolean {
  const back = rules.comesBack({ side: 'human', at: zone.humanSector, home: zone.humanSector, deaths: 1 }, zone)
  return back !== 'never' && back.at === zone.alienSector
}

/** The characters with a power that can be dealt here, in the order of the powers. */
function powersIn(setting: Setting): readonly Character[] {
  const { rules, seats } = setting
  const { human, alien } = poolOf(setting)
  const dealt = rules.humans(seats) > 0 ? [...human, ...alien] : alien
  return (Object.keys(rules.powers) as readonly Character[]).filter(
    (character) => dealt.includes(character) && hasUse(rules, character),
  ) // its own keys
}

/** MOV-2, FED-2; where a scenario rule sets the speeds, its own line gives them (OWN-17). */
function speedLines({ rules, seats }: Setting): readonly RuleLine[] {
  const sides = SIDES.filter((side) => side === 'alien' || rules.humans(seats) > 0)
  const isSet = usesIn(rules).some(({ code }) => code === 'crew.speeds')
  const feeds = rules.feeding && sides.includes('human') && rules.speed('alien') < FED_SPEED
  return [
    ...(isSet ? [] : sides.map((side): RuleLine => ({ rule: 'speed', side, speed: rules.speed(side) }))),
    ...(feeds ? [{ rule: 'feeding', speed: FED_SPEED } as const] : []),
  ]
}

/** VIS-2: what is on at a table, read off the very rules that run there. */
export function describe(setting: Setting): readonly RuleLine[] {
  const { rules, seats } = setting
  const humans = rules.humans(seats)
  const { green, red } = rules.hatchCards
  const powers = powersIn(setting)
  return [
    ...(isAsPrinted(rules) ? [{ rule: 'preset', preset: rules.preset } as const] : []),
    { rule: 'sides', humans, aliens: seats - humans },
    { rule: 'length', rounds: rules.rounds },
    ...speedLines(setting),
    { rule: 'dangers', cards: total(rules.dangers), doubled: seats >= DOUBLE_FROM && isEmpty(rules.scenario.decks) },
    ...itemLines(rules),
    ...(humans > 0 ? [{ rule: 'hatches', mode: rules.hatchMode, green, red } as const] : []),
    ...(humans > 0 && humansReturnAsAliens(setting) ? [{ rule: 'killedHumansReturn' } as const] : []),
    ...(powers.length > 0 ? [{ rule: 'powers', characters: powers } as const] : []),
    ...usesIn(rules)
      .filter((use) => isTold(use, setting))
      .map((use) => lineOf(use, setting)),
    ...switchLines(rules, seats),
  ]
}
