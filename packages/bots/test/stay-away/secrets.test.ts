import { fastChance, type Seat, seatsOf } from '@selva/core'
import { stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { type Mind, playOut } from '../../src/index.ts'
import { type StayAwayMind, stayAwayMind } from '../../src/stay-away/mind.ts'
import { crew, four, official, roomy, type Seen, seat, streams, table } from './table.ts'

/** What a mind would choose with each of some streams. */
const choicesOf = (mind: StayAwayMind): readonly string[] => streams(20).map((s) => JSON.stringify(mind.choose(s)))

describe('a mind knows only what its seat sees', () => {
  test('tables that differ in what is hidden from a seat give it the same thoughts', () => {
    const infecting = { role: 'thing', hand: four('theThing', 'infected') }
    const at = (hidden: object) => ({
      players: crew(6, { 1: { hand: four('flamethrower', 'noThanks') }, ...hidden }),
      active: 5,
      step: 'offer',
      deck: Array.from({ length: 8 }, () => 'imComfortable'),
    })
    // Here seat 5 infects seat 6, there The Thing sits far away, somebody is infected already, and nothing happens.
    const one = table(roomy(6), at({ 5: infecting, 3: { hand: four('axe', 'scary') } }))
    const two = table(roomy(6), at({ 2: { role: 'thing' }, 3: { role: 'infected' } }))
    one.does({ do: 'give', card: 'infected' })
    two.does({ do: 'give', card: 'imComfortable' })
    for (const t of [one, two]) {
      t.does({ do: 'give', card: 'imComfortable' })
      t.until(1, 'answer')
    }
    expect(one.seen(1)).toEqual(two.seen(1))
    expect(one.seen(6)).not.toEqual(two.seen(6))
    expect(one.mind(1).belief).toEqual(two.mind(1).belief)
    expect(choicesOf(one.mind(1))).toEqual(choicesOf(two.mind(1)))
    for (const t of [one, two]) t.until(1, 'act')
    expect(choicesOf(one.mind(1))).toEqual(choicesOf(two.mind(1)))
  })

  test('a private order of The Thing changes nothing for anybody else', () => {
    const players = crew(6, { 2: { role: 'thing' }, 1: { hand: four('flamethrower') } })
    const [quiet, ordered] = [0, 1].map(() => table(roomy(6), { players, step: 'offer' }))
    if (quiet === undefined || ordered === undefined) throw new Error('two tables')
    ordered.does({ do: 'order', on: true }, 2)
    for (const n of [1, 3, 4, 5, 6]) expect(ordered.mind(n).belief).toEqual(quiet.mind(n).belief)
    expect(choicesOf(ordered.mind(1))).toEqual(choicesOf(quiet.mind(1)))
  })

  test.each([4, 7, 12])('a mind made in the middle chooses as the one that sat there, %i players', (seats) => {
    const setting = official(seats)
    const seen = new Map<Seat, Seen[]>(seatsOf(seats).map((s) => [s, []]))
    let compared = 0
    playOut({
      game: stayAway,
      setting,
      chance: fastChance(11),
      stream: fastChance(12),
      mind(s): Mind {
        const mind = stayAwayMind(setting, s)
        return {
          hear(fact) {
            seen.get(s)?.push(fact as Seen)
            mind.hear(fact as Seen)
          },
          choose(stream) {
            const late = stayAwayMind(setting, s)
            for (const fact of seen.get(s) ?? []) late.hear(fact)
            expect(late.choose(fastChance(5))).toEqual(mind.choose(fastChance(5)))
            compared++
            return mind.choose(stream)
          },
        }
      },
    })
    expect(compared).toBeGreaterThan(15)
  })

  test('choosing changes nothing: a mind that is asked twice answers the same', () => {
    const { mind } = table(roomy(6), { players: crew(6, { 2: { role: 'thing' } }), step: 'offer' })
    const before = structuredClone(mind(1).belief)
    expect(choicesOf(mind(1))).toEqual(choicesOf(mind(1)))
    expect(mind(1).belief).toEqual(before)
    expect(mind(1).belief.seat).toBe(seat(1))
  })
})
