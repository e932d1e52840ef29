import { type Character, type PoweredCharacter, type PowerName, type Side, sideOf } from './character.ts'
import type { Player } from './player.ts'
import type { CharacterPower, Module, Power, Rules } from './state.ts'

/** The power of a character on this side. */
const powerOn = (side: Side, power: Power): CharacterPower => ({
  side,
  name: power.name,
  start: power.start,
  handLimit: power.handLimit,
  speed: power.speed,
  arrives: power.arrives,
  spares: power.spares,
  hears: power.hears,
  picksHatchCard: power.picksHatchCard,
  uses: power.uses,
  survives: power.survives,
  unseen: power.unseen,
  strikes: power.strikes,
  teleports: power.teleports,
  play: power.play,
})

/** The powers of characters, as the rules of a table hold them. */
export const powersFrom = (powers: { readonly [C in Character]?: Power }): Rules['powers'] =>
  Object.fromEntries(
    Object.entries(powers).map(([name, power]) => [name, powerOn(sideOf(name as Character), power)]), // its own keys
  )

const NO_POWER = powerOn('human', {})

/** SCN-H0, ULT-38: a player who has changed side has no power. */
export function powerOf(rules: Rules, { character, side }: Player<never>): CharacterPower {
  const power = rules.powers[character]
  return power !== undefined && side === power.side ? power : NO_POWER
}

/** The power of a character at this table, by name; `undefined` if it has none. */
export function powerNameOf(rules: Rules, character: Character): PowerName | undefined {
  const power = rules.powers[character]
  return power === undefined ? undefined : (power.name ?? (character as PoweredCharacter)) // it has a power
}

/** A module that gives a character a power. */
export const withPower =
  (character: Character, power: Power): Module =>
  (rules) => ({ ...rules, powers: { ...rules.powers, ...powersFrom({ [character]: power }) } })
