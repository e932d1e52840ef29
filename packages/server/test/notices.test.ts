import {
  type AnyChoice,
  type Batch,
  count,
  EVERYTHING,
  fastChance,
  fold,
  folded,
  type Game,
  isRefusal,
  nth,
  type Seat,
  SPECTATORS,
  seatsOf,
} from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import type { FromTable, Profile, SettingDraft, TableInfo } from '@selva/protocol'
import {
  inProcessTable,
  type ManualClock,
  manualClock,
  memoryStore,
  personAt,
  silentLog,
  type Visitor,
  visit,
} from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import type { DeviceId, PersonId } from '../src/base/ids.ts'
import { LIMITS } from '../src/base/limits.ts'
import { type Notices, noticesOf, RETRY_DELAYS } from '../src/notices/notices.ts'
import { turnWatch } from '../src/notices/turn-watch.ts'
import type { Store } from '../src/store/store.ts'
import { GALILEI, GAMES, TOY } from './games.ts'
import { decrypted, loopback, newReader, pushService, type Reader, type Service } from './push-service.ts'
import { serve } from './serve.ts'

/** Ana, who is away and wants to be told, and Bob, at Bob's table. */
async function scene() {
  const service = await pushService()
  const server = await serve({ addressPolicy: loopback })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const request = { game: 'toy', setting: TOY(2), listed: false, playNow: false }
  const table = (await bob.post('/api/tables', request)).body as TableInfo
  await ana.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  return { service, ana, bob, table }
}

const keysOf = ({ keys }: Reader) => ({
  p256dh: Buffer.from(keys.p256dh).toString('base64url'),
  auth: Buffer.from(keys.auth).toString('base64url'),
})

async function subscribe(who: Visitor, service: Service): Promise<Reader> {
  const reader = newReader()
  const answer = await who.put('/api/me/push', { endpoint: `${service.url}/send/ana`, keys: keysOf(reader) })
  expect(answer.status).toBe(200)
  return reader
}

const profileOf = async (who: Visitor) => (await who.get('/api/me/profile')).body as Profile

test('a push service on this machine gets what only the browser can read: the table, and that it is their turn', async () => {
  const { service, ana, bob, table } = await scene()
  const reader = await subscribe(ana, service)
  expect([(await profileOf(ana)).push.here, (await profileOf(bob)).push.here]).toEqual([true, false])
  await bob.post(`/api/tables/${table.id}/start`)
  await service.until(1)
  const [sent] = service.received
  expect(sent?.path).toBe('/send/ana')
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table.id })
  expect(sent?.headers.authorization).toContain(`k=${(await profileOf(ana)).push.key}`)
  const told = JSON.parse(decrypted(sent?.body ?? Buffer.alloc(0), reader))
  expect(told).toEqual({ table: table.id, notice: 'yourTurn' })
})

test('a webhook gets the same in the open, and nothing else', async () => {
  const { service, ana, bob, table } = await scene()
  expect((await ana.put('/api/me/webhook', { url: `${service.url}/hook` })).status).toBe(200)
  await bob.post(`/api/tables/${table.id}/start`)
  await service.until(1)
  const [sent] = service.received
  expect(sent?.body.toString()).toBe(JSON.stringify({ table: table.id, notice: 'yourTurn' }))
  expect(Object.keys(sent?.headers ?? {}).toSorted()).toEqual([
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
  ])
})

test('a browser that is no longer to be told is not; nor is one that was signed out', async () => {
  const { service, ana, bob, table } = await scene()
  await subscribe(ana, service)
  expect((await ana.delete('/api/me/push')).status).toBe(200)
  expect((await profileOf(ana)).push.here).toBe(false)
  await subscribe(ana, service)
  await ana.post('/api/me/sign-out')
  await bob.put('/api/me/webhook', { url: `${service.url}/bob` })
  await bob.post(`/api/tables/${table.id}/start`)
  await service.until(1)
  expect(service.received.map(({ path }) => path)).toEqual(['/bob'])
})

