import { type AnyFact, elementAt, type Seat, seatsOf } from '@selva/core'
import { escape, type SeenFact, sectorNamed, zones } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import type { Player } from '../src/client/player.ts'
import { plainSentence } from '../src/client/rich-text.ts'
import { lanesOf } from '../src/escape/end/lane.ts'
import { turnsIn } from '../src/escape/log/Log.tsx'
import { en } from '../src/escape/messages/en.ts'
import { noteText, sentence, toneOf } from '../src/escape/sentence.ts'
import { storyOf } from '../src/escape/story.ts'
import type { Seen } from '../src/escape/story-line.ts'

const [ana, bruno, chiara] = seatsOf(3)
if (ana === undefined || bruno === undefined || chiara === undefined) throw new Error('three seats')
const [galilei] = zones
if (galilei === undefined) throw new Error('Galilei is missing')
const zone = galilei
const s = (name: string) => {
  const at = sectorNamed(name)
  if (at === undefined) throw new Error(name)
  return at
}

/** A game of three in full; each reader's frames are what the redactor leaves of it. */
const game: readonly (readonly Exclude<SeenFact<never>, never>[])[] = [
  [
    { kind: 'dealt', seat: ana, character: 'captain', at: s('L08') },
    { kind: 'dealt', seat: bruno, character: 'alien1', at: s('L06') },
    { kind: 'dealt', seat: chiara, character: 'alien2', at: s('L06') },
    { kind: 'began', first: ana },
    { kind: 'turn', seat: ana, round: 1, from: s('L08') },
  ],
  [
    { kind: 'moved', seat: ana, to: s('K08') },
    { kind: 'asked', seat: ana, step: 'arrived' },
  ],
  [
    { kind: 'drew', seat: ana, card: 'any' },
    { kind: 'asked', seat: ana, step: 'name' },
  ],
  [
    { kind: 'noise', seat: ana, sector: s('N10'), card: 'any' },
    { kind: 'asked', seat: ana, step: 'close' },
  ],
  [
    { kind: 'turnEnd', seat: ana },
    { kind: 'turn', seat: bruno, round: 1, from: s('L06') },
  ],
  [
    { kind: 'moved', seat: bruno, to: s('K06') },
    { kind: 'asked', seat: bruno, step: 'arrived' },
  ],
  [
    { kind: 'drew', seat: bruno, card: 'silence' },
    { kind: 'silence', seat: bruno, drawn: true },
  ],
  [
    { kind: 'turnEnd', seat: bruno },
    { kind: 'turn', seat: chiara, round: 1, from: s('L06') },
  ],
  [{ kind: 'moved', seat: chiara, to: s('K06') }],
  [
    { kind: 'attack', seat: chiara, sector: s('K06') },
    { kind: 'killed', seat: bruno, by: chiara, sector: s('K06'), side: 'alien' },
    { kind: 'characterShown', seat: bruno, character: 'alien1' },
  ],
  [
    { kind: 'turnEnd', seat: chiara },
    { kind: 'turn', seat: ana, round: 2, from: s('K08') },
  ],
]
const seenBy = (audience: Parameters<typeof escape.redactor.redact>[1]): readonly (readonly Seen[])[] =>
  game.map((frame) =>
    frame
      .map((fact) => escape.redactor.redact(fact, audience))
      .filter((fact): fact is AnyFact & Seen => fact !== undefined),
  )
/** The players as a reader calls them. */
const playersFor =
  (me: Seat | undefined) =>
  (seat: Seat): Player => ({ name: elementAt(['Ana', 'Bruno', 'Chiara'], seat - 1), me: seat === me })
const log = (audience: Parameters<typeof seenBy>[0], me: typeof ana | undefined) =>
  storyOf(seenBy(audience), me, zone).lines.map(
    (line) => `${line.round} ${plainSentence(sentence(line, en, playersFor(me), zone))}`,
  )

