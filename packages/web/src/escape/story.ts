import type { Seat, TableFact } from '@selva/core'
import type {
  Card,
  Character,
  Colour,
  Danger,
  EndReason,
  Found,
  Item,
  Sector,
  SeenFact,
  Side,
  Step,
  Zone,
} from '@selva/escape'
import type { TableNote } from '../table/note.ts'

export type Seen = SeenFact<undefined> | TableFact

/** Nothing was heard from a player but this. */
export const HUSHES = ['silence', 'keptCard', 'silentSector', 'standsStill', 'cannotMove', 'time', 'noExit'] as const
export type Hush = (typeof HUSHES)[number]

/** One thing that happened, as the log tells it; the words are the reader's language's. */
export type Happening =
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
  /** Something of the table itself. */
  | { readonly kind: 'table'; readonly note: TableNote }
  | { readonly kind: 'over'; readonly reason: EndReason }
export type Line = Happening & { readonly round: number }

/** Where a player said they were, or showed it. */
export type Stop = {
  readonly seat: Seat
  readonly sector: Sector
  readonly round: number
  readonly kind: 'noise' | 'attack' | 'seen'
}

/** What everybody knows of a player, in one phrase. */
export type Note =
  | { readonly kind: 'noise' | 'attack' | 'seen' | 'reborn'; readonly sector: Sector }
  | { readonly kind: 'twoNoises'; readonly sectors: readonly Sector[] }
  | { readonly kind: Exclude<Hush, 'keptCard'> | 'waits' }
  | { readonly kind: 'killed'; readonly sector: Sector; readonly by: Seat }
  | { readonly kind: 'escaped'; readonly hatch: number }

/** A card that is mine to look at: drawn, found, or kept. */
export type MyCard = {
  readonly card: Danger
  readonly how: 'drew' | 'gained' | 'kept'
  readonly number: number
}

/** Everything the table screen tells about the past, made from the facts the reader has seen and nothing else. */
export type Story = {
  readonly lines: readonly Line[]
  readonly trails: ReadonlyMap<Seat, readonly Stop[]>
  readonly notes: ReadonlyMap<Seat, Note>
  /** Where a player was at the end of each round, as far as the reader may know it; round 0 is the start. */
  readonly paths: ReadonlyMap<Seat, ReadonlyMap<number, Sector>>
  /** The last announcement of all, if it named sectors: they still ring on the map. */
  readonly ringing: readonly Stop[]
  /** The other sectors named since everybody last had a turn. */
  readonly fading: readonly Stop[]
  /** The middle of the last light and who was in it, until the next turn. */
  readonly lit: { readonly sector: Sector; readonly found: readonly Found[] } | undefined
  /** The round in which I used my power up. */
  readonly spent: number | undefined
  /** My own last card, until the next player has moved. */
  readonly card: MyCard | undefined
}

