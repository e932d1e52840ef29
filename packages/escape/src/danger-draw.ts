import type { Player, TurnSecrets } from './player.ts'
import { powerOf } from './power.ts'
import type { Sector } from './sector.ts'
import type { PartialState, Setting } from './state.ts'
import { hatchIndexAt, isPlain } from './zone.ts'

/** SEC-2, SEC-3: can a noise come from this sector at this table? */
export const isNoisy = ({ zone, rules }: Setting, at: Sector): boolean => isPlain(zone, at) && rules.draws(zone, at)

/** SEC-2, SEC-3, SEC-5: does the sector call for a card, whatever may spare him it? MOV-10: not from who could not move. */
const callsForCard = (state: PartialState, me: Player<never>, mine: TurnSecrets): boolean =>
  isNoisy(state.setting, me.at) && (mine.moved || mine.stayed) && !mine.sedated && !mine.immune

const isSpared = (state: PartialState, me: Player<never>): boolean =>
  powerOf(state.setting.rules, me).spares?.(state, me) === true

/** Would `resolve` draw a dangerous card? */
export const wouldDraw = (state: PartialState, me: Player<never>, mine: TurnSecrets): boolean =>
  callsForCard(state, me, mine) && !isSpared(state, me)

/** SEC-1 to SEC-5: what resolving a sector comes to. */
export type Resolution =
  | { readonly kind: 'hatch'; readonly hatch: number }
  /** `spared`: a card was due, and the character's power saves it (ULT-20). */
  | { readonly kind: 'draw' | 'spared' | 'silent' }

export function resolutionOf(state: PartialState, me: Player<never>, mine: TurnSecrets): Resolution {
  const { zone } = state.setting
  const place = hatchIndexAt(zone, me.at)
  const hatch = zone.hatches[place]
  // SEC-4, MOV-10: who did not move reaches nothing.
  if (hatch !== undefined && mine.moved && state.hatches[place] === 'open')
    return { kind: 'hatch', hatch: hatch.number }
  if (!callsForCard(state, me, mine)) return { kind: 'silent' }
  return { kind: isSpared(state, me) ? 'spared' : 'draw' }
}
