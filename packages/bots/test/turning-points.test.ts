import { type AnyFact, fastChance, isRefusal, openWith, play } from '@selva/core'
import { type Arrangement, type Choice, escape, type Fact, nameOf, type Setting, SIDES } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { escapeBot } from '../src/escape/bot.ts'
import { calibrateChances, calibrationError, lossOf } from '../src/escape/calibration/index.ts'
import { botFor, playGameToEnd } from '../src/index.ts'
import { turningPointsOf } from '../src/review/escape/index.ts'
import { judge } from '../src/review/escape/value/judge.ts'
import { playedGame } from '../src/review/escape/value/turns.ts'
import { isClear, samples } from '../src/review/estimate.ts'
import {
  betterOf,
  changeOf,
  decisiveOf,
  mostDecisive,
  readingOf,
  type TurningPoint,
} from '../src/review/turning-points.ts'
import { galilei, seat, sector, settingOf } from './table.ts'

type Batches = readonly (readonly Fact[])[]

/** The log of an arranged position after these choices, each of the player whose turn it is. */
function logOf(setting: Setting, arrangement: Arrangement, choices: readonly Choice[]): Batches {
  const opening = escape.arrange(setting, arrangement)
  if (isRefusal(opening)) throw new Error(`${opening.refused} ${opening.about}`)
  const { state, facts } = openWith(escape, setting, opening)
  const chance = fastChance(7)
  return [facts, ...choices.map((choice) => play(escape, state, state.turn, choice, chance))]
}

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

const move = (to: string): Choice => ({ do: 'move', to: sector(to) })
const RESOLVE: Choice = { do: 'resolve' }
const END: Choice = { do: 'end' }
const names = (at: string): Choice => ({ do: 'noise', at: sector(at) })

const four = galilei(4, 'advanced')
const two = galilei(2, 'advanced')
const pointsOf = (setting: Setting, log: Batches) => turningPointsOf(setting, log).points

describe('obvious cases', () => {
  const beside: Arrangement = {
    players: [
      { character: 'captain', at: 'B03' },
      { character: 'alien1', at: 'C06', shown: true },
      { character: 'pilot', at: 'L09' },
      { character: 'alien2', at: 'T05' },
    ],
    turn: 1,
    round: 8,
  }

  test('a human in the light walks away from an open hatch, beside a known alien: the hatch was better', () => {
    const log = logOf(
      two,
      {
        players: [
          { character: 'captain', at: 'C04', hand: ['spotlight'] },
          { character: 'alien1', at: 'C06' },
        ],
        turn: 1,
        round: 8,
        hatchShown: ['red', 'red', 'red'],
        next: ['any', 'yours'],
      },
      [
        ...[move('B03'), RESOLVE, names('N10'), { do: 'spotlight', at: sector('B03') } as const, END],
        ...[move('C04'), { do: 'attack' } as const, END],
        ...[move('B04'), RESOLVE, names('B04'), END],
      ],
    )
    const point = pointsOf(two, log).find(({ leg }) => leg === 9)
    if (point === undefined || point.better === 'aboutEqual') throw new Error('nothing better')
    expect(nameOf(point.better.choice.to)).toBe('B02')
    expect(point.better.worth.mean).toBeGreaterThan(0.2)
    expect(readingOf(point)).toBe('misjudged')
    expect(point.parts.find(({ name }) => name === 'move')?.change.mean).toBeCloseTo(-point.better.worth.mean, 12)
  })

  test.each([
    ['green', 1],
    ['red', -1],
  ])('a hatch card is luck: %s', (colour, sign) => {
    const log = logOf(four, { ...beside, nextHatch: [colour] }, [move('B02'), RESOLVE, ...(sign < 0 ? [END] : [])])
    const [point] = pointsOf(four, log)
    const luck = point?.parts.find(({ name }) => name === 'hatch')
    expect(luck?.by).toBe('luck')
    expect(Math.sign(luck?.change.mean ?? 0)).toBe(sign)
    if (colour === 'green') {
      expect(point?.better).toBe('aboutEqual')
      expect(point?.after).toEqual({ mean: 1, error: 0 })
      expect(point === undefined ? '' : readingOf(point)).toBe('luck')
    }
  })

  test('an alien lets the last human go, who is known to stand beside a hatch: the attack was better', () => {
    const log = logOf(
      two,
      {
        players: [
          { character: 'captain', at: 'C04', hand: ['spotlight'] },
          { character: 'alien1', at: 'C05' },
        ],
        turn: 1,
        round: 8,
        hatchShown: ['red', 'red', 'red'],
        next: ['any', 'silence'],
      },
      [
        ...[move('C03'), RESOLVE, names('N10'), { do: 'spotlight', at: sector('C03') } as const, END],
        ...[move('D06'), RESOLVE, END],
      ],
    )
    const point = pointsOf(two, log).find(({ seat: of }) => of === 2)
    if (point === undefined || point.better === 'aboutEqual') throw new Error('nothing better')
    expect(point.better.choice).toMatchObject({ to: sector('C03'), attacks: true })
    expect(point.better.worth.mean).toBeGreaterThan(0.4)
    expect(point.before.mean).toBeGreaterThan(0.8)
  })

  test('a first step among many is about equal', () => {
    const log = logOf(
      four,
      {
        players: beside.players.map((player) => ({
          ...player,
          at: player.character.startsWith('alien') ? 'L06' : 'L08',
          shown: false,
        })),
        turn: 1,
        round: 1,
        next: ['silence'],
      },
      [move('K09'), RESOLVE, END],
    )
    const [point] = pointsOf(four, log)
    expect(point?.better).toBe('aboutEqual')
  })
})

