import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Batch, type Game, type GameRecord, verify } from '@selva/core'
import { expect, onTestFinished } from 'vitest'
import { replayCommand, verifyCommand } from '../packages/cli/src/game-files.ts'
import { checked } from './independent-verifier.mjs'

/** Steps are decided by rules; everything else in a log is the table's own. */
export const isStep = ({ n, by }: Batch): boolean => n === 0 || by !== undefined

/**
 * Both verifiers must say all that can be said of a whole game, and no more: it is verified if today's rules decided
 * each of its steps, and otherwise the steps of other rules are counted.
 */
export async function expectHonestVerdicts(game: Game, record: GameRecord): Promise<void> {
  const older = record.batches.filter((b) => isStep(b) && b.rulesVersion !== game.rulesVersion).length
  const answer = older === 0 ? 'verified' : 'notDecided'
  const counts = { checked: record.batches.length - older, older }
  expect(verify(game, record)).toEqual({ answer, ...counts, ended: true, exchange: true })

  const folder = mkdtempSync(join(tmpdir(), 'selva-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'game.selva.json')
  writeFileSync(file, JSON.stringify(record))
  const lines: string[] = []
  const say = (line: string): void => void lines.push(line)
  expect(await verifyCommand([file], { say, aside: say })).toBe(older === 0 ? 0 : 3)
  const words =
    older === 0
      ? `VERIFIED: all ${counts.checked} steps were recomputed and match`
      : `- ${older} steps follow other rules: their draws and chain are right, but they were not recomputed`
  expect(lines).toContain(words)
  expect(await replayCommand([file], { say, aside: say })).toBe(0)

  expect(checked(file)).toEqual({ code: 0, lines: ['correct: seals, seed, chain, draws', expect.any(String)] })
}
