import { fastChance, type Seat, SPECTATORS, seatsOf, seenBy } from '@selva/core'
import { escape, type Fact, playerAt, type SeenFact } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { escapeBot } from '../src/escape/bot.ts'
import { readerFor, readingAt } from '../src/escape/reading.ts'
import { playGameToEnd } from '../src/index.ts'
import { galilei } from './table.ts'

type Seen = readonly SeenFact<undefined>[]

/** The facts of a whole game, batch by batch, and what `look` sees of its states. */
function played(preset: string, seed: number): readonly (readonly Fact[])[] {
  const batches: (readonly Fact[])[] = []
  playGameToEnd({
    game: escape,
    setting: galilei(6, preset),
    chance: fastChance(seed),
    stream: fastChance(seed + 1),
    bot: (seat, table) => escapeBot(galilei(6, preset), seat, undefined, undefined, table),
    after: (_, facts) => void batches.push(facts),
  })
  return batches
}

const seenOf = (facts: readonly Fact[], reader: Seat | typeof SPECTATORS): Seen =>
  seenBy(escape.redactor, facts, reader) as Seen

const sum = (list: Float64Array): number => list.reduce((a, b) => a + b, 0)

describe.each(['basic', 'advanced', 'ultimate'])('%s: readings of a whole game', (preset) => {
  const setting = galilei(6, preset)
  const batches = played(preset, 41)
  const facts = batches.flat()

  test('chances sum to 1 while a player is aboard, and the truth is never ruled out', () => {
    const state = escape.start(setting)
    const audiences: readonly (Seat | typeof SPECTATORS)[] = [SPECTATORS, ...seatsOf(6)]
    const readers = audiences.map((reader) => ({ reader, mind: readerFor(setting, reader) }))
    for (const batch of batches) {
      for (const fact of batch) escape.evolve(state, fact)
      for (const { reader, mind } of readers) {
        for (const fact of seenOf(batch, reader)) mind.hear(fact)
        if (state.round === 0) continue
        for (const { seat, alien, at, as } of mind.players()) {
          const { status, side, at: where } = playerAt(state, seat)
          expect(alien).toBeGreaterThanOrEqual(0)
          expect(alien).toBeLessThanOrEqual(1)
          expect(sum(at)).toBeCloseTo(status === 'aboard' ? 1 : 0, 6)
          if (status !== 'aboard' || side === undefined || where === undefined) continue
          expect(at[where]).toBeGreaterThan(0)
          expect(as[side][where]).toBeGreaterThan(0)
        }
      }
    }
    expect(state.end).not.toBe('running')
  })

  test('a seat reads itself as what it is; the others start as likely aliens as the deal makes them', () => {
    const opening = batches[0] ?? []
    const state = escape.start(setting)
    for (const fact of opening) escape.evolve(state, fact)
    for (const seat of seatsOf(6)) {
      const readings = readingAt(setting, seat, seenOf(opening, seat), opening.length)
      const { side, at } = playerAt(state, seat)
      expect(readings[seat - 1]?.alien).toBe(side === 'alien' ? 1 : 0)
      expect(readings[seat - 1]?.at[at ?? -1]).toBe(1)
      const aliens = readings.reduce((n, { alien }) => n + alien, 0)
      expect(aliens).toBeCloseTo(6 - setting.rules.humans(6), 6)
    }
  })

  test('the same facts give the same readings, at once or one after the other, alone or with others at a table', () => {
    const upTo = facts.length >> 1
    const table = {}
    const together = seatsOf(6).map((seat) => readerFor(setting, seat, table))
    for (const fact of facts.slice(0, upTo))
      for (const [i, reader] of together.entries())
        for (const seen of seenOf([fact], (i + 1) as Seat)) reader.hear(seen)
    for (const seat of seatsOf(6)) {
      const seen = seenOf(facts.slice(0, upTo), seat)
      const alone = readingAt(setting, seat, [...seen, ...seenOf(facts.slice(upTo), seat)], seen.length)
      expect(alone).toEqual(together[seat - 1]?.players())
    }
  })
})
