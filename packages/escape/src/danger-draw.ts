import type { Player, TurnSecrets } from './player.ts'
import { powerOf } from './power.ts'
import type { Sector } from './sector.ts'
import type { PartialState, Rules, Setting } from './state.ts'
import { hatchIndexAt, isPlain } from './zone.ts'

/** OWN-1, OWN-2: the sectors that cost a card in a round: those of the rules, every plain one, or none. */
export type Loudness = 'usual' | 'everywhere' | 'nowhere'

export const loudnessIn = ({ darkFrom, silentEvery }: Rules, round: number): Loudness =>
  round >= silentEvery && round % silentEvery === 0 ? 'nowhere' : round >= darkFrom ? 'everywhere' : 'usual'

/** SEC-2, SEC-3: can a noise come from this sector, as loud as it is in the ship? */
export const isLoud = ({ zone, rules }: Setting, at: Sector, loudness: Loudness): boolean =>
  isPlain(zone, at) && (loudness === 'usual' ? rules.draws(zone, at) : loudness === 'everywhere')

/** Can a noise come from this sector in this round? */
export const isNoisy = (setting: Setting, at: Sector, round: number): boolean =>
  isLoud(setting, at, loudnessIn(setting.rules, round))

/** SEC-2, SEC-3, SEC-5: does the sector call for a card, whatever may spare him it? MOV-10: not from who could not move. */
const callsForCard = (state: PartialState, me: Player<never>, mine: TurnSecrets): boolean =>
  isNoisy(state.setting, me.at, state.round) && (mine.moved || mine.stayed) && !mine.sedated && !mine.immune

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

const SILENT: Resolution = { kind: 'silent' }
const SPARED: Resolution = { kind: 'spared' }
const DRAW: Resolution = { kind: 'draw' }

export function resolutionOf(state: PartialState, me: Player<never>, mine: TurnSecrets): Resolution {
  const { zone } = state.setting
  const place = hatchIndexAt(zone, me.at)
  const hatch = zone.hatches[place]
  // SEC-4, MOV-10: who did not move reaches nothing.
  if (hatch !== undefined && mine.moved && state.hatches[place] === 'open')
    return { kind: 'hatch', hatch: hatch.number }
  if (!callsForCard(state, me, mine)) return SILENT
  return isSpared(state, me) ? SPARED : DRAW
}