describe('watching over turns', () => {
  const seats = (...list: number[]) => list as Seat[]
  function watch() {
    let awaited: readonly Seat[] = []
    let commits = 0
    const here = new Set<number>()
    const told: number[] = []
    const checks: (() => boolean)[] = []
    const turns = turnWatch({
      awaited: () => awaited,
      away: (seat) => !here.has(seat),
      everybodyIsHere: () => here.has(1) && here.has(2),
      commits: () => commits,
      tell: (seat, stillTrue) => {
        told.push(seat)
        checks.push(stillTrue)
      },
    })
    return {
      turns,
      told,
      checks,
      here,
      await(...list: number[]) {
        awaited = seats(...list)
        commits++
        if (turns.cares()) turns.committed()
      },
    }
  }

  test('tells once each time the table begins to wait, whatever happens meanwhile', () => {
    const { await: becomes, told } = watch()
    becomes(1)
    becomes(1)
    becomes(1, 2)
    becomes(2)
    becomes(1)
    expect(told).toEqual([1, 2, 1])
  })

  test('tells nobody who is here, also not when they leave during their turn', () => {
    const { await: becomes, told, here } = watch()
    here.add(1)
    becomes(1)
    here.delete(1)
    becomes(1)
    expect(told).toEqual([])
  })

  test('tells nobody of what was there when the game was loaded', () => {
    const { await: becomes, told, turns } = watch()
    becomes(1)
    turns.reloaded()
    becomes(1)
    expect(told).toEqual([1])
  })

  test('looks at nothing while everybody is here, and calls nobody for a turn that began meanwhile', () => {
    const { await: becomes, told, checks, here, turns } = watch()
    becomes(1)
    here.add(1).add(2)
    turns.presenceChanged()
    becomes(2)
    expect(turns.cares()).toBe(false)
    becomes(1)
    here.delete(1)
    turns.presenceChanged()
    // The first turn is over, although nobody looked when the second began.
    expect(checks[0]?.()).toBe(false)
    becomes(1, 2)
    becomes(2)
    becomes(1)
    expect(told).toEqual([1, 1])
  })

  test('knows when what it told is no longer true', () => {
    const { await: becomes, checks, here } = watch()
    becomes(1)
    expect(checks[0]?.()).toBe(true)
    here.add(1)
    expect(checks[0]?.()).toBe(false)
    here.delete(1)
    becomes(2)
    expect(checks[0]?.()).toBe(false)
    becomes(1)
    expect(checks.map((stillTrue) => stillTrue())).toEqual([false, false, true])
  })
})

/** Folds what a watcher has heard, and says whom the table waits for. */
function awaitedBy(game: Game, draft: SettingDraft, heard: readonly string[]): readonly Seat[] {
  const setting = game.setting(draft)
  if (isRefusal(setting)) throw new Error('no such setting')
  const state = game.start(setting)
  for (const text of heard) {
    const message = JSON.parse(text) as FromTable
    if (message[0] === 'facts') for (const wire of message[1]) fold(game, state, game.redactor.read(wire))
  }
  return game.over(state) ? [] : game.awaits(state)
}

test.each([
  ['toy', toy as unknown as Game, TOY(3)],
  ['escape', escape as unknown as Game, GALILEI(4)],
  ['stay-away', stayAway as unknown as Game, { seats: 5 }],
])('at a table of %s whoever watches could foretell every notice, and its moment', async (id, game, setting) => {
  const notices: string[] = []
  const people = seatsOf(setting.seats)
  const made = game.setting(setting)
  const store = memoryStore()
  const stage = await inProcessTable({
    store,
    game: id,
    games: { ...GAMES, [id]: { game, pace: {} } },
    setting,
    people,
    away: people,
    yourTurn: (person) => notices.push(person),
  })
  const chance = fastChance(11)
  const heard = (): readonly string[] => stage.heardBy(SPECTATORS).map(({ message }) => message)
  let before = awaitedBy(game, setting, heard())
  let compared = 0
  for (let n = 0; n < 150 && before.length > 0; n++) {
    const seat = before[chance.below(before.length)] ?? before[0]
    if (seat === undefined) break
    const batches = (await store.batches(stage.table.id)).map(({ body }): Batch => JSON.parse(body))
    const state = folded(game, made, batches, EVERYTHING)
    const options = game.options(state, seat)
    const choice = nth<AnyChoice>(options, chance.below(count(options)))
    notices.length = 0
    await stage.room.submit(seat, { id: `choice-${n}--`, step: game.step(state, seat), choice })
    const now = awaitedBy(game, setting, heard())
    expect(notices).toEqual(now.filter((one) => !before.includes(one)).map(personAt))
    compared += notices.length
    before = now
  }
  expect(compared).toBeGreaterThan(3)
})

