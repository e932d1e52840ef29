import { toy } from '@selva/core/toy'
import { visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { speechMoments } from '../src/bots/speech-moments.ts'
import { personAt } from '../src/testing/in-process-table.ts'
import { GALILEI, seat } from './games.ts'
import { serve } from './serve.ts'
import { claimsIn, news, pass, suspect, TALKING, talkingBots } from './talking-bots.ts'

const ROUND = 10_000

test('a bot that has something to say claims it before everyone, some time after what everyone saw', async () => {
  const { stage, asked } = await talkingBots((own) => suspect(own === 2 ? 3 : 2), { people: [seat(1)] })
  await pass(stage, ROUND)
  const heard = news(stage)
  const [first] = claimsIn(heard)
  const laid = heard.find(({ fact }) => fact[0] === 'laid')
  expect(first?.fact).toEqual(['claimed', asked[0], suspect(asked[0] === 2 ? 3 : 2)])
  expect(first === undefined || laid === undefined ? 0 : first.time - laid.time).toBeGreaterThanOrEqual(900)
  expect(JSON.parse(stage.heardBy(seat(1)).find(({ message }) => message.includes('claimed'))?.message ?? '')).toEqual([
    'facts',
    [first?.fact],
  ])
})

test('a bot that is accused is asked, bots that are not are not, and talk ends after three claims', async () => {
  const { stage, asked } = await talkingBots((own) => suspect(own === 2 ? 3 : 2), {
    people: [seat(1)],
    games: { ...TALKING, toy: { game: toy, pace: {}, talk: { after: {}, answers: { suspect: 1 } } } },
  })
  await pass(stage, ROUND)
  expect(asked).toEqual([])
  await stage.claim(seat(1), suspect(3), 'claim-one')
  await pass(stage, ROUND)
  // The third one accuses seat 3 again, and no one is asked any more.
  expect(asked).toEqual([3, 2])
  expect(claimsIn(news(stage)).map(({ fact }) => fact)).toEqual([
    ['claimed', 1, suspect(3)],
    ['claimed', 3, suspect(2)],
    ['claimed', 2, suspect(3)],
  ])
})

test('bots hear claims of people and bots, and nothing else of the table', async () => {
  const kinds = new Set<string>()
  const { stage } = await talkingBots(
    (_, heard) => {
      for (const { kind } of heard) kinds.add(kind)
      return undefined
    },
    {
      people: [seat(1)],
      games: { ...TALKING, toy: { game: toy, pace: {}, talk: { after: {}, answers: { suspect: 1 } } } },
    },
  )
  await stage.claim(seat(1), suspect(3), 'claim-one')
  await pass(stage, ROUND)
  expect(kinds).toContain('claimed')
  expect(kinds).toContain('dealt')
  expect(kinds).not.toContain('sat')
})

test('bots say nothing where the terms say so, and are not even asked', async () => {
  const { stage, asked } = await talkingBots(() => suspect(1), { people: [seat(1)], terms: { botsTalk: false } })
  await stage.claim(seat(1), suspect(3), 'claim-one')
  await pass(stage, ROUND)
  expect(asked).toEqual([])
  expect(news(stage).map(({ fact }) => fact[0])).toContain('laid')
})

test('a bot that plays for a person never talks for them', async () => {
  const people = [seat(1), seat(2), seat(3), seat(4)]
  const { stage, asked } = await talkingBots((own) => suspect(own === 1 ? 2 : 1), { people })
  for (const one of people) await stage.room.letBotPlay(personAt(one))
  await pass(stage, 4 * ROUND)
  expect(news(stage).map(({ fact }) => fact[0])).toContain('laid')
  expect(asked).toEqual([])
  expect(claimsIn(news(stage))).toEqual([])
})

test('a bot that cannot say what it wants any more says nothing, and the game goes on', async () => {
  const { stage, asked } = await talkingBots((own) => suspect(own), { people: [seat(1)] })
  await pass(stage, ROUND)
  expect(asked.length).toBeGreaterThan(0)
  expect(claimsIn(news(stage))).toEqual([])
})

test('the moment, the speaker and the delay follow from the table’s id and the number of public events alone', () => {
  const setting = { seats: 4, rounds: 3 }
  const state = toy.start(setting)
  state.step = { at: 'lay' }
  const laid = { kind: 'laid', seat: seat(1), card: 1 }
  const hidden = { kind: 'marked', seat: seat(2), marked: true }
  const moments = (id: string) =>
    speechMoments({
      id,
      seats: 4,
      game: toy as never,
      talk: { after: { laid: 1 }, answers: { suspect: 1 } },
      isBots: (one) => one !== 1,
    })
  const [one, same] = [moments('a'), moments('a')]
  // What others do not see is no event.
  expect(same.after([hidden], state)).toBeUndefined()
  const first = one.after([laid], state)
  expect(first).toBeDefined()
  expect(same.after([laid], state)).toEqual(first)
  // Once a turn.
  expect(one.after([laid], state)).toBeUndefined()
  const all = Array.from({ length: 60 }, (_, i) => moments(`table ${i}`).after([laid], state))
  expect(new Set(all.map((moment) => moment?.seat))).toEqual(new Set([2, 3, 4]))
  expect(new Set(all.map((moment) => moment?.wait)).size).toBeGreaterThan(20)
})

test('the host can have quiet bots, and everyone at the table reads which they are', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const request = { game: 'escape', setting: GALILEI(4), listed: true, playNow: false }
  const table = await ana.post('/api/tables', { ...request, terms: { botsTalk: false } })
  expect(table.body).toMatchObject({ terms: { botsTalk: false } })
  expect((await ana.post('/api/tables', { ...request, playNow: true })).body).toMatchObject({
    terms: { botsTalk: true },
  })
  const bob = await visit(server.url)
  const { id } = table.body as { readonly id: string }
  expect((await bob.get(`/api/tables/${id}`)).body).toMatchObject({ terms: { botsTalk: false } })
  expect((await ana.post('/api/tables', { ...request, terms: { botsTalk: 'perhaps' } })).status).toBe(400)
})
