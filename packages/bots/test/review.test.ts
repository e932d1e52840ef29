import { type AnyFact, fastChance, isRefusal, openWith, play, type Seat, seatsOf, seenBy } from '@selva/core'
import {
  type Arrangement,
  type Choice,
  escape,
  type Fact,
  nameOf,
  playerAt,
  type SeenFact,
  type Setting,
} from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { escapeBot } from '../src/escape/bot.ts'
import { readingAt } from '../src/escape/reading.ts'
import { playGameToEnd } from '../src/index.ts'
import { oddsOf } from '../src/review/escape/attempts.ts'
import { awardsOf, type EscapeReview, gaveAway, headlineOf, reviewOf } from '../src/review/escape/index.ts'
import { galilei, seat, sector, settingOf } from './table.ts'

type Batches = readonly (readonly Fact[])[]

/** The log of an arranged position after these choices, each of the player whose turn it is. No one names a sector unasked. */
function logOf(setting: Setting, arrangement: Arrangement, choices: readonly Choice[]): Batches {
  const opening = escape.arrange(setting, arrangement)
  if (isRefusal(opening)) throw new Error(`${opening.refused} ${opening.about}`)
  const { state, facts } = openWith(escape, setting, opening)
  const chance = fastChance(7)
  const batches: (readonly Fact[])[] = [facts]
  for (const choice of choices)
    if (choice.do !== 'noise' || state.mine.step === 'name')
      batches.push(play(escape, state, state.turn, choice, chance))
  return batches
}

/** The log of a whole game of bots. */
function playedLog(setting: Setting, seed: number): Batches {
  const batches: (readonly Fact[])[] = []
  playGameToEnd({
    game: escape,
    setting,
    chance: fastChance(seed),
    stream: fastChance(seed + 1),
    bot: (of, table) => escapeBot(setting, of, undefined, undefined, table),
    after: (_, facts) => void batches.push(facts),
  })
  return batches
}

const goes = (to: string, ...then: readonly Choice[]): readonly Choice[] => [
  { do: 'move', to: sector(to) },
  { do: 'resolve' },
  ...then,
  { do: 'end' },
]
const names = (at: string): Choice => ({ do: 'noise', at: sector(at) })

const four = galilei(4, 'advanced')
const people: Arrangement['players'] = [
  { character: 'captain', at: 'D09' },
  { character: 'alien1', at: 'J09' },
  { character: 'pilot', at: 'L09', hand: ['spotlight'] },
  { character: 'alien2', at: 'T05' },
]

describe('lies', () => {
  const log = logOf(four, { players: people, turn: 1, round: 3, next: ['any', 'any'] }, [
    ...goes('D08', names('N10')),
    ...goes('K10', names('K10')),
  ])
  const { lies, announcements } = reviewOf(four, log)

  test('a noise in a wrong sector is a lie, one in the own sector is none', () => {
    expect(lies.map(({ seat: of, sectors, at }) => [of, sectors.map(nameOf), nameOf(at)])).toEqual([
      [1, ['N10'], 'D08'],
    ])
    expect(announcements.map(({ seat: of, news }) => [of, news])).toEqual([
      [1, 'noise'],
      [2, 'noise'],
    ])
  })

  test('it was believed as much as the others gave to the named sector, from what each had seen', () => {
    const [lie] = lies
    const chances = [2, 3, 4].map((other) => {
      const seen = log
        .slice(0, (lie?.batch ?? 0) + 1)
        .flatMap((facts) => seenBy(escape.redactor, facts, seat(other)) as SeenFact<undefined>[])
      const upTo = seen.findIndex(({ kind }) => kind === 'noise') + 1
      return readingAt(four, seat(other), seen, upTo)[0]?.at[sector('N10')] ?? 0
    })
    expect(chances[0]).toBeGreaterThan(0)
    expect(lie?.by.map(({ chance }) => chance)).toEqual(chances)
    expect(lie?.believed).toBeCloseTo(chances.reduce((a, b) => a + b, 0) / 3, 12)
  })

  test('an opponent whose next move leads nearer to the lie and no nearer to the liar has followed it', () => {
    expect(lies[0]?.lured).toEqual([2])
    const away = logOf(four, { players: people, turn: 1, round: 3, next: ['any', 'any'] }, [
      ...goes('D08', names('N10')),
      ...goes('I09', names('I09')),
    ])
    expect(reviewOf(four, away).lies[0]?.lured).toEqual([])
  })

  test('no one believes a sector that cannot be reached', () => {
    // Lit in D09, the Captain moves one sector and names one at the other end of the ship.
    const lit = logOf(four, { players: people, turn: 3, round: 3, next: ['any', 'any', 'any'] }, [
      { do: 'spotlight', at: sector('D09') },
      ...goes('M09', names('M09')),
      ...goes('T04', names('T04')),
      ...goes('D08', names('N10')),
    ])
    const [lie] = reviewOf(four, lit).lies
    expect(lie?.sectors.map(nameOf)).toEqual(['N10'])
    expect(lie?.believed).toBe(0)
  })
})

