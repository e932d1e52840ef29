import {
  type FileRefusal,
  isRefusal,
  lineFrom,
  MAX_TITLE,
  type Refusal,
  refuseAt,
  type ScenarioHeader,
  type SettingDraft,
  scenarioFileFrom,
  scenarioTextOf,
} from '@selva/core'
import { CODES, type Code, type CodeUse, parametersOf } from '../modules/index.ts'
import type { Setting } from '../state.ts'
import type { Zone } from '../zone.ts'
import { CARDS_OF, countsFrom, isDeck, useFrom } from './draft.ts'
import { fieldsOf } from './fields.ts'
import { MAX_SEATS, MIN_SEATS } from './known-setting.ts'
import { bases, scenarios } from './presets.ts'
import { resolve } from './resolve.ts'
import { type Decks, PRESETS, type Preset, type Scenario } from './scenario.ts'
import { mayBe, SWITCHES, type Switches } from './switches.ts'

/** The rules that a draft or a host asks for: only what differs from the preset. */
type RulesDraft = {
  readonly preset: Preset
  /** In the order of the codes: added to the preset's own, or its own with other parameters. */
  readonly codes: readonly CodeUse[]
  readonly switches: Partial<Switches>
  readonly decks: Decks
}

/** A scenario while it is written: every entry is well formed, though together they may be impossible to play. */
export type ScenarioDraft = ScenarioHeader &
  RulesDraft & {
    /** Zones it is meant for: official ones by id, others by title. Advice only. */
    readonly zones: readonly string[]
  }

const MAX_ZONES = 20

const at = (refusal: Refusal, place: string): FileRefusal => refuseAt(place, refusal.refused, refusal.about)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A code of a file: unlike a table's, it may hold nothing that its rule does not know. */
function writtenUse(written: unknown, place: string): CodeUse | FileRefusal {
  const use = useFrom(written)
  if (isRefusal(use)) return at(use, place)
  const known: readonly string[] = ['code', ...parametersOf(use.code).map(({ name }) => name)]
  const stranger = Object.keys(fieldsOf(written) ?? {}).find((name) => !known.includes(name))
  return stranger === undefined ? use : refuseAt(`${place}.${stranger.slice(0, MAX_TITLE)}`, 'fileEntry')
}

function writtenCodes(written: unknown, preset: Preset): readonly CodeUse[] | FileRefusal {
  if (!Array.isArray(written)) return refuseAt('codes', 'code')
  const uses = new Map<Code, CodeUse>()
  for (const [i, one] of written.entries()) {
    const place = `codes[${i}]`
    const use = writtenUse(one, place)
    if (isRefusal(use)) return use
    if (uses.has(use.code)) return refuseAt(place, 'codeTwice', use.code)
    uses.set(use.code, use)
  }
  const own = scenarios[preset].codes
  return CODES.flatMap((code) => uses.get(code) ?? []).filter((use) => !own.some((usual) => isSame(usual, use)))
}

function writtenSwitches(written: unknown, preset: Preset): Partial<Switches> | FileRefusal {
  const fields = fieldsOf(written)
  if (fields === undefined) return refuseAt('switches', 'switch')
  for (const name in fields) {
    const place = `switches.${name.slice(0, MAX_TITLE)}`
    if (!Object.hasOwn(SWITCHES, name)) return refuseAt(place, 'switch', name)
    if (!mayBe(name as keyof Switches, fields[name])) return refuseAt(place, 'switchValue', name)
  }
  const usual = { ...bases[preset].switches, ...scenarios[preset].switches }
  const names = Object.keys(SWITCHES) as readonly (keyof Switches)[] // its own keys
  const changed = names.filter((name) => Object.hasOwn(fields, name) && fields[name] !== usual[name])
  return Object.fromEntries(changed.map((name) => [name, fields[name]]))
}

function writtenDecks(written: unknown): Decks | FileRefusal {
  const fields = fieldsOf(written)
  if (fields === undefined) return refuseAt('decks', 'deck')
  const decks: { [deck: string]: object } = {}
  for (const deck in fields) {
    const place = `decks.${deck.slice(0, MAX_TITLE)}`
    if (!isDeck(deck)) return refuseAt(place, 'deck', deck)
    const counts = countsFrom<string>(fields[deck], CARDS_OF[deck])
    if (isRefusal(counts))
      return at(counts, counts.about === '' ? place : `${place}.${counts.about.slice(0, MAX_TITLE)}`)
    const listed = CARDS_OF[deck].filter((card) => Object.hasOwn(counts, card)).map((card) => [card, counts[card]])
    if (listed.length > 0) decks[deck] = Object.fromEntries(listed)
  }
  const names = (Object.keys(CARDS_OF) as readonly (keyof Decks)[]).filter((deck) => Object.hasOwn(decks, deck))
  return Object.fromEntries(names.map((deck) => [deck, decks[deck]]))
}

