import { everyone, nobody, only, openIf, type Seat, type Seen, type Visibility } from '@selva/core'
import type { Character, Side } from './character.ts'
import type { Danger } from './danger.ts'
import type { Counts } from './pile.ts'
import type { Sector } from './sector.ts'

/** The named decision points of a turn (TRN-3): PRE, ARR, NAME and CLOSE. */
export const STEPS = ['before', 'arrived', 'name', 'close'] as const
export type Step = (typeof STEPS)[number]

/** END-11 */
export const END_REASONS = ['firstEscape', 'noHuman', 'time'] as const
export type EndReason = (typeof END_REASONS)[number]

/** EVT-1, and the secret facts that go with the events. */
export type Fact =
  /** SET-3, SET-6: a character, and where it starts. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly character: Character; readonly at: Sector }
  /** SET-8: the dangerous pile and its discards. Only a whole, fresh deck is known to everybody. */
  | {
      readonly kind: 'stacked'
      readonly size: number
      readonly discarded: number
      readonly fresh: boolean
      readonly bag: Counts<Danger>
      readonly discards: Counts<Danger>
      readonly next: readonly Danger[]
    }
  /** SET-1: who begins; rounds are counted from this seat. */
  | { readonly kind: 'began'; readonly first: Seat }
  /** TRN-2; `from` is the turn's first sector. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number; readonly from: Sector }
  /** The acting player is at the next decision point of his turn (VIS-39). */
  | { readonly kind: 'asked'; readonly seat: Seat; readonly step: Step }
  /** MOV-9 */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly to: Sector }
  /** MOV-10 */
  | { readonly kind: 'cannotMove'; readonly seat: Seat }
  /** SEC-2 */
  | { readonly kind: 'silentSector'; readonly seat: Seat }
  /** NOI-1 */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Danger }
  /** NOI-2; the card that made it stays secret. */
  | { readonly kind: 'noise'; readonly seat: Seat; readonly sector: Sector; readonly card: Danger }
  /** NOI-4; `drawn` is false only when no dangerous card exists (DCK-11). */
  | { readonly kind: 'silence'; readonly seat: Seat; readonly drawn: boolean }
  /** ATK-3 */
  | { readonly kind: 'attack'; readonly seat: Seat; readonly sector: Sector }
  /** ATK-4 */
  | { readonly kind: 'killed'; readonly seat: Seat; readonly by: Seat; readonly sector: Sector; readonly side: Side }
  /** ATK-4, END-6 */
  | { readonly kind: 'characterShown'; readonly seat: Seat; readonly character: Character }
  /** ATK-5 */
  | { readonly kind: 'missed' }
  /** HAT-1; `hatch` is the printed number. */
  | { readonly kind: 'hatchReached'; readonly seat: Seat; readonly hatch: number; readonly cards: number }
  /** HAT-2 */
  | { readonly kind: 'escaped'; readonly seat: Seat; readonly hatch: number }
  /** HAT-3, HAT-5 */
  | { readonly kind: 'hatchClosed'; readonly hatch: number; readonly reason: 'used' | 'damaged' }
  /** END-6 */
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly reason: 'time' }
  /** DCK-7 */
  | { readonly kind: 'reshuffled' }
  /** TRN-6 */
  | { readonly kind: 'turnEnd'; readonly seat: Seat }
  /** END-11 */
  | { readonly kind: 'gameOver'; readonly reason: EndReason; readonly winners: readonly Seat[] }

/** Section 18 of the rules: who learns what. */
export const visibility = {
  dealt: { seat: everyone, character: only('seat'), at: only('seat') }, // VIS-1, VIS-3
  stacked: {
    size: everyone,
    discarded: everyone,
    fresh: everyone,
    bag: openIf('fresh'),
    discards: openIf('fresh'),
    next: nobody,
  }, // VIS-35, VIS-36
  began: { first: everyone },
  turn: { seat: everyone, round: everyone, from: only('seat') }, // VIS-38
  asked: { exists: only('seat'), seat: everyone, step: everyone }, // VIS-39
  moved: { seat: everyone, to: only('seat') }, // VIS-4, VIS-5
  cannotMove: { seat: everyone }, // VIS-7
  silentSector: { seat: everyone }, // VIS-8
  drew: { seat: everyone, card: only('seat') }, // VIS-9
  noise: { seat: everyone, sector: everyone, card: only('seat') }, // VIS-10
  silence: { seat: everyone, drawn: everyone }, // VIS-12
  attack: { seat: everyone, sector: everyone }, // VIS-23
  killed: { seat: everyone, by: everyone, sector: everyone, side: everyone }, // VIS-24
  characterShown: { seat: everyone, character: everyone },
  missed: {},
  hatchReached: { seat: everyone, hatch: everyone, cards: everyone }, // VIS-28
  escaped: { seat: everyone, hatch: everyone },
  hatchClosed: { hatch: everyone, reason: everyone },
  eliminated: { seat: everyone, reason: everyone },
  reshuffled: {},
  turnEnd: { seat: everyone },
  gameOver: { reason: everyone, winners: everyone },
} as const satisfies Visibility<Fact>

export type SeenFact<U extends undefined> = Seen<Fact, typeof visibility, U>