describe('attacks', () => {
  test('a victim in the light was certain, and the light gave him away', () => {
    const setting = galilei(2, 'advanced')
    const log = logOf(
      setting,
      {
        players: [
          { character: 'captain', at: 'D08', hand: ['spotlight'] },
          { character: 'alien1', at: 'D10' },
        ],
        turn: 1,
        round: 3,
        next: ['any'],
      },
      [
        { do: 'move', to: sector('D09') },
        { do: 'resolve' },
        names('N10'),
        { do: 'spotlight', at: sector('D09') },
        { do: 'end' },
        { do: 'move', to: sector('D09') },
        { do: 'attack' },
      ],
    )
    const review = reviewOf(setting, log)
    expect(review.attacks).toHaveLength(1)
    const [attack] = review.attacks
    expect(attack).toMatchObject({ seat: 2, round: 3, chance: 1, deaths: [{ seat: 1, chance: 1, friend: false }] })
    if (attack === undefined) throw new Error('no attack')
    const most = gaveAway(review.announcements, seat(1), seat(2), attack)
    expect(most?.news).toBe('spotlight')
    expect(most?.by[0]?.after).toBe(1)
    expect(awardsOf(review.lies, review.attacks, review.tries).bloodhound).toEqual({ seat: 2, found: 1, attacks: 1 })
  })
})

describe('hatches', () => {
  test('the odds of a green card follow from the cards that everyone knows to be left', () => {
    expect(oddsOf(3, 3, 1)).toBeCloseTo(0.5, 12)
    expect(oddsOf(3, 3, 2)).toBeCloseTo(0.8, 12)
    expect(oddsOf(1, 2, 1)).toBeCloseTo(1 / 3, 12)
    expect(oddsOf(2, 0, 1)).toBe(1)
    expect(oddsOf(0, 2, 2)).toBe(0)
    expect(oddsOf(0, 0, 0)).toBe(1)
  })
})

const presets = ['basic', 'advanced', 'infection', 'ultimate', 'arena']
const tables = presets.flatMap((preset) => ['galilei', 'socrates'].map((zone) => [preset, zone] as const))

