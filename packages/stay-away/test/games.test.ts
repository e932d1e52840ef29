import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Batch, EVERYTHING, folded, isRefusal, SPECTATORS, seedOf, seenBy, verifyLog } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { END_REASONS, type FullState, stayAway } from '../src/index.ts'

const folder = join(import.meta.dirname, 'games')
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))

describe('every recorded game', () => {
  it('is there for each way to end', () => {
    expect(files.map((file) => file.replace('.jsonl', '')).toSorted()).toEqual(
      [...END_REASONS, 'house', 'twelve'].toSorted(),
    )
  })
  it.each(files)('%s is decided again, byte for byte', (file) => {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
    const [head, ...batches] = lines.map((line) => JSON.parse(line))
    const setting = stayAway.setting(head.setting)
    if (isRefusal(setting)) throw new Error(setting.refused)
    const log: readonly Batch[] = batches
    expect(verifyLog(stayAway as never, setting, seedOf(head.seed), log)).toEqual({
      ok: true,
      checked: log.length,
      older: 0,
      ended: true,
    })
    const { end } = folded(stayAway as never, setting, log, EVERYTHING) as FullState
    expect(end).not.toBe('running')
    const name = file.replace('.jsonl', '')
    if (END_REASONS.some((reason) => reason === name)) expect(end).toMatchObject({ reason: name })
    // Without the secrets it is the public log: nothing of infections and standing orders is in it.
    const heard = new Set(
      log.flatMap(({ facts }) => seenBy(stayAway.redactor, facts, SPECTATORS).map(({ kind }) => kind)),
    )
    for (const secret of ['infected', 'standing', 'thingWoke', 'offerSeen', 'unveiled'])
      expect(heard.has(secret), secret).toBe(false)
    expect(heard.has('exchanged')).toBe(true)
  })
})
