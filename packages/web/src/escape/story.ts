import type { Seat } from '@selva/core'
import type { Character, Danger, EndReason, Sector, SeenFact, Side } from '@selva/escape'

export type Seen = SeenFact<undefined>

/** One thing that happened, as the log tells it; the words are the reader's language's. */
export type Happening =
  | { readonly kind: 'yourTurn' }
  | { readonly kind: 'movedTo'; readonly seat: Seat; readonly sector: Sector }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Danger }
  | { readonly kind: 'noise' | 'attack'; readonly seat: Seat; readonly sector: Sector }
  | { readonly kind: 'silence' | 'silentSector' | 'cannotMove' | 'time'; readonly seat: Seat }
  | { readonly kind: 'missed' | 'reshuffled' }
  | { readonly kind: 'killed'; readonly seat: Seat; readonly by: Seat; readonly sector: Sector; readonly side: Side }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly character: Character }
  | { readonly kind: 'hatchReached' | 'escaped'; readonly seat: Seat; readonly hatch: number }
  | { readonly kind: 'hatchClosed'; readonly hatch: number; readonly reason: 'used' | 'damaged' }
  | { readonly kind: 'over'; readonly reason: EndReason }
export type Line = Happening & { readonly round: number }

/** Where a player said they were, or showed it. */
export type Stop = {
  readonly seat: Seat
  readonly sector: Sector
  readonly round: number
  readonly kind: 'noise' | 'attack'
}

/** What everybody knows of a player, in one phrase. */
export type Note =
  | { readonly kind: 'noise' | 'attack'; readonly sector: Sector }
  | { readonly kind: 'silence' | 'silentSector' | 'cannotMove' | 'time' }
  | { readonly kind: 'killed'; readonly sector: Sector; readonly by: Seat }
  | { readonly kind: 'escaped'; readonly hatch: number }

/** Everything the table screen tells about the past, made from the facts the reader has seen and nothing else. */
export type Story = {
  readonly lines: readonly Line[]
  readonly trails: ReadonlyMap<Seat, readonly Stop[]>
  readonly notes: ReadonlyMap<Seat, Note>
  /** Where a player was at the end of each round, as far as the reader may know it; round 0 is the start. */
  readonly paths: ReadonlyMap<Seat, ReadonlyMap<number, Sector>>
  /** The last announcement of all, if it named a sector: it still rings on the map. */
  readonly ringing: Stop | undefined
  /** The other sectors named since everybody last had a turn. */
  readonly fading: readonly Stop[]
  /** My own last card, until the next player has moved. */
  readonly card: { readonly card: Danger; readonly number: number } | undefined
}

export function storyOf(frames: readonly (readonly Seen[])[], me: Seat | undefined): Story {
  const lines: Line[] = []
  const trails = new Map<Seat, Stop[]>()
  const notes = new Map<Seat, Note>()
  const paths = new Map<Seat, Map<number, Sector>>()
  let round = 0
  let turns = 0
  let seats = 0
  let cards = 0
  let card: Story['card']
  let last: Stop | undefined
  let named: { readonly stop: Stop; readonly turn: number }[] = []

  const line = (happening: Happening): number => lines.push({ ...happening, round })
  const walk = (seat: Seat, at: Sector): void => {
    const path = paths.get(seat) ?? new Map<number, Sector>()
    paths.set(seat, path.set(round, at))
  }
  const announce = (seat: Seat, kind: Stop['kind'], sector: Sector): void => {
    const stop: Stop = { seat, sector, round, kind }
    trails.set(seat, [...(trails.get(seat) ?? []), stop])
    notes.set(seat, { kind, sector })
    named.push({ stop, turn: turns })
    last = stop
    line({ kind, seat, sector })
  }
  const hush = (seat: Seat, kind: 'silence' | 'silentSector' | 'cannotMove' | 'time'): void => {
    notes.set(seat, { kind })
    last = undefined
    line({ kind, seat })
  }

  const tell = (fact: Seen): unknown => {
    switch (fact.kind) {
      case 'dealt':
        seats++
        return fact.at === undefined ? undefined : walk(fact.seat, fact.at)
      case 'turn':
        round = fact.round
        turns++
        named = named.filter((n) => turns - n.turn < seats)
        return fact.seat === me ? line({ kind: 'yourTurn' }) : undefined
      case 'moved':
        if (fact.seat !== me) card = undefined
        if (fact.to === undefined) return undefined
        walk(fact.seat, fact.to)
        return fact.seat === me ? line({ kind: 'movedTo', seat: fact.seat, sector: fact.to }) : undefined
      case 'drew':
        if (fact.card === undefined || fact.seat !== me) return undefined
        card = { card: fact.card, number: ++cards }
        return line({ kind: 'drew', seat: fact.seat, card: fact.card })
      case 'noise':
        return announce(fact.seat, 'noise', fact.sector)
      case 'attack':
        walk(fact.seat, fact.sector)
        return announce(fact.seat, 'attack', fact.sector)
      case 'silence':
      case 'silentSector':
      case 'cannotMove':
        return hush(fact.seat, fact.kind)
      case 'missed':
      case 'reshuffled':
        return line({ kind: fact.kind })
      case 'killed':
        notes.set(fact.seat, { kind: 'killed', sector: fact.sector, by: fact.by })
        return line({ kind: 'killed', seat: fact.seat, by: fact.by, sector: fact.sector, side: fact.side })
      case 'characterShown':
        return line({ kind: 'shown', seat: fact.seat, character: fact.character })
      case 'hatchReached':
        return line({ kind: 'hatchReached', seat: fact.seat, hatch: fact.hatch })
      case 'escaped':
        notes.set(fact.seat, { kind: 'escaped', hatch: fact.hatch })
        return line({ kind: 'escaped', seat: fact.seat, hatch: fact.hatch })
      case 'hatchClosed':
        return line({ kind: 'hatchClosed', hatch: fact.hatch, reason: fact.reason })
      case 'eliminated':
        return hush(fact.seat, 'time')
      case 'gameOver':
        return line({ kind: 'over', reason: fact.reason })
      case 'stacked':
      case 'began':
      case 'asked':
      case 'turnEnd':
        return undefined
      default:
        return fact satisfies never
    }
  }
  for (const frame of frames) for (const fact of frame) tell(fact)
  return {
    lines,
    trails,
    notes,
    paths,
    ringing: last,
    fading: named.map((n) => n.stop).filter((stop) => stop.sector !== last?.sector),
    card,
  }
}
