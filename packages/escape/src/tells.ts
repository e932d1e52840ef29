import { type Character, sideOf } from './character.ts'
import type { Item } from './item.ts'
import type { Rules } from './state.ts'

const powers = (rules: Rules) =>
  (Object.keys(rules.powers) as Character[]).map((character) => ({ character, power: rules.powers[character] }))

/** Conclusions that the rules of a table allow everybody; worked out once for each. */
type Tells = { readonly attack: boolean; readonly aliensUse: readonly Item[] }
const known = new WeakMap<Rules, Tells>()

function tells(rules: Rules): Tells {
  const old = known.get(rules)
  if (old !== undefined) return old
  const made = {
    // SCN-G4, ULT-23: a human who attacks is not always declared as one.
    attack: rules.declares('attack') && powers(rules).every(({ power }) => power?.strikes !== true),
    aliensUse: powers(rules).flatMap(({ character, power }) =>
      sideOf(character) === 'alien' ? (power?.uses ?? []) : [],
    ),
  }
  known.set(rules, made)
  return made
}

/** ATK-1: does an attack without a declared card show an alien? */
export const attackTellsSide = (rules: Rules): boolean => tells(rules).attack

/** ITM-1, ULT-30: does the use of this item show a human? */
export const itemTellsSide = (rules: Rules, item: Item): boolean => !tells(rules).aliensUse.includes(item)
