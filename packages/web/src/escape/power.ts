import type { Seat } from '@selva/core'
import { type Character, type Edition, mayUsePower, ownPlayer, type PartialState } from '@selva/escape'
import type { EscapeWords } from './messages/en.ts'
import { playReasonText } from './reasons.ts'

type Powers = EscapeWords['powers']

/** Some powers differ between the editions. */
const BLACK: { readonly [C in Character]?: keyof Powers } = {
  pilot: 'pilotBlack',
  soldier: 'soldierBlack',
  coPilot: 'coPilotBlack',
  medic: 'medicBlack',
}

/** A character's power in this edition, in words. */
export function abilityText(character: Character, edition: Edition, m: EscapeWords): string {
  const key: string = (edition === 'black' ? BLACK[character] : undefined) ?? character
  return m.powers[key as keyof Powers] // asked only of characters that have a power
}

/** My character's power at this table, and whether it still has it; `undefined` if it has no power here. */
export function powerText(
  state: PartialState,
  seat: Seat,
  m: EscapeWords,
): { readonly text: string; readonly off: string } | undefined {
  const may = mayUsePower(state, seat)
  if (may !== true && may.code === 'noPower') return undefined
  const gone = may !== true && (may.code === 'lost' || may.code === 'spent')
  const text = abilityText(ownPlayer(state, seat).character, state.setting.rules.edition, m)
  return { text, off: gone ? playReasonText(may, m) : '' }
}
