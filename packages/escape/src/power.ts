import { type Character, type PoweredCharacter, type PowerName, sideOf } from './character.ts'
import type { Player } from './player.ts'
import type { Module, Power, Rules } from './state.ts'

const NO_POWER: Power = {}

/** SCN-H0, ULT-38: a player who has changed side has no power. */
export const powerOf = (rules: Rules, { character, side }: Player<never>): Power =>
  side === sideOf(character) ? (rules.powers[character] ?? NO_POWER) : NO_POWER

/** The power of a character at this table, by name; `undefined` if it has none. */
export function powerNameOf(rules: Rules, character: Character): PowerName | undefined {
  const power = rules.powers[character]
  return power === undefined ? undefined : (power.name ?? (character as PoweredCharacter)) // it has a power
}

/** A module that gives a character a power. */
export const withPower =
  (character: Character, power: Power): Module =>
  (rules) => ({ ...rules, powers: { ...rules.powers, [character]: power } })
