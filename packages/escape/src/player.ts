import type { Character, Side } from './character.ts'
import type { Danger } from './danger.ts'
import type { Card, Colour } from './item.ts'
import type { Sector } from './sector.ts'
import type { Step } from './step.ts'

/** VOC-7 */
const PLAYER_STATUSES = ['aboard', 'escaped', 'eliminated', 'waiting'] as const
type PlayerStatus = (typeof PLAYER_STATUSES)[number]

/** END-9: where a waiting player will re-enter, and on which side. */
export type Return<U extends undefined> = { readonly at: Sector | U; readonly side: Side }

export type Player<U extends undefined> = {
  status: PlayerStatus
  character: Character | U
  /** May be known before the character is: attackers and escapers show it. */
  side: Side | U
  /** Sector the player stands in; of a player who is out, where he was last. */
  at: Sector | U
  /** Sector he started in (A.5). */
  home: Sector | U
  /** VOC-8, ITM-7, VIS-15; its size is public. Replaced, never edited. */
  hand: readonly (Card | U)[]
  /** A power that works once has been used (VIS-33). */
  spent: boolean | U
  /** How often the Teleport he is using up has served already (SCN-H3). */
  worn: number | U
  /** Has killed a human since he last changed side: an alien who has is fed (FED-1, VOC-9); VIS-26. */
  ate: boolean
  /** ATK-7 */
  kills: number
  /** How often he was killed on the side he is on (OWN-9). */
  deaths: number
  /** His character has been shown. */
  shown: boolean
  /** He has changed side. */
  turned: boolean
  /** How a waiting player comes back. */
  returns: Return<U> | 'never'
}

/** Facts about his turn that only the acting player knows. */
export type TurnSecrets = {
  step: Step
  /** How many decision points of this turn have passed. */
  asked: number
  /** The turn's first sector (TRN-2). */
  from: Sector
  /** A `move` has been made. */
  moved: boolean
  /** He resolves where he stayed as if he had just come (SEC-5). */
  stayed: boolean
  /** ULT-35: an attack is all that is left. */
  lurking: boolean
  /** ITM-10 */
  adrenaline: boolean
  /** ITM-11 */
  sedated: boolean
  /** SCN-H1: this arrival costs no card. */
  immune: boolean
  /** A dangerous card was drawn this turn (SWI-2). */
  drew: boolean
  /** ULT-13: two noises are due. */
  two: boolean
  /** The first of two noises. */
  named: Sector | 'none'
  /** The dangerous card in his hand, not yet announced. */
  drawn: Danger | 'none'
  /** HAT-4: the two hatch cards he looks at; they still count as in the pile. */
  picks: readonly Colour[]
}

/** All that decides how a killed player comes back. */
export type Killed = Pick<Player<never>, 'side' | 'at' | 'home' | 'deaths'>

/** VOC-7 */
export const inGame = ({ status }: Player<undefined>): boolean => status === 'aboard' || status === 'waiting'

/** A turn that has just begun. */
export const turnFrom = (from: Sector): TurnSecrets => ({
  step: 'before',
  asked: 0,
  from,
  moved: false,
  stayed: false,
  lurking: false,
  adrenaline: false,
  sedated: false,
  immune: false,
  drew: false,
  two: false,
  named: 'none',
  drawn: 'none',
  picks: [],
})
