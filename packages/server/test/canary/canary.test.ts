import { randomBytes } from 'node:crypto'
import { EVERYTHING, fastChance, shareCommitment } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { DeviceLink, RecoveryCodes, TableInfo } from '@selva/protocol'
import type { Games, Server, ServerOptions } from '@selva/server'
import { memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { realClock } from '../../src/base/clock.ts'
import type { PersonId, TableId } from '../../src/base/ids.ts'
import { passkeysIn } from '../../src/store/rows/passkeys.ts'
import type { Table } from '../../src/store/rows/table.ts'
import type { Store } from '../../src/store/store.ts'
import { newReader } from '../push-service.ts'
import { serve } from '../serve.ts'
import { type AnaSecrets, canariesNow, type Inside, LISTENERS, type Listener } from './canaries.ts'
import { type Recorder, recorder } from './recorder.ts'

const NAMES = { ana: 'Ana Zyxwvq', bob: 'Bob Kwrtzy', cleo: 'Cleo Vbnmqx', eve: 'Eve Hjklzw' }
const SAID = { table: 'ana says out loud vkqj', out: 'cleo whispers xwqz' }
const ADMIN_TOKEN = 'moderators-only-zkvqwx'
const PASSKEY = { id: 'cGFzc2tleS1vZi1hbmE', publicKey: 'cHVibGljLWtleS1vZi1hbmE' }
const NOTES = { ana: 'ana thinks zqxj', bob: 'bob thinks wkvf' }
/** Numbers that occur nowhere else. */
const SETTING = { seats: 3, after: 730_190_000 }

type Listeners = { readonly [L in Listener]: { readonly wire: Recorder; readonly visitor: Visitor } }

async function houseOf(server: Server): Promise<Listeners> {
  const guests = await Promise.all(
    LISTENERS.map(async (who) => {
      const wire = await recorder(server.port)
      const visitor = await visit(wire.url)
      await visitor.put('/api/me', { name: NAMES[who] })
      return [who, { wire, visitor }] as const
    }),
  )
  return Object.fromEntries(guests) as Listeners
}

/** Everybody asks for everything that can be asked for, and the stranger tries what he may not. */
async function askAll({ routes }: Server, house: Listeners, { id }: TableInfo): Promise<void> {
  const paths = routes
    .filter(({ method, url }) => method === 'GET' && !url.includes('*'))
    .map(({ url }) => url.replace(':id', id).replace(/:\w+/g, 'WRONG'))
  for (const who of LISTENERS) {
    const { wire, visitor } = house[who]
    for (const path of paths) await (await fetch(wire.url + path, { headers: { cookie: visitor.cookie } })).text()
  }
  for (const act of ['leave', 'start', 'remove', 'sit', 'nothing'])
    await house.eve.visitor.post(`/api/tables/${id}/${act}`, { invite: 'WRONG', seat: 1 })
  for (const path of ['/api/sign-in/link', '/api/sign-in/recovery'])
    await house.eve.visitor.post(path, { token: 'WRONG', code: 'WRONG' })
  const page = house.eve.visitor.open(id, toy)
  await page.until(() => page.messages.length > 0).catch(() => {})
  page.send(JSON.stringify({ listen: true }))
  page.send(JSON.stringify({ id: 'eve-tries', step: 'lay1', choice: { do: 'lay', card: 1 } }))
  page.send(JSON.stringify({ id: 'eve-claims', claim: { do: 'suspect', whom: 1 } }))
  page.close()
  await page.closed
}

/** Ana leaves with the server all that a person can leave there. */
async function leaveAll({ ana }: Listeners, store: Store): Promise<Omit<AnaSecrets, 'unrevealedPart' | 'said'>> {
  const { visitor } = ana
  const { keys } = newReader()
  const [p256dh, auth] = [keys.p256dh, keys.auth].map((key) => Buffer.from(key).toString('base64url'))
  const pushEndpoint = 'https://push.example.com/send/zqkwvx'
  const webhook = 'https://hook.example.com/turns/wvkzqj'
  await visitor.put('/api/me/push', { endpoint: pushEndpoint, keys: { p256dh, auth } })
  await visitor.put('/api/me/webhook', { url: webhook })
  const { id: person } = (await visitor.get('/api/me/export')).body as { id: PersonId }
  const passkeys = passkeysIn(store.sql, realClock)
  await passkeys.add({ ...PASSKEY, person, counter: 0, transports: '' })
  return {
    pushEndpoint,
    pushKeys: [p256dh ?? fail(), auth ?? fail()],
    webhook,
    passkey: PASSKEY,
    recoveryCodes: ((await visitor.post('/api/me/recovery')).body as RecoveryCodes).codes,
    deviceLink: ((await visitor.post('/api/me/link')).body as DeviceLink).token,
    adminToken: ADMIN_TOKEN,
  }
}

/** A page that listens to what is said, and a way to say something there. */
async function speaking(page: Page): Promise<(text: string) => Promise<void>> {
  await page.until(() => page.table() !== undefined)
  page.send(JSON.stringify({ listen: true }))
  await page.until(() => page.messages.some(([kind]) => kind === 'chat'))
  return async (text) => {
    page.send(JSON.stringify({ id: `said-${text.length}-here`, say: { text } }))
    await page.until(() => page.messages.some(([kind]) => kind === 'ok'))
  }
}

/** Bob's browser shows its part of the seed before anybody asks; that counts for nothing, and nobody hears it. */
async function showPart(page: Page, table: string): Promise<string> {
  const part = randomBytes(32).toString('hex')
  await page.until(() => page.table() !== undefined)
  const sealed = shareCommitment(table, 2, part)
  page.send(JSON.stringify({ commit: sealed }))
  page.send(JSON.stringify({ reveal: part }))
  await page.until(() => JSON.stringify(page.messages).includes(sealed))
  return part
}

/** The canaries found where they should not be, as `secret at listener`. */
async function escaped(house: Listeners, inside: Inside): Promise<readonly string[]> {
  // The bytes are read before the list of what may be heard: that list only grows.
  const heard = LISTENERS.map((who) => [who, house[who].wire.heard()] as const)
  const canaries = await canariesNow(inside)
  return heard.flatMap(([who, bytes]) =>
    canaries
      .filter(({ mayHear, texts }) => !mayHear.includes(who) && texts.some((text) => bytes.includes(text)))
      .map(({ name }) => `${name} at ${who}`),
  )
}

type Played = {
  /** Escaped canaries, and who heard them. */
  readonly found: ReadonlySet<string>
  readonly table: TableInfo
  readonly cookie: string
  readonly heardByAna: string
}

/** Plays a whole game, and searches after every choice. */
async function game(options: Partial<ServerOptions>, listed: boolean): Promise<Played> {
  const store = options.store ?? memoryStore()
  const server = await serve({ ...options, store, adminToken: ADMIN_TOKEN })
  const house = await houseOf(server)
  const left = await leaveAll(house, store)
  const { ana, bob, cleo } = house
  const request = { game: 'toy', setting: SETTING, listed, playNow: false }
  const table = (await ana.visitor.post('/api/tables', request)).body as TableInfo
  await bob.visitor.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  for (const who of ['ana', 'bob'] as const)
    await house[who].visitor.put(`/api/tables/${table.id}/notes`, { version: 0, text: NOTES[who] })
  const pages: readonly Page[] = [ana, bob].map(({ visitor }) => visitor.open(table.id, toy))
  const [anasPage, bobsPage] = [pages[0] ?? fail(), pages[1] ?? fail()]
  const unrevealedPart = await showPart(bobsPage, table.id)
  await ana.visitor.post(`/api/tables/${table.id}/start`)
  await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))

  await (await speaking(anasPage))(SAID.table)
  await speaking(bobsPage)
  if (listed) await (await speaking(cleo.visitor.open(table.id, toy)))(SAID.out)

  const cookies = Object.fromEntries(LISTENERS.map((who) => [who, house[who].visitor.cookie])) as Inside['cookies']
  const inside: Inside = {
    store,
    table: (await memory(store, table.id)) ?? fail(),
    cookies,
    names: NAMES,
    notes: NOTES,
    personalData: { ...left, unrevealedPart, said: SAID },
  }
  const stream = fastChance(9)
  const found = new Set<string>()
  const search = async (): Promise<void> => {
    for (const one of await escaped(house, inside)) found.add(one)
  }
  const isOver = (): boolean => pages.every((page) => toy.over(page.state() as never))
  await askAll(server, house, table)
  for (let turn = 0; !isOver(); turn++) {
    await search()
    const page = pages.find((p) => p.anyChoice(stream) !== undefined)
    if (page === undefined)
      await Promise.race(pages.map((p) => p.until(() => isOver() || p.anyChoice(stream) !== undefined)))
    else await page.choose(page.anyChoice(stream) ?? { do: '' })
    if (turn === 5) await askAll(server, house, table)
  }
  await search()
  await askAll(server, house, table)
  await search()

  return { found, table, cookie: ana.visitor.cookie, heardByAna: String(ana.wire.heard()) }
}

