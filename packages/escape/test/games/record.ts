/**
 * Records whole random games into this folder, a short one for each way a game of each preset is to end:
 * `node packages/escape/test/games/record.ts`. Run it only when the rules are meant to answer differently, and read the
 * difference before committing it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Batch, count, fastChance, isRefusal, nth, open, play, seededChance, seedOf } from '@selva/core'
import { type Choice, type EndReason, escape } from '../../src/index.ts'
import { RECIPES, type Recipe } from './recipes.ts'

type Recorded = { readonly seed: string; readonly batches: readonly Batch[] }

/** One random game to its end. */
function recorded(draft: Recipe['draft'], g: number): Recorded & { readonly reason: EndReason } {
  const setting = escape.setting(draft)
  if (isRefusal(setting)) throw new Error(setting.refused)
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
  return { seed, batches, reason: state.end.reason }
}

for (const { draft, tries, least, files } of RECIPES) {
  const shortest = new Map<EndReason, Recorded>()
  for (let g = 0; g < tries; g++) {
    const { reason, ...game } = recorded(draft, g)
    const length = shortest.get(reason)?.batches.length ?? Number.POSITIVE_INFINITY
    if (game.batches.length >= least && game.batches.length < length) shortest.set(reason, game)
  }
  for (const [file, reason] of Object.entries(files)) {
    const game = shortest.get(reason)
    if (game === undefined) throw new Error(`no game of ${draft.preset} ended with ${reason}`)
    const lines = [{ game: escape.id, setting: draft, seed: game.seed }, ...game.batches].map((line) =>
      JSON.stringify(line),
    )
    writeFileSync(join(import.meta.dirname, `${file}.jsonl`), `${lines.join('\n')}\n`)
  }
}