export function storyOf(
  frames: readonly (readonly Seen[])[],
  me: Seat | undefined,
  { humanSector }: Pick<Zone, 'humanSector'>,
): Story {
  const lines: Line[] = []
  const trails = new Map<Seat, Stop[]>()
  const notes = new Map<Seat, Note>()
  const paths = new Map<Seat, Map<number, Sector>>()
  let round = 0
  let turns = 0
  let seats = 0
  let cards = 0
  let step: Step = 'before'
  let card: Story['card']
  let lit: Story['lit']
  let spent: Story['spent']
  let last: readonly Stop[] = []
  let named: { readonly stop: Stop; readonly turn: number }[] = []

  const line = (happening: Happening): number => lines.push({ ...happening, round })
  const walk = (seat: Seat, at: Sector): void => {
    const path = paths.get(seat) ?? new Map<number, Sector>()
    paths.set(seat, path.set(round, at))
  }
  const stopAt = (seat: Seat, kind: Stop['kind'], sector: Sector): Stop => {
    const stop: Stop = { seat, sector, round, kind }
    trails.set(seat, [...(trails.get(seat) ?? []), stop])
    return stop
  }
  const announce = (seat: Seat, kind: 'noise' | 'attack', ...sectors: readonly Sector[]): void => {
    last = sectors.map((sector) => stopAt(seat, kind, sector))
    for (const stop of last) named.push({ stop, turn: turns })
  }
  /** Everybody learns where somebody is. */
  const see = (seat: Seat, sector: Sector): void => {
    stopAt(seat, 'seen', sector)
    notes.set(seat, { kind: 'seen', sector })
    walk(seat, sector)
  }
  const hush = (seat: Seat, kind: Hush): void => {
    notes.set(seat, { kind: kind === 'keptCard' ? 'silence' : kind })
    last = []
    line({ kind, seat })
  }
  const mine = (how: MyCard['how'], drawn: Danger): void => {
    card = { card: drawn, how, number: how === 'kept' ? cards : ++cards }
  }

  const tell = (fact: Seen): unknown => {
    switch (fact.kind) {
      case 'dealt':
        seats++
        return fact.at === undefined ? undefined : walk(fact.seat, fact.at)
      case 'startPlace':
        walk(fact.seat, fact.sector)
        return line({ kind: 'startPlace', seat: fact.seat, sector: fact.sector })
      case 'turn':
        round = fact.round
        turns++
        lit = undefined
        step = 'before'
        named = named.filter((n) => turns - n.turn < seats)
        return fact.seat === me ? line({ kind: 'yourTurn' }) : undefined
      case 'asked':
        step = fact.step
        return undefined
      case 'reborn':
        walk(fact.seat, fact.sector)
        stopAt(fact.seat, 'seen', fact.sector)
        notes.set(fact.seat, { kind: 'reborn', sector: fact.sector })
        return line({ kind: 'reborn', seat: fact.seat, sector: fact.sector, side: fact.side })
      case 'moved':
        if (fact.seat !== me) card = undefined
        if (fact.to === undefined) return undefined
        walk(fact.seat, fact.to)
        return fact.seat === me ? line({ kind: 'movedTo', seat: fact.seat, sector: fact.to }) : undefined
      case 'felt': {
        const before = lines.at(-1)
        if (fact.seat !== me) return undefined
        if (fact.effect === 'stayed' && before?.kind === 'movedTo')
          lines[lines.length - 1] = { ...before, kind: 'stayed' }
        return fact.effect === 'immune' ? line({ kind: 'spared', seat: fact.seat }) : undefined
      }
      case 'drew':
        if (fact.card === undefined || fact.seat !== me) return undefined
        mine('drew', fact.card)
        return line({ kind: 'drew', seat: fact.seat, card: fact.card })
      case 'noise':
        announce(fact.seat, 'noise', fact.sector)
        notes.set(fact.seat, { kind: 'noise', sector: fact.sector })
        return line({ kind: 'noise', seat: fact.seat, sector: fact.sector })
      case 'twoNoises':
        announce(fact.seat, 'noise', ...fact.sectors)
        notes.set(fact.seat, { kind: 'twoNoises', sectors: fact.sectors })
        return line({ kind: 'twoNoises', seat: fact.seat, sectors: fact.sectors })
      case 'attack':
        walk(fact.seat, fact.sector)
        announce(fact.seat, 'attack', fact.sector)
        notes.set(fact.seat, { kind: 'attack', sector: fact.sector })
        return line({ kind: 'attack', seat: fact.seat, sector: fact.sector })
      case 'silence':
      case 'silentSector':
      case 'standsStill':
      case 'cannotMove':
        return hush(fact.seat, fact.kind)
      case 'kept':
        if (fact.card === undefined || fact.seat !== me) return hush(fact.seat, 'keptCard')
        mine('kept', fact.card)
        last = []
        return line({ kind: 'kept', seat: fact.seat, card: fact.card })
      case 'itemGained':
        if (fact.item === undefined || fact.seat !== me) return line({ kind: 'gainedItem', seat: fact.seat })
        mine('gained', fact.item)
        return line({ kind: 'gained', seat: fact.seat, item: fact.item })
      case 'itemUsed':
        return line({
          kind: fact.card ? (fact.kept ? 'usedKept' : 'used') : 'usedPower',
          seat: fact.seat,
          item: fact.item,
        })
      case 'cardDiscarded':
        if (fact.item === undefined || fact.seat !== me) return line({ kind: 'discardedCard', seat: fact.seat })
        return line({ kind: step === 'over' ? 'discarded' : 'usedHidden', seat: fact.seat, item: fact.item })
      case 'noItemLeft':
        return line({ kind: fact.kind, seat: fact.seat })
      case 'mutated':
        return line({ kind: fact.kind, seat: fact.seat })
      case 'teleported':
        see(fact.seat, humanSector) // ITM-12
        return line({ kind: fact.kind, seat: fact.seat })
      case 'spotlight':
        for (const { seat, sector } of fact.found) see(seat, sector)
        lit = { sector: fact.target, found: fact.found }
        return line({ kind: 'spotlight', seat: fact.seat, sector: fact.target, found: fact.found })
      case 'sensed':
        see(fact.target, fact.sector)
        return line({ kind: 'sensed', seat: fact.seat, target: fact.target, sector: fact.sector })
      case 'sensedNothing':
      case 'medic':
        return line({ kind: fact.kind, seat: fact.seat, target: fact.target })
      case 'missed':
      case 'reshuffled':
      case 'itemsReshuffled':
      case 'hatchReshuffled':
        return line({ kind: fact.kind })
      case 'defended':
      case 'immune':
      case 'cloned':
        see(fact.seat, fact.sector)
        return line({ kind: fact.kind, seat: fact.seat, sector: fact.sector })
      case 'killed':
        notes.set(fact.seat, { kind: 'killed', sector: fact.sector, by: fact.by })
        return line({ kind: 'killed', seat: fact.seat, by: fact.by, sector: fact.sector, side: fact.side })
      case 'characterShown':
        return line({ kind: 'shown', seat: fact.seat, character: fact.character })
      case 'lost':
        return line({ kind: 'lost', seat: fact.seat, cards: fact.cards })
      case 'waits':
        if (notes.get(fact.seat)?.kind !== 'killed') notes.set(fact.seat, { kind: 'waits' })
        return line({ kind: 'waits', seat: fact.seat, side: fact.side })
      case 'hatchReached':
        return line({ kind: fact.cards === 2 ? 'hatchTwo' : 'hatchReached', seat: fact.seat, hatch: fact.hatch })
      case 'hatchDrawn':
        return fact.seat === me ? line({ kind: 'hatchDrawn', seat: fact.seat, cards: fact.cards }) : undefined
      case 'hatchCard':
        return line({ kind: 'hatchCard', colour: fact.colour })
      case 'escaped':
        notes.set(fact.seat, { kind: 'escaped', hatch: fact.hatch })
        return line({ kind: 'escaped', seat: fact.seat, hatch: fact.hatch })
      case 'hatchClosed':
        return line({ kind: 'hatchClosed', hatch: fact.hatch, reason: fact.reason })
      case 'eliminated':
        return hush(fact.seat, fact.reason)
      case 'gameOver':
        return line({ kind: 'over', reason: fact.reason })
      case 'left':
      case 'returned':
      case 'clockRanOut':
      case 'voted':
      case 'ended':
        return line({ kind: 'table', note: fact })
      case 'spent':
        if (fact.seat === me) spent = round
        return undefined
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
  for (const frame of frames) for (const fact of frame) tell(fact)
  return {
    lines,
    trails,
    notes,
    paths,
    ringing: last,
    fading: named.map((n) => n.stop).filter((stop) => !last.some((ring) => ring.sector === stop.sector)),
    lit,
    spent,
    card,
  }
}
