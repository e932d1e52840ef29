import { BlockList } from 'node:net'
import { type ManualClock, manualClock, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import type { Limits } from '../src/base/limits.ts'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

const THROUGH_LOOPBACK = new BlockList()
THROUGH_LOOPBACK.addAddress('127.0.0.1')
const TOKEN = 'the token of the moderators'

type Ask = (method: string, path: string, body?: unknown) => Promise<number>
type Guests = {
  readonly clock: ManualClock
  /** Asks from an address, and says the status of the answer. */
  from(address: string, cookie?: string): Ask
  readonly cookie: string
}

/** A server behind a proxy that speaks for many addresses, on a clock that stands still. */
async function guestsWith(limits: Partial<Limits>): Promise<Guests> {
  const clock = manualClock(1)
  const server = await serve({ limits, clock, trusted: THROUGH_LOOPBACK, adminToken: TOKEN })
  const { cookie: own } = await visit(server.url)
  return {
    clock,
    cookie: own,
    from:
      (address, cookie = own) =>
      async (method, path, body) => {
        const kind = body === undefined ? {} : { 'content-type': 'application/json' }
        const response = await fetch(server.url + path, {
          method,
          headers: { cookie, 'x-forwarded-for': address, ...kind },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        await response.arrayBuffer()
        return response.status
      },
  }
}

const REQUEST = { game: 'toy', setting: TOY(2), listed: true, playNow: false }
const REPORT = { messages: ['x'], reason: 'spam', note: '' }

/** With a limit of two: the third attempt is refused, another address is not, and a minute later all is well again. */
async function holdsAtTwo(name: keyof Limits, attempts: readonly ((ask: Ask) => Promise<number>)[]): Promise<void> {
  const { clock, from } = await guestsWith({ [name]: 2 })
  const [eve, bob] = [from('203.0.113.1'), from('203.0.113.2')]
  const first = attempts[0] as (ask: Ask) => Promise<number>
  const spent: number[] = []
  // The attempts of all kinds are counted together.
  for (let i = 0; i < 2; i++) spent.push(await (attempts[i % attempts.length] ?? first)(eve))
  expect(spent).not.toContain(429)
  for (const attempt of attempts) expect(await attempt(eve)).toBe(429)
  expect(await first(bob)).toBe(spent[0])
  clock.wind(60_000)
  expect(await first(eve)).toBe(spent[0])
}

describe('in a minute an address', () => {
  test('limit requests: asks a limited number of times, for anything at all', async () => {
    await holdsAtTwo('requests', [
      (ask) => ask('GET', '/healthz'),
      (ask) => ask('GET', '/nowhere'),
      (ask) => ask('GET', '/%zz'),
      (ask) => ask('HEAD', '/healthz'),
      (ask) => ask('POST', '/api/tables', REQUEST),
    ])
  })

  test('limit tables: makes a limited number of tables', async () => {
    await holdsAtTwo('tables', [
      (ask) => ask('POST', '/api/tables', REQUEST),
      (ask) => ask('POST', '/api/tables/nowhere/rematch'),
    ])
  })

  test('limit invites: tries a limited number of invites', async () => {
    await holdsAtTwo('invites', [
      (ask) => ask('GET', '/api/invites/ABCDEFGH'),
      (ask) => ask('POST', '/api/tables/nowhere/sit', { invite: 'ABCDEFGH' }),
    ])
  })

  test('limit signIns: has a limited number of attempts to sign in', async () => {
    await holdsAtTwo('signIns', [
      (ask) => ask('POST', '/api/sign-in/link', { token: 'guess' }),
      (ask) => ask('POST', '/api/sign-in/recovery', { code: 'guess' }),
    ])
  })

  test('limit reports: sends a limited number of reports', async () => {
    await holdsAtTwo('reports', [(ask) => ask('POST', '/api/tables/nowhere/reports', REPORT)])
  })

  test('limit admin: asks a limited number of times at the routes of moderators', async () => {
    await holdsAtTwo('admin', [(ask) => ask('GET', '/api/admin/reports'), (ask) => ask('GET', '/api/admin/bans')])
  })

  test('L7: a guess by HEAD counts as one by GET', async () => {
    const { from } = await guestsWith({ invites: 4 })
    const ask = from('203.0.113.1')
    const tried: number[] = []
    for (let i = 0; i < 6; i++) tried.push(await ask(i % 2 === 0 ? 'HEAD' : 'GET', '/api/invites/ABCDEFGH'))
    expect(tried.map((status) => status === 429)).toEqual([false, false, false, false, true, true])
  })
})

describe('in a minute a person', () => {
  test('limit sessionRequests: asks a limited number of times from all addresses together, and another person is not held back', async () => {
    const { clock, from, cookie } = await guestsWith({ sessionRequests: 3 })
    const asked = (n: number): Promise<number> => from(`203.0.113.${n}`, cookie)('GET', '/api/tables')
    expect([await asked(1), await asked(2), await asked(3), await asked(4)]).toEqual([200, 200, 200, 429])
    expect(await from('203.0.113.1', '')('POST', '/api/me')).toBe(200)
    clock.wind(60_000)
    expect(await asked(1)).toBe(200)
  })
})

test('a refusal for speed says when to come again', async () => {
  const clock = manualClock()
  const server = await serve({ limits: { requests: 6 }, clock })
  const answers: Response[] = []
  for (let i = 0; i < 7; i++) answers.push(await fetch(`${server.url}/api/tables`))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(answers[6]?.headers.get('retry-after')).toBe('10')
  expect(await answers[6]?.json()).toEqual({ refused: 'tooMany', about: '10' })
})
