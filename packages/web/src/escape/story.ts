import type { Seat } from '@selva/core'
import type { Danger, StartsAndHatches, Step } from '@selva/escape'
import { happeningOf, type LogLine, type Seen } from './story-line.ts'
import { copyMarks, fadingOf, type Marks, mark, newMarks, type SeenMarks, type Stop } from './story-marks.ts'

/** A card that is mine to look at: drawn, found, or kept. */
export type MyCard = {
  readonly card: Danger
  readonly how: 'drew' | 'gained' | 'kept'
  readonly number: number
}

/** A story's memory besides its marks. */
type Told = {
  /** The reader's seat. */
  readonly me: Seat | undefined
  readonly zone: StartsAndHatches
  lines: LogLine[]
  round: number
  /** How many turns have begun. */
  turns: number
  /** The player whose turn it is. */
  active: Seat | undefined
  seats: number
  step: Step
  /** The round in which I used my power up. */
  spent: number | undefined
  /** How many cards I have drawn or found. */
  cards: number
  /** My own last card, until the next player has moved. */
  card: MyCard | undefined
}
type Draft = Told & Marks

/** Everything the table screen tells about the past, made from the facts the reader has seen and nothing else. */
export type Story = Readonly<Omit<Told, 'lines'>> &
  SeenMarks & {
    readonly lines: readonly LogLine[]
    /** The sectors named since everybody last had a turn, but for those that ring. */
    readonly fading: readonly Stop[]
  }

const begun = (me: Seat | undefined, zone: StartsAndHatches): Draft => ({
  me,
  zone,
  lines: [],
  round: 0,
  turns: 0,
  active: undefined,
  seats: 0,
  step: 'before',
  spent: undefined,
  cards: 0,
  card: undefined,
  ...newMarks(),
})

function showCard(draft: Draft, how: MyCard['how'], card: Danger): void {
  if (how !== 'kept') draft.cards++
  draft.card = { card, how, number: draft.cards }
}

/** The card that lies before the reader, and the power that is used up. */
function showMine(draft: Draft, fact: Seen): void {
  const { me } = draft
  if (fact.kind === 'moved' && fact.seat !== me) draft.card = undefined
  else if (!('seat' in fact) || fact.seat !== me) return
  else if ((fact.kind === 'drew' || fact.kind === 'kept') && fact.card !== undefined)
    showCard(draft, fact.kind, fact.card)
  else if (fact.kind === 'itemGained' && fact.item !== undefined) showCard(draft, 'gained', fact.item)
  else if (fact.kind === 'spent') draft.spent = draft.round
}

function keepTime(draft: Draft, fact: Seen): void {
  if (fact.kind === 'dealt') draft.seats++
  else if (fact.kind === 'asked') draft.step = fact.step
  else if (fact.kind === 'turn') {
    draft.round = fact.round
    draft.turns++
    draft.active = fact.seat
    draft.step = 'before'
  }
}

/** Facts of the round that is about to begin: they come before its first turn. */
const OPENINGS: readonly Seen['kind'][] = ['roundNotice', 'hatchOpened', 'counted']

function write(draft: Draft, fact: Seen): void {
  const { lines, round, turns, active, me } = draft
  const before = lines.at(-1)
  // The apparent move was none: only its own player learns that, right after it.
  if (fact.kind === 'felt' && fact.seat === me && fact.effect === 'stayed' && before?.kind === 'movedTo')
    lines[lines.length - 1] = { ...before, kind: 'stayed' }
  const happening = happeningOf(fact, draft)
  if (happening !== undefined)
    lines.push({ ...happening, round: OPENINGS.includes(fact.kind) ? round + 1 : round, turn: turns, active })
}

function tell(draft: Draft, frame: readonly Seen[]): void {
  for (const fact of frame) {
    keepTime(draft, fact)
    write(draft, fact)
    mark(draft, fact, draft)
    showMine(draft, fact)
  }
}

const told = (draft: Draft): Story => ({ ...draft, fading: fadingOf(draft) })

/** A story of which nothing has been told. */
export const newStory = (me: Seat | undefined, zone: StartsAndHatches): Story => told(begun(me, zone))

/** The story with one more frame; the one before stays as it was. */
export function foldStory({ fading: _, ...story }: Story, frame: readonly Seen[]): Story {
  const draft: Draft = { ...story, ...copyMarks(story), lines: story.lines.slice() }
  tell(draft, frame)
  return told(draft)
}

/** The story of all these frames. */
export function storyOf(frames: readonly (readonly Seen[])[], me: Seat | undefined, zone: StartsAndHatches): Story {
  const draft = begun(me, zone)
  for (const frame of frames) tell(draft, frame)
  return told(draft)
}
