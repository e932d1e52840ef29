import type { SettingDraft } from '@selva/core'
import type { Setting } from '../state.ts'
import { zoneReference } from '../zone.ts'
import { zones as printed } from '../zones/index.ts'
import { scenarios } from './presets.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The entries that the preset does not have. */
const differing = (given: object, usual: object): object =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => !isSame(value, Reflect.get(usual, name))))

const unlessEmpty = <N extends string>(name: N, partial: object): { readonly [K in N]?: object } =>
  Object.keys(partial).length === 0 ? {} : ({ [name]: partial } as { readonly [K in N]: object })

/** The options that lead to a setting: what its preset says anyway is left out. */
export function draftOf({ zone, rules, seats }: Setting): SettingDraft {
  const { preset, codes, switches, decks, zones } = rules.scenario
  const usual = scenarios[preset]
  // Advice by name: a name that no zone has advises nobody.
  const advised = printed.map(({ id }) => id).filter((id) => zones.includes(id))
  return {
    zone: zoneReference(zone),
    preset,
    seats,
    ...unlessEmpty(
      'codes',
      codes.filter((use) => !usual.codes.some((other) => isSame(use, other))),
    ),
    ...unlessEmpty('switches', differing(switches, usual.switches)),
    ...unlessEmpty('decks', differing(decks, usual.decks)),
    ...(isSame(advised.toSorted(), usual.zones.toSorted()) ? {} : { zones: advised }),
  }
}
