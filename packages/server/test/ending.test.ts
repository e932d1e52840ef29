import type { TableInfo } from '@selva/protocol'
import { inProcessTable, manualClock, memoryStore, personAt, silentLog, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { LIMITS } from '../src/base/limits.ts'
import type { Log } from '../src/base/log.ts'
import { MailboxClosed, mailbox } from '../src/base/mailbox.ts'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { botsInThread } from '../src/bots/bots-in-thread.ts'
import { shutDownInOrder } from '../src/server/shutdown.ts'
import type { Store } from '../src/store/store.ts'
import { GALILEI, GAMES, seat, TOY } from './games.ts'
import { serve } from './serve.ts'

/** A log that keeps its lines. */
function kept(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = []
  const note = (about: object, words: string): void => void lines.push(`${words} ${JSON.stringify(about)}`)
  return { lines, log: { ...silentLog, error: note, warn: note, info: note } as unknown as Log }
}

test('limit stopWithin: a part that hangs is left behind and named, a part that fails too, and the others end', async () => {
  const clock = manualClock()
  const { log, lines } = kept()
  const ended: string[] = []
  const end = shutDownInOrder(
    [
      ['first', () => ended.push('first')],
      ['hanging', () => new Promise(() => {})],
      ['failing', () => Promise.reject(new Error('the Queen of Hearts'))],
      ['last', async () => ended.push('last')],
    ],
    { clock, log, within: LIMITS.stopWithin },
  )
  await expect.poll(() => clock.next()).toBe(true)
  expect(clock.now()).toBe(LIMITS.stopWithin)
  await end
  expect(ended).toEqual(['first', 'last'])
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('a part of the server did not stop in time {"part":"hanging","within":3000}')
  expect(lines[1]).toContain('"part":"failing"')
  expect(lines.join()).not.toContain('Queen')
  expect(clock.next()).toBe(false)
})

test('M4: a closed mailbox turns away what waits, finishes what is under way, and survives a job that throws', async () => {
  const box = mailbox()
  const first = Promise.withResolvers<string>()
  const running = box.post(() => first.promise)
  const waiting = box.post(async () => 'never')
  const turnedAway = expect(waiting).rejects.toBeInstanceOf(MailboxClosed)
  const closed = box.close()
  await turnedAway
  await expect(box.post(async () => 'never')).rejects.toBeInstanceOf(MailboxClosed)
  expect(box.idle()).toBe(false)
  first.resolve('done')
  expect(await running).toBe('done')
  await closed
  expect(box.idle()).toBe(true)

  const other = mailbox()
  const thrown = other.post(() => {
    throw new Error('at once')
  })
  await expect(thrown).rejects.toThrow('at once')
  expect(await other.post(async () => 'goes on')).toBe('goes on')
})

/** A store that notes what is asked of it after it is closed. */
function closable(store: Store): { readonly store: Store; readonly late: readonly string[] } {
  let closed = false
  const late: string[] = []
  return {
    late,
    store: new Proxy(store, {
      get(target, key) {
        const call: unknown = Reflect.get(target, key)
        if (typeof call !== 'function') return call
        return (...args: unknown[]): unknown => {
          if (closed) late.push(String(key))
          if (key === 'close') closed = true
          return Reflect.apply(call, target, args)
        }
      },
    }),
  }
}

test('M4: a start that waits in the mailbox while the server stops begins nothing: no bot, no timer, no store', async () => {
  const inner = memoryStore()
  const held = Promise.withResolvers<void>()
  const entered = Promise.withResolvers<TableId>()
  const startTable: Store['startTable'] = async (table, opening) => {
    entered.resolve(table.id)
    await held.promise
    return inner.startTable(table, opening)
  }
  const { store, late } = closable({ ...inner, startTable })
  let asked = 0
  const bots: BotThread = {
    seat() {
      asked++
      return { hear() {}, leave() {}, choose: () => new Promise(() => {}) }
    },
    close: async () => {},
  }
  const clock = manualClock()
  const server = await serve({ store, bots, clock })
  const ana = await visit(server.url)
  const request = { game: 'escape', setting: GALILEI(8), listed: true, playNow: true }
  const starting = ana.post('/api/tables', request).catch(() => undefined)
  const id = await entered.promise
  const closing = server.close()
  await expect.poll(() => server.rooms.inMemory(id)).toBe(false)
  held.resolve()
  await closing
  await starting
  expect(asked).toBe(0)
  expect(late).toEqual([])
  // Nothing is left that would do something later.
  expect(clock.next()).toBe(false)
})

test('M4: a table that is being loaded while the server stops is stopped too, and none is loaded after it', async () => {
  const store = memoryStore()
  const first = await serve({ store: { ...store, close: async () => {} } })
  const ana = await visit(first.url)
  const { id } = (await ana.post('/api/tables', { game: 'toy', setting: TOY(3), listed: true, playNow: true }))
    .body as TableInfo
  await first.close()
  const held = Promise.withResolvers<void>()
  const entered = Promise.withResolvers<void>()
  const batches: Store['batches'] = async (table) => {
    entered.resolve()
    await held.promise
    return store.batches(table)
  }
  const clock = manualClock()
  const server = await serve({ store: { ...store, batches }, clock })
  const finding = server.rooms.find(id)
  await entered.promise
  const closing = server.close()
  held.resolve()
  await closing
  const room = await finding
  expect(await room?.start(personAt(1))).toEqual({ refused: 'closing', about: '' })
  await expect(server.rooms.find('another')).rejects.toThrow('the server stops')
  expect(await server.rooms.make({ game: 'toy', setting: TOY(3), listed: true }, undefined)).toMatchObject({
    refused: 'closing',
  })
  expect(clock.next()).toBe(false)
})

test('M4: bots that are closed start no thread again', async () => {
  const clock = manualClock()
  const minds = botsInThread(clock)
  const bot = minds.seat('escape', GALILEI(2), seat(1), { level: 'navigator' })
  await minds.close()
  await expect(bot.choose()).rejects.toThrow()
  const later = minds.seat('escape', GALILEI(2), seat(1), { level: 'navigator' })
  await expect(later.choose()).rejects.toThrow()
  expect(clock.next()).toBe(false)
})

test('M4: a stopped table refuses with words and keeps no timer, whatever its people and clocks were about to do', async () => {
  const stage = await inProcessTable({
    game: 'toy',
    setting: TOY(4),
    people: [seat(1), seat(2)],
    games: GAMES,
    pace: 'fast',
  })
  stage.leave(seat(2))
  await stage.next()
  await stage.room.stop()
  expect(await stage.room.vote(personAt(1), true)).toEqual({ refused: 'closing', about: '' })
  stage.leave(seat(1))
  stage.room.startLater(10)
  expect(stage.clock.next()).toBe(false)
})
