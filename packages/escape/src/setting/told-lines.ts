import type { Character, PowerName } from '../character.ts'
import type { Item } from '../item.ts'
import type { CodeUse } from '../modules/index.ts'
import { total } from '../pile.ts'
import { powerNameOf } from '../power.ts'
import type { Rules, Setting } from '../state.ts'
import { scenarios } from './presets.ts'

/*
 * A sentence that other rules of the table have made untrue, or that another line says already, is not told. This is
 * where the rules sheet leaves such sentences out.
 */

/** The copies of an item that can come into play. */
const copiesOf = ({ usesItems, keepsDrawnCards, dangers, items }: Rules, item: Item): number =>
  usesItems ? (keepsDrawnCards ? dangers : items)[item] : 0

/** Powers that are about one kind of item. */
const ITEM_OF: { readonly [P in PowerName]?: Item } = {
  pilotBlack: 'teleport',
  blink: 'teleport',
  silent: 'sedatives',
  surge: 'adrenaline',
}

/** Can this power ever be used here? */
export function hasUse(rules: Rules, character: Character): boolean {
  if (rules.powers[character]?.picksHatchCard && rules.hatchMode !== 'card') return false
  const name = powerNameOf(rules, character)
  const item = name === undefined ? undefined : ITEM_OF[name]
  return item === undefined || copiesOf(rules, item) > 0
}

/** A preset in its own sentence, which is about its codes and cards: true only while these are its own. */
export const isAsPrinted = ({ scenario: { preset, codes, decks } }: Rules): boolean =>
  Object.keys(decks).length === 0 && JSON.stringify(codes) === JSON.stringify(scenarios[preset].codes)

/** Does the line of this code say something that is true here, and that no other line says? */
export function isTold(use: CodeUse, { rules, seats }: Setting): boolean {
  const isOn = (code: CodeUse['code']): boolean => rules.scenario.codes.some((other) => other.code === code)
  switch (use.code) {
    case 'own.sturdyHatches': // OWN-X2
      return rules.hatchMode === 'card'
    case 'own.roomForTwo': // The line about the hatches says it.
      return rules.hatchMode !== 'open'
    case 'own.lightsOut':
      return !isOn('A.1')
    case 'A.4':
      return use.barred !== 'humans' || rules.humans(seats) > 0
    case 'G.4':
    case 'J.4':
      return total(rules.items) > 0
    default:
      return true
  }
}
