import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Batch, EVERYTHING, folded, isRefusal, seedOf, textOf, verify, WATCHERS } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { escape, type Full } from '../src/index.ts'

const folder = join(import.meta.dirname, 'games')
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))

describe('every recorded game', () => {
  it('is there for each way to end', () => {
    expect(files.toSorted()).toEqual(['firstEscape.jsonl', 'noHuman.jsonl', 'time.jsonl'])
  })
  it.each(files)('%s is decided again, byte for byte', (file) => {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
    const [head, ...batches] = lines.map((line) => JSON.parse(line))
    const setting = escape.setting(head.setting)
    if (isRefusal(setting)) throw new Error(setting.refused)
    const log: readonly Batch[] = batches
    expect(verify(escape, setting, seedOf(head.seed), log)).toEqual({ ok: true, checked: log.length, older: 0 })
    const end = folded(escape, setting, log, EVERYTHING) as Full
    expect(end.end).toMatchObject({ reason: file.replace('.jsonl', '') })
    // INV-4: without the secrets it is the public log.
    const heard = log
      .slice(1)
      .map(({ facts }) => textOf(escape.redactor, facts, WATCHERS))
      .join('\n')
    expect(heard).not.toMatch(/"(asked|yours|any|yoursIcon|anyIcon)"/)
  })
})