describe('whole games', () => {
  test('the same log gives the same turning points, and their parts add up', () => {
    const setting = settingOf({ preset: 'basic', zone: 'socrates', seats: 4 })
    const log = playedLog(setting, 3)
    const turns = turningPointsOf(setting, log)
    expect(turningPointsOf(setting, log)).toEqual(turns)
    expect(turns.points.length).toBeGreaterThan(0)
    expect(turns.points.length).toBeLessThanOrEqual(5)
    for (const point of turns.points) {
      const parts = point.parts.reduce((sum, { change }) => sum + change.mean, 0)
      expect(parts).toBeCloseTo(changeOf(point), 9)
      expect(point.from).toBeLessThan(point.until)
    }
    expect(turns.curves).toHaveLength(4)
    for (const curve of turns.curves) {
      expect([0, 1]).toContain(curve.at(-1)?.chance)
      expect(curve.map(({ at }) => at)).toEqual(curve.map(({ at }) => at).toSorted((a, b) => a - b))
    }
  })

  test('nothing hidden from a seat changes how its turns are judged', () => {
    const setting = galilei(5, 'advanced')
    const log = playedLog(setting, 3)
    // The places that seat 2 moved to, its cards and its character are known to no one else.
    const other = log.map((facts) =>
      facts.map((fact): AnyFact => {
        if (fact.kind === 'moved' && fact.seat === 2) return { ...fact, to: sector('A02') } as AnyFact
        if (fact.kind === 'drew' && fact.seat === 2) return { ...fact, card: 'any' } as AnyFact
        return fact
      }),
    )
    const ownTurns = (batches: readonly (readonly AnyFact[])[]) =>
      playedGame(setting, batches).turns.filter((turn) => turn.seat !== 2)
    const [turns, changed] = [ownTurns(log), ownTurns(other)]
    expect(changed).toEqual(turns)
    const effort = { first: 2, second: 4, last: 8 }
    const some = (list: typeof turns) => list.filter((_, i) => i % 9 === 0).map((turn) => judge(turn, effort))
    expect(some(changed)).toEqual(some(turns))
  })

  test('a table without humans is not judged', () => {
    const setting = settingOf({ preset: 'arena', zone: 'galilei', seats: 4 })
    expect(turningPointsOf(setting, playedLog(setting, 4))).toEqual({ curves: [[], [], [], []], points: [] })
  })
})

test('a chance to win comes true about as often as it says', () => {
  // All turns of a game come to the same end, so only many games say something: those of the Basic rules are short.
  const setting = galilei(8)
  const draft = { zone: 'galilei', preset: 'basic', seats: 8 }
  const found = calibrateChances({
    ...{ setting, seed: 70_000, games: 24, playouts: 16 },
    // The quick players of the review stand for bots of the default level.
    bot: (of, table) => botFor('escape', draft, of, { table }),
  })
  for (const side of SIDES) {
    const score = found[side]
    // This finds a sign that was turned round, not a model that is a little off.
    expect(calibrationError(score)).toBeLessThan(0.25)
    expect(lossOf(score)).toBeLessThan(0.85)
  }
})

describe('choice of the turning points', () => {
  const sure = (mean: number) => ({ mean, error: 0.01 })
  const point = (from: number, change: number, of = 1): TurningPoint<'move', string> => ({
    ...{ from, until: from + 1, leg: 1, seat: seat(of), chosen: 'this', better: 'aboutEqual' },
    ...{ before: sure(0.5), parts: [{ name: 'move', by: 'luck', change: sure(change) }], after: sure(0.5 + change) },
  })

  test('at most five, the largest, in the order of the game; small ones only to fill up to three', () => {
    const many = [0.1, -0.2, 0.06, 0.3, -0.07, 0.08, 0.01].map((change, i) => point(i, change))
    expect(mostDecisive(many).map(({ from }) => from)).toEqual([0, 1, 3, 4, 5])
    const few = [0.1, 0.01, 0.02, 0.03].map((change, i) => point(i, change))
    expect(mostDecisive(few).map(({ from }) => from)).toEqual([0, 2, 3])
  })

  test('something is better only by five points or more, and clearly outside of its noise', () => {
    const found = (mean: number, error: number) => betterOf({ choice: 'that', worth: { mean, error } })
    expect(found(0.06, 0.02)).toEqual({ choice: 'that', worth: { mean: 0.06, error: 0.02 } })
    expect(found(0.04, 0.001)).toBe('aboutEqual')
    expect(found(0.2, 0.11)).toBe('aboutEqual')
    expect(found(-0.3, 0.01)).toBe('aboutEqual')
    expect(isClear({ mean: -0.3, error: 0.01 })).toBe(true)
  })

  test('the decisive one is a player’s own, if one of them mattered', () => {
    const points = [point(0, 0.3, 1), point(1, -0.1, 2), point(2, 0.01, 3)]
    expect(decisiveOf(points, seat(2))?.from).toBe(1)
    expect(decisiveOf(points, seat(3))?.from).toBe(0)
    expect(decisiveOf(points, undefined)?.from).toBe(0)
    expect(decisiveOf([point(2, 0.01)], seat(1))).toBeUndefined()
  })

  test('an estimate of few or equal figures is never sure', () => {
    const one = samples()
    one.add(1)
    expect(one.estimate()).toEqual({ mean: 1, error: 0.5 })
  })
})
