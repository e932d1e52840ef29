import type { Seat } from '@selva/core'
import {
  type Character,
  handLimitWith,
  mayUsePower,
  ownPlayer,
  type PartialState,
  type PowerName,
  powerNameOf,
  type Rules,
} from '@selva/escape'
import type { EscapeWords } from './messages/en.ts'
import { playReasonText } from './reasons.ts'

/** A character's power at a table of these rules, in words; `undefined` if it has none. */
export function abilityText(rules: Rules, character: Character, m: EscapeWords): string | undefined {
  const words: Readonly<Record<Exclude<PowerName, 'soldierBlack' | 'psychic'>, string>> = m.powers
  const name = powerNameOf(rules, character)
  switch (name) {
    case undefined:
      return undefined
    case 'soldierBlack':
      return m.powers.soldierBlack(handLimitWith(rules, character))
    case 'psychic':
      return m.powers.psychic(rules)
    default:
      return words[name]
  }
}

/** My character's power at this table, and whether it still has it; `undefined` if it has no power here. */
export function powerText(
  state: PartialState,
  seat: Seat,
  m: EscapeWords,
): { readonly text: string; readonly off: string } | undefined {
  const text = abilityText(state.setting.rules, ownPlayer(state, seat).character, m)
  if (text === undefined) return undefined
  const may = mayUsePower(state, seat)
  const gone = may !== true && (may.code === 'lost' || may.code === 'spent')
  return { text, off: gone ? playReasonText(may, m) : '' }
}
