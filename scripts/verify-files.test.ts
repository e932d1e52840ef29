import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastChance, type Game, type GameRecord } from '@selva/core'
import { rechained, recordedGame } from '@selva/core/testing'
import { escape } from '@selva/escape'
import { afterAll, describe, expect, test } from 'vitest'
import { replayCommand, verifyCommand } from '../packages/cli/src/game-files.ts'
import { checked } from './independent-verifier.mjs'
import { root } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'selva-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Output of a command, and its exit code. */
async function run(
  command: typeof verifyCommand,
  file: string,
): Promise<{ readonly status: number; readonly said: string }> {
  const lines: string[] = []
  const say = (line: string): void => void lines.push(line)
  const status = await command([file], { say, aside: say })
  return { status, said: lines.join('\n') }
}
const independent = (file: string): { readonly status: number; readonly said: string } => {
  const { code, lines } = checked(file)
  return { status: code, said: lines.join('\n') }
}

const game = escape as unknown as Game
const DRAFT = { zone: 'galilei', preset: 'basic', seats: 2 }
const record = recordedGame(game, DRAFT, fastChance(3))
const withBatches = (change: (batch: GameRecord['batches'][number]) => object): GameRecord =>
  rechained({ ...record, batches: record.batches.map(change) as never })

/** Recorded by version 1 of the rules: one alien is left and plays on to the last round, which END-12 has since ended. */
const older = readFileSync(join(root, 'scripts', 'files', 'escape-rules-1.jsonl'), 'utf8')
const renumbered = (): GameRecord => {
  const { batches, ...rest } = JSON.parse(older) as GameRecord
  return rechained({ ...rest, batches: batches.map((b) => ({ ...b, rulesVersion: escape.rulesVersion })) })
}

/** A file, the exit codes of `verify` and of the independent verifier, and words that `verify` must say. */
const FILES: readonly (readonly [string, string, number, number, RegExp])[] = [
  ['a whole game', JSON.stringify(record), 0, 0, /^VERIFIED: all \d+ steps were recomputed and match$/m],
  [
    'L10: a game whose steps claim other rules',
    JSON.stringify(withBatches((batch) => ({ ...batch, rulesVersion: 999 }))),
    3,
    0,
    /NOT FULLY VERIFIED: 0 steps[\s\S]*\d+ steps follow other rules/,
  ],
  [
    'END-12: a game of the version of the rules before',
    older,
    3,
    0,
    /NOT FULLY VERIFIED: 0 steps[\s\S]*40 steps follow other rules/,
  ],
  ['END-12: the same game, as if today’s rules had led to it', JSON.stringify(renumbered()), 1, 0, /^NOT VERIFIED: /m],
  [
    'L10: a game that was cut short',
    JSON.stringify({ ...record, batches: record.batches.slice(0, 9) }),
    4,
    0,
    /NOT FULLY VERIFIED[\s\S]*no end/,
  ],
  [
    'L10: a game without an exchange',
    JSON.stringify(recordedGame(game, DRAFT, fastChance(3), Number.POSITIVE_INFINITY, 'alone')),
    5,
    5,
    /NOT FULLY VERIFIED[\s\S]*no exchange/,
  ],
  [
    'L11: a draw below 2^33',
    JSON.stringify(withBatches((b) => (b.n === 1 ? { ...b, rulesVersion: 999, draws: { move: [2 ** 33, 0] } } : b))),
    1,
    1,
    /NOT VERIFIED: draws/,
  ],
  ['L11: half a file', JSON.stringify(record).slice(0, -100), 2, 2, /not a game file/],
  ['L11: a list', '[]', 2, 1, /not a game file/],
  ['L11: deep nesting', '['.repeat(1_000_000), 2, 2, /not a game file/],
]

describe('verify, and the independent verifier, answer', () => {
  test.each(FILES)('%s', async (name, text, ours, theirs, words) => {
    const file = join(folder, `${name.replaceAll(/\W/g, '-')}.json`)
    writeFileSync(file, text)
    const verdict = await run(verifyCommand, file)
    expect(verdict.said).toMatch(words)
    expect(verdict.status).toBe(ours)
    const other = independent(file)
    expect(other.status).toBe(theirs)
    if (theirs === 0) expect(other.said).toContain('not checked')
    if (theirs === 5) expect(other.said).toContain('no exchange')
  })
  test('L11: a file of 100 MB', async () => {
    const file = join(folder, 'large.json')
    writeFileSync(file, '{')
    truncateSync(file, 100_000_000)
    expect(await run(verifyCommand, file)).toMatchObject({
      status: 2,
      said: expect.stringContaining('larger than any game'),
    })
    expect(await run(replayCommand, file)).toMatchObject({
      status: 2,
      said: expect.stringContaining('larger than any game'),
    })
    expect(independent(file)).toMatchObject({ status: 2, said: expect.stringContaining('no game has more') })
  })
  test('L11: no file, or a folder', async () => {
    expect(independent(join(folder, 'none.json'))).toMatchObject({ status: 2 })
    expect(independent(folder)).toMatchObject({ status: 2 })
    expect(await run(verifyCommand, folder)).toMatchObject({ status: 2 })
  })
})

test('L11: a replay ends where the file is damaged, and nothing in a file steers the terminal', async () => {
  const file = join(folder, 'odd.json')
  const odd = withBatches((b) => (b.n === 2 ? { ...b, facts: [{ kind: 'gossip' }] } : b))
  writeFileSync(file, JSON.stringify({ ...odd, seats: record.seats.map((s) => ({ ...s, name: '\u001b[2J' })) }))
  expect(await run(replayCommand, file)).toMatchObject({
    status: 1,
    said: expect.stringContaining('damaged, at step 2'),
  })
  expect((await run(verifyCommand, file)).said).not.toContain('\u001b')
})
