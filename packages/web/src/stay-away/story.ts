import type { Seat } from '@selva/core'
import type { Claim } from '@selva/stay-away'
import { isCardFact, tellCard } from './story-cards.ts'
import { type Draft, newDraft, type Sighting, write } from './story-draft.ts'
import { isExchangeFact, tellExchange } from './story-exchange.ts'
import type { LogLine, Seen } from './story-line.ts'

/** Everything the screen tells about the past, made from the facts the reader has seen and nothing else. */
export type Story = Readonly<Omit<Draft, 'lines' | 'sightings' | 'ring' | 'gone' | 'passing'>> & {
  readonly lines: readonly LogLine[]
  readonly sightings: readonly Sighting[]
  readonly ring: readonly Seat[]
  readonly gone: ReadonlyMap<Seat, Seat | 'none'>
}

/** The living players on both sides of a gap. */
function neighboursOf({ ring, gone }: Draft, gap: number): readonly [Seat, Seat] | undefined {
  const a = ring[gap]
  if (a === undefined) return undefined
  for (let i = 1; i <= ring.length; i++) {
    const b = ring[(gap + i) % ring.length]
    if (b !== undefined && !gone.has(b)) return [a, b]
  }
  return undefined
}

function swapPlaces({ ring }: Draft, a: Seat, b: Seat): void {
  const at = ring.indexOf(a)
  ring[ring.indexOf(b)] = a
  ring[at] = b
}

function hear(draft: Draft, fact: Seen): unknown {
  if (isCardFact(fact)) return tellCard(draft, fact)
  if (isExchangeFact(fact)) return tellExchange(draft, fact)
  switch (fact.kind) {
    case 'dealt':
      return draft.ring.push(fact.seat)
    case 'laidOut':
      draft.ring = fact.ring.slice()
      return undefined
    case 'turn':
      draft.turn++
      draft.active = fact.seat
      draft.panic = false
      return undefined
    case 'reshuffled':
    case 'turnedAround':
      return write(draft, { kind: fact.kind })
    case 'eliminated':
      draft.gone.set(fact.seat, fact.by)
      return draft.turn === 0 ? undefined : write(draft, { kind: 'eliminated', seat: fact.seat, by: fact.by })
    case 'swapped':
      swapPlaces(draft, fact.a, fact.b)
      return write(draft, { kind: 'swapped', a: fact.a, b: fact.b })
    case 'doorRemoved': {
      const beside = neighboursOf(draft, fact.gap)
      return beside === undefined ? undefined : write(draft, { kind: 'doorGone', a: beside[0], b: beside[1] })
    }
    case 'quarantineRemoved':
      return write(draft, { kind: 'free', seat: fact.seat })
    case 'standing':
      return write(draft, { kind: 'standing', seat: fact.seat, on: fact.on }, true)
    case 'claimed':
      // One of the game's own claims: the table takes no other.
      return write(draft, { kind: 'claimed', seat: fact.seat, claim: fact.claim as Claim })
    case 'left':
    case 'returned':
    case 'clockRanOut':
    case 'voted':
    case 'ended':
      return write(draft, { kind: 'table', note: fact })
    case 'declared':
      return write(draft, { kind: 'declared', seat: fact.seat })
    case 'gameOver':
      return write(draft, { kind: 'over', reason: fact.reason })
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

function tell(draft: Draft, frame: readonly Seen[]): void {
  for (const fact of frame) hear(draft, fact)
  draft.passing = undefined
}

const told = ({ passing: _, ...story }: Draft): Story => story

/** A story of which nothing has been told. */
export const newStory = (me: Seat | undefined): Story => told(newDraft(me))

/** The story with one more frame; the one before stays as it was. */
export function foldStory(story: Story, frame: readonly Seen[]): Story {
  const draft: Draft = {
    ...story,
    lines: story.lines.slice(),
    sightings: story.sightings.slice(),
    ring: story.ring.slice(),
    gone: new Map(story.gone),
    passing: undefined,
  }
  tell(draft, frame)
  return told(draft)
}

/** The story of all these frames. */
export function storyOf(frames: readonly (readonly Seen[])[], me: Seat | undefined): Story {
  const draft = newDraft(me)
  for (const frame of frames) tell(draft, frame)
  return told(draft)
}
