import { type AnyFact, fastChance, isTableFact, seatsOf, seenBy } from '@selva/core'
import { type Fact, playerAt, type Setting, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { playGameToEnd } from '../../src/index.ts'
import {
  awardsOf,
  changesIn,
  type FalseClaim,
  headlineOf,
  impressionIn,
  largestFor,
  reviewOf,
  type StayAwayReview,
  strongestClue,
} from '../../src/review/stay-away/index.ts'
import { stayAwayBot } from '../../src/stay-away/bot.ts'
import { readerFor } from '../../src/stay-away/reading.ts'
import { crew, five, four, official, roomy, type Seen, seat, type Table, table } from './table.ts'

type Batches = readonly (readonly AnyFact[])[]

const reviewOfTable = ({ state, batches }: Table): StayAwayReview => reviewOf(state.setting, batches)
/** How seat `of` looked to seat `n` after these batches. */
const seemed = (review: StayAwayReview, n: number, of: number, batch = review.moments.length - 1) =>
  impressionIn(review.moments[batch] ?? [], seat(n), seat(of))

/** The log of a whole game of bots, with everything they claimed. */
function playedLog(setting: Setting, seed: number): Batches {
  const batches: (readonly AnyFact[])[] = []
  playGameToEnd({
    game: stayAway,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1),
    bot(of) {
      const bot = stayAwayBot(setting, of)
      return {
        hear: (fact) => bot.hear(fact as Seen),
        choose: (stream) => bot.choose(stream),
        claim(stream) {
          const claim = bot.claim(stream)
          if (claim !== undefined) batches.push([{ kind: 'claimed', seat: of, claim } as AnyFact])
          return claim
        },
      }
    },
    after: (_, facts) => void batches.push(facts),
  })
  return batches
}

/** The Thing sits at 2 with an Infected! to give, seat 1 asks it for an exchange. */
const offered = (answer: readonly string[] = []): Table =>
  table(roomy(6), {
    players: crew(6, { 2: { role: 'thing', hand: four('theThing', 'infected') }, 3: { hand: four(...answer) } }),
    active: 2,
    step: 'offer',
  })

