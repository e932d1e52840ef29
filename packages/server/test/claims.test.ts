import { inProcessTable } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { memoryStore } from '../src/testing/memory-store.ts'
import { GAMES, seat, TOY } from './games.ts'

const everybody = [seat(1), seat(2), seat(3)]
const table = (store: Store = memoryStore()) =>
  inProcessTable({ game: 'toy', setting: TOY(3), people: everybody, games: GAMES, store })
const suspect = (whom: number) => ({ do: 'suspect', whom })

test('a claim is heard by everybody, takes a place in the log, and changes nothing in the game', async () => {
  const store = memoryStore()
  const stage = await table(store)
  const before = stage.tap.length
  await stage.claim(seat(1), suspect(2), 'claim-one')
  const heard = stage.tap.slice(before).map((t) => JSON.parse(t.message))
  expect(heard.filter((m) => m[0] === 'facts')).toEqual(
    Array.from({ length: 4 }, () => ['facts', [['claimed', 1, suspect(2)]]]),
  )
  expect(heard.at(-1)).toEqual(['ok', 'claim-one'])
  expect(await store.batches(stage.table.id)).toHaveLength(3)
  // The step is the same as before: nobody's choice became stale by it.
  await stage.choose(seat(2), 'lay1', await lay(store, stage.table.id, 2), 'choice-one')
  expect(JSON.parse(stage.tap.at(-1)?.message ?? '')).toEqual(['ok', 'choice-one'])
})

test('a claim sent twice is made once', async () => {
  const store = memoryStore()
  const stage = await table(store)
  await stage.claim(seat(1), suspect(2), 'claim-one')
  await stage.claim(seat(1), suspect(2), 'claim-one')
  expect(await store.batches(stage.table.id)).toHaveLength(3)
})

test('nobody can claim what the game has no words for, or too much in a row', async () => {
  const store = memoryStore()
  const stage = await table(store)
  const answer = async (claim: { do: string }, id: string) => {
    await stage.claim(seat(1), claim, id)
    return JSON.parse(stage.tap.at(-1)?.message ?? '')
  }
  expect(await answer(suspect(1), 'claim-self')).toEqual(['no', 'claim-self', 'illegal', ''])
  expect(await answer({ do: 'swear' }, 'claim-else')).toEqual(['no', 'claim-else', 'illegal', ''])
  expect(await store.batches(stage.table.id)).toHaveLength(2)
  for (const id of ['claim-1st', 'claim-2nd', 'claim-3rd']) expect(await answer(suspect(2), id)).toEqual(['ok', id])
  expect(await answer(suspect(3), 'claim-4th')).toEqual(['no', 'claim-4th', 'tooMany', ''])
  await stage.choose(seat(1), 'lay1', await lay(store, stage.table.id, 1), 'choice-one')
  expect(await answer(suspect(3), 'claim-5th')).toEqual(['ok', 'claim-5th'])
})

/** Laying the first card of a seat's hand, as dealt. */
async function lay(store: Store, id: Parameters<Store['batches']>[0], of: number): Promise<{ do: string }> {
  const [opening] = await store.batches(id)
  const { facts } = JSON.parse(opening?.body ?? '')
  const dealt = facts.find((f: { kind: string; seat: number }) => f.kind === 'dealt' && f.seat === of)
  return Object.assign({ do: 'lay' }, { card: dealt.hand[0] })
}
