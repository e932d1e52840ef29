import type { Character } from '../character.ts'
import { isOneOf, isWhole } from '../setting/fields.ts'
import type { Zone } from '../zone.ts'

/** The control by which a host sets a parameter. */
export type Control =
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  /** One hatch of the zone, by its number. */
  | { readonly kind: 'hatch' }
  /** All hatches of the zone, or some of them. */
  | { readonly kind: 'hatches' }
  /** The number of players, or a number of its own. */
  | { readonly kind: 'players' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** Some of these characters, one at least. */
  | { readonly kind: 'characters'; readonly values: readonly Character[] }

/** A parameter of a code, with values of this type. */
export type Parameter<T> = {
  readonly control: Control
  /** Checks what a table asks for; `undefined` is what it leaves out. */
  readonly read: (draft: unknown) => T | undefined
  /** The host's starting value. */
  readonly first: (zone: Zone) => T
  /** The hatches that a value names, by number: a zone without one of them is refused. */
  readonly hatches?: (value: T) => readonly number[]
}

/** One of these words, the first one unless said otherwise. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]): Parameter<T> => ({
  control: { kind: 'oneOf', values },
  read: (draft = values[0]) => (isOneOf(values, draft) ? draft : undefined),
  first: () => values[0],
})

/** Off unless said otherwise. */
export const flag: Parameter<boolean> = {
  control: { kind: 'flag' },
  read: (draft = false) => (typeof draft === 'boolean' ? draft : undefined),
  first: () => false,
}

const isHatch = (draft: unknown): draft is number => isWhole(draft, 1, 9)

export const oneHatch: Parameter<number> = {
  control: { kind: 'hatch' },
  read: (draft) => (isHatch(draft) ? draft : undefined),
  first: (zone) => zone.hatches[0]?.number ?? 1,
  hatches: (hatch) => [hatch],
}

/** All of them unless said otherwise. */
export const someHatches: Parameter<'all' | readonly number[]> = {
  control: { kind: 'hatches' },
  read(draft = 'all') {
    if (draft === 'all') return draft
    if (!Array.isArray(draft) || draft.length === 0 || new Set(draft).size < draft.length) return undefined
    return draft.every(isHatch) ? draft : undefined
  },
  first: () => 'all',
  hatches: (hatches) => (hatches === 'all' ? [] : hatches),
}

/** A whole number, `usual` unless said otherwise. */
export const wholeNumber = (least: number, most: number, usual: number): Parameter<number> => ({
  control: { kind: 'number', least, most },
  read: (draft = usual) => (isWhole(draft, least, most) ? draft : undefined),
  first: () => usual,
})

/** As many as there are players unless said otherwise. */
export const perPlayers: Parameter<'players' | number> = {
  control: { kind: 'players' },
  read: (draft = 'players') => (draft === 'players' || isWhole(draft, 1, 999) ? draft : undefined),
  first: () => 'players',
}

/** Some of these characters in the order of the game, all of them unless said otherwise. */
export const someOf = <C extends Character>(characters: readonly C[]): Parameter<readonly C[]> => ({
  control: { kind: 'characters', values: characters },
  read(draft = characters) {
    if (!Array.isArray(draft) || draft.length === 0 || new Set(draft).size < draft.length) return undefined
    return draft.every((one) => isOneOf(characters, one)) ? characters.filter((one) => draft.includes(one)) : undefined
  },
  first: () => characters,
})
