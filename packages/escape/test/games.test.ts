import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Batch, EVERYTHING, folded, isRefusal, SPECTATORS, seedOf, textOf, verifyLog } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { escape, type FullState, PRESETS } from '../src/index.ts'
import { RECIPES } from './games/recipes.ts'

const folder = join(import.meta.dirname, 'games')
const recorded = RECIPES.flatMap(({ draft, files }) =>
  Object.entries(files).map(([name, reason]) => ({ file: `${name}.jsonl`, reason, preset: draft.preset })),
)

describe('every recorded game', () => {
  it('is there, at least two for each preset', () => {
    const there = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
    expect(there.toSorted()).toEqual(recorded.map((r) => r.file).toSorted())
    for (const preset of PRESETS) expect(recorded.filter((r) => r.preset === preset).length).toBeGreaterThanOrEqual(2)
  })
  it.each(recorded)('INV-4: $file is decided again, byte for byte', ({ file, reason }) => {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
    const [head, ...batches] = lines.map((line) => JSON.parse(line))
    const setting = escape.setting(head.setting)
    if (isRefusal(setting)) throw new Error(setting.refused)
    const log: readonly Batch[] = batches
    expect(verifyLog(escape, setting, seedOf(head.seed), log)).toEqual({
      ok: true,
      checked: log.length,
      older: 0,
      ended: true,
    })
    const end = folded(escape, setting, log, EVERYTHING) as FullState
    expect(end.end).toMatchObject({ reason })
    // INV-4: without the secrets it is the public log.
    const heard = log
      .slice(1)
      .map(({ facts }) => textOf(escape.redactor, facts, SPECTATORS))
      .join('\n')
    expect(heard).not.toMatch(/"(asked|felt|spent|named|hatchDrawn|yours|any|yoursIcon|anyIcon)"/)
  })
})
