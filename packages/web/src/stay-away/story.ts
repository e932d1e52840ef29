import type { Seat, TableFact } from '@selva/core'
import type { Card, Claim, EndReason, OffReason, Panic, SeenFact, ShownReason } from '@selva/stay-away'
import type { TableNote } from '../table/note.ts'

export type Seen = SeenFact<undefined> | TableFact

/** One thing that happened, as the log tells it; the words are the reader's language's. */
export type Happening =
  | { readonly kind: 'drew' | 'kept'; readonly seat: Seat; readonly card: Card; readonly open: boolean }
  | { readonly kind: 'panic'; readonly seat: Seat; readonly card: Panic }
  | { readonly kind: 'skipped'; readonly n: number }
  | { readonly kind: 'reshuffled' | 'turnedAround' | 'passed' }
  /** `cards` is empty when the reader may not know them. */
  | {
      readonly kind: 'discarded'
      readonly seat: Seat
      readonly n: number
      readonly cards: readonly Card[]
      readonly open: boolean
    }
  | { readonly kind: 'topped'; readonly seat: Seat; readonly card: Card | undefined; readonly open: boolean }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly at: Seat | 'none' }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'offered'
      readonly from: Seat
      readonly to: Seat
      readonly card: Card | undefined
      readonly open: boolean
    }
  | { readonly kind: 'offerSeen'; readonly from: Seat; readonly card: Card }
  /** `gave` and `took` as far as everybody saw them. */
  | {
      readonly kind: 'exchanged'
      readonly from: Seat
      readonly to: Seat
      readonly gave: Card | undefined
      readonly took: Card | undefined
    }
  /** What I gave and got. */
  | { readonly kind: 'got'; readonly from: Seat; readonly gave: Card; readonly got: Card }
  | { readonly kind: 'off'; readonly from: Seat; readonly to: Seat; readonly reason: OffReason }
  | { readonly kind: 'redirected'; readonly dodger: Seat; readonly to: Seat }
  | { readonly kind: 'infected'; readonly seat: Seat; readonly by: Seat; readonly me: boolean }
  | { readonly kind: 'handSeen'; readonly by: Seat; readonly of: Seat; readonly hand: readonly Card[] | undefined }
  | { readonly kind: 'cardSeen'; readonly by: Seat; readonly of: Seat; readonly card: Card | undefined }
  | { readonly kind: 'handShown'; readonly seat: Seat; readonly why: ShownReason; readonly hand: readonly Card[] }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly what: 'infected' | 'nothing' }
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly by: Seat | 'none' }
  | { readonly kind: 'swapped'; readonly a: Seat; readonly b: Seat }
  | { readonly kind: 'doorGone'; readonly a: Seat; readonly b: Seat }
  | { readonly kind: 'free'; readonly seat: Seat }
  | { readonly kind: 'standing'; readonly on: boolean }
  /** Said at the table, true or not. */
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly claim: Claim }
  /** Something of the table itself. */
  | { readonly kind: 'table'; readonly note: TableNote }
  | { readonly kind: 'declared'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly reason: EndReason }

/** `turn` 0 is the deal; `secret` lines are for the reader alone. */
export type Line = Happening & {
  readonly number: number
  readonly turn: number
  readonly active: Seat | undefined
  readonly secret: boolean
}

/** Cards of somebody that the reader has seen. */
export type Sighting = { readonly line: Line; readonly of: Seat; readonly cards: readonly Card[] }

/** Everything the screen tells about the past, made from the facts the reader has seen and nothing else. */
export type Story = {
  readonly lines: readonly Line[]
  readonly turn: number
  readonly sightings: readonly Sighting[]
  /** How each eliminated player went: by whose fire, or by infection. */
  readonly gone: ReadonlyMap<Seat, Seat | 'none'>
  /** What has happened in this turn so far, for the steps of the turn. */
  readonly panic: boolean
}

/** Who sits where, as far as the log must know it to name a gap by its neighbours. */
type Places = { ring: Seat[]; readonly gone: Map<Seat, Seat | 'none'> }

function neighboursOf({ ring, gone }: Places, gap: number): readonly [Seat, Seat] | undefined {
  const a = ring[gap]
  if (a === undefined) return undefined
  for (let i = 1; i <= ring.length; i++) {
    const b = ring[(gap + i) % ring.length]
    if (b !== undefined && !gone.has(b)) return [a, b]
  }
  return undefined
}

