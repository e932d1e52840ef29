import { type Seat, SPECTATORS, seededChance, seedOf, seenBy } from '@selva/core'
import { escape, type Fact, nameOf, playerAt, type SeenFact, sectorNamed, stepsBetween, zones } from '@selva/escape'
import { CANDIDATES } from '@selva/protocol'
import { describe, expect, test } from 'vitest'
import { readingAt } from '../../src/escape/reading.ts'
import { botFor, playGameToEnd } from '../../src/index.ts'
import { findPuzzle, LEAST_CHANCE, LEAST_LEAD, MOST_CHANCE, type Puzzle } from '../../src/puzzle/index.ts'
import { galilei } from '../table.ts'

const SEEDS = process.env['SELVA_TEST'] === 'nightly' ? 200 : process.env['SELVA_TEST'] === 'full' ? 40 : 6
/** Most seeds have a puzzle in their first games. */
const GAMES = 400
const [zone = zones[0]] = zones.filter(({ id }) => id === 'galilei')

type Found = { readonly seed: string; readonly n: number; readonly puzzle: Puzzle }

function found(seed: string): Found {
  for (let n = 0; n < GAMES; n++) {
    const puzzle = findPuzzle(seed, n, n + 1)
    if (puzzle !== undefined) return { seed, n, puzzle }
  }
  throw new Error(`no puzzle in ${GAMES} games of ${seed}`)
}

/** The moments of the game at which someone stood on the best candidate, after a turn of the puzzle’s round. */
function momentsOf({ seed, n, puzzle: { asked, explained } }: Found) {
  const setting = galilei(4)
  const chance = seededChance(seedOf(seed), `puzzle ${n}`)
  const log: Fact[] = []
  const moments: { readonly seat: Seat; readonly upTo: number }[] = []
  playGameToEnd({
    ...{ game: escape, setting, chance, stream: chance.stream('bots') },
    bot: (seat, table) => botFor('escape', { zone: 'galilei', preset: 'basic', seats: 4 }, seat, { table }),
    after(state, facts) {
      for (const fact of facts) {
        log.push(fact)
        if (fact.kind !== 'turnEnd') continue
        const { at, side } = playerAt(state, fact.seat)
        if (nameOf(at) === asked.candidates[explained.best] && side === asked.as)
          moments.push({ seat: fact.seat, upTo: log.length })
      }
    },
  })
  const seen = (upTo: number) =>
    seenBy(escape.redactor, log.slice(0, upTo), SPECTATORS) as readonly SeenFact<undefined>[]
  return { setting, moments, seen }
}

/** The sectors that a player named, in order, as spectators heard them. */
const namedBy = (seat: Seat, seen: readonly SeenFact<undefined>[]): readonly string[] =>
  seen.flatMap((fact) =>
    fact.kind === 'noise' && fact.seat === seat && fact.sector !== undefined ? [nameOf(fact.sector)] : [],
  )

describe.each(Array.from({ length: SEEDS }, (_, i) => `seed ${i + 1}`))('a puzzle, %s', (seed) => {
  const one = found(seed)
  const { asked, explained } = one.puzzle
  const best = asked.candidates[explained.best] ?? ''

  test('has five sectors to choose from, one of which is clearly the likeliest', () => {
    expect(new Set(asked.candidates).size).toBe(CANDIDATES)
    expect(explained.chances).toHaveLength(CANDIDATES)
    const [first, second] = explained.heat
    expect(first?.at).toBe(best)
    expect(first?.chance).toBe(explained.chances[explained.best])
    // Parts of a thousand are rounded.
    expect(first?.chance).toBeGreaterThanOrEqual(1000 * LEAST_CHANCE - 1)
    expect(first?.chance).toBeLessThanOrEqual(1000 * MOST_CHANCE + 1)
    expect(first?.chance).toBeGreaterThanOrEqual(LEAST_LEAD * (second?.chance ?? 0) - 2)
    expect(
      explained.heat
        .slice(0, CANDIDATES)
        .map(({ at }) => at)
        .toSorted(),
    ).toEqual([...asked.candidates])
    expect(explained.heat.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThanOrEqual(
      1000 + explained.heat.length,
    )
  })

  test('begins where the player was seen, and shows everything that was heard since on one screen', () => {
    const [start, ...rest] = asked.heard
    expect(['start', 'attack']).toContain(start?.what)
    expect(asked.heard.length).toBeGreaterThanOrEqual(4)
    expect(asked.heard.length).toBeLessThanOrEqual(6)
    expect(rest.every(({ what }) => ['noise', 'silence', 'silentSector'].includes(what))).toBe(true)
    expect(rest.map(({ round }) => round)).toEqual(rest.map((_, i) => asked.round - rest.length + 1 + i))
    expect(rest.at(-1)?.at).not.toBe(best)
    const columns = [...asked.candidates, ...asked.heard.flatMap(({ at }) => at ?? [])].map((at) => at.charCodeAt(0))
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(7)
  })

  test('is true: in that game the player stood there, and the belief of spectators says the same', () => {
    const { setting, moments, seen } = momentsOf(one)
    const named = asked.heard.flatMap(({ what, at }) => (what === 'noise' && at !== undefined ? [at] : []))
    const fitting = moments.filter(
      ({ seat, upTo }) => namedBy(seat, seen(upTo)).slice(-named.length).join() === named.join(),
    )
    const chances = fitting.map(({ seat, upTo }) => {
      const facts = seen(upTo)
      const reading = readingAt(setting, SPECTATORS, facts, facts.length)[seat - 1]
      const at = sectorNamed(best)
      return reading === undefined || at === undefined
        ? 0
        : Math.round(1000 * (reading.as[asked.as as 'human'][at] ?? 0))
    })
    expect(chances).toContain(explained.chances[explained.best])
  })

  test('gives reasons that hold: steps counted on the map, and rounds that are shown', () => {
    const rounds = asked.heard.map(({ round }) => round)
    for (const because of explained.because) {
      expect(because.rounds.every((round) => rounds.includes(round))).toBe(true)
      const at = because.at.map((name) => sectorNamed(name))
      if (because.why === 'apart') {
        const [from, to] = at
        if (zone === undefined || from === undefined || to === undefined) throw new Error('a reason names no sectors')
        expect(stepsBetween(zone, from, to)).toBe(because.steps)
        expect(because.steps).toBeGreaterThan(asked.speed * ((because.rounds[1] ?? 0) - (because.rounds[0] ?? 0)))
      }
      if (because.why === 'fits')
        for (const [i, from] of at.entries()) {
          const to = sectorNamed(best)
          if (zone === undefined || from === undefined || to === undefined) throw new Error('a reason names no sectors')
          const turns = asked.round - (because.rounds[i] ?? 0)
          expect(stepsBetween(zone, from, to)).toBeLessThanOrEqual(asked.speed * turns)
        }
    }
  })
})

test('the same seed gives the same puzzle, another seed another one', () => {
  const { n, puzzle } = found('one')
  expect(findPuzzle('one', 0, n + 1)).toEqual(puzzle)
  expect(findPuzzle('one', 0, n)).toBeUndefined()
  expect(found('two').puzzle).not.toEqual(puzzle)
})