describe('soundness', () => {
  test.each(tables)('%s in %s: no moment rules the truth out, and everyone is somewhere', (preset, zone) => {
    const setting = settingOf({ preset, zone, seats: 6 })
    const log = playedLog(setting, 12)
    const { moments } = reviewOf(setting, log)
    expect(moments).toHaveLength(log.length)
    const state = escape.start(setting)
    for (const [i, facts] of log.entries()) {
      for (const fact of facts) escape.evolve(state, fact)
      // In the middle of a turn a Lurking Alien who has not moved is not thought of until it attacks (ULT-35).
      if (!facts.some(({ kind }) => kind === 'turn')) continue
      for (const reader of seatsOf(6))
        for (const player of seatsOf(6)) {
          const { status, side = 'human', at = -1 } = playerAt(state, player)
          const seen = moments[i]?.[reader - 1]?.[player - 1]
          if (seen === undefined) throw new Error('a reading is missing')
          const total = (list: Float64Array) => list.reduce((a, b) => a + b, 0)
          const sum = (1 - seen.alien) * total(seen.as.human) + seen.alien * total(seen.as.alien)
          expect(sum).toBeCloseTo(status === 'aboard' ? 1 : 0, 6)
          if (status === 'aboard') expect(seen.as[side][at]).toBeGreaterThan(0)
        }
    }
  })

  test('a review is the same again, and nothing hidden from a seat changes what that seat could have known', () => {
    const setting = galilei(5, 'advanced')
    const log = playedLog(setting, 3)
    const review = reviewOf(setting, log)
    expect(reviewOf(setting, log)).toEqual(review)
    // The places that seat 2 moved to, its cards and its character are known to no one else.
    const other = log.map((facts) =>
      facts.map((fact): AnyFact => {
        if (fact.kind === 'moved' && fact.seat === 2) return { ...fact, to: sector('A01') } as AnyFact
        if (fact.kind === 'drew' && fact.seat === 2) return { ...fact, card: 'any' } as AnyFact
        return fact
      }),
    )
    const changed = reviewOf(setting, other)
    for (const reader of [1, 3, 4, 5] as Seat[])
      expect(changed.moments.map((moment) => moment[reader - 1])).toEqual(
        review.moments.map((moment) => moment[reader - 1]),
      )
  })
})

describe('the one sentence and the awards', () => {
  const nothing: EscapeReview = { moments: [], announcements: [], lies: [], attacks: [], tries: [] }
  const lie = { batch: 4, round: 2, seat: seat(1), sectors: [sector('N10')], at: sector('D08'), by: [], lured: [] }
  const attempt = { batch: 9, round: 8, seat: seat(4), hatch: 3, odds: 1 / 3, expected: 0.1, escaped: true }
  const death = { seat: seat(1), chance: 0.1, friend: false }
  const attack = { batch: 7, round: 5, seat: seat(2), sector: sector('F11'), chance: 0.12, deaths: [death] }

  test('a lie that was followed comes first, then luck, then a blind kill; nothing is made up', () => {
    const believed = { ...lie, believed: 0.71, lured: [seat(2), seat(3)] }
    expect(headlineOf({ ...nothing, lies: [believed], tries: [attempt] })).toEqual({ kind: 'lured', lie: believed })
    expect(headlineOf({ ...nothing, tries: [attempt], attacks: [attack] })).toEqual({ kind: 'lucky', attempt })
    expect(headlineOf({ ...nothing, attacks: [attack] })).toEqual({ kind: 'blind', attack, death })
    expect(headlineOf({ ...nothing, lies: [{ ...believed, believed: 0.2 }] })).toEqual({ kind: 'quiet' })
  })

  test('awards go to the lie believed most, the most finds in the fewest attacks, and the longest odds', () => {
    const lies = [0.3, 0.71, 0.5].map((believed, i) => ({ ...lie, seat: seat(i + 1), believed }))
    const miss = { ...attack, deaths: [] }
    const tries = [
      attempt,
      { ...attempt, seat: seat(5), odds: 0.5 },
      { ...attempt, seat: seat(6), odds: 0.2, escaped: false },
    ]
    const other = { ...attack, seat: seat(3) }
    expect(awardsOf(lies, [miss, attack, other], tries)).toEqual({
      liar: { seat: 2, believed: 0.71 },
      bloodhound: { seat: 3, found: 1, attacks: 1 },
      lucky: { seat: 4, odds: 1 / 3 },
    })
    expect(awardsOf([], [miss], [])).toEqual({})
    const friendly = { ...attack, deaths: [{ ...death, friend: true }] }
    expect(awardsOf([], [friendly], [{ ...attempt, odds: 1 }])).toEqual({})
  })
})
