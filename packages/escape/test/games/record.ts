/**
 * Records whole random games into this folder, one short game for each way a Basic game can end:
 * `node packages/escape/test/games/record.ts`. Run it only when the rules are meant to answer differently, and read the
 * difference before committing it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Batch, count, fastChance, isRefusal, nth, open, play, seededChance, seedOf } from '@selva/core'
import { type Choice, END_REASONS, type EndReason, escape } from '../../src/index.ts'

const draft = { zone: 'galilei', preset: 'basic', seats: 4 }
const setting = escape.setting(draft)
if (isRefusal(setting)) throw new Error(setting.refused)

const shortest = new Map<EndReason, { readonly seed: string; readonly batches: readonly Batch[] }>()
for (let g = 0; g < 4000; g++) {
  const seed = `fixture ${g}`
  const bytes = seedOf(seed)
  const { state, facts } = open(escape, setting, seededChance(bytes, '0'))
  const batches: Batch[] = [{ n: 0, rulesVersion: escape.rulesVersion, facts }]
  const chance = fastChance(g)
  while (state.end === 'running') {
    const options = escape.options(state, state.turn)
    const choice = nth<Choice>(options, chance.below(count(options)))
    const n = batches.length
    const by = { seat: state.turn, choice }
    const done = play(escape, state, by.seat, choice, seededChance(bytes, String(n)))
    batches.push({ n, rulesVersion: escape.rulesVersion, by, facts: done })
  }
  const { reason } = state.end
  if (batches.length < (shortest.get(reason)?.batches.length ?? Number.POSITIVE_INFINITY))
    shortest.set(reason, { seed, batches })
}
for (const reason of END_REASONS) {
  const game = shortest.get(reason)
  if (game === undefined) throw new Error(`no game ended with ${reason}`)
  const lines = [{ game: escape.id, setting: draft, seed: game.seed }, ...game.batches].map((line) =>
    JSON.stringify(line),
  )
  writeFileSync(join(import.meta.dirname, `${reason}.jsonl`), `${lines.join('\n')}\n`)
}
