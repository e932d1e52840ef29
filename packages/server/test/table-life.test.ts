import { type AnyChoice, type AnyFact, isRefusal, nth, type Seat, seedOf, type TableFact } from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import type { Pace, TableInfo } from '@selva/protocol'
import { type InProcessTable, inProcessTable, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { liveFrom } from '../src/table/live.ts'
import { memoryStore } from '../src/testing/memory-store.ts'
import { GALILEI, GAMES, seat, TOY } from './games.ts'
import { serve } from './serve.ts'
import { clocksOnOpening, shownClocks } from './shown-clocks.ts'

const GRACE = 60_000
const everybody = [seat(1), seat(2), seat(3)]

type TableOptions = { readonly pace?: Pace; readonly people?: readonly Seat[]; readonly away?: readonly Seat[] }

/** A table of the toy game; what is written down can be read. */
async function table({ pace = 'untimed', people = everybody, away = [] }: TableOptions = {}, bots?: BotThread) {
  const store = memoryStore()
  const stage = await inProcessTable({
    game: 'toy',
    setting: TOY(3),
    people,
    games: GAMES,
    store,
    pace,
    away,
    ...(bots === undefined ? {} : { bots }),
  })
  const live = async () => {
    const setting = toy.setting(TOY(3))
    if (isRefusal(setting)) throw new Error(setting.refused)
    const { id } = stage.table
    const fixed = { id, playable: { game: toy, pace: {} }, setting, secret: seedOf('stage') }
    return liveFrom(fixed, await store.batches(id))
  }
  return {
    stage,
    store,
    live,
    facts: async (): Promise<readonly AnyFact[]> => (await live()).log.from(0).flatMap((b) => b.facts),
    kinds: async (): Promise<readonly string[]> =>
      (await live()).log.from(0).flatMap((b) => (b.by === undefined && b.n > 1 ? b.facts.map((f) => f.kind) : [])),
    async lay(who: Seat, id?: string) {
      const { state } = await live()
      const choice = nth<AnyChoice>(toy.options(state as never, who) as never, 0)
      await stage.choose(who, toy.step(state as never, who), choice, id)
    },
  }
}
const wind = async (stage: InProcessTable, ms: number): Promise<void> => {
  stage.clock.wind(ms)
  for (let i = 0; i < 6; i++) await stage.settle()
}
const person = (n: number) => `person${n}` as never
const clocksNow = ({ room }: InProcessTable) => {
  const clocks = clocksOnOpening(room, person(99))
  return clocks === undefined ? undefined : shownClocks(clocks)
}
const clocksTold = (stage: InProcessTable): number =>
  stage.heardBy(seat(1)).filter(({ message }) => message.startsWith('["clock"')).length
const viewOf = (stage: InProcessTable): TableInfo => stage.room.view(person(1))

describe('a seat never dies', () => {
  test('who has which seat is written down after the deal', async () => {
    const { facts } = await table({ people: [seat(1), seat(3)] })
    const sat = (await facts()).filter((f): f is TableFact => f.kind === 'sat')
    expect(sat).toEqual([
      { kind: 'sat', seat: 1, by: 'person' },
      { kind: 'sat', seat: 2, by: 'bot' },
      { kind: 'sat', seat: 3, by: 'person' },
    ])
  })

  test('somebody who is gone has a visible grace, then a bot plays, and they take the seat back', async () => {
    const { stage, kinds, live } = await table()
    stage.leave(seat(2))
    expect(viewOf(stage).seats.map(({ here, grace }) => [here, grace])).toEqual([
      [true, 0],
      [false, GRACE],
      [true, 0],
    ])
    await wind(stage, GRACE - 1)
    expect(viewOf(stage).seats[1]?.grace).toBe(1)
    expect(await kinds()).toEqual([])
    await wind(stage, 1)
    expect(await kinds()).toEqual(['left', 'botPlays'])
    await wind(stage, 2000)
    // The bot has laid a card for them.
    expect((await live()).log.from(0).some((b) => b.by?.seat === 2)).toBe(true)
    stage.arrive(seat(2))
    expect((await live()).table.botPlays).toEqual([2])
    expect(await stage.room.takeBack(person(2))).toBeUndefined()
    expect((await live()).table.botPlays).toEqual([])
    expect(stage.room.table().seats[1]).toMatchObject({ by: 'person', person: person(2) })
  })

  test('somebody who comes back in time finds nothing changed', async () => {
    const { stage, kinds } = await table()
    stage.leave(seat(2))
    await wind(stage, GRACE - 1)
    stage.arrive(seat(2))
    await wind(stage, 10 * GRACE)
    expect(await kinds()).toEqual([])
    expect(viewOf(stage).seats[1]?.grace).toBe(0)
  })

  test('a table that everybody has left rests; whoever comes first starts the grace of the others', async () => {
    const { stage, kinds } = await table()
    for (const who of everybody) stage.leave(who)
    await wind(stage, 100 * GRACE)
    expect(await kinds()).toEqual([])
    stage.arrive(seat(1))
    expect(viewOf(stage).seats.map((s) => s.grace)).toEqual([0, GRACE, GRACE])
  })

  test('a person alone with bots is waited for, and at a table of days everybody is', async () => {
    const alone = await table({ people: [seat(1)] })
    alone.stage.leave(seat(1))
    await wind(alone.stage, 100 * GRACE)
    expect(await alone.kinds()).toEqual([])
    const days = await table({ pace: 'oneDay' })
    days.stage.leave(seat(2))
    await wind(days.stage, 100 * GRACE)
    expect(await days.kinds()).toEqual([])
  })

  test('at a table with clocks the clock of an absent player decides, not the grace', async () => {
    const { stage, kinds, live, facts } = await table({ pace: 'relaxed' })
    stage.leave(seat(2))
    expect(viewOf(stage).seats.map(({ here, grace }) => [here, grace])).toEqual([
      [true, 0],
      [false, 0],
      [true, 0],
    ])
    const left = clocksNow(stage)?.find(([who]) => who === 2)?.[1] ?? 0
    await wind(stage, left - 1)
    expect(await kinds()).toEqual([])
    await wind(stage, 1)
    expect((await live()).table.botPlays).toEqual([2])
    expect((await facts()).filter(({ kind }) => kind === 'left')).toEqual([{ kind: 'left', seat: 2, why: 'away' }])
    // The others were there: a bot only decides for them, and they go on.
    expect((await kinds()).filter((kind) => kind === 'clockRanOut')).toHaveLength(3)
    stage.arrive(seat(2))
    expect(await stage.room.takeBack(person(2))).toBeUndefined()
    expect((await live()).table.botPlays).toEqual([])
  })

  test('a bot starts from what the seat knows, and from nothing else, every time anew', async () => {
    const born: string[][] = []
    const minds: BotThread = {
      seat: () => {
        const heard: string[] = []
        born.push(heard)
        return {
          hear: (facts) => void heard.push(...facts.map((f) => JSON.stringify(f))),
          choose: () => new Promise(() => {}),
          leave() {},
        }
      },
      close: async () => {},
    }
    const { stage, facts } = await table({}, minds)
    await stage.claim(seat(1), { do: 'suspect', whom: 3 } as never, 'claim-one')
    await stage.room.letBotPlay(person(2))
    await wind(stage, 2000)
    const known = (await facts())
      .map((fact) => toy.redactor.redact(fact, seat(2)))
      .filter((fact) => fact !== undefined && !['sat', 'left', 'botPlays'].includes(fact.kind))
    expect(born).toEqual([known.map((fact) => JSON.stringify(fact))])
    await stage.room.takeBack(person(2))
    await stage.room.letBotPlay(person(2))
    await wind(stage, 2000)
    expect(born).toHaveLength(2)
    expect(born[1]).toEqual(born[0])
  })

  test('who has handed over chooses nothing until they are back', async () => {
    const minds: BotThread = {
      seat: () => ({ hear() {}, choose: () => new Promise(() => {}), leave() {} }),
      close: async () => {},
    }
    const { stage, lay, live } = await table({}, minds)
    await stage.room.letBotPlay(person(1))
    await lay(seat(1), 'choice-one')
    expect(stage.heardBy(seat(1)).at(-1)?.message).toContain('["no","choice-one","botPlays",""]')
    await stage.room.takeBack(person(1))
    await lay(seat(1), 'choice-two')
    expect((await live()).log.from(0).at(-1)?.by?.seat).toBe(1)
    // Twice back is once back, and nobody hands over a seat they do not have.
    expect(await stage.room.takeBack(person(1))).toBeUndefined()
    expect(await stage.room.letBotPlay(person(9))).toMatchObject({ refused: 'notSeated' })
  })
})

describe('a vote', () => {
  test('of more than half of the seats held by people ends the game, and everything opens', async () => {
    const { stage, kinds, lay } = await table()
    await stage.room.letBotPlay(person(3))
    await stage.room.vote(person(1), true)
    await stage.room.vote(person(1), true)
    expect(stage.room.table().status).toBe('running')
    expect(stage.room.history(person(2), '')).toMatchObject({ opened: [] })
    await stage.room.vote(person(1), false)
    await stage.room.vote(person(2), true)
    expect(stage.room.table().status).toBe('running')
    await stage.room.vote(person(1), true)
    expect(stage.room.table().status).toBe('over')
    expect((await kinds()).slice(2)).toEqual(['voted', 'voted', 'voted', 'voted', 'ended'])
    const told = stage.room.history(person(2), '')
    if (isRefusal(told)) throw new Error(told.refused)
    expect(told.opened.join()).toContain('"stacked"')
    expect(stage.heardBy(seat(2)).some(({ message }) => message.includes('gameOver'))).toBe(false)
    await lay(seat(1), 'too-late-1')
    expect(stage.heardBy(seat(1)).at(-1)?.message).toContain('"over"')
    expect(await stage.room.vote(person(3), true)).toMatchObject({ refused: 'over' })
  })
})

describe('clocks', () => {
  test('a simultaneous choice has one clock for all; when it runs out bots decide for those who have not', async () => {
    const { stage, lay, live, kinds } = await table({ pace: 'fast' })
    expect(clocksNow(stage)).toEqual([
      [1, 10_000, 0],
      [2, 10_000, 0],
      [3, 10_000, 0],
    ])
    await wind(stage, 4000)
    await lay(seat(2))
    expect(clocksNow(stage)).toEqual([
      [1, 6000, 0],
      [3, 6000, 0],
    ])
    await wind(stage, 5999)
    expect(await kinds()).toEqual([])
    await wind(stage, 1)
    expect(await kinds()).toEqual(['clockRanOut', 'clockRanOut'])
    await wind(stage, 2000)
    expect((await live()).log.from(0).filter((b) => b.by !== undefined).length).toBeGreaterThanOrEqual(3)
    expect((await live()).table.botPlays).toEqual([])
  })

  test('after its own time a decision draws on the bank, which is not filled again', async () => {
    const { stage, lay, live, kinds } = await table({ pace: 'fast' })
    for (const who of everybody) await lay(who)
    const winner = toy.awaits((await live()).state as never)[0] ?? seat(1)
    expect(clocksNow(stage)).toEqual([[winner, 10_000, 60_000]])
    await wind(stage, 25_000)
    expect(await kinds()).toEqual([])
    stage.leave(seat(1))
    stage.arrive(seat(1))
    expect(clocksNow(stage)).toEqual([[winner, 0, 45_000]])
    await wind(stage, 45_000)
    expect(await kinds()).toEqual(['clockRanOut'])
  })

  test('whoever lets two in a row run out is taken to be gone', async () => {
    const { stage, kinds, live } = await table({ pace: 'fast' })
    await wind(stage, 10_000)
    expect(await kinds()).toEqual(['clockRanOut', 'clockRanOut', 'clockRanOut'])
    for (let i = 0; i < 12; i++) await wind(stage, 10_000)
    expect(await kinds()).toContain('botPlays')
    expect((await live()).table.botPlays.length).toBeGreaterThan(0)
  })

  test('a jump of the time of day is charged to nobody, forwards or backwards', async () => {
    for (const jump of [3_600_000, -3_600_000]) {
      const { stage, lay, kinds } = await table({ pace: 'fast' })
      await wind(stage, 3000)
      stage.clock.jump(jump)
      await lay(seat(2))
      expect(clocksNow(stage)).toEqual([
        [1, 7000, 0],
        [3, 7000, 0],
      ])
      await wind(stage, 6999)
      expect(await kinds()).toEqual([])
      await wind(stage, 1)
      expect(await kinds()).toEqual(['clockRanOut', 'clockRanOut'])
    }
  })

  test('time with no server up is charged to nobody; what had passed before is', async () => {
    const first = await table({ pace: 'oneDay' })
    await wind(first.stage, 3_600_000)
    await first.stage.room.stop()
    await wind(first.stage, 30 * 24 * 3_600_000)
    expect(await first.kinds()).toEqual([])
    const kept = await first.store.clocks(first.stage.table.id)
    expect(kept?.left).toEqual(everybody.map((who) => [who, 23 * 3_600_000]))
  })

  test('with days everybody has their own time for the whole of a turn, answers included', async () => {
    const { stage, lay, live } = await table({ pace: 'oneDay' })
    const hour = 3_600_000
    await wind(stage, 2 * hour)
    for (const who of everybody) await lay(who)
    const asked = toy.awaits((await live()).state as never)[0]
    expect(clocksNow(stage)).toEqual([[asked, 22 * hour, 0]])
  })

  test('nobody is charged while nobody is there, and not where nobody counts', async () => {
    const { stage, kinds } = await table({ pace: 'fast' })
    for (const who of everybody) stage.leave(who)
    await wind(stage, 1_000_000)
    expect(await kinds()).toEqual([])
    const untimed = await table()
    await wind(untimed.stage, 10_000_000)
    expect(await untimed.kinds()).toEqual([])
    expect(clocksNow(untimed.stage)).toBeUndefined()
    expect(clocksTold(untimed.stage)).toBe(0)
  })

  test('choices cost no message about clocks but a correction every ten seconds', async () => {
    const { stage, lay } = await table({ pace: 'relaxed' })
    const before = clocksTold(stage)
    for (const who of everybody) await lay(who)
    expect(clocksTold(stage)).toBe(before)
    await wind(stage, 10_000)
    expect(clocksTold(stage)).toBe(before)
    await lay(seat(1))
    await lay(seat(2))
    await lay(seat(3))
    expect(clocksTold(stage)).toBe(before + 1)
  })

  test('a page that starts again is sent the clocks after its frames', async () => {
    const { stage } = await table({ pace: 'relaxed' })
    await stage.choose(seat(1), 'another step', { do: 'nothing' })
    const kinds = stage.heardBy(seat(1)).map(({ message }) => JSON.parse(message)[0])
    expect(kinds.slice(kinds.lastIndexOf('no'))).toEqual(expect.arrayContaining(['state']))
    expect(kinds.at(-1)).toBe('clock')
  })

  test('in Escape a turn has one clock, whatever is decided in it in private', async () => {
    const stage = await inProcessTable({
      game: 'escape',
      setting: GALILEI(2),
      people: [seat(1), seat(2)],
      pace: 'relaxed',
    })
    expect(clocksNow(stage)).toEqual([[1, 120_000, 180_000]])
  })
})

describe('around the game', () => {
  const REQUEST = { game: 'escape', setting: GALILEI(3), listed: false, playNow: false }
  const view = (body: unknown): TableInfo => body as TableInfo

  test('people say that they are ready, and everybody sees it', async () => {
    const server = await serve()
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    const { id, invite } = view((await ana.post('/api/tables', REQUEST)).body)
    await bob.post(`/api/tables/${id}/sit`, { invite })
    const page = bob.open(id, escape)
    await page.until(() => page.table()?.you === 2)
    await bob.post(`/api/tables/${id}/ready`, { on: true })
    expect(view((await ana.get(`/api/tables/${id}`)).body).seats.map((s) => s.ready)).toEqual([false, true, false])
    page.close()
    await page.closed
    // A person who leaves the page is not ready any more.
    await expect.poll(async () => view((await ana.get(`/api/tables/${id}`)).body).seats[1]?.ready).toBe(false)
  })

  test('a guest whom the host has removed for good does not sit down again', async () => {
    const server = await serve()
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    const { id, invite } = view((await ana.post('/api/tables', REQUEST)).body)
    await bob.post(`/api/tables/${id}/sit`, { invite })
    await ana.post(`/api/tables/${id}/remove`, { seat: 2, forGood: true })
    expect(await bob.post(`/api/tables/${id}/sit`, { invite })).toEqual({
      status: 403,
      body: { refused: 'removed', about: '' },
    })
  })

  test('a private game is watched with its invite, watchers are counted, and a host may forbid them', async () => {
    const server = await serve()
    const [ana, eve] = [await visit(server.url), await visit(server.url)]
    const game = view((await ana.post('/api/tables', REQUEST)).body)
    await ana.post(`/api/tables/${game.id}/start`)
    const page = eve.open(game.id, escape, 0, game.invite)
    await page.until(() => page.state() !== undefined)
    expect(page.table()).toMatchObject({ you: 0, watchers: 1, invite: '' })
    expect((await eve.get(`/api/tables/${game.id}/history?invite=${game.invite}`)).status).toBe(200)
    const closed = view(
      (await ana.post('/api/tables', { ...REQUEST, listed: true, terms: { spectators: false } })).body,
    )
    const open = view((await ana.post('/api/tables', { ...REQUEST, listed: true })).body)
    for (const { id } of [closed, open]) await ana.post(`/api/tables/${id}/start`)
    const { tables } = (await eve.get('/api/tables')).body as { tables: TableInfo[] }
    const running = tables.filter((t) => t.status === 'running')
    expect(running.map((t) => t.id)).toEqual([open.id])
    const shut = eve.open(closed.id, escape)
    expect((await shut.closed).reason).toBe('unknownTable')
  })

  /** A table of two people, ended by vote; and what one of them sees of a table. */
  async function endedTable(options: Parameters<typeof serve>[0]) {
    const server = await serve(options)
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    const old = view((await ana.post('/api/tables', { ...REQUEST, terms: { pace: 'fast' } })).body)
    await bob.post(`/api/tables/${old.id}/sit`, { invite: old.invite })
    await ana.post(`/api/tables/${old.id}/start`)
    expect((await ana.post(`/api/tables/${old.id}/rematch`)).body).toEqual({ refused: 'stillRunning', about: '' })
    for (const one of [ana, bob]) await one.post(`/api/tables/${old.id}/vote`, { on: true })
    const again = async (one: typeof ana) => view((await one.post(`/api/tables/${old.id}/rematch`)).body)
    const seen = async (id: string) => view((await ana.get(`/api/tables/${id}`)).body)
    return { server, ana, bob, old, again, seen }
  }

  test('a rematch is offered to those who were there, and has bots for those who do not come', async () => {
    const { server, ana, bob, old, again, seen } = await endedTable({ rematch: 100_000 })
    const next = await again(ana)
    expect(next).toMatchObject({ status: 'open', game: 'escape', setting: old.setting, terms: old.terms })
    expect(next.id).not.toBe(old.id)
    // Others may still come, so it waits.
    expect(next.startsIn).toBeGreaterThan(0)
    expect(view((await bob.get(`/api/tables/${old.id}`)).body).rematch?.left).toBeGreaterThan(0)
    const eve = await visit(server.url)
    expect((await eve.post(`/api/tables/${old.id}/rematch`)).body).toEqual({ refused: 'unknownTable', about: '' })
    await ana.post(`/api/tables/${next.id}/start`)
    expect((await seen(next.id)).seats.map((s) => s.by)).toEqual(['person', 'bot', 'bot'])
    // Too late: it is said so.
    expect((await bob.post(`/api/tables/${old.id}/rematch`)).body).toEqual({ refused: 'tableStarted', about: '' })
  })

  test('two who ask at once meet at the same table, and nobody is waited for once all have come', async () => {
    const { ana, bob, again, seen } = await endedTable({ rematch: 100_000 })
    const [hers, his] = await Promise.all([again(ana), again(bob)])
    expect(his.id).toBe(hers.id)
    await expect.poll(async () => (await seen(hers.id)).status).toBe('running')
    expect((await seen(hers.id)).seats.map((s) => s.by)).toEqual(['person', 'person', 'bot'])
  })

  test('somebody who played with bots alone waits for nobody', async () => {
    const server = await serve({ rematch: 100_000 })
    const ana = await visit(server.url)
    const old = view((await ana.post('/api/tables', { ...REQUEST, playNow: true })).body)
    await ana.post(`/api/tables/${old.id}/vote`, { on: true })
    const next = view((await ana.post(`/api/tables/${old.id}/rematch`)).body)
    await expect.poll(async () => view((await ana.get(`/api/tables/${next.id}`)).body).status).toBe('running')
  })

  test('a rematch starts by itself with whoever has come', async () => {
    const { ana, again, seen } = await endedTable({ rematch: 0 })
    const next = await again(ana)
    await expect.poll(async () => (await seen(next.id)).status).toBe('running')
    expect((await seen(next.id)).seats.map((s) => s.by)).toEqual(['person', 'bot', 'bot'])
  })
})
