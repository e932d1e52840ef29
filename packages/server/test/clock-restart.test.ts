import { cpSync } from 'node:fs'
import { toy } from '@selva/core/toy'
import type { Pace, TableInfo } from '@selva/protocol'
import { manualClock, type Page, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { openPostgres, openStore } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'
import { shownClocks } from './shown-clocks.ts'
import { temporaryFolder } from './temporary.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const database = postgres()

/** A place for data: how to open it, and how to open it while its writer is as good as dead. */
type StoreUnderTest = { readonly open: () => Promise<Store>; readonly openAfterDeath: () => Promise<Store> }

const PLACES: readonly [string, () => Promise<StoreUnderTest>][] = [
  [
    'SQLite',
    async () => {
      const folder = temporaryFolder()
      return {
        open: () => openStore(folder),
        // One program at a time has the file: the other finds it as it lay on the disk.
        openAfterDeath() {
          const found = temporaryFolder()
          cpSync(folder, found, { recursive: true })
          return openStore(found)
        },
      }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await database.fresh()
      return { open: () => openPostgres(url), openAfterDeath: () => openPostgres(url) }
    },
  ],
]

/** A store that may be closed by the test, and once more after it. */
function closedOnce(store: Store): Store {
  let closed: Promise<void> | undefined
  return {
    ...store,
    close() {
      closed ??= store.close()
      return closed
    },
  }
}

const clocksSeen = (page: Page) =>
  page.messages.flatMap((message) => (message[0] === 'clock' ? [shownClocks(message[1])] : []))
const heard = (page: Page, kind: string): boolean =>
  page.messages.some((message) => message[0] === 'facts' && JSON.stringify(message[1]).includes(kind))

/** The clocks as a person who opens the table now finds them. */
async function clocksNow(visitor: Visitor, id: string) {
  const page = visitor.open(id, toy)
  await page.until(() => clocksSeen(page).length > 0)
  page.close()
  return clocksSeen(page)[0]
}

describe.each(PLACES)('one server stops and another goes on, %s', (_, place) => {
  /** A server with two people at a table where a choice is due from both. */
  async function playing(pace: Pace) {
    const { open, openAfterDeath } = await place()
    const clock = manualClock()
    const store = closedOnce(await open())
    const server = await serve({ store, clock })
    const people = [await visit(server.url), await visit(server.url)] as const
    const [ana, bob] = people
    const request = { game: 'toy', setting: { seats: 2, rounds: 3 }, listed: true, playNow: false, terms: { pace } }
    const { id } = (await ana.post('/api/tables', request)).body as TableInfo
    await bob.post(`/api/tables/${id}/sit`, { invite: '' })
    const pages = people.map((one) => one.open(id, toy))
    await Promise.all(pages.map((page) => page.until(() => page.table() !== undefined)))
    await ana.post(`/api/tables/${id}/start`)
    await Promise.all(pages.map((page) => page.until(() => clocksSeen(page).length > 0)))
    return { open, openAfterDeath, store, clock, server, people, id }
  }

  /** The same people at another server, which begins at a time of day of its own. */
  async function again(store: Store, people: readonly Visitor[], id: string) {
    const clock = manualClock(WEEK)
    const server = await serve({ store: closedOnce(store), clock })
    const back = await Promise.all(people.map((one) => visit(server.url, one.cookie)))
    const pages = back.map((one) => one.open(id, toy))
    await Promise.all(pages.map((page) => page.until(() => clocksSeen(page).length > 0)))
    return { clock, people: back, pages }
  }

  test('what had passed is charged, the week between is not, and time runs out when it should', async () => {
    const { open, clock, server, people, id } = await playing('fast')
    clock.wind(4000)
    await server.close()
    const second = await again(await open(), people, id)
    const [ana, bob] = second.people
    const [page] = second.pages
    if (ana === undefined || bob === undefined || page === undefined) throw new Error('two people')
    expect(await clocksNow(ana, id)).toEqual([
      [1, 6000, 0],
      [2, 6000, 0],
    ])
    second.clock.wind(5999)
    expect(await clocksNow(bob, id)).toEqual([
      [1, 1, 0],
      [2, 1, 0],
    ])
    expect(heard(page, 'clockRanOut')).toBe(false)
    second.clock.wind(1)
    await page.until(() => heard(page, 'clockRanOut'))
  })

  test('a server that goes down without a word charges nobody more than had passed, and gives back seconds', async () => {
    const { openAfterDeath, store, clock, people, id } = await playing('relaxed')
    // The time left is noted every fifteen seconds: the last five are given back.
    clock.wind(20_000)
    const kept = async (): Promise<number | undefined> =>
      (await store.clocks(id as never))?.left.find(([seat]) => seat === 1)?.[1]
    await expect.poll(kept).toBe(15_000)
    const second = await again(await openAfterDeath(), people, id)
    for (const one of second.people)
      expect(await clocksNow(one, id)).toEqual([
        [1, 15_000, 0],
        [2, 15_000, 0],
      ])
  })
})