export function storyOf(frames: readonly (readonly Seen[])[], me: Seat | undefined): Story {
  const lines: Line[] = []
  const sightings: Sighting[] = []
  const places: Places = { ring: [], gone: new Map() }
  let turn = 0
  let active: Seat | undefined
  let panic = false

  const line = (happening: Happening, secret = false): Line => {
    const told: Line = { ...happening, number: lines.length, turn, active, secret }
    lines.push(told)
    return told
  }
  const sight = (told: Line, of: Seat, cards: readonly Card[]): void => {
    if (of !== me) sightings.push({ line: told, of, cards })
  }
  /** Cards of one player that go one after the other are one line. */
  const discard = (seat: Seat, card: Card | undefined, open: boolean): void => {
    const last = lines.at(-1)
    const cards = card === undefined ? [] : [card]
    if (last?.kind === 'discarded' && last.seat === seat && last.turn === turn && last.open === open)
      lines[lines.length - 1] = { ...last, n: last.n + 1, cards: [...last.cards, ...cards] }
    else line({ kind: 'discarded', seat, n: 1, cards, open }, card !== undefined && !open)
  }
  const skip = (): void => {
    const last = lines.at(-1)
    if (last?.kind === 'skipped' && last.turn === turn) lines[lines.length - 1] = { ...last, n: last.n + 1 }
    else line({ kind: 'skipped', n: 1 })
  }
  /** In Round and round each card is a fact of its own, and the log tells of it once. */
  let passing: { gave: Card | undefined; got: Card | undefined; from: Seat | undefined } | undefined
  const pass = (fact: Extract<Seen, { kind: 'passed' }>): void => {
    if (passing === undefined) line({ kind: 'passed' })
    passing ??= { gave: undefined, got: undefined, from: undefined }
    if (fact.from === me) passing.gave = fact.card
    if (fact.to === me) {
      passing.got = fact.card
      passing.from = fact.from
    }
    const { gave, got, from } = passing
    if (gave === undefined || got === undefined || from === undefined) return
    sight(line({ kind: 'got', from, gave, got }, true), from, [got])
    passing = { gave: undefined, got: undefined, from: undefined }
  }

  const hear = (fact: Seen): unknown => {
    switch (fact.kind) {
      case 'dealt':
        return places.ring.push(fact.seat)
      case 'laidOut':
        places.ring = fact.ring.slice()
        return undefined
      case 'turn':
        turn++
        active = fact.seat
        panic = false
        return undefined
      case 'drew':
        if (fact.card === undefined || (!fact.open && fact.seat !== me)) return undefined
        return line({ kind: 'drew', seat: fact.seat, card: fact.card, open: fact.open }, !fact.open)
      case 'panic':
        panic = true
        return line({ kind: 'panic', seat: fact.seat, card: fact.card })
      case 'skipped':
        return skip()
      case 'reshuffled':
      case 'turnedAround':
        return line({ kind: fact.kind })
      case 'discarded':
        return discard(fact.seat, fact.open || fact.seat === me ? fact.card : undefined, fact.open)
      case 'kept':
        if (fact.card === undefined || (!fact.open && fact.seat !== me)) return undefined
        return line({ kind: 'kept', seat: fact.seat, card: fact.card, open: fact.open }, !fact.open)
      case 'topped':
        return line(
          { kind: 'topped', seat: fact.seat, card: fact.card, open: fact.open },
          !fact.open && fact.card !== undefined,
        )
      case 'played':
        return line({ kind: 'played', seat: fact.seat, card: fact.card, at: fact.at })
      case 'defended':
        return line({ kind: 'defended', seat: fact.seat, card: fact.card })
      case 'offered': {
        const told = line(
          { kind: 'offered', from: fact.from, to: fact.to, card: fact.card, open: fact.open },
          !fact.open && fact.card !== undefined,
        )
        if (fact.open && fact.card !== undefined) sight(told, fact.from, [fact.card])
        return told
      }
      case 'offerSeen':
        if (fact.card === undefined || fact.by !== me) return undefined
        return sight(line({ kind: 'offerSeen', from: fact.from, card: fact.card }, true), fact.from, [fact.card])
      case 'exchanged': {
        const { from, to, given, taken } = fact
        const told = line({
          kind: 'exchanged',
          from,
          to,
          gave: fact.givenOpen ? given : undefined,
          took: fact.takenOpen ? taken : undefined,
        })
        if (fact.takenOpen && taken !== undefined && from !== me) sight(told, to, [taken])
        if (given === undefined || taken === undefined) return told
        if (from === me) return sight(line({ kind: 'got', from: to, gave: given, got: taken }, true), to, [taken])
        if (to === me) return sight(line({ kind: 'got', from, gave: taken, got: given }, true), from, [given])
        return told
      }
      case 'exchangeOff':
        return line({ kind: 'off', from: fact.from, to: fact.to, reason: fact.reason })
      case 'redirected':
        return line({ kind: 'redirected', dodger: fact.dodger, to: fact.to })
      case 'infected':
        // The deal of an arranged position tells each his own; it is no news.
        return turn === 0
          ? undefined
          : line({ kind: 'infected', seat: fact.seat, by: fact.by, me: fact.seat === me }, true)
      case 'passed':
        return pass(fact)
      case 'handSeen': {
        const mine = fact.by === me || fact.of === me
        const told = line({ kind: 'handSeen', by: fact.by, of: fact.of, hand: mine ? fact.hand : undefined }, mine)
        return fact.hand === undefined || fact.by !== me ? told : sight(told, fact.of, fact.hand)
      }
      case 'cardSeen': {
        const mine = fact.by === me || fact.of === me
        const card = mine ? fact.card : undefined
        const told = line({ kind: 'cardSeen', by: fact.by, of: fact.of, card }, card !== undefined)
        return card === undefined || fact.by !== me ? told : sight(told, fact.of, [card])
      }
      case 'handShown':
        return sight(line({ kind: 'handShown', seat: fact.seat, why: fact.why, hand: fact.hand }), fact.seat, fact.hand)
      case 'revealed': {
        const told = line({ kind: 'revealed', seat: fact.seat, what: fact.what })
        return fact.what === 'infected' ? sight(told, fact.seat, ['infected']) : told
      }
      case 'eliminated':
        places.gone.set(fact.seat, fact.by)
        return turn === 0 ? undefined : line({ kind: 'eliminated', seat: fact.seat, by: fact.by })
      case 'swapped': {
        const { ring } = places
        const a = ring.indexOf(fact.a)
        ring[ring.indexOf(fact.b)] = fact.a
        ring[a] = fact.b
        return line({ kind: 'swapped', a: fact.a, b: fact.b })
      }
      case 'doorRemoved': {
        const beside = neighboursOf(places, fact.gap)
        return beside === undefined ? undefined : line({ kind: 'doorGone', a: beside[0], b: beside[1] })
      }
      case 'quarantineRemoved':
        return line({ kind: 'free', seat: fact.seat })
      case 'standing':
        return line({ kind: 'standing', on: fact.on }, true)
      case 'claimed':
        // One of the game's own claims: the table takes no other.
        return line({ kind: 'claimed', seat: fact.seat, claim: fact.claim as Claim })
      case 'left':
      case 'returned':
      case 'clockRanOut':
      case 'voted':
      case 'ended':
        return line({ kind: 'table', note: fact })
      case 'declared':
        return line({ kind: 'declared', seat: fact.seat })
      case 'gameOver':
        return line({ kind: 'over', reason: fact.reason })
      case 'sat':
      case 'botPlays':
      case 'stacked':
      case 'thingWoke':
      case 'asked':
      case 'settled':
      case 'passChosen':
      case 'unveiled':
      case 'doorPlaced':
      case 'quarantinePlaced':
      case 'quarantineCounted':
        return undefined
      default:
        return fact satisfies never
    }
  }
  for (const frame of frames) {
    passing = undefined
    for (const fact of frame) hear(fact)
  }
  return { lines, turn, sightings, gone: places.gone, panic }
}

/** The lines by turns, the newest first. */
export function byTurns(
  lines: readonly Line[],
): readonly { readonly turn: number; readonly active: Seat | undefined; readonly lines: readonly Line[] }[] {
  const turns: { turn: number; active: Seat | undefined; lines: Line[] }[] = []
  for (const line of lines.toReversed()) {
    const last = turns.at(-1)
    if (last?.turn === line.turn) last.lines.push(line)
    else turns.push({ turn: line.turn, active: line.active, lines: [line] })
  }
  return turns
}
