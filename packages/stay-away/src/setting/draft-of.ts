import type { SettingDraft } from '@selva/core'
import { deckFor } from './copies.ts'
import type { Setting } from './setting.ts'
import { defaultRules } from './switches.ts'

/** The entries that differ from the usual ones. */
function differing<T extends object>(given: T, usual: T): Partial<T> {
  const entries = Object.entries(given).filter(([name, value]) => usual[name as keyof T] !== value)
  return Object.fromEntries(entries) as Partial<T>
}

const unlessEmpty = <N extends string>(name: N, partial: object): { readonly [K in N]?: object } =>
  Object.keys(partial).length === 0 ? {} : ({ [name]: partial } as { readonly [K in N]: object })

/** The options that lead to a setting: what is printed and usual is left out. */
export const draftOf = ({ seats, rules, cards, first }: Setting): SettingDraft => ({
  seats,
  ...unlessEmpty('rules', differing(rules, defaultRules)),
  ...unlessEmpty('cards', differing(cards, deckFor(seats))),
  ...(first === 'random' ? {} : { first }),
})
