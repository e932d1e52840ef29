import type { Seat, TableFact } from '@selva/core'
import type {
  Card,
  Character,
  Colour,
  Danger,
  EndReason,
  Found,
  Item,
  RoundNotice,
  Sector,
  SeenFact,
  Side,
  Step,
} from '@selva/escape'
import type { TableNote } from '../table/note.ts'

export type Seen = SeenFact<undefined> | TableFact

/** Nothing was heard from a player but this. */
export const HUSHES = ['silence', 'keptCard', 'silentSector', 'standsStill', 'cannotMove', 'time', 'noExit'] as const
export type Hush = (typeof HUSHES)[number]

/** One thing that happened, as the log tells it; the words are the reader's language's. */
export type LogEvent =
  | { readonly kind: 'yourTurn' }
  | { readonly kind: 'movedTo' | 'stayed'; readonly seat: Seat; readonly sector: Sector }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Danger }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'gained' | 'used' | 'usedPower' | 'usedKept' | 'usedHidden' | 'discarded'
      readonly seat: Seat
      readonly item: Item
    }
  | {
      readonly kind: 'gainedItem' | 'noItemLeft' | 'discardedCard' | 'teleported' | 'mutated' | 'spared'
      readonly seat: Seat
    }
  | { readonly kind: 'noise' | 'attack'; readonly seat: Seat; readonly sector: Sector }
  | { readonly kind: 'twoNoises'; readonly seat: Seat; readonly sectors: readonly Sector[] }
  | { readonly kind: Hush; readonly seat: Seat }
  | { readonly kind: 'missed' | 'reshuffled' | 'itemsReshuffled' | 'hatchReshuffled' }
  | { readonly kind: 'spotlight'; readonly seat: Seat; readonly sector: Sector; readonly found: readonly Found[] }
  | { readonly kind: 'sensed'; readonly seat: Seat; readonly target: Seat; readonly sector: Sector }
  | { readonly kind: 'sensedNothing' | 'medic'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'defended' | 'immune' | 'cloned' | 'startPlace'; readonly seat: Seat; readonly sector: Sector }
  | { readonly kind: 'killed'; readonly seat: Seat; readonly by: Seat; readonly sector: Sector; readonly side: Side }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly character: Character }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'waits'; readonly seat: Seat; readonly side: Side }
  | { readonly kind: 'reborn'; readonly seat: Seat; readonly sector: Sector; readonly side: Side }
  | { readonly kind: 'hatchReached' | 'hatchTwo' | 'escaped'; readonly seat: Seat; readonly hatch: number }
  | { readonly kind: 'hatchDrawn'; readonly seat: Seat; readonly cards: readonly Colour[] }
  | { readonly kind: 'hatchCard'; readonly colour: Colour }
  | { readonly kind: 'hatchClosed'; readonly hatch: number; readonly reason: 'used' | 'damaged' }
  | { readonly kind: 'hatchOpened'; readonly hatch: number }
  | { readonly kind: 'hatchRoom'; readonly hatch: number; readonly room: number }
  | { readonly kind: 'roundNotice'; readonly notice: RoundNotice }
  | { readonly kind: 'counted'; readonly thirds: readonly number[] }
  | { readonly kind: 'courier'; readonly seat: Seat }
  | { readonly kind: 'sideTold'; readonly seat: Seat; readonly side: Side }
  | { readonly kind: 'countdown'; readonly last: number }
  /** Something of the table itself. */
  | { readonly kind: 'table'; readonly note: TableNote }
  | { readonly kind: 'over'; readonly reason: EndReason }
/** `turn` counts all turns of the game, 0 is before the first; `active` is the player whose turn it is. */
export type LogLine = LogEvent & { readonly round: number; readonly turn: number; readonly active: Seat | undefined }

/** The reader, and the step of the turn as far as they know it. */
type Reading = { readonly me: Seat | undefined; readonly step: Step }

