/**
 * Records whole games into this folder, one short game for each way a game can end and some of other sizes and rules:
 * `node packages/stay-away/test/games/record.ts`. Run it only when the rules are meant to answer differently, and read the
 * difference before committing it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Batch, fastChance, isRefusal, open, play, seededChance, seedOf } from '@selva/core'
import { choose } from '@selva/core/testing'
import { END_REASONS, type EndReason, type FullState, stayAway } from '../../src/index.ts'

type Recorded = { readonly seed: string; readonly batches: readonly Batch[]; readonly end: FullState['end'] }

/** A random game, in which nobody declares before it is true. */
function game(draft: unknown, seed: string, n: number): Recorded {
  const setting = stayAway.setting(draft)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const bytes = seedOf(seed)
  const { state, facts } = open(stayAway, setting, seededChance(bytes, '0'))
  const batches: Batch[] = [{ n: 0, rulesVersion: stayAway.rulesVersion, facts }]
  const chance = fastChance(n)
  while (state.end === 'running') {
    const human = state.players.some((p) => p.alive && p.role === 'human')
    const by = choose(stayAway, state, chance, (c) =>
      c.do === 'declare' ? (human ? 400 : 3) : c.do === 'order' ? 20 : 1,
    )
    const at = batches.length
    const done = play(stayAway, state, by.seat, by.choice, seededChance(bytes, String(at)))
    batches.push({ n: at, rulesVersion: stayAway.rulesVersion, by, facts: done })
  }
  return { seed, batches, end: state.end }
}

function write(name: string, draft: unknown, { seed, batches }: Recorded): void {
  const lines = [{ game: stayAway.id, setting: draft, seed }, ...batches].map((line) => JSON.stringify(line))
  writeFileSync(join(import.meta.dirname, `${name}.jsonl`), `${lines.join('\n')}\n`)
}

const SIZES: Record<EndReason, number> = { thingEliminated: 6, wrongDeclaration: 4, thingAlone: 5, infection: 7 }
for (const reason of END_REASONS) {
  const draft = { seats: SIZES[reason] }
  let shortest: Recorded | undefined
  for (let n = 0; n < 400; n++) {
    const recorded = game(draft, `fixture ${n}`, n)
    const fits = recorded.end !== 'running' && recorded.end.reason === reason && recorded.batches.length > 60
    if (fits && recorded.batches.length < (shortest?.batches.length ?? Number.POSITIVE_INFINITY)) shortest = recorded
  }
  if (shortest === undefined) throw new Error(`no game ended with ${reason}`)
  write(reason, draft, shortest)
}
/** The first random game that is neither over at once nor endless. */
function goodGame(draft: unknown, seed: string): Recorded {
  for (let n = 0; ; n++) {
    const recorded = game(draft, `${seed} ${n}`, n)
    if (recorded.batches.length > 150 && recorded.batches.length < 300) return recorded
  }
}
const everyone = { seats: 12 }
write('twelve', everyone, goodGame(everyone, 'fixture of twelve'))
const house = {
  seats: 9,
  first: 3,
  rules: { eliminatedSee: 'everything', declaration: 'automatic', quarantineTurns: 3, doorsOfTheDead: 'removed' },
  cards: { quarantine: 6, barredDoor: 5, ooops: 2 },
}
write('house', house, goodGame(house, 'fixture of the house'))