test('somebody for whom a bot plays is not called, and is again once they have taken their seat back', async () => {
  const game = toy as unknown as Game
  const store = memoryStore()
  const told: string[] = []
  const checks: (() => boolean)[] = []
  const stage = await inProcessTable({
    store,
    game: 'toy',
    games: GAMES,
    setting: TOY(2),
    people: seatsOf(2),
    // The bot that takes over thinks for ever: the test lays its cards.
    bots: { seat: () => ({ hear() {}, choose: () => new Promise(() => {}), leave() {} }), close: async () => {} },
    yourTurn(person, _, stillTrue) {
      told.push(person)
      checks.push(stillTrue)
    },
  })
  const made = game.setting(TOY(2))
  if (isRefusal(made)) throw new Error(made.refused)
  let choices = 0
  /** Everybody who is awaited chooses, once. */
  async function round(): Promise<void> {
    const stateNow = async () => {
      const batches = (await store.batches(stage.table.id)).map(({ body }): Batch => JSON.parse(body))
      return folded(game, made, batches, EVERYTHING)
    }
    for (const seat of game.awaits(await stateNow())) {
      const state = await stateNow()
      const choice = nth<AnyChoice>(game.options(state, seat), 0)
      await stage.room.submit(seat, { id: `choice-${choices++}--`, step: game.step(state, seat), choice })
    }
  }
  const gone = 2 as Seat
  stage.leave(gone)
  await round()
  await round()
  expect(told).toContain(personAt(gone))
  expect(checks.at(-1)?.()).toBe(true)
  await stage.room.letBotPlay(personAt(gone))
  // The notice that was to be sent again is no longer true.
  expect(checks.at(-1)?.()).toBe(false)
  told.length = 0
  await round()
  expect(told).toEqual([])
  await stage.room.takeBack(personAt(gone))
  await round()
  await round()
  expect(told).toContain(personAt(gone))
})

describe('a message that does not arrive', () => {
  type Post = {
    service: Service
    clock: ManualClock
    store: Store
    notices: Notices
    person: PersonId
    device: DeviceId
  }
  async function office(): Promise<Post> {
    const service = await pushService()
    const clock = manualClock(1_000_000)
    const store = memoryStore()
    const notices = await noticesOf({
      store,
      clock,
      log: silentLog,
      addressPolicy: loopback,
      subject: 'https://selva.example',
      isEnded: () => false,
      limits: LIMITS,
    })
    const [person, device] = ['ana' as PersonId, 'phone' as DeviceId]
    const endpoint = `${service.url}/send/ana`
    await notices.subscribe({ person, device }, { endpoint, keys: keysOf(newReader()) })
    return { service, clock, store, notices, person, device }
  }

  test('is sent again a few times, then no more', async () => {
    const { service, clock, notices, person } = await office()
    service.answer(503)
    notices.yourTurn(person, 'table', () => true)
    await notices.settled()
    for (const [i, pause] of RETRY_DELAYS.entries()) {
      clock.wind(pause - 1)
      await notices.settled()
      expect(service.received).toHaveLength(i + 1)
      clock.wind(1)
      await notices.settled()
      expect(service.received).toHaveLength(i + 2)
    }
    clock.wind(24 * 60 * 60 * 1000)
    await notices.settled()
    expect(service.received).toHaveLength(RETRY_DELAYS.length + 1)
  })

  test('is not sent again once it is no longer true', async () => {
    const { service, clock, notices, person } = await office()
    service.answer(500)
    let turn = true
    notices.yourTurn(person, 'table', () => turn)
    await notices.settled()
    turn = false
    clock.wind(24 * 60 * 60 * 1000)
    await notices.settled()
    expect(service.received).toHaveLength(1)
  })

  test.each([404, 410])('because nobody is there any more (%i) takes the subscription with it', async (status) => {
    const { service, clock, notices, person, device } = await office()
    service.answer(status)
    notices.yourTurn(person, 'table', () => true)
    await notices.settled()
    expect(await notices.subscriptions.has(device)).toBe(false)
    clock.wind(24 * 60 * 60 * 1000)
    notices.yourTurn(person, 'table', () => true)
    await notices.settled()
    expect(service.received).toHaveLength(1)
  })

  test.each([400, 403, 302])('because it is refused (%i) is not sent again', async (status) => {
    const { service, clock, notices, person, device } = await office()
    service.answer(status)
    notices.yourTurn(person, 'table', () => true)
    await notices.settled()
    clock.wind(24 * 60 * 60 * 1000)
    await notices.settled()
    expect(service.received).toHaveLength(1)
    expect(await notices.subscriptions.has(device)).toBe(true)
  })

  test('does not hold up the end of the server', async () => {
    const { service, clock, notices, person } = await office()
    service.answer(503)
    notices.yourTurn(person, 'table', () => true)
    await notices.settled()
    await notices.stop()
    expect(clock.next()).toBe(false)
    notices.yourTurn(person, 'table', () => true)
    await notices.settled()
    expect(service.received).toHaveLength(1)
  })
})

test('the server’s key is made once and kept', async () => {
  const store = memoryStore()
  const office = () =>
    noticesOf({
      store,
      clock: manualClock(),
      log: silentLog,
      addressPolicy: loopback,
      subject: 'https://selva.example',
      isEnded: () => false,
      limits: LIMITS,
    })
  expect((await office()).key).toBe((await office()).key)
})
