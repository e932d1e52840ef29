import {
  fastChance,
  type Game,
  type GameRecord,
  isRefusal,
  MAX_RECORD_BYTES,
  recordFromText,
  recordFromValue,
  verify,
} from '@selva/core'
import { mutated, rechained, recordedGame } from '@selva/core/testing'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import { stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { fault } from './independent-verifier.mjs'

const level = process.env['SELVA_TEST'] ?? 'quick'
const TIMES = { quick: 1, full: 8, nightly: 60 }[level] ?? 1

/** Game, setting, how many batches at most (0 for a whole game), and how many mutations. */
const GAMES: readonly (readonly [string, Game, object, number])[] = [
  ['the toy game', toy as unknown as Game, { seats: 3, rounds: 2 }, 1500],
  ['Escape', escape as unknown as Game, { zone: 'galilei', preset: 'advanced', seats: 3 }, 400],
  ['Stay Away!', stayAway as unknown as Game, { seats: 4 }, 400],
]

const plain = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/**
 * The part of a game that its seals and its chain vouch for. Names, and options that the game ignores, are not in it.
 */
const vouched = (game: Game, { setting, seats, ...rest }: GameRecord): string | undefined => {
  const restored: unknown = game.fromFile(setting)
  const spelled = isRefusal(restored) ? restored : game.toFile(restored)
  return plain([rest, spelled, seats.map(({ by }) => by)])
}

/** The part that the independent verifier can vouch for, which knows no game. */
const sealed = ({ table, secret, seed, batches }: GameRecord): string | undefined =>
  plain([table, secret, seed, batches])

/** Every answer to a changed file: what core says of it, and what the independent verifier says. */
function answers(
  game: Game,
  file: unknown,
): { readonly ours: string; readonly theirs: string; readonly record?: GameRecord } {
  const record = recordFromValue(file)
  const theirs = fault(file) ?? 'holds'
  if (isRefusal(record)) return { ours: record.refused, theirs }
  return { ours: verify(game, record).answer, theirs, record }
}

describe.each(GAMES)('L11: mutations of a file of %s', (_, game, draft, some) => {
  const original: GameRecord = JSON.parse(JSON.stringify(recordedGame(game, draft, fastChance(3))))
  const truth = vouched(game, original)

  test('have an answer from every verifier, and are verified only if they change nothing', () => {
    const seen = new Map<string, number>()
    for (let seed = 0; seed < some * TIMES; seed++) {
      const { ours, theirs, record } = answers(game, mutated(original, fastChance(seed)))
      seen.set(ours, (seen.get(ours) ?? 0) + 1)
      if (record === undefined || vouched(game, record) === truth) continue
      // Rules of a setting that never came into play leave no trace in a game.
      if (plain(record.setting) !== plain(original.setting)) continue
      expect([seed, ours]).not.toEqual([seed, 'verified'])
      if (sealed(record) !== sealed(original)) expect([seed, theirs]).not.toEqual([seed, 'holds'])
    }
    expect(seen.get('wrong')).toBeGreaterThan(some / 10)
    expect(seen.get('brokenBatch')).toBeGreaterThan(some / 10)
  })

  test('have an answer also with the chain made anew, and are verified only if they change nothing', () => {
    let compared = 0
    for (let seed = 0; seed < (some / 4) * TIMES; seed++) {
      const changed = recordFromValue({ ...original, batches: mutated(original.batches, fastChance(seed)) })
      if (isRefusal(changed) || plain(changed.batches) === undefined) continue
      const record = rechained(changed)
      const { answer } = verify(game, record)
      if (vouched(game, rechained(record)) === vouched(game, rechained(original))) continue
      compared++
      expect([seed, answer]).not.toEqual([seed, 'verified'])
    }
    expect(compared).toBeGreaterThan(some / 20)
  })
})

describe('L11: no file hangs or breaks a verifier:', () => {
  const game = toy as unknown as Game
  const record: GameRecord = JSON.parse(JSON.stringify(recordedGame(game, { seats: 3, rounds: 2 }, fastChance(3))))
  const withBatch = (n: number, change: object): GameRecord =>
    rechained({ ...record, batches: record.batches.map((b) => (b.n === n ? { ...b, ...change } : b)) as never })
  const older = (facts: readonly object[]): GameRecord => withBatch(4, { rulesVersion: 99, facts })

  test.each([2 ** 33, 2 ** 53, 1e308, 0, -1, 0.5])('a draw below %s', (below) => {
    const file = withBatch(1, { draws: { deal: [below, 0] } })
    expect(answers(game, file)).toMatchObject({ ours: 'wrong', theirs: 'draws' })
    const other = withBatch(1, { rulesVersion: 99, draws: { deal: [below, 0] } })
    expect(answers(game, other)).toMatchObject({ ours: 'wrong', theirs: 'draws' })
  })
  test.each<[string, object]>([
    ['a seat that no table has', { kind: 'sat', seat: 1e9, by: 'person' }],
    ['a seat that is no number', { kind: 'clockRanOut', seat: { toString: 1 }, clock: 'turn 1' }],
    ['a clock that is no name', { kind: 'clockRanOut', seat: 1, clock: 7 }],
  ])('%s in what the table writes down', (_, fact) => {
    const { by: _by, ...batch } = record.batches[4] ?? {}
    const batches = record.batches.map((b) => (b.n === 4 ? { ...batch, facts: [fact] } : b))
    expect(recordFromValue({ ...record, batches })).toMatchObject({ refused: 'brokenBatch' })
    expect(verify(game, rechained({ ...record, batches } as never))).toMatchObject({ answer: 'wrong', why: 'facts' })
  })
  test.each<[string, object]>([
    ['a deck of a thousand million cards', { kind: 'stacked', size: 1e9 }],
    ['a deck of no number of cards', { kind: 'stacked', size: 'many' }],
    ['a fact of no kind', { kind: '__proto__' }],
    ['a seat beyond the table', { kind: 'won', seat: 1e9 }],
  ])('%s in steps of other rules', (_, fact) => {
    expect(answers(game, older([fact])).ours).toBe('wrong')
  })
  test('a value that holds itself', () => {
    const fact: Record<string, unknown> = { kind: 'won', seat: 1 }
    fact['again'] = fact
    const batches = record.batches.map((b) => (b.n === 4 ? { ...b, facts: [fact] } : b))
    expect(verify(game, { ...record, batches } as never).answer).toBe('wrong')
    expect(fault({ ...record, batches })).toBe('file')
  })
  test.each([
    ['nothing', ''],
    ['half a file', JSON.stringify(record).slice(0, -100)],
    ['deep nesting', '['.repeat(200_000)],
    ['a number', '1e999'],
    ['null', 'null'],
  ])('%s', (_, text) => {
    expect(recordFromText(text)).toMatchObject({ refused: 'notAGame' })
  })
  test('more than a game can hold', () => {
    expect(recordFromText(' '.repeat(MAX_RECORD_BYTES + 1))).toMatchObject({ refused: 'largeFile' })
  })
})

describe('L10: only what was decided again is verified:', () => {
  const game = toy as unknown as Game
  const record: GameRecord = recordedGame(game, { seats: 3, rounds: 2 }, fastChance(3))
  test('steps that claim other rules', () => {
    const claimed = rechained({ ...record, batches: record.batches.map((b) => ({ ...b, rulesVersion: 999 })) })
    expect(verify(game, claimed)).toMatchObject({ answer: 'notDecided', checked: 0, older: record.batches.length })
    const one = rechained({
      ...record,
      batches: record.batches.map((b) => (b.n === 3 ? { ...b, rulesVersion: 999 } : b)),
    })
    expect(verify(game, one)).toMatchObject({ answer: 'notDecided', older: 1 })
  })
  test('a game that was cut short', () => {
    for (let n = 1; n < record.batches.length; n++)
      expect(verify(game, { ...record, batches: record.batches.slice(0, n) })).toMatchObject({ answer: 'unfinished' })
  })
  test('a game without an exchange', () => {
    const alone = recordedGame(game, { seats: 3, rounds: 2 }, fastChance(3), Number.POSITIVE_INFINITY, 'alone')
    expect(verify(game, alone)).toMatchObject({ answer: 'noExchange', ended: true, exchange: false })
    expect(fault(JSON.parse(JSON.stringify(alone)))).toBeUndefined()
  })
  test('anything that follows the end', () => {
    const last = record.batches.length
    const after = { n: last, rulesVersion: 1, facts: [{ kind: 'sat', seat: 1, by: 'person' }] }
    const more = rechained({ ...record, batches: [...record.batches, after] as never })
    expect(verify(game, more)).toEqual({ answer: 'wrong', batch: last, why: 'order' })
  })
})
