import { type AnyChoice, isRefusal, type Seat, SPECTATORS } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { type InProcessTable, type InProcessTableOptions, inProcessTable, personAt, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { Membership } from '../src/table/membership.ts'
import { GALILEI, seat } from './games.ts'
import { serve } from './serve.ts'

const STAGE: InProcessTableOptions = { game: 'escape', setting: GALILEI(4), people: [seat(2)] }

/** A screen that a visitor opens in their browser, and all it is sent. */
function screenOf(stage: InProcessTable, who: Seat | 'stranger', invite = '') {
  const heard: string[] = []
  const membership = stage.room.join(
    {
      person: who === 'stranger' ? ('stranger' as ReturnType<typeof personAt>) : personAt(who),
      invite,
      screen: true,
      send: (message) => heard.push(message),
      dismiss() {},
    },
    0,
  )
  return { heard, membership }
}
const opened = ({ membership }: ReturnType<typeof screenOf>): Membership => {
  if (isRefusal(membership)) throw new Error(membership.refused)
  return membership
}
const gameIn = (messages: readonly string[]): readonly string[] =>
  messages.filter((message) => /^\["(facts|state|upTo)"/.test(message))
const tableIn = (messages: readonly string[]): TableInfo =>
  JSON.parse(messages.findLast((message) => message.startsWith('["table"')) ?? '[]')[1]

test('a screen in the browser of somebody who plays is sent to the letter what a watcher is', async () => {
  const stage = await inProcessTable(STAGE)
  const screen = screenOf(stage, seat(2))
  opened(screen)
  for (let i = 0; i < 60; i++) await stage.next()
  const watched = gameIn(stage.heardBy(SPECTATORS).map(({ message }) => message))
  expect(watched.length).toBeGreaterThan(2)
  expect(gameIn(screen.heard)).toEqual(watched)
  expect(tableIn(screen.heard)).toMatchObject({ you: 0, invite: '' })
  const person = personAt(2)
  const told = [stage.room.history(person, '', true), stage.room.history('watcher' as typeof person, '')]
  expect(told[0]).toEqual(told[1])
  expect(told[0]).not.toEqual(stage.room.history(person, ''))
})

test('a screen decides nothing, says nothing and hears no talk', async () => {
  const stage = await inProcessTable(STAGE)
  const screen = screenOf(stage, seat(2))
  const membership = opened(screen)
  await membership.choose({ id: 'screen-choice', step: '1.0', choice: { do: 'end' } as AnyChoice })
  await membership.say({ id: 'screen-words', say: { text: 'hello' } })
  await membership.listen()
  expect(screen.heard.filter((message) => message.startsWith('["no"'))).toEqual([
    '["no","screen-choice","watching",""]',
    '["no","screen-words","watching",""]',
  ])
  expect(screen.heard.filter((message) => message.startsWith('["chat"'))).toEqual([])
})

test('a screen is nobody’s presence: whoever has left is gone, and closing it sends nobody away', async () => {
  const stage = await inProcessTable(STAGE)
  const here = (): boolean | undefined => stage.room.view(undefined).seats[1]?.here
  const screen = opened(screenOf(stage, seat(2)))
  stage.leave(seat(2))
  expect(here()).toBe(false)
  expect(stage.room.view(undefined).watchers).toBe(1)
  stage.arrive(seat(2))
  screen.leave()
  expect(here()).toBe(true)
})

test('where nobody may watch, only those who sit there may open a screen', async () => {
  const server = await serve()
  const [ana, eve] = [await visit(server.url), await visit(server.url)]
  const request = { game: 'escape', setting: GALILEI(4), listed: false, playNow: false, terms: { spectators: false } }
  const { id, invite } = (await ana.post('/api/tables', request)).body as TableInfo
  await ana.post(`/api/tables/${id}/start`)
  expect((await ana.get(`/api/tables/${id}/history?screen=true`)).status).toBe(200)
  expect((await eve.get(`/api/tables/${id}/history?screen=true&invite=${invite}`)).body).toMatchObject({
    refused: 'unknownTable',
  })
})
