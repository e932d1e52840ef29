import { type AnyFact, elementAt, fastChance, isRefusal, type Seat, seatsOf, type TableFact } from '@selva/core'
import { type Claim, type Fact, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { plainSentence } from '../src/client/rich-text.ts'
import { notesFrom } from '../src/notes/notes.ts'
import { endingOf } from '../src/stay-away/ending.ts'
import { flightsOf } from '../src/stay-away/Flights.tsx'
import type { Point } from '../src/stay-away/geometry.ts'
import { turnsIn } from '../src/stay-away/log/Log.tsx'
import { en } from '../src/stay-away/messages/en.ts'
import { momentsOf } from '../src/stay-away/moment.ts'
import { sentence, toneOf } from '../src/stay-away/sentence.ts'
import { storyOf } from '../src/stay-away/story.ts'
import type { Seen } from '../src/stay-away/story-line.ts'
import { nextSuspicion, SUSPICIONS, tagsIn } from '../src/stay-away/tags.ts'

const [ana, bruno, chiara, diego] = seatsOf(4)
if (ana === undefined || bruno === undefined || chiara === undefined || diego === undefined)
  throw new Error('four seats')
const ghosts: readonly Seat[] = []

const lie: Claim = { do: 'saw', card: 'infected', whom: ana }

/** A short game of four: Diego is The Thing. */
const game: readonly (readonly (Fact | TableFact)[])[] = [
  [
    ...seatsOf(4).map(
      (seat): Fact => ({
        kind: 'dealt',
        seat,
        size: 4,
        hand: seat === diego ? ['theThing', 'whisky', 'whisky', 'axe'] : ['axe', 'suspicion', 'suspicion', 'noThanks'],
        role: seat === diego ? 'thing' : 'human',
        thing: diego,
      }),
    ),
    { kind: 'turn', seat: ana },
    { kind: 'drew', seat: ana, to: 'hand', open: false, card: 'analysis', back: 'panic', ghosts },
    { kind: 'asked', step: { at: 'act', seat: ana } },
  ],
  [
    { kind: 'played', seat: ana, card: 'analysis', at: diego },
    { kind: 'handSeen', by: ana, of: diego, hand: ['theThing', 'axe', 'whisky', 'whisky'], ghosts },
    { kind: 'settled' },
    { kind: 'asked', step: { at: 'offer', seat: ana, to: bruno, occasion: 'step3' } },
  ],
  [
    { kind: 'offered', from: ana, to: bruno, open: false, card: 'axe', ghosts },
    { kind: 'asked', step: { at: 'answer', seat: bruno, from: ana, occasion: 'step3' } },
  ],
  [
    {
      kind: 'exchanged',
      from: ana,
      to: bruno,
      givenOpen: false,
      takenOpen: false,
      given: 'axe',
      taken: 'suspicion',
      ghosts,
    },
    { kind: 'turn', seat: bruno },
    { kind: 'panic', seat: bruno, card: 'forgetful', back: 'stayAway' },
  ],
  [
    { kind: 'discarded', seat: bruno, from: 'hand', open: false, card: 'axe', ghosts },
    { kind: 'discarded', seat: bruno, from: 'hand', open: false, card: 'suspicion', ghosts },
    { kind: 'discarded', seat: bruno, from: 'hand', open: false, card: 'noThanks', ghosts },
    { kind: 'skipped', back: 'panic', card: 'ooops', ghosts },
    { kind: 'skipped', back: 'stayAway', card: 'oneTwo', ghosts },
  ],
  [
    {
      kind: 'exchanged',
      from: diego,
      to: ana,
      givenOpen: false,
      takenOpen: true,
      given: 'infected',
      taken: 'analysis',
      ghosts,
    },
    { kind: 'infected', seat: ana, by: diego, last: 'none', ghosts },
    { kind: 'swapped', a: bruno, b: chiara },
    { kind: 'doorRemoved', gap: 1 },
    { kind: 'eliminated', seat: chiara, by: ana },
    { kind: 'standing', seat: diego, on: true, ghosts },
  ],
  [{ kind: 'claimed', seat: diego, claim: lie }],
]
const seenBy = (audience: Parameters<typeof stayAway.redactor.redact>[1]): readonly (readonly Seen[])[] =>
  game.map((frame) =>
    frame
      .map((fact) => stayAway.redactor.redact(fact, audience))
      .filter((fact): fact is AnyFact & Seen => fact !== undefined),
  )
const NAMES = ['Ana', 'Bruno', 'Chiara', 'Diego']
const log = (audience: Parameters<typeof seenBy>[0], me: Seat | undefined): readonly string[] =>
  storyOf(seenBy(audience), me).lines.map((line) => {
    const told = plainSentence(
      sentence(line, en, {
        player: (seat) => ({ name: elementAt(NAMES, seat - 1), me: seat === me }),
        card: (kind) => en.cards[kind].name,
      }),
    )
    return `${line.turn} ${told}${line.secret ? ' (secret)' : ''}`
  })

describe('the log', () => {
  test('tells me what I saw, and marks what I alone saw', () => {
    expect(log(ana, ana)).toEqual([
      '1 You drew Analysis (secret)',
      '1 You played Analysis on Diego',
      '1 You saw Diego’s hand: The Thing, Axe and Whisky ×2 (secret)',
      '1 You offered Axe to Bruno (secret)',
      '1 You exchanged cards with Bruno',
      '1 You gave Axe and got Suspicion from Bruno (secret)',
      '2 Panic! Bruno drew Forgetful',
      '2 Bruno discarded 3 cards',
      '2 2 Panic cards were discarded unseen',
      '2 You exchanged cards with Diego. You gave Analysis to Diego face up',
      '2 You gave Analysis and got Infected! from Diego (secret)',
      '2 Diego is The Thing and has infected you (secret)',
      '2 Bruno and Chiara changed places',
      '2 The door between Chiara and Bruno is gone',
      '2 You burned Chiara',
      '2 Diego said: “I saw Infected! in Ana’s hand”',
    ])
  })
  test('tells those who watch nothing that is not public', () => {
    const told = log(0, undefined)
    expect(told.join('\n')).not.toMatch(/secret|Whisky|has infected|drew (?!Forgetful)|declare|declaration/)
    expect(told).toContain('1 Ana saw Diego’s hand')
    expect(told).toContain('2 Diego and Ana exchanged cards. Ana gave Analysis to Diego face up')
  })
  test('tells The Thing of each infection and of its own order', () => {
    expect(log(diego, diego)).toContain('2 You infected Ana (secret)')
    expect(log(diego, diego)).toContain('2 Automatic declaration is on (secret)')
  })
  test('is grouped by turns, the newest first', () => {
    const turns = turnsIn(storyOf(seenBy(ana), ana).lines)
    expect(turns.map(({ n, seat, lines }) => [n, seat, lines[0]?.kind])).toEqual([
      [2, undefined, 'claimed'],
      [2, undefined, 'infected'],
      [2, bruno, 'panic'],
      [1, ana, 'drew'],
    ])
  })
  test('has an icon for every line', () => {
    for (const line of storyOf(seenBy(ana), ana).lines) expect(toneOf(line).icon).not.toBe('')
  })
})

test('what I was shown is kept by player', () => {
  const { sightings } = storyOf(seenBy(ana), ana)
  expect(sightings.map(({ of, cards, line }) => [of, cards, line.turn])).toEqual([
    [diego, ['theThing', 'axe', 'whisky', 'whisky'], 1],
    [bruno, ['suspicion'], 1],
    [diego, ['infected'], 2],
  ])
})

test('an exchange moves two cards, and an infection none', () => {
  expect(momentsOf(seenBy(0).slice(0, 4))).toEqual([{ kind: 'cross', a: ana, b: bruno }])
  const frames = seenBy(ana).slice(0, 6)
  const withoutInfection = frames.map((frame) => frame.filter((fact) => fact.kind !== 'infected'))
  expect(momentsOf(frames)).toEqual(momentsOf(withoutInfection))
})

describe('what flies between seats', () => {
  const where = (seat: Seat): Point => [seat * 100, 0]
  const offer: Seen = { kind: 'offered', from: ana, to: bruno, open: false, card: undefined, ghosts: undefined }
  const fire: Seen = { kind: 'played', seat: ana, card: 'flamethrower', at: bruno }

  test('a flame goes from the thrower to the one it is turned on, and who burns burns where they sit', () => {
    const moments = momentsOf([[fire]])
    expect(moments).toEqual([{ kind: 'flame', from: ana, to: bruno }])
    expect(moments.flatMap((moment) => flightsOf(moment, where))).toEqual([
      { what: 'flame', icon: 'flamethrower', from: [100, 0], to: [200, 0] },
    ])
    const burnt = momentsOf([[fire], [{ kind: 'eliminated', seat: bruno, by: ana }]])
    expect(burnt).toEqual([{ kind: 'burn', seat: bruno }])
    expect(burnt.flatMap((moment) => flightsOf(moment, where))).toEqual([])
  })
  test('a refused card goes back to who offered it', () => {
    const moments = momentsOf([[fire], [offer], [{ kind: 'defended', seat: bruno, card: 'noThanks' }]])
    expect(moments).toEqual([{ kind: 'refuse', seat: bruno, asker: ana, card: 'noThanks', back: true }])
    expect(moments.flatMap((moment) => flightsOf(moment, where))).toEqual([
      { what: 'back', icon: '', from: [160, 0], to: [100, 0] },
      { what: 'refusal', icon: 'refuse', from: [200, 0], to: [160, 0] },
    ])
  })
  test('a refused flame is met on its way, and no card moves', () => {
    const moments = momentsOf([[offer], [fire], [{ kind: 'defended', seat: bruno, card: 'noBarbecue' }]])
    expect(moments).toEqual([{ kind: 'refuse', seat: bruno, asker: ana, card: 'noBarbecue', back: false }])
    expect(moments.flatMap((moment) => flightsOf(moment, where)).map(({ what }) => what)).toEqual(['refusal'])
  })
})

describe('after the end', () => {
  test('everybody’s role, and when it came about', () => {
    const setting = stayAway.setting({ seats: 4 })
    if (isRefusal(setting)) throw new Error('no table')
    const facts = stayAway.arrange(setting, {
      players: [
        { role: 'thing', hand: ['theThing', 'infected', 'whisky', 'axe'] },
        { role: 'human', hand: ['suspicion', 'suspicion', 'seduction', 'missed'] },
        { role: 'infected', hand: ['infected', 'suspicion', 'resolute', 'noThanks'] },
        { role: 'human', eliminated: true },
      ],
      step: 'answer',
      offered: 'infected',
      shuffle: 'end',
    })
    if (isRefusal(facts)) throw new Error(`${facts.refused} ${facts.about}`)
    const chance = fastChance(1)
    const state = stayAway.start(setting) as ReturnType<typeof stayAway.possible>
    for (const fact of facts) stayAway.evolve(state, fact)
    const frames: Fact[][] = [[...facts]]
    const turn = (seat: Seat, choice: Parameters<typeof stayAway.decide>[2]) => {
      const frame: Fact[] = []
      stayAway.decide(
        {
          state,
          chance,
          emit(fact) {
            frame.push(fact)
            stayAway.evolve(state, fact)
          },
        },
        seat,
        choice,
      )
      frames.push(frame)
    }
    turn(bruno, { do: 'give', card: 'suspicion' })
    turn(ana, { do: 'declare' })
    const { fates, spread, turns } = endingOf(setting, frames)
    expect(turns).toBe(2)
    expect(fates.map(({ role, infected, won }) => [role, infected, won])).toEqual([
      ['thing', undefined, true],
      ['infected', 1, false],
      ['infected', 0, true],
      ['human', undefined, false],
    ])
    expect(spread.map(({ kind, turn: at }) => [kind, at])).toEqual([
      ['dealt', 0],
      ['begun', 0],
      ['infects', 1],
      ['declares', 2],
    ])
  })
})

describe('my marks', () => {
  test('go round', () => {
    let level = elementAt(SUSPICIONS, 0)
    for (const expected of [...SUSPICIONS.slice(1), 'none']) {
      level = nextSuspicion(level)
      expect(level).toBe(expected)
    }
  })
  test('are read back, and nonsense is dropped', () => {
    const notes = notesFrom(
      '{"tag 2":[1,"suspect"],"tag 9":[1,"trust"],"tag x":[1,"trust"],"tag 3":[1,"maybe"],"tag 4":[1,""]," 1":[1,"thing"]}',
    )
    expect([...tagsIn(notes, 4)]).toEqual([[2, 'suspect']])
    expect(tagsIn(notesFrom(''), 4).size).toBe(0)
  })
})
