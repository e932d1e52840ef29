import { isRefusal, seatCountsOf } from '@selva/core'
import { type Choice, escape } from '@selva/escape'
import { sector } from '@selva/escape/testing'
import type { TableInfo } from '@selva/protocol'
import { manualClock, memoryStore, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { GALILEI } from './games.ts'
import { serve } from './serve.ts'

/** An alien in the sector of the last human: one attack ends the game. */
const LAST_HUMAN = {
  players: [
    { character: 'alien1', at: 'D08' },
    { character: 'captain', at: 'D08' },
  ],
  step: 'arrived',
  from: 'D09',
}
/** The first player lies about a noise in C08, or tells the truth: another character, another sector, another card. */
const LIES = {
  players: [
    { character: 'captain', at: 'D08' },
    { character: 'alien1', at: 'L06' },
    { character: 'alien2', at: 'J06' },
  ],
  ...{ step: 'name', from: 'D09', card: 'any' },
}
const HONEST = {
  players: [
    { character: 'alien2', at: 'C08' },
    { character: 'alien1', at: 'L06' },
    { character: 'captain', at: 'K08' },
  ],
  ...{ step: 'name', from: 'D09', card: 'yours' },
}

/** One server with a finished game whose winner shows her figures, and a running one that differs in what is hidden. */
async function serverWith(arrangement: object) {
  const store = memoryStore()
  const clock = manualClock(5000)
  const server = await serve({ store, clock })
  const people = new Map<string, Visitor>()
  for (const name of ['Ana', 'Bob', 'Cara', 'Eve']) {
    const visitor = await visit(server.url)
    await visitor.put('/api/me', { name })
    people.set(name, visitor)
  }
  const personNamed = (name: string): Visitor => people.get(name) as Visitor
  const ana = personNamed('Ana')
  // The port and the random codes are not the game's.
  const codes = [String(server.port)]

  async function begin(position: object, ...names: readonly string[]): Promise<string> {
    const setting = GALILEI(names.length)
    const table = await server.arrangeTable({ game: 'escape', setting, listed: true, arrangement: position })
    if (isRefusal(table)) throw new Error(`${table.refused} ${table.about}`)
    codes.push(table.id, table.invite)
    for (const name of names)
      expect((await personNamed(name).post(`/api/tables/${table.id}/sit`, { invite: table.invite })).status).toBe(200)
    const begun = (await ana.post(`/api/tables/${table.id}/start`)).body as TableInfo
    expect(begun.seats.map(({ name }) => name)).toEqual(names)
    return table.id
  }

  async function choose(id: string, choice: Choice): Promise<void> {
    const page = ana.open(id, escape)
    await page.until(() => page.state() !== undefined)
    expect(await page.choose(choice)).toBe('ok')
    page.close()
  }

  const over = await begin(LAST_HUMAN, 'Ana', 'Bob')
  await choose(over, { do: 'attack' })
  await ana.put('/api/me/figures', { shown: true })
  // The list of games is in the order of time.
  clock.wind(1000)
  const running = await begin(arrangement, 'Ana', 'Bob', 'Cara')

  /** Every answer about figures and lists that a person gets: its status, its headers and its bytes. */
  async function answersTo(name: string): Promise<readonly string[]> {
    const answers: string[] = []
    for (const path of [
      '/api/me/figures',
      '/api/me/tables',
      ...[over, running].map((id) => `/api/tables/${id}/figures`),
    ]) {
      const answer = await fetch(server.url + path, { headers: { cookie: personNamed(name).cookie } })
      const headers = [...answer.headers].filter(([header]) => header !== 'date')
      const text = `${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`
      answers.push(codes.reduce((known, code, i) => known.replaceAll(code, `code ${i}`), text))
    }
    return answers
  }

  return {
    answersTo,
    makeNoise: () => choose(running, { do: 'noise', at: sector('C08') }),
    /** The counts of the running game, as they will be in figures once it is over. */
    async counted() {
      const setting = escape.setting(GALILEI(3))
      if (isRefusal(setting)) throw new Error(setting.refused)
      const batches = (await store.batches(running as TableId)).map(({ body }) => JSON.parse(body))
      return seatCountsOf(escape, setting, batches)[0]
    },
  }
}

test.each(['Bob', 'Cara', 'Eve'])('figures, games and lobbies tell %s nothing about a running game', async (name) => {
  const [lies, honest] = [await serverWith(LIES), await serverWith(HONEST)]
  const before = await lies.answersTo(name)
  expect(before.at(-1)).toContain('{"seats":[{"seat":1,"sums":[{"game":"escape","games":1,"wins":1}]}]}')
  expect(await honest.answersTo(name)).toEqual(before)
  for (const server of [lies, honest]) await server.makeNoise()
  // The hidden facts do differ, and will be counted.
  expect([await lies.counted(), await honest.counted()]).toEqual([{ turns: 1, freeNoises: 1, lies: 1 }, { turns: 1 }])
  const after = await lies.answersTo(name)
  expect(await honest.answersTo(name)).toEqual(after)
  // A noise may change whose turn it is in the list of games, and nothing else.
  expect(after.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1))
})
