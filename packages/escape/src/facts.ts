import { everyone, nobody, only, openIf, type Seat, type Seen, type Visibility } from '@selva/core'
import type { Character, Side } from './character.ts'
import type { Danger } from './danger.ts'
import type { Card, Colour, Item } from './item.ts'
import type { Listed } from './pile.ts'
import type { Sector } from './sector.ts'
import type { Step } from './step.ts'

/** END-11 */
export const END_REASONS = [
  'firstEscape',
  'noHuman',
  'lastEscaped',
  'time',
  'kills',
  'courierEscaped',
  'enoughEscaped',
  'tooFewLeft',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** Effects that can be at work in a turn without others knowing: each is a field of the turn's own record. */
export const EFFECTS = ['adrenaline', 'sedated', 'immune', 'stayed', 'lurking', 'two'] as const
type Effect = (typeof EFFECTS)[number]

/** OWN-1, OWN-2, OWN-13: things that change for everyone as a round begins. */
export const ROUND_NOTICES = ['lightsOut', 'silentRound', 'frenzy'] as const
export type RoundNotice = (typeof ROUND_NOTICES)[number]

/** A player in the light, and where exactly (ITM-13). */
export type Found = { readonly seat: Seat; readonly sector: Sector }

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
      readonly bag: Listed<Danger>
      readonly discards: Listed<Danger>
      readonly next: readonly Danger[]
    }
  /** SET-8: the Black item pile and its discards, as the dangerous ones. */
  | {
      readonly kind: 'stackedItems'
      readonly size: number
      readonly discarded: number
      readonly fresh: boolean
      readonly bag: Listed<Item>
      readonly discards: Listed<Item>
      readonly next: readonly Item[]
    }
  /** SET-8: the hatch pile and the cards shown of it. Only the order is a secret. */
  | {
      readonly kind: 'stackedHatch'
      readonly bag: Listed<Colour>
      readonly shown: Listed<Colour>
      readonly next: readonly Colour[]
    }
  /** SCN-C6 with SCN-B6: where a player starts is announced. */
  | { readonly kind: 'startPlace'; readonly seat: Seat; readonly sector: Sector }
  /** OWN-8: everyone learns which human carries the black box from now on. */
  | { readonly kind: 'courier'; readonly seat: Seat }
  /** OWN-12 */
  | { readonly kind: 'sideTold'; readonly seat: Seat; readonly side: Side }
  /** SET-9: what an arranged position adds to a deal. The hand is listed in a fixed order. */
  | {
      readonly kind: 'arranged'
      readonly seat: Seat
      readonly home: Sector
      readonly cards: number
      readonly hand: readonly Card[]
      readonly spent: boolean
      readonly ate: boolean
      readonly kills: number
      readonly shown: boolean
    }
  /** SET-1: who begins; rounds are counted from this seat. */
  | { readonly kind: 'began'; readonly first: Seat }
  | { readonly kind: 'roundNotice'; readonly notice: RoundNotice }
  /** OWN-3; `hatch` is the printed number. */
  | { readonly kind: 'hatchOpened'; readonly hatch: number }
  /** OWN-11: how many players are aboard in each third of the ship. */
  | { readonly kind: 'counted'; readonly thirds: readonly number[] }
  /** TRN-2; `from` is the turn's first sector. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number; readonly from: Sector }
  /** TRN-2, END-9 */
  | { readonly kind: 'reborn'; readonly seat: Seat; readonly sector: Sector; readonly side: Side }
  /** The acting player is at the next decision point of his turn (VIS-39). */
  | { readonly kind: 'asked'; readonly seat: Seat; readonly step: Step }
  /** Something is at work in this turn. */
  | { readonly kind: 'felt'; readonly seat: Seat; readonly effect: Effect }
  /** ULT-4: a power that works once has been used. */
  | { readonly kind: 'spent'; readonly seat: Seat }
  /** MOV-9 */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly to: Sector }
  /** SCN-A2 */
  | { readonly kind: 'standsStill'; readonly seat: Seat }
  /** MOV-10 */
  | { readonly kind: 'cannotMove'; readonly seat: Seat }
  /** SEC-2 */
  | { readonly kind: 'silentSector'; readonly seat: Seat }
  /** NOI-1 */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Danger }
  /** NOI-2; the card that made it stays secret. */
  | { readonly kind: 'noise'; readonly seat: Seat; readonly sector: Sector; readonly card: Danger }
  /** ULT-13: the first of two sectors has been chosen; nothing is announced yet. */
  | { readonly kind: 'named'; readonly seat: Seat; readonly sector: Sector }
  /** ULT-13; the sectors are sorted (SID-9). */
  | { readonly kind: 'twoNoises'; readonly seat: Seat; readonly sectors: readonly Sector[]; readonly card: Danger }
  /** NOI-4; `drawn` is false only when no dangerous card exists (DCK-11). */
  | { readonly kind: 'silence'; readonly seat: Seat; readonly drawn: boolean }
  /** ULT-3: the Ultimate edition's silence; the card stays in the hand. */
  | { readonly kind: 'kept'; readonly seat: Seat; readonly card: Card }
  /** NOI-6 */
  | { readonly kind: 'itemGained'; readonly seat: Seat; readonly item: Item }
  /** DCK-8 */
  | { readonly kind: 'noItemLeft'; readonly seat: Seat }
  /** ITM-2; `card` is false if a power replaces the card, `kept` true if the card serves again (SCN-H3). */
  | {
      readonly kind: 'itemUsed'
      readonly seat: Seat
      readonly item: Item
      readonly card: boolean
      readonly kept: boolean
    }
  /** ITM-6, SCN-G4: a card goes face down onto the discards. */
  | { readonly kind: 'cardDiscarded'; readonly seat: Seat; readonly item: Item }
  /** ITM-12 */
  | { readonly kind: 'teleported'; readonly seat: Seat }
  /** ITM-13 */
  | { readonly kind: 'spotlight'; readonly seat: Seat; readonly target: Sector; readonly found: readonly Found[] }
  /** ULT-11 */
  | { readonly kind: 'sensed'; readonly seat: Seat; readonly target: Seat; readonly sector: Sector }
  /** ULT-34: a Sensor that gives no sector. */
  | { readonly kind: 'sensedNothing'; readonly seat: Seat; readonly target: Seat }
  /** SCN-H16 */
  | { readonly kind: 'medic'; readonly seat: Seat; readonly target: Seat }
  /** ULT-12 */
  | { readonly kind: 'mutated'; readonly seat: Seat }
  /** ATK-3 */
  | { readonly kind: 'attack'; readonly seat: Seat; readonly sector: Sector }
  /** ATK-4a */
  | { readonly kind: 'defended'; readonly seat: Seat; readonly sector: Sector }
  /** ATK-4b */
  | { readonly kind: 'immune'; readonly seat: Seat; readonly sector: Sector }
  /** ATK-4c */
  | { readonly kind: 'cloned'; readonly seat: Seat; readonly sector: Sector }
  /** ATK-4d */
  | { readonly kind: 'killed'; readonly seat: Seat; readonly by: Seat; readonly sector: Sector; readonly side: Side }
  /** ATK-4, END-6 */
  | { readonly kind: 'characterShown'; readonly seat: Seat; readonly character: Character }
  /** ATK-6: a whole hand is put away; listed in a fixed order. */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly cards: number; readonly hand: readonly Card[] }
  /** VOC-7: he will re-enter at his next turn, on this side; where is announced then (VIS-31). */
  | { readonly kind: 'waits'; readonly seat: Seat; readonly at: Sector; readonly side: Side }
  /** ATK-5 */
  | { readonly kind: 'missed' }
  /** HAT-1; `hatch` is the printed number. */
  | { readonly kind: 'hatchReached'; readonly seat: Seat; readonly hatch: number; readonly cards: number }
  /** HAT-4: the two cards he may choose from; they are still counted in the pile. */
  | { readonly kind: 'hatchDrawn'; readonly seat: Seat; readonly cards: readonly Colour[] }
  /** HAT-3; `picked` if it was one of two. */
  | { readonly kind: 'hatchCard'; readonly colour: Colour; readonly picked: boolean }
  /** HAT-2 */
  | { readonly kind: 'escaped'; readonly seat: Seat; readonly hatch: number }
  /** HAT-3, HAT-5 */
  | { readonly kind: 'hatchClosed'; readonly hatch: number; readonly reason: 'used' | 'damaged' }
  /** OWN-4: a place of a hatch has gone, and it has room for so many more. */
  | { readonly kind: 'hatchRoom'; readonly hatch: number; readonly room: number }
  /** OWN-6: the game will not last longer than this round. */
  | { readonly kind: 'countdown'; readonly last: number }
  /** END-4, END-6 */
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly reason: 'noExit' | 'time' }
  /** DCK-7 */
  | { readonly kind: 'reshuffled' }
  /** DCK-8 */
  | { readonly kind: 'itemsReshuffled' }
  /** DCK-9 */
  | { readonly kind: 'hatchReshuffled' }
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
  stackedItems: {
    size: everyone,
    discarded: everyone,
    fresh: everyone,
    bag: openIf('fresh'),
    discards: openIf('fresh'),
    next: nobody,
  }, // VIS-35, VIS-36
  stackedHatch: { bag: everyone, shown: everyone, next: nobody }, // VIS-28, VIS-35
  startPlace: { seat: everyone, sector: everyone }, // VIS-3
  courier: { seat: everyone },
  sideTold: { seat: everyone, side: everyone },
  roundNotice: { notice: everyone },
  hatchOpened: { hatch: everyone },
  counted: { thirds: everyone },
  countdown: { last: everyone },
  hatchRoom: { hatch: everyone, room: everyone },
  arranged: {
    seat: everyone,
    home: only('seat'),
    cards: everyone,
    hand: only('seat'),
    spent: only('seat'),
    ate: everyone,
    kills: everyone,
    shown: everyone,
  },
  began: { first: everyone },
  turn: { seat: everyone, round: everyone, from: only('seat') }, // VIS-38
  reborn: { seat: everyone, sector: everyone, side: everyone }, // VIS-31
  asked: { exists: only('seat'), seat: everyone, step: everyone }, // VIS-39
  felt: { exists: only('seat'), seat: everyone, effect: everyone }, // VIS-6, VIS-8, VIS-19
  spent: { exists: only('seat'), seat: everyone }, // VIS-33, VIS-34
  moved: { seat: everyone, to: only('seat') }, // VIS-4, VIS-5, VIS-6
  standsStill: { seat: everyone }, // VIS-7
  cannotMove: { seat: everyone }, // VIS-7
  silentSector: { seat: everyone }, // VIS-8
  drew: { seat: everyone, card: only('seat') }, // VIS-9
  noise: { seat: everyone, sector: everyone, card: only('seat') }, // VIS-10
  named: { exists: only('seat'), seat: everyone, sector: everyone },
  twoNoises: { seat: everyone, sectors: everyone, card: only('seat') }, // VIS-11
  silence: { seat: everyone, drawn: everyone }, // VIS-12
  kept: { seat: everyone, card: only('seat') }, // VIS-13
  itemGained: { seat: everyone, item: only('seat') }, // VIS-14
  noItemLeft: { seat: everyone },
  itemUsed: { seat: everyone, item: everyone, card: everyone, kept: everyone }, // VIS-17
  cardDiscarded: { seat: everyone, item: only('seat') }, // VIS-16, VIS-18
  teleported: { seat: everyone }, // VIS-20
  spotlight: { seat: everyone, target: everyone, found: everyone }, // VIS-21
  sensed: { seat: everyone, target: everyone, sector: everyone }, // VIS-22
  sensedNothing: { seat: everyone, target: everyone },
  medic: { seat: everyone, target: everyone },
  mutated: { seat: everyone }, // VIS-32
  attack: { seat: everyone, sector: everyone }, // VIS-23, VIS-25
  defended: { seat: everyone, sector: everyone }, // VIS-24
  immune: { seat: everyone, sector: everyone },
  cloned: { seat: everyone, sector: everyone },
  killed: { seat: everyone, by: everyone, sector: everyone, side: everyone },
  characterShown: { seat: everyone, character: everyone },
  lost: { seat: everyone, cards: everyone, hand: only('seat') }, // VIS-27
  waits: { seat: everyone, at: only('seat'), side: everyone },
  missed: {},
  hatchReached: { seat: everyone, hatch: everyone, cards: everyone }, // VIS-28
  hatchDrawn: { exists: only('seat'), seat: everyone, cards: everyone }, // VIS-29
  hatchCard: { colour: everyone, picked: everyone },
  escaped: { seat: everyone, hatch: everyone }, // VIS-30
  hatchClosed: { hatch: everyone, reason: everyone },
  eliminated: { seat: everyone, reason: everyone },
  reshuffled: {},
  itemsReshuffled: {},
  hatchReshuffled: {},
  turnEnd: { seat: everyone },
  gameOver: { reason: everyone, winners: everyone },
} as const satisfies Visibility<Fact>

export type SeenFact<U extends undefined> = Seen<Fact, typeof visibility, U>