describe('the log', () => {
  test('is written from the facts the reader has seen', () => {
    expect(log(ana, ana)).toEqual([
      '1 It’s your turn',
      '1 You moved to K08',
      '1 You drew “Noise in any sector”. Only you can see it.',
      '1 You announced a noise in N10',
      '1 Bruno announced silence',
      '1 Chiara attacked in K06',
      '1 Chiara killed Bruno in K06',
      '1 Bruno is the First Alien',
      '2 It’s your turn',
    ])
  })
  test('tells those who watch nothing that is not public', () => {
    const told = log(0, undefined).join('\n')
    expect(told).toContain('noise in N10')
    expect(told).not.toContain('K08')
    expect(told).not.toContain('drew')
  })
  test('is grouped by turns, the newest first; a turn reads downwards', () => {
    const turns = turnsIn(storyOf(seenBy(0), undefined, zone).lines)
    expect(turns.map(({ n, seat }) => [n, seat])).toEqual([
      [1, chiara],
      [1, bruno],
      [1, ana],
    ])
    expect(elementAt(turns, 0).lines.map(({ kind }) => kind)).toEqual(['attack', 'killed', 'shown'])
  })
  test('has an icon for every line', () => {
    for (const line of storyOf(seenBy(ana), ana, zone).lines) expect(toneOf(line).icon).not.toBe('')
  })
})

describe('what is known of each player', () => {
  const story = storyOf(seenBy(ana), ana, zone)
  test('announcements make a trail with round numbers', () => {
    expect(story.trails.get(ana)).toEqual([{ seat: ana, sector: s('N10'), round: 1, kind: 'noise' }])
    expect(story.trails.get(chiara)?.[0]?.kind).toBe('attack')
    expect(story.trails.get(bruno)).toBeUndefined()
  })
  test('the last thing heard is the note', () => {
    expect(noteText(story.notes.get(bruno), en, zone)).toBe('Killed in K06')
    expect(noteText(story.notes.get(chiara), en, zone)).toBe('Attacked in K06')
    expect(noteText(undefined, en, zone)).toBe('Nothing heard yet')
  })
  test('I know my own path; of the others only where they showed themselves', () => {
    expect([...(story.paths.get(ana) ?? [])]).toEqual([
      [0, s('L08')],
      [1, s('K08')],
    ])
    expect(story.paths.get(bruno)).toBeUndefined()
  })
  test('my card lies there until the next player has moved', () => {
    expect(storyOf(seenBy(ana).slice(0, 5), ana, zone).card?.card).toBe('any')
    expect(storyOf(seenBy(ana).slice(0, 6), ana, zone).card).toBeUndefined()
  })
  test('nobody who watches has a card, even when all cards are open', () => {
    expect(storyOf(game.slice(0, 4), undefined, zone).card).toBeUndefined()
  })
  test('what was heard last still rings, what was heard before fades', () => {
    expect(story.ringing.map((stop) => stop.sector)).toEqual([s('K06')])
    expect(storyOf(seenBy(ana).slice(0, 4), ana, zone).ringing[0]?.sector).toBe(s('N10'))
    expect(storyOf(seenBy(ana).slice(0, 7), ana, zone).ringing).toEqual([])
    expect(storyOf(seenBy(ana).slice(0, 7), ana, zone).fading.map((stop) => stop.sector)).toEqual([s('N10')])
  })
})

test('two players heard in one sector are both on the map, the last one ringing', () => {
  const heard = (seat: typeof ana, round: number): readonly Seen[] => [
    { kind: 'turn', seat, round, from: undefined },
    { kind: 'noise', seat, sector: s('N10'), card: 'any' },
  ]
  const deal: readonly Seen[] = [ana, bruno, chiara].map((seat) => ({
    kind: 'dealt',
    seat,
    character: undefined,
    at: undefined,
  }))
  const both = storyOf([deal, heard(ana, 1), heard(bruno, 1)], undefined, zone)
  expect(both.ringing.map(({ seat, sector }) => [seat, sector])).toEqual([[bruno, s('N10')]])
  expect(both.fading.map(({ seat, sector }) => [seat, sector])).toEqual([[ana, s('N10')]])
  // Of one player who is heard there again, only the last time counts.
  const again = storyOf([deal, heard(ana, 1), heard(bruno, 1), heard(ana, 2)], undefined, zone)
  expect(again.ringing.map(({ seat, round }) => [seat, round])).toEqual([[ana, 2]])
  expect(again.fading.map(({ seat, round }) => [seat, round])).toEqual([[bruno, 1]])
})