function writtenZones(written: unknown): readonly string[] | FileRefusal {
  if (!Array.isArray(written) || written.length > MAX_ZONES) return refuseAt('zones', 'zones', MAX_ZONES)
  const zones: string[] = []
  for (const [i, one] of written.entries()) {
    const zone = lineFrom(one, `zones[${i}]`, MAX_TITLE)
    if (typeof zone !== 'string') return zone
    if (!zones.includes(zone)) zones.push(zone)
  }
  return zones
}

/** Reads the text of a scenario file, or says where its first mistake is. */
export function scenarioDraftFrom(text: string): ScenarioDraft | FileRefusal {
  const file = scenarioFileFrom(text, {
    game: 'escape',
    seats: [MIN_SEATS, MAX_SEATS],
    entries: ['zones', 'preset', 'codes', 'switches', 'decks'],
  })
  if (isRefusal(file)) return file
  const { header, entries } = file
  const preset = PRESETS.find((known) => known === entries['preset'])
  if (preset === undefined) return refuseAt('preset', 'preset', entries['preset'])
  const zones = writtenZones(entries['zones'] ?? [])
  if (isRefusal(zones)) return zones
  const codes = writtenCodes(entries['codes'] ?? [], preset)
  if (isRefusal(codes)) return codes
  const switches = writtenSwitches(entries['switches'] ?? {}, preset)
  if (isRefusal(switches)) return switches
  const decks = writtenDecks(entries['decks'] ?? {})
  return isRefusal(decks) ? decks : { ...header, zones, preset, codes, switches, decks }
}

/** The one text of a scenario: reading it gives the same draft again. */
export function scenarioText({ zones, preset, codes, switches, decks, ...header }: ScenarioDraft): string {
  return scenarioTextOf('escape', header, { zones, preset, codes, switches, decks })
}

/** Everything that the draft says of the rules, its preset's own included. */
export function scenarioOf({
  preset,
  codes,
  switches,
  decks,
  zones = [],
}: RulesDraft & { readonly zones?: readonly string[] }): Scenario<CodeUse> {
  const own = scenarios[preset]
  const uses = [...own.codes.filter((usual) => !codes.some((use) => use.code === usual.code)), ...codes]
  return {
    preset,
    codes: CODES.flatMap((code) => uses.find((use) => use.code === code) ?? []),
    switches: { ...own.switches, ...switches },
    decks: { ...own.decks, ...decks },
    zones: zones.length === 0 ? own.zones : zones,
  }
}

/** The options of a table that plays this scenario on a zone. */
export const settingDraftOf = (
  { preset, codes, switches, decks }: RulesDraft,
  zone: string,
  seats: number,
): SettingDraft => ({
  zone,
  preset,
  seats,
  ...(codes.length === 0 ? {} : { codes }),
  ...(Object.keys(switches).length === 0 ? {} : { switches }),
  ...(Object.keys(decks).length === 0 ? {} : { decks }),
})

/** A table of this draft, whether it could be opened or not: what a sheet tells. */
export const uncheckedSetting = (draft: RulesDraft, zone: Zone, seats: number): Setting => ({
  zone,
  rules: resolve(bases[draft.preset], scenarioOf(draft), seats),
  seats,
})

/** The same rules with a code, or with other parameters of it. */
export function withCode<R extends RulesDraft>(draft: R, use: CodeUse): R {
  const uses = [...draft.codes.filter(({ code }) => code !== use.code), use]
  const own = scenarios[draft.preset].codes
  const codes = CODES.flatMap((code) => uses.find((one) => one.code === code) ?? [])
  return { ...draft, codes: codes.filter((one) => !own.some((usual) => isSame(usual, one))) }
}

/**
 * The same rules without a code. A preset cannot lose its own codes: the draft then starts from the preset that has
 * none of them, and names the others itself.
 */
export function withoutCode<R extends RulesDraft>(draft: R, code: Code): R {
  const { codes, switches, decks } = scenarioOf(draft)
  const others = codes.filter((use) => use.code !== code)
  if (!scenarios[draft.preset].codes.some((use) => use.code === code))
    return { ...draft, codes: draft.codes.filter((use) => use.code !== code) }
  return { ...draft, preset: bases[draft.preset].preset, codes: others, switches, decks }
}
