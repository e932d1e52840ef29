import { type AnyFact, type Batch, fastChance, type GameRecord, verify } from '@selva/core'
import { rechained, recordedGame } from '@selva/core/testing'
import type { PublishedGame } from '@selva/protocol/games'
import { games } from '@selva/server'
import { describe, expect, test } from 'vitest'
import { fault } from './independent-verifier.mjs'

/** A table of every game: one that is missing here does not compile. */
const DRAFTS: { readonly [G in PublishedGame]: object } = {
  escape: { zone: 'galilei', preset: 'advanced', seats: 5 },
  'stay-away': { seats: 6 },
}
const GAMES = Object.entries(games).map(([id, { game }]) => [id, game, DRAFTS[id as PublishedGame]] as const)

const withBatch = (record: GameRecord, n: number, change: (batch: Batch) => Batch): GameRecord => ({
  ...record,
  batches: record.batches.map((batch) => (batch.n === n ? change(batch) : batch)),
})
const swapped = <T>(list: readonly T[], a: number, b: number): readonly T[] =>
  list.map((one, i) => (i === a ? (list[b] as T) : i === b ? (list[a] as T) : one))

/** One card of the deal goes to another player: two players have each other's. */
function otherCard({ facts }: Batch): readonly AnyFact[] {
  const dealt = facts.flatMap((fact, i) => (fact.kind === 'dealt' ? [i] : []))
  const differs = dealt.find(
    (i) => JSON.stringify({ ...facts[i], seat: 0 }) !== JSON.stringify({ ...facts[dealt[0] ?? 0], seat: 0 }),
  )
  const [a, b] = [dealt[0] ?? 0, differs ?? 0]
  const one = facts[a] as AnyFact & { seat: number }
  const two = facts[b] as AnyFact & { seat: number }
  return facts.map((fact, i) => (i === a ? { ...two, seat: one.seat } : i === b ? { ...one, seat: two.seat } : fact))
}

describe.each(GAMES)('a file of %s', (_, game, draft) => {
  const record: GameRecord = recordedGame(game, draft, fastChance(3))
  const drew = record.batches.find((b) => b.n > 0 && Object.keys(b.draws ?? {}).length > 0)?.n ?? 0
  const chose = record.batches.find((b) => b.n > 3 && b.by !== undefined)?.n ?? 0
  const opening = record.batches[0] as Batch
  const [purpose, list] = Object.entries(opening.draws ?? {}).find(([, l]) => l.length > 4) ?? ['', []]

  test('is taken by both verifiers, and holds its zone and rules itself', () => {
    expect(verify(game, record)).toMatchObject({ answer: 'verified', checked: record.batches.length })
    expect(fault(JSON.parse(JSON.stringify(record)))).toBeUndefined()
    expect(JSON.stringify(record.setting).length).toBeGreaterThan(JSON.stringify(draft).length)
  })

  const changes: readonly (readonly [string, GameRecord])[] = [
    ['one card of the deal', withBatch(record, 0, (b) => ({ ...b, facts: otherCard(b) }))],
    ['one shuffle', withBatch(record, 0, (b) => ({ ...b, draws: { ...b.draws, [purpose]: swapped(list, 1, 3) } }))],
    ['one draw', withBatch(record, drew, (b) => ({ ...b, draws: {} }))],
    ['one outcome', withBatch(record, drew, (b) => ({ ...b, facts: b.facts.slice(1) }))],
    ['one choice', withBatch(record, chose, (b) => ({ ...b, by: { seat: 1, choice: { do: 'nothing' } } as never }))],
    ['the order of two steps', { ...record, batches: swapped(record.batches, 2, 3) }],
    [
      'a seal',
      withBatch(record, 0, (b) => ({ ...b, fairness: { ...b.fairness, commitment: 'ab'.repeat(32) } as never })),
    ],
    [
      'a part',
      withBatch(record, 0, (b) => ({
        ...b,
        fairness: { ...b.fairness, parts: b.fairness?.parts.map((p) => ({ ...p, part: 'cd'.repeat(32) })) } as never,
      })),
    ],
    ['the secret', { ...record, secret: 'ab'.repeat(32) }],
    ['the seed', { ...record, seed: 'ab'.repeat(32) }],
  ]
  test.each(changes)('is refused by both with %s changed', (_, changed) => {
    expect(verify(game, changed).answer).toBe('wrong')
    expect(fault(JSON.parse(JSON.stringify(changed)))).not.toBeUndefined()
  })
  test.each(changes)('is refused with %s changed and the chain made anew', (_, changed) => {
    expect(verify(game, rechained(changed)).answer).toBe('wrong')
  })
  test('says the same of it, whichever verifier one asks, where no rule is needed', () => {
    for (const [name, changed] of changes.filter(([name]) => /seal|part|secret|seed|shuffle/.test(name))) {
      const ours = verify(game, rechained(changed))
      expect([name, ours.answer === 'wrong' ? ours.why : ours.answer]).toEqual([
        name,
        fault(JSON.parse(JSON.stringify(rechained(changed)))),
      ])
    }
  })
})
