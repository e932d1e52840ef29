import { manualClock, memoryStore, silentLog } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import { LIMITS } from '../src/base/limits.ts'
import { lookupsOf } from '../src/notices/lookup.ts'
import { noticesOf } from '../src/notices/notices.ts'
import { publicInternet } from '../src/notices/public-address.ts'

const person = (n: number) => `person${n}` as PersonId
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Look-ups of names that answer only when told to. */
function staged(limits = LIMITS) {
  const clock = manualClock()
  const asked: string[] = []
  const cancelled: string[] = []
  const answers = new Map<string, (addresses: readonly string[]) => void>()
  const lookups = lookupsOf({
    clock,
    limits,
    resolve(host, signal) {
      asked.push(host)
      signal.addEventListener('abort', () => cancelled.push(host))
      return new Promise((resolve) => answers.set(host, resolve))
    },
  })
  return { clock, asked, cancelled, answer: (host: string) => answers.get(host)?.(['8.8.8.8']), lookups }
}

test('limit lookups: so many names at a time are looked up, and others follow as soon as there is room', async () => {
  const { lookups, asked, answer } = staged({ ...LIMITS, lookups: 2 })
  const found = [1, 2, 3].map((n) => lookups.find(person(n), `${n}.example`))
  await turn()
  expect(asked).toEqual(['1.example', '2.example'])
  answer('2.example')
  expect(await found[1]).toEqual(['8.8.8.8'])
  await turn()
  expect(asked).toEqual(['1.example', '2.example', '3.example'])
  answer('3.example')
  expect(await found[2]).toEqual(['8.8.8.8'])
})

test('limit personLookups: one person cannot take the room of others', async () => {
  const { lookups, asked, answer } = staged({ ...LIMITS, lookups: 3, personLookups: 2 })
  for (const name of ['a.example', 'b.example']) lookups.find(person(1), name).catch(() => {})
  await expect(lookups.find(person(1), 'c.example')).rejects.toThrow('too many')
  // The same name again costs nothing more.
  const again = lookups.find(person(1), 'a.example')
  const other = lookups.find(person(2), 'd.example')
  await turn()
  expect(asked).toEqual(['a.example', 'b.example', 'd.example'])
  answer('d.example')
  answer('a.example')
  expect([await other, await again]).toEqual([['8.8.8.8'], ['8.8.8.8']])
  const next = lookups.find(person(1), 'c.example')
  await turn()
  answer('c.example')
  expect(await next).toEqual(['8.8.8.8'])
})

test('limit lookupWithin: a name that does not answer is given up, and its room goes to the next', async () => {
  const { lookups, asked, cancelled, clock, answer } = staged({ ...LIMITS, lookups: 1 })
  const silentName = lookups.find(person(1), 'silent.example')
  const given = expect(silentName).rejects.toThrow('given up')
  const other = lookups.find(person(2), 'good.example')
  await turn()
  clock.wind(LIMITS.lookupWithin)
  await given
  expect(cancelled).toEqual(['silent.example'])
  await turn()
  expect(asked).toEqual(['silent.example', 'good.example'])
  answer('good.example')
  expect(await other).toEqual(['8.8.8.8'])
})

test('L5: names that never answer do not hold up the stop: look-ups are called off, and none begins after it', async () => {
  const asked: string[] = []
  const store = memoryStore()
  const notices = await noticesOf({
    store,
    clock: manualClock(),
    log: silentLog,
    isEnded: () => false,
    limits: { ...LIMITS, lookups: 2 },
    subject: 'https://selva.example',
    addressPolicy: {
      ...publicInternet,
      resolve: (host) => {
        asked.push(host)
        return new Promise(() => {})
      },
    },
  })
  for (let n = 0; n < 5; n++) {
    expect(await notices.callAt(person(n), `https://silent${n}.example/`)).toBeUndefined()
    notices.yourTurn(person(n), 'table', () => true)
  }
  await expect.poll(() => asked.length).toBe(2)
  await notices.stop()
  expect(asked).toHaveLength(2)
  notices.yourTurn(person(1), 'table', () => true)
  await notices.settled()
  expect(asked).toHaveLength(2)
  await store.close()
})

test('L5: the name servers are asked without the pool of threads that files share, and can be called off', async () => {
  const { signal } = new AbortController()
  // No name server has to answer for this: the name cannot exist.
  await expect(publicInternet.resolve('no such name.invalid', signal)).rejects.toThrow()
  const aborted = new AbortController()
  const silentName = publicInternet.resolve('silent.invalid', aborted.signal)
  aborted.abort()
  await expect(silentName).rejects.toThrow()
})
