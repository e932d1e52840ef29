import type { Seat } from '@selva/core'
import { type Character, type Edition, own, type Part, powerOf, sideOf } from '@selva/escape'
import type { EscapeWords } from './messages/en.ts'

type Powers = EscapeWords['powers']

/** Some powers differ between the editions. */
const BLACK: { readonly [C in Character]?: keyof Powers } = {
  pilot: 'pilotBlack',
  soldier: 'soldierBlack',
  coPilot: 'coPilotBlack',
  medic: 'medicBlack',
}

/** What a character can do in this edition, in words. */
export function abilityText(character: Character, edition: Edition, m: EscapeWords): string {
  const key: string = (edition === 'black' ? BLACK[character] : undefined) ?? character
  return m.powers[key as keyof Powers] // asked only of characters that have a power
}

/** What my character can do at this table, and whether it still can; `undefined` if it has no power here. */
export function powerText(
  state: Part,
  seat: Seat,
  m: EscapeWords,
): { readonly text: string; readonly off: string } | undefined {
  const { rules } = state.setting
  const me = own(state, seat)
  if (rules.powers[me.character] === undefined) return undefined
  const text = abilityText(me.character, rules.edition, m)
  const lost = me.side !== sideOf(me.character)
  const spends = powerOf(rules, me).handLimit === undefined
  return { text, off: lost ? m.powerLost : me.spent && spends ? m.powerSpent : '' }
}
