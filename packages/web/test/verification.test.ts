import { fastChance, type Game, type GameRecord, verify } from '@selva/core'
import { rechained, recordedGame } from '@selva/core/testing'
import { escape } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { stateOf } from '../src/fairness/Verification.tsx'
import { gameIn } from '../src/replay/file.ts'
import { replayTable } from '../src/replay/replay-table.ts'

const game = escape as unknown as Game
const record = recordedGame(game, { zone: 'galilei', preset: 'basic', seats: 2 }, fastChance(3))
const shown = (of: GameRecord, witness: 'none' | 'same' | 'other' = 'none') =>
  stateOf({ verdict: verify(game, of), witness })
const withFacts = (n: number, facts: readonly object[]): GameRecord =>
  rechained({ ...record, batches: record.batches.map((b) => (b.n === n ? { ...b, facts } : b)) as never })

describe('L10: the browser says', () => {
  test('verified of a whole game alone, as far as it remembers no other seal', () => {
    expect([shown(record), shown(record, 'same'), shown(record, 'other')]).toEqual(['ok', 'ok', 'failed'])
  })
  test('that a game is not fully verified which was cut short, is of other rules or had no exchange', () => {
    const cut = { ...record, batches: record.batches.slice(0, 9) }
    const other = rechained({ ...record, batches: record.batches.map((b) => ({ ...b, rulesVersion: 999 })) })
    const alone = recordedGame(game, { zone: 'galilei', preset: 'basic', seats: 2 }, fastChance(3), 1e6, 'alone')
    expect([shown(cut), shown(other), shown(alone)]).toEqual(['partly', 'partly', 'partly'])
  })
})

describe('L11: the browser refuses', () => {
  test.each<[string, object]>([
    ['a kind that it does not know', { kind: 'gossip' }],
    ['a seat beyond the table', { kind: 'moved', seat: 99, to: 3 }],
    ['a hand of a thousand million cards', { kind: 'lost', seat: 1, cards: 1e9 }],
  ])('to replay a log with %s', (_, fact) => {
    expect(() => replayTable(game, withFacts(3, [fact]))).toThrow()
    expect(() => replayTable(game, record)).not.toThrow()
  })
  test('a file that is no game, and one that is larger than any', async () => {
    const fileOf = (text: string, size = text.length) => ({ size, text: async () => text }) as File
    expect(await gameIn(fileOf(JSON.stringify(record).slice(0, -50)))).toMatchObject({ refused: 'notAGame' })
    expect(await gameIn(fileOf('['.repeat(100_000)))).toMatchObject({ refused: 'notAGame' })
    expect(await gameIn(fileOf('', 100_000_000))).toMatchObject({ refused: 'largeFile' })
    expect(await gameIn(fileOf(JSON.stringify(record)))).toMatchObject({ table: record.table })
  })
})