const memory = (store: Store, id: string): Promise<Table | undefined> => store.table(id as TableId)
function fail(): never {
  throw new Error('the scene is not set')
}

/** The toy game, in which everybody sees everything of this kind of fact. */
const toyShowing = (kind: string): Games => {
  const { redactor } = toy
  const text: typeof redactor.text = (fact, audience) => redactor.text(fact, fact.kind === kind ? EVERYTHING : audience)
  return { toy: { game: { ...toy, redactor: { ...redactor, text } }, pace: {} } }
}

describe('a canary', () => {
  test.each([true, false])('is heard by nobody but those it is for (listed: %s)', async (listed) => {
    const { found, table, cookie, heardByAna } = await game({}, listed)
    expect([...found]).toEqual([])
    // A search that finds nothing anywhere would be no search.
    for (const text of [
      table.invite,
      NOTES.ana,
      PASSKEY.id,
      SAID.table,
      ...(listed ? [SAID.out] : []),
      cookie.split('=')[1] ?? fail(),
      NAMES.bob,
      // After the end, packed: the file of the game.
      '"secret":',
    ])
      expect(heardByAna).toContain(text)
    expect(heardByAna).toMatch(/7301900(0[1-9]|1\d)/)
  })

  test('that a rule of visibility lets go is found', async () => {
    expect((await game({ games: toyShowing('dealt') }, true)).found).toContain('card at cleo')
    expect((await game({ games: toyShowing('stacked') }, false)).found).toContain('card at bob')
  })

  test('that stands in a name, a setting or a note of somebody else is found', async () => {
    const store = memoryStore()
    const babbling: Store = { ...store, name: async (person) => person }
    expect((await game({ store: babbling }, true)).found).toContain('person at eve')

    const other = memoryStore()
    const table: Store['table'] = async (id) => {
      const found = await other.table(id)
      return found && { ...found, setting: { ...found.setting, hint: found.invite } }
    }
    expect((await game({ store: { ...other, table } }, true)).found).toContain('invite at cleo')

    const third = memoryStore()
    const all: Store['sql']['all'] = (text, values) =>
      text.includes('from note')
        ? third.sql.all('select version, text from note where t = ? order by text limit 1', values?.slice(0, 1))
        : third.sql.all(text, values)
    expect((await game({ store: { ...third, sql: { ...third.sql, all } } }, false)).found).toContain('note at bob')
  })

  test('of what somebody has left with the server, or of what others say among themselves, is found', async () => {
    const first = memoryStore()
    const mixing: Store['sql']['all'] = (text, values) =>
      text.includes('from webhook') ? first.sql.all('select url from webhook') : first.sql.all(text, values)
    const mixed = await game({ store: { ...first, sql: { ...first.sql, all: mixing } } }, false)
    expect(mixed.found).toContain('webhook at bob')

    const second = memoryStore()
    const careless: Store['sql']['all'] = async (text, values) =>
      (await second.sql.all(text, values)).map((row) => {
        if ('channel' in row) return { ...row, channel: 'table' } as never
        return 'public_key' in row ? ({ ...row, id: row['public_key'] } as never) : (row as never)
      })
    const { found } = await game({ store: { ...second, sql: { ...second.sql, all: careless } } }, true)
    expect(found).toContain('talk of the others at bob')
    expect(found).toContain('key of a passkey at ana')
  })
})
