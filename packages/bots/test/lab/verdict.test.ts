import { isRefusal } from '@selva/core'
import { zones } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import type { Contest } from '../../src/lab/contest.ts'
import { contestFor, verdictFor } from '../../src/lab/lab-games.ts'
import { orderAdvice } from '../../src/lab/order-advice.ts'
import { playGames } from '../../src/lab/play.ts'
import { rateOf } from '../../src/lab/rate.ts'
import type { Tally } from '../../src/lab/tally.ts'
import { type BalanceVerdict, MIN_GAMES } from '../../src/lab/verdict.ts'

const DRAFT = { zone: 'galilei', preset: 'advanced', seats: 6 }

function contest(game: string, draft: unknown): Contest {
  const made = contestFor(game, draft)
  if (isRefusal(made)) throw new Error(made.refused)
  return made
}
function verdict(draft: unknown, tally: Tally, game = 'escape'): BalanceVerdict {
  const made = verdictFor(game, draft, tally)
  if (isRefusal(made)) throw new Error(made.refused)
  return made
}

type Counts = { readonly [figure: string]: { readonly [key: string]: number } }

/** A tally in which the aliens won so many of so many games, and nothing else stands out. */
const won = (aliens: number, games: number, more: Counts = {}): Tally => ({
  games,
  choices: games * 100,
  counts: { winner: { alien: aliens, human: games - aliens }, reason: { noHuman: games }, ...more },
})

describe('a verdict', () => {
  test.each([
    [0, 'humansGround'],
    [290, 'humansGround'],
    [380, 'leansToHumans'],
    [500, 'even'],
    [620, 'leansToHunters'],
    [850, 'huntersGround'],
  ])('on %i wins of the aliens in 1000 is %s', (aliens, lean) => {
    expect(verdict(DRAFT, won(aliens, 1000))).toMatchObject({
      lean,
      games: 1000,
      seats: 6,
      rate: { share: aliens / 1000 },
    })
  })

  test('is firm only where the whole interval says the same', () => {
    expect(verdict(DRAFT, won(500, 1000)).firm).toBe(true)
    expect(verdict(DRAFT, won(54, 100)).firm).toBe(false)
  })

  test('waits for enough games', () => {
    expect(verdict(DRAFT, won(MIN_GAMES - 1, MIN_GAMES - 1))).toMatchObject({ lean: 'tooFew', firm: false, advice: [] })
    expect(verdict(DRAFT, won(MIN_GAMES, MIN_GAMES)).lean).toBe('huntersGround')
  })

  test('knows the figures of Galilei with the same preset and seats', () => {
    const { reference } = verdict(DRAFT, won(500, 1000))
    expect(reference?.share).toBeGreaterThan(0)
    expect(verdict({ ...DRAFT, zone: 'fermi' }, won(500, 1000)).reference).toEqual(reference)
  })

  test('names no side where there is none', () => {
    const tally: Tally = { games: 100, choices: 1, counts: { winner: { killer: 80, nobody: 20 } } }
    expect(verdict({ ...DRAFT, preset: 'arena' }, tally)).toMatchObject({ lean: 'noSides', rate: { share: 0.8 } })
  })

  test('is the same for the same games', () => {
    const played = playGames(contest('stay-away', { seats: 4 }), 'tide', 1, MIN_GAMES)
    expect(verdict({ seats: 4 }, played, 'stay-away')).toEqual(verdict({ seats: 4 }, played, 'stay-away'))
    expect(verdict({ seats: 4 }, played, 'stay-away').rate.share).toBeGreaterThan(0)
  })
})