describe('what a player could have known', () => {
  test('is what a reader thinks who hears the facts that this seat sees, at every moment', () => {
    const setting = official(6)
    const log = playedLog(setting, 7)
    const { moments } = reviewOf(setting, log)
    expect(moments).toHaveLength(log.length)
    for (const n of [1, 4]) {
      const reader = readerFor(setting, seat(n))
      for (const [i, facts] of log.entries()) {
        for (const fact of seenBy(stayAway.redactor, facts, seat(n)))
          if (fact.kind !== 'gameOver') reader.hear(fact as Seen)
        const figures = reader.players().map(({ thing, infected }) => ({ thing, infected }))
        expect(moments[i]?.[n - 1]).toEqual(figures)
      }
    }
  })

  test('The Thing’s card seen by Suspicion is certainty for the one who looks, and for no one else', () => {
    const t = table(roomy(5), {
      players: crew(5, {
        1: { hand: five('suspicion') },
        2: { role: 'thing', hand: ['theThing', 'infected', 'infected', 'infected'] },
      }),
      step: 'act',
    })
    // The card is drawn at random: whichever it is, the looker learns more than the others.
    t.does({ do: 'playOn', card: 'suspicion', at: seat(2) })
    const review = reviewOfTable(t)
    const looker = seemed(review, 1, 2)
    const seen = t.seen(1).find(({ kind }) => kind === 'cardSeen') as Fact & { readonly kind: 'cardSeen' }
    if (seen.card === 'theThing') expect(looker).toEqual({ thing: 1, infected: 0 })
    else expect(looker.thing + looker.infected).toBeGreaterThan(seemed(review, 1, 2, 0).thing)
    expect(seemed(review, 3, 2)).toEqual(seemed(review, 4, 2))
    expect(looker.thing).toBeGreaterThan(seemed(review, 3, 2).thing)
  })

  test('an Infected! seen with Scary gives its owner away to the one who refused', () => {
    const t = offered(['scary'])
    t.does({ do: 'give', card: 'infected' })
    t.does({ do: 'defend', card: 'scary' })
    const review = reviewOfTable(t)
    expect(seemed(review, 3, 2).thing).toBeGreaterThan(0.8)
    expect(seemed(review, 4, 2).thing).toBeLessThan(0.5)
    expect(review.misses).toEqual([
      expect.objectContaining({ seat: 3, from: 2, card: 'scary', known: seemed(review, 3, 2, 1).thing }),
    ])
    const refusal = review.news.find(({ deed }) => deed.kind === 'refusal')
    expect(refusal?.deed).toEqual({ kind: 'refusal', by: 3, at: 2 })
    if (refusal === undefined) throw new Error('no refusal')
    expect(changesIn(refusal, seat(3)).find(({ about, role }) => about === 2 && role === 'thing')?.after).toBe(
      seemed(review, 3, 2).thing,
    )
  })

  test('an exchange that infects is certainty for the victim; the others think it likelier than before', () => {
    const t = offered(['noThanks'])
    t.does({ do: 'give', card: 'infected' })
    const before = reviewOfTable(t)
    t.does({ do: 'give', card: 'imComfortable' })
    const review = reviewOfTable(t)
    expect(seemed(review, 3, 2)).toEqual({ thing: 1, infected: 0 })
    expect(seemed(review, 3, 3)).toEqual({ thing: 0, infected: 1 })
    expect(seemed(review, 4, 3).infected).toBeGreaterThan(seemed(before, 4, 3).infected)
    expect(review.infections).toEqual([
      {
        ...{ batch: 2, turn: 1, by: 2, seat: 3 },
        how: 'answered',
        known: seemed(before, 3, 2).thing,
        refusals: ['noThanks'],
      },
    ])
    const clue = strongestClue(review.news, { reader: seat(4), about: seat(3), until: 9, roles: ['infected'] })
    expect(clue?.news.deed).toEqual({ kind: 'exchange', by: 2, at: 3 })
    expect(largestFor(review.news, seat(3), 5).map(({ about, role, after }) => [about, role, after])).toEqual([
      [2, 'thing', 1],
    ])
  })

  test('ends before the end, which opens everything', () => {
    const t = table(roomy(4), {
      players: crew(4, { 1: { hand: five('flamethrower') }, 2: { role: 'thing' }, 3: { role: 'infected' } }),
      step: 'act',
    })
    t.does({ do: 'playOn', card: 'flamethrower', at: seat(2) })
    t.does({ do: 'accept' })
    expect(t.state.end).toMatchObject({ reason: 'thingEliminated' })
    const review = reviewOfTable(t)
    expect(seemed(review, 1, 3).infected).toBeLessThan(1)
    expect(review.burnings).toEqual([
      expect.objectContaining({ by: 1, byRole: 'human', seat: 2, role: 'thing', burned: true }),
    ])
    expect(review.hunts).toEqual([expect.objectContaining({ seat: 1, at: 2, how: 'fire', right: true })])
  })

  test.each([4, 6, 9])('never rules the truth out, with %i players', (seats) => {
    const setting = official(seats)
    for (const seed of [3, 4]) {
      const log = playedLog(setting, seed)
      const { moments } = reviewOf(setting, log)
      const state = stayAway.start(setting)
      for (const [i, facts] of log.entries()) {
        for (const fact of facts) if (!isTableFact(fact)) stayAway.evolve(state, fact as Fact)
        if (state.end !== 'running') break
        for (const reader of seatsOf(seats))
          for (const player of seatsOf(seats)) {
            const { role, alive } = playerAt(state, player)
            if (!alive || role === undefined) continue
            const { thing, infected } = impressionIn(moments[i] ?? [], reader, player)
            expect({ human: 1 - thing - infected, thing, infected }[role]).toBeGreaterThan(0)
          }
      }
    }
  })

  test('a review is the same again, and nothing hidden from a seat changes what that seat could have known', () => {
    const infecting = { role: 'thing', hand: four('theThing', 'infected') }
    const at = (hidden: object) => ({
      players: crew(6, { 1: { hand: four('flamethrower', 'noThanks') }, ...hidden }),
      active: 5,
      step: 'offer',
      deck: Array.from({ length: 8 }, () => 'imComfortable'),
    })
    // Here seat 5 infects seat 6, there The Thing sits far away and another player is infected already.
    const one = table(roomy(6), at({ 5: infecting, 3: { hand: four('axe', 'scary') } }))
    const two = table(roomy(6), at({ 2: { role: 'thing' }, 3: { role: 'infected' } }))
    one.does({ do: 'give', card: 'infected' })
    two.does({ do: 'give', card: 'imComfortable' })
    for (const t of [one, two]) {
      t.does({ do: 'give', card: 'imComfortable' })
      t.says(4, { do: 'is', whom: seat(5), role: 'thing' })
      t.until(1, 'answer')
    }
    const [first, second] = [reviewOfTable(one), reviewOfTable(two)]
    expect(reviewOfTable(one)).toEqual(first)
    expect(first.infections).not.toEqual(second.infections)
    expect(first.moments.map((moment) => moment[0])).toEqual(second.moments.map((moment) => moment[0]))
    const changes = ({ news }: StayAwayReview) =>
      news.flatMap((one) => changesIn(one, seat(1)).map(({ news: _, ...change }) => change))
    expect(changes(first)).toEqual(changes(second))
    expect(changes(first).length).toBeGreaterThan(0)
  })
})