test('after the end the lanes tell bluffs from true noises', () => {
  const lanes = lanesOf(game)
  expect(lanes.get(ana)?.get(1)?.came).toBe('bluff')
  expect(lanes.get(bruno)?.get(1)?.came).toBe('dead')
  expect(lanes.get(chiara)?.get(1)?.came).toBe('attack')
})

describe('what items and powers leave in the log', () => {
  const frames: readonly (readonly Exclude<SeenFact<never>, never>[])[] = [
    [
      { kind: 'dealt', seat: ana, character: 'captain', at: s('L08') },
      { kind: 'dealt', seat: bruno, character: 'alien1', at: s('L06') },
      { kind: 'turn', seat: ana, round: 3, from: s('L08') },
    ],
    [{ kind: 'itemUsed', seat: ana, item: 'spotlight', card: true, kept: false }],
    [
      {
        kind: 'spotlight',
        seat: ana,
        target: s('D09'),
        found: [
          { seat: ana, sector: s('E10') },
          { seat: bruno, sector: s('D08') },
        ],
      },
    ],
    [
      { kind: 'moved', seat: ana, to: s('E10') },
      { kind: 'felt', seat: ana, effect: 'stayed' },
    ],
    [{ kind: 'twoNoises', seat: ana, sectors: [s('C09'), s('K03')], card: 'any' }],
    [{ kind: 'itemGained', seat: ana, item: 'clone' }],
    [
      { kind: 'asked', seat: ana, step: 'over' },
      { kind: 'cardDiscarded', seat: ana, item: 'clone' },
    ],
    [{ kind: 'teleported', seat: ana }],
    [{ kind: 'waits', seat: bruno, at: s('L06'), side: 'alien' }],
    [{ kind: 'reborn', seat: bruno, sector: s('L06'), side: 'alien' }],
  ]
  const by = (audience: Parameters<typeof escape.redactor.redact>[1]) =>
    frames.map((frame) =>
      frame
        .map((fact) => escape.redactor.redact(fact, audience))
        .filter((fact): fact is AnyFact & Seen => fact !== undefined),
    )
  const told = (audience: Parameters<typeof by>[0], me: typeof ana | undefined) =>
    storyOf(by(audience), me, zone).lines.map((line) => plainSentence(sentence(line, en, playersFor(me), zone)))

  test('told to their owner', () => {
    expect(told(ana, ana)).toEqual([
      'It’s your turn',
      'You used Spotlight',
      'You lit up D09: you were in E10 and Bruno was in D08',
      'You stayed in E10. To others it looked like a move.',
      'You announced noises in C09 and in K03',
      'You found an item: Clone. Only you can see it.',
      'You discarded Clone. Others don’t know which card it was.',
      'You teleported to the Human Sector',
      'Bruno will return next turn as an alien',
      'Bruno came back as an alien in the Alien Sector',
    ])
  })
  test('told to the others', () => {
    const others = told(0, undefined)
    expect(others).toContain('Ana found an item')
    expect(others).toContain('Ana discarded a card')
    expect(others.join(' ')).not.toMatch(/Clone|stayed/)
  })
  test('who was seen has a stop on the map, and both noises ring', () => {
    const story = storyOf(by(0), undefined, zone)
    expect(story.trails.get(bruno)?.map((stop) => `${stop.kind} ${stop.sector}`)).toEqual([
      `seen ${s('D08')}`,
      `seen ${s('L06')}`,
    ])
    expect(storyOf(by(0).slice(0, 5), undefined, zone).ringing.map((stop) => stop.sector)).toEqual([s('C09'), s('K03')])
    expect(storyOf(by(0).slice(0, 3), undefined, zone).lit?.found.length).toBe(2)
  })
})

test('a power is used up in the round it was used in, and by nothing else that happens at my seat', () => {
  const round: readonly Seen[] = [
    { kind: 'sat', seat: ana, by: 'person' },
    { kind: 'turn', seat: ana, round: 3, from: s('L08') },
    { kind: 'botPlays', seat: ana },
  ]
  expect(storyOf([round], ana, zone).spent).toBeUndefined()
  expect(storyOf([[...round, { kind: 'spent', seat: ana }]], ana, zone).spent).toBe(3)
})