/** A fact of which all but its own player learn no more than that it happened. */
function privately(fact: Seen, { me, step }: Reading): LogEvent | undefined {
  switch (fact.kind) {
    case 'turn':
      return fact.seat === me ? { kind: 'yourTurn' } : undefined
    case 'moved':
      return fact.to === undefined || fact.seat !== me
        ? undefined
        : { kind: 'movedTo', seat: fact.seat, sector: fact.to }
    case 'felt':
      return fact.seat === me && fact.effect === 'immune' ? { kind: 'spared', seat: fact.seat } : undefined
    case 'drew':
      return fact.card === undefined || fact.seat !== me
        ? undefined
        : { kind: 'drew', seat: fact.seat, card: fact.card }
    case 'kept':
      return fact.card === undefined || fact.seat !== me
        ? { kind: 'keptCard', seat: fact.seat }
        : { kind: 'kept', seat: fact.seat, card: fact.card }
    case 'itemGained':
      return fact.item === undefined || fact.seat !== me
        ? { kind: 'gainedItem', seat: fact.seat }
        : { kind: 'gained', seat: fact.seat, item: fact.item }
    case 'cardDiscarded':
      if (fact.item === undefined || fact.seat !== me) return { kind: 'discardedCard', seat: fact.seat }
      return { kind: step === 'over' ? 'discarded' : 'usedHidden', seat: fact.seat, item: fact.item }
    case 'hatchDrawn':
      return fact.seat === me ? { kind: 'hatchDrawn', seat: fact.seat, cards: fact.cards } : undefined
    default:
      return undefined
  }
}

/** The event a fact adds to the log, if any. */
export function happeningOf(fact: Seen, reading: Reading): LogEvent | undefined {
  switch (fact.kind) {
    case 'turn':
    case 'moved':
    case 'felt':
    case 'drew':
    case 'kept':
    case 'itemGained':
    case 'cardDiscarded':
    case 'hatchDrawn':
      return privately(fact, reading)
    case 'reborn':
      return { kind: 'reborn', seat: fact.seat, sector: fact.sector, side: fact.side }
    case 'noise':
    case 'attack':
    case 'startPlace':
    case 'defended':
    case 'immune':
    case 'cloned':
      return { kind: fact.kind, seat: fact.seat, sector: fact.sector }
    case 'twoNoises':
      return { kind: 'twoNoises', seat: fact.seat, sectors: fact.sectors }
    case 'silence':
    case 'silentSector':
    case 'standsStill':
    case 'cannotMove':
    case 'noItemLeft':
    case 'mutated':
    case 'teleported':
      return { kind: fact.kind, seat: fact.seat }
    case 'itemUsed':
      return { kind: fact.card ? (fact.kept ? 'usedKept' : 'used') : 'usedPower', seat: fact.seat, item: fact.item }
    case 'spotlight':
      return { kind: 'spotlight', seat: fact.seat, sector: fact.target, found: fact.found }
    case 'sensed':
      return { kind: 'sensed', seat: fact.seat, target: fact.target, sector: fact.sector }
    case 'sensedNothing':
    case 'medic':
      return { kind: fact.kind, seat: fact.seat, target: fact.target }
    case 'missed':
    case 'reshuffled':
    case 'itemsReshuffled':
    case 'hatchReshuffled':
      return { kind: fact.kind }
    case 'killed':
      return { kind: 'killed', seat: fact.seat, by: fact.by, sector: fact.sector, side: fact.side }
    case 'characterShown':
      return { kind: 'shown', seat: fact.seat, character: fact.character }
    case 'lost':
      return { kind: 'lost', seat: fact.seat, cards: fact.cards }
    case 'waits':
      return { kind: 'waits', seat: fact.seat, side: fact.side }
    case 'hatchReached':
      return { kind: fact.cards === 2 ? 'hatchTwo' : 'hatchReached', seat: fact.seat, hatch: fact.hatch }
    case 'hatchCard':
      return { kind: 'hatchCard', colour: fact.colour }
    case 'escaped':
      return { kind: 'escaped', seat: fact.seat, hatch: fact.hatch }
    case 'hatchClosed':
      return { kind: 'hatchClosed', hatch: fact.hatch, reason: fact.reason }
    case 'hatchOpened':
    case 'hatchRoom':
    case 'roundNotice':
    case 'counted':
    case 'courier':
    case 'sideTold':
    case 'countdown':
      return fact
    case 'eliminated':
      return { kind: fact.reason, seat: fact.seat }
    case 'gameOver':
      return { kind: 'over', reason: fact.reason }
    case 'left':
    case 'returned':
    case 'clockRanOut':
    case 'voted':
    case 'ended':
      return { kind: 'table', note: fact }
    case 'dealt':
    case 'asked':
    case 'spent':
    case 'sat':
    case 'botPlays':
    case 'claimed':
    case 'stacked':
    case 'stackedItems':
    case 'stackedHatch':
    case 'arranged':
    case 'began':
    case 'named':
    case 'turnEnd':
      return undefined
    default:
      return fact satisfies never
  }
}