describe('claims', () => {
  const start = (): Table =>
    table(roomy(6), {
      players: crew(6, { 2: { role: 'thing' }, 3: { role: 'infected' } }),
      active: 1,
      step: 'offer',
    })

  test('what is true is no false claim', () => {
    const t = start()
    t.does({ do: 'give', card: 'imComfortable' })
    t.does({ do: 'give', card: 'imComfortable' })
    t.says(1, { do: 'gave', card: 'imComfortable', whom: seat(2) })
    t.says(1, { do: 'am', role: 'human' })
    t.says(4, { do: 'is', whom: seat(2), role: 'thing' })
    expect(reviewOfTable(t).claims).toEqual([])
  })

  test('a lie is told against better knowledge; a Human who guesses wrong does not lie', () => {
    const t = start()
    t.says(2, { do: 'is', whom: seat(4), role: 'thing' })
    t.says(5, { do: 'is', whom: seat(6), role: 'thing' })
    t.says(1, { do: 'gave', card: 'axe', whom: seat(2) })
    t.says(3, { do: 'am', role: 'human' })
    const { claims } = reviewOfTable(t)
    expect(claims.map((claim) => [claim.seat, claim.claim.do, claim.lie])).toEqual([
      [2, 'is', true],
      [5, 'is', false],
      [1, 'gave', true],
      [3, 'am', true],
    ])
  })

  test('it was believed as much as each Human who heard it gave to it, before and after', () => {
    const t = start()
    t.says(2, { do: 'is', whom: seat(4), role: 'thing' })
    const review = reviewOfTable(t)
    const [lie] = review.claims
    // The accused knows better, and the other side is not taken in.
    expect(lie?.by.map((one) => one.seat)).toEqual([1, 5, 6])
    for (const { seat: n, before, after } of lie?.by ?? []) {
      expect(before).toBe(seemed(review, n, 4, 0).thing)
      expect(after).toBe(seemed(review, n, 4, 1).thing)
    }
    expect(lie?.after).toBeGreaterThan(lie?.before ?? 1)
    expect(awardsOf(review).liar?.seat).toBe(2)
  })
})

describe('the one sentence and the awards', () => {
  const nothing: StayAwayReview = {
    ...{ moments: [], news: [], infections: [], claims: [], burnings: [], misses: [], hunts: [], disguises: [] },
  }
  const at = { batch: 9, turn: 4 }
  const known = { thing: 0.4, infected: 0.1 }
  const burning = { ...at, by: seat(1), byRole: 'human', seat: seat(4), role: 'human', known, burned: true } as const
  const lie: FalseClaim = {
    ...{ batch: 3, turn: 2, seat: seat(2), claim: { do: 'is', whom: seat(4), role: 'thing' }, lie: true },
    ...{
      about: { whom: seat(4), role: 'thing' },
      by: [{ seat: seat(1), before: 0.2, after: 0.6 }],
      before: 0.2,
      after: 0.6,
    },
  }
  const infection = { ...at, by: seat(2), seat: seat(3), how: 'began', known: 0.2, refusals: [] } as const
  const miss = { ...at, seat: seat(5), from: seat(2), card: 'noThanks', known: 0.14 } as const

  test('a Human burned after a lie comes first where the humans lost; the fire that won the game where they won', () => {
    const lost = { ...nothing, claims: [lie], burnings: [burning], infections: [infection] }
    expect(headlineOf(lost, 'infection')).toEqual({ kind: 'framed', lie, burning })
    expect(headlineOf({ ...lost, claims: [] }, 'infection')).toEqual({ kind: 'mistaken', burning })
    expect(headlineOf({ ...lost, burnings: [] }, 'infection')).toEqual({ kind: 'believed', lie })
    const spread = { ...nothing, infections: [infection] }
    expect(headlineOf(spread, 'thingAlone')).toEqual({ kind: 'spread', last: infection, infections: 1 })
    const won = { ...burning, seat: seat(2), role: 'thing' } as const
    expect(headlineOf({ ...lost, burnings: [burning, won] }, 'thingEliminated')).toEqual({
      kind: 'found',
      burning: won,
    })
    const blind = { ...won, known: { thing: 0.1, infected: 0.5 } }
    expect(headlineOf({ ...nothing, burnings: [blind] }, 'thingEliminated')).toEqual({ kind: 'blind', burning: blind })
    expect(headlineOf(lost, 'wrongDeclaration')).toEqual({ kind: 'early' })
    expect(headlineOf({ ...nothing, misses: [miss] }, 'running')).toEqual({ kind: 'narrow', miss })
    expect(headlineOf(nothing, 'running')).toEqual({ kind: 'quiet' })
  })

  test('awards need a figure that earns them', () => {
    const hunt = { ...at, seat: seat(1), at: seat(2), how: 'fire', right: true, known: 0.6 } as const
    const disguises = [
      { seat: seat(2), turns: 12, seen: 0.3 },
      { seat: seat(3), turns: 9, seen: 0.2 },
      { seat: seat(4), turns: 2, seen: 0.1 },
    ]
    const wrong = { ...hunt, right: false } as const
    const other = { ...hunt, seat: seat(5) } as const
    expect(awardsOf({ ...nothing, claims: [lie], hunts: [wrong, hunt, other], misses: [miss], disguises })).toEqual({
      liar: lie,
      bloodhound: { seat: 5, right: 1, all: 1 },
      narrow: miss,
      disguise: disguises[1],
    })
    const guess = { ...lie, lie: false }
    const expected = { ...miss, known: 0.9 }
    const seen = [{ seat: seat(2), turns: 12, seen: 0.8 }]
    expect(awardsOf({ ...nothing, claims: [guess], hunts: [wrong], misses: [expected], disguises: seen })).toEqual({})
  })
})
