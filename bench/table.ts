import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Batch, fastChance, fold, foldTable, type Game, isRefusal, newTableState, seatsOf } from '@selva/core'
import { recordedGame } from '@selva/core/testing'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import { openStore } from '@selva/server'
import { catchUp, liveFrom } from '@selva/server/testing'
import { type Figure, perSecond, report } from './measure.ts'

const MOST = 2000

/** Milliseconds for one. */
const took = (seconds: number, run: () => unknown): number =>
  1000 /
  perSecond(seconds, () => {
    run()
    return 1
  })

/** Cost of loading a long game from the store, part by part, and of letting a person catch up with it. */
async function figuresOf(game: Game, draft: unknown, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'selva-bench-'))
  const store = await openStore(folder)
  const record = recordedGame(game, draft, fastChance(3), MOST)
  const setting: unknown = game.fromFile(record.setting)
  if (isRefusal(setting)) throw new Error('no setting')
  type Id = Parameters<typeof store.batches>[0]
  const id = record.table as Id
  for (const batch of record.batches)
    await store.append([{ table: id, n: batch.n, choice: `choice-${batch.n}`, body: JSON.stringify(batch) }])

  const from = performance.now()
  for (let i = 0; i < 20; i++) await store.batches(id)
  const read = (performance.now() - from) / 20
  const stored = await store.batches(id)
  const fixed = { id, playable: { game, pace: {} }, setting, secret: new Uint8Array(32) }
  const parsed = (): readonly Batch[] => stored.map(({ body }) => JSON.parse(body))
  const batches = parsed()
  const folded = (): void => {
    const state = game.start(setting)
    const table = newTableState()
    for (const { facts } of batches) {
      for (const fact of facts) {
        fold(game, state, fact)
        foldTable(table, fact)
      }
    }
  }
  const live = liveFrom(fixed, stored)
  const [seat] = seatsOf(1)
  const figures: readonly Figure[] = [
    { what: 'reading the log', value: read, unit: 'ms' },
    { what: 'parsing it', value: took(seconds, parsed), unit: 'ms' },
    { what: 'folding it', value: took(seconds, folded), unit: 'ms' },
    { what: 'parsing and folding, as a table does', value: took(seconds, () => liveFrom(fixed, stored)), unit: 'ms' },
    {
      what: 'catching up from the start, without a snapshot',
      value: took(seconds, () => {
        live.snapshots.clear()
        return catchUp(live, seat ?? 0, 0)
      }),
      unit: 'ms',
      budget: { atMost: 5 },
    },
    {
      what: 'catching up from the start, with a snapshot',
      value: took(seconds, () => catchUp(live, seat ?? 0, 0)),
      unit: 'ms',
      budget: { atMost: 5 },
    },
  ]
  await store.close()
  rmSync(folder, { recursive: true, force: true })
  return report(`${game.id}, ${batches.length} batches`, figures)
}

export async function benchTable(seconds: number): Promise<number> {
  console.log(`a table from the store, ${seconds} s a figure, Node ${process.versions.node}`)
  const galilei = { zone: 'galilei', preset: 'basic', seats: 8 }
  return (await figuresOf(toy, { seats: 6, rounds: MOST }, seconds)) + (await figuresOf(escape, galilei, seconds))
}
