import { isRefusal, type Refusal } from '@selva/core'
import {
  type Code,
  type CodeUse,
  type Colour,
  codesFor,
  type Danger,
  escape,
  type Item,
  PRESETS,
  type Preset,
  presets,
  type Setting,
  type Switches,
  scenarios,
  switchesFor,
  type Zone,
  zoneFrom,
  zones,
} from '@selva/escape'
import type { DocumentVersion, SettingDraft } from '@selva/protocol'
import { type ChosenScenario, isChosenScenario } from '../../documents/host/chosen-scenario.ts'

export const DECKS = ['dangers', 'items', 'hatchCards'] as const
export type Deck = (typeof DECKS)[number]
export type AnyCard = Danger | Item | Colour

/** The host's choices so far: a preset and a zone, and everything that differs from the preset. */
export type HostForm = {
  readonly preset: Preset
  readonly zone: string
  readonly seats: number
  /** Codes added to the preset's own, or its own with other parameters. */
  readonly codes: readonly CodeUse[]
  readonly switches: Partial<Switches>
  readonly decks: { readonly [D in Deck]?: { readonly [C in AnyCard]?: number } }
  /** The version of a zone of a person. */
  readonly zoneDocument?: DocumentVersion
  /** The scenario of a person that the rules were taken from. */
  readonly scenario?: ChosenScenario
}

export const EMPTY_FORM: HostForm = {
  preset: 'advanced',
  zone: 'galilei',
  seats: 4,
  codes: [],
  switches: {},
  decks: {},
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The zone that a form names: one of the game's by its id, or any other by its whole text. */
export function zoneIn(named: unknown): Zone | undefined {
  const zone = zones.find(({ id }) => id === named) ?? zoneFrom(String(named))
  return isRefusal(zone) ? undefined : zone
}

/** True if this is a host's form. One from before an update may not be. */
export function isHostForm(value: unknown): value is HostForm {
  if (!isObject(value)) return false
  const { preset, zone, seats, codes, switches, decks, scenario } = value
  if (scenario !== undefined && !isChosenScenario(scenario)) return false
  const whole = PRESETS.some((known) => known === preset) && zoneIn(zone) !== undefined && Number.isInteger(seats)
  return whole && Array.isArray(codes) && codes.every(isObject) && isObject(switches) && isObject(decks)
}

const isEmpty = (part: object): boolean => Object.keys(part).length === 0

/** The draft as it is sent: everything that is as printed is left out. */
export function draftOf({ preset, zone, seats, codes, switches, decks }: HostForm): SettingDraft {
  return {
    zone,
    preset,
    seats,
    ...(codes.length === 0 ? {} : { codes }),
    ...(isEmpty(switches) ? {} : { switches }),
    ...(isEmpty(decks) ? {} : { decks }),
  }
}

/** The form that leads to a setting; the text of its zone stands for the zone. */
export const formOf = ({ zone, preset, seats, codes, switches, decks }: SettingDraft): unknown => ({
  zone,
  preset,
  seats,
  codes: codes ?? [],
  switches: switches ?? {},
  decks: decks ?? {},
})

/** The very check the server makes. */
export const settingOf = (form: HostForm): Setting | Refusal => escape.setting(draftOf(form))

/** The same table with the decks as printed, on a zone where anything can be played: what counts are measured by. */
export function printedOf({ preset, seats, codes }: HostForm): Setting | undefined {
  const made = [codes, []].map((some) => escape.setting({ preset, zone: 'galilei', seats, codes: some }))
  return made.find((setting): setting is Setting => !isRefusal(setting))
}

const ownCodes = (preset: Preset): readonly CodeUse[] => scenarios[preset].codes
export const isOwn = (preset: Preset, code: Code): boolean => ownCodes(preset).some((use) => use.code === code)
/** SCN-2: may this code be added at all? */
export const isOpen = (preset: Preset, code: Code): boolean => codesFor(preset).includes(code)

/** A code as it is on: asked for, or the preset's own. */
export const useIn = ({ preset, codes }: HostForm, code: Code): CodeUse | undefined =>
  codes.find((use) => use.code === code) ?? ownCodes(preset).find((use) => use.code === code)

/** Another zone; the one of a document is no longer there. */
export function withZone({ zoneDocument: _, ...form }: HostForm, zone: string): HostForm {
  return { ...form, zone }
}

/** The preset alone, without the rules of a scenario. */
export function withoutScenario({ scenario: _, ...form }: HostForm): HostForm {
  return { ...form, codes: [], switches: {}, decks: {} }
}

/** Another preset keeps of the host's additions what still goes with it, and nothing of a scenario. */
export function withPreset(form: HostForm, preset: Preset): HostForm {
  if (form.scenario !== undefined) return { ...withoutScenario(form), preset }
  const switches = Object.entries(form.switches).filter(([name]) => switchesFor(preset).some((one) => one === name))
  return {
    ...form,
    preset,
    codes: form.codes.filter(({ code }) => isOpen(preset, code) && !isOwn(preset, code)),
    switches: Object.fromEntries(switches),
    decks: {},
  }
}

/** The value a switch has if nobody touches it. */
export const defaultOf = <S extends keyof Switches>(preset: Preset, name: S): Switches[S] =>
  presets[preset].switches[name]

/** A switch that is set to what it is anyway is not set at all. */
export function withSwitch<S extends keyof Switches>(form: HostForm, name: S, value: Switches[S]): HostForm {
  const { [name]: _, ...others } = form.switches
  const usual = value === defaultOf(form.preset, name)
  return { ...form, switches: usual ? others : { ...others, [name]: value } }
}

/** Sets the number of copies of a card; the printed number is no change. */
export function withCount(form: HostForm, deck: Deck, card: AnyCard, n: number, printed: number): HostForm {
  const { [card]: _, ...others } = form.decks[deck] ?? {}
  const counts = n === printed ? others : { ...others, [card]: n }
  const { [deck]: __, ...decks } = form.decks
  return { ...form, decks: isEmpty(counts) ? decks : { ...decks, [deck]: counts } }
}

/** How many things differ from the preset. */
export const changesIn = ({ codes, switches, decks }: HostForm): number =>
  codes.length +
  Object.keys(switches).length +
  Object.values(decks).reduce((n, deck) => n + Object.keys(deck).length, 0)