describe('advice on a zone', () => {
  const codes = (tally: Tally, draft: unknown = DRAFT): readonly string[] =>
    verdict(draft, tally).advice.map(({ code }) => code)

  test('is silent where nothing stands out', () => {
    expect(codes(won(500, 1000, { hatch: { 1: 250, 2: 250, 3: 250, 4: 250 } }))).toEqual([])
  })

  test('names a hatch that is hardly used, and only with enough escapes', () => {
    expect(verdict(DRAFT, won(500, 1000, { hatch: { 1: 5, 2: 330, 3: 330, 4: 335 } })).advice).toMatchObject([
      { hatch: 1, share: 0.005 },
    ])
    expect(codes(won(500, 1000, { hatch: { 1: 0, 2: 9, 3: 9, 4: 9 } }))).toEqual([])
  })

  // cspell:ignore Asddd
  /** Three hatches: the first beside the Alien Sector, the second near, the third at the end of a long way. */
  const text = [
    'title: Test',
    'players: 2-8',
    '',
    '   ABCDEFGHIJKLMNOPQRSTUVW',
    '01 .......................',
    '02 .......................',
    '03 .1.....................',
    '04 .Asddd.................',
    '05 ..ddHdd2...............',
    '06 ....d..................',
    '07 ....d..................',
    '08 ....d..................',
    '09 ....d..................',
    '10 ....d..................',
    '11 ....d..................',
    '12 ....3..................',
    '13 .......................',
    '14 .......................',
    '',
  ].join('\n')
  const drawn = { ...DRAFT, zone: text }

  test('finds the likely reason: too near to the aliens, or too far away', () => {
    expect(verdict(drawn, won(500, 1000, { hatch: { 1: 5, 2: 500, 3: 495 } })).advice[0]).toMatchObject({
      code: 'hatchNearAliens',
      hatch: 1,
    })
    expect(verdict(drawn, won(500, 1000, { hatch: { 1: 495, 2: 500, 3: 5 } })).advice[0]).toMatchObject({
      code: 'hatchFar',
      hatch: 3,
    })
    expect(verdict(drawn, won(500, 1000, { hatch: { 1: 495, 2: 5, 3: 500 } })).advice[0]).toMatchObject({
      code: 'hatchUnused',
      hatch: 2,
    })
  })

  test('names a passage in which humans die, if the zone favours the aliens', () => {
    const deaths = { E07: 300, D05: 350, C05: 350 }
    expect(verdict(drawn, won(800, 1000, { deaths })).advice).toContainEqual({
      code: 'deadlyPassage',
      sector: 'E07',
      share: 0.3,
    })
    expect(codes(won(500, 1000, { deaths }), drawn)).toEqual([])
  })

  test('names a favourite hatch, if the zone favours the humans', () => {
    const hatch = { 1: 20 * 9, 2: 20 * 32, 3: 20 * 9 }
    expect(codes(won(200, 1000, { hatch }), drawn)).toContain('hatchFavoured')
    expect(codes(won(500, 1000, { hatch }), drawn)).not.toContain('hatchFavoured')
  })

  test('says that the rounds run out', () => {
    expect(codes(won(500, 1000, { reason: { time: 400, noHuman: 600 } }))).toEqual(['timeRunsOut'])
    expect(codes(won(500, 1000, { reason: { time: 100, noHuman: 900 } }))).toEqual([])
  })

  test('says that the turn order matters only where the intervals lie apart', () => {
    expect(orderAdvice([rateOf(40, 100), rateOf(38, 100), rateOf(35, 100)])).toEqual([])
    expect(orderAdvice([rateOf(100, 1000), rateOf(300, 1000)])).toEqual([
      { code: 'orderMatters', place: 1, share: 0.3, worst: 0.1 },
    ])
  })

  test('can be given on every zone of the game', () => {
    for (const { id, hatches } of zones) {
      const hatch = Object.fromEntries(hatches.map(({ number }, i) => [number, i === 0 ? 1 : 300]))
      const { advice } = verdict({ ...DRAFT, zone: id }, won(800, 1000, { hatch }))
      expect(advice.length).toBe(hatches.length > 1 ? 1 : 0)
    }
  })
})
