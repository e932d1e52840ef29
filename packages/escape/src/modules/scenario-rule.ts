import type { Character } from '../character.ts'
import { withPower } from '../power.ts'
import type { Edition } from '../setting/scenario.ts'
import type { Module, Power, Setting } from '../state.ts'
import type { Parameter } from './parameter.ts'

/** Facts about a coded scenario rule besides what it does. */
type About = {
  /** SCN-2, SCN-X12: the editions whose full game it can be added to. */
  readonly editions: readonly Edition[]
  /** SCN-X4: it cannot be played where there are no humans. */
  readonly needsHumans?: boolean
  /** SCN-B6: there are no humans where it is on. */
  readonly excludesHumans?: boolean
  /** SCN-X5: it cannot be played without these codes. */
  readonly needs?: readonly string[]
  /** The rules sheet tells it with the powers of characters, and not in a line of its own. */
  readonly isPower?: boolean
}

/** A coded scenario rule: one file, collected in `modules/index.ts`. */
export type ScenarioRule = About & { readonly module: Module }
/** A rule whose sentence depends on the other rules of the table: `told` says how. */
export type ToldRule<D extends object> = ScenarioRule & { readonly told: (setting: Setting) => D }
export type ScenarioRuleWith<P extends object> = About & {
  readonly parameters: { readonly [K in keyof P]: Parameter<P[K]> }
  /** OWN-X7: the fewest and the most players that it can be played with, if not any number. */
  readonly seats?: (parameters: P) => readonly [number, number]
  readonly module: (parameters: P) => Module
}

export const BOTH_EDITIONS: readonly Edition[] = ['black', 'ultimate']

/** SCN-H0: a power for one of the Black crew. */
export const crewPower = (character: Character, power: Power): ScenarioRule => ({
  editions: ['black'],
  needsHumans: true,
  isPower: true,
  module: withPower(character, power),
})
