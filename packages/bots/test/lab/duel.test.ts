import { isRefusal, type Seat } from '@selva/core'
import { expect, test } from 'vitest'
import type { Contest } from '../../src/lab/contest.ts'
import { duel } from '../../src/lab/duel.ts'
import { contestFor } from '../../src/lab/lab-games.ts'

function contestOf(game: string, draft: object): Contest {
  const contest = contestFor(game, draft)
  if (isRefusal(contest)) throw new Error(contest.refused)
  return contest
}
const escape = contestOf('escape', { zone: 'galilei', preset: 'basic', seats: 4 })

test('the same bots win the same games, in whichever role', () => {
  for (const contest of [escape, contestOf('stay-away', { seats: 4 })]) {
    const bot = (seat: Seat, table: object) => contest.bot(seat, { table })
    const pairs = duel(contest, 'duel', 1, { a: bot, b: bot }, contest.roles)
    expect([...pairs.keys()]).toEqual(contest.roles)
    for (const { a, b } of pairs.values()) expect(a).toEqual(b)
  }
})

test('A plays the seats that were dealt the role, and no others', () => {
  const played: string[] = []
  const bot = (seat: Seat, table: object) => escape.bot(seat, { table })
  const counted = (seat: Seat, table: object) => {
    played.push(`${seat}`)
    return bot(seat, table)
  }
  const pair = duel(escape, 'duel', 2, { a: counted, b: bot }, ['alien'])
  expect(played).toHaveLength(2)
  expect(pair.get('alien')?.a).toHaveProperty('alien')
})
