import { isRefusal } from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape, playerAt } from '@selva/escape'
import type { ChatLine } from '@selva/protocol'
import { memoryStore, personAt, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { authorIdAt } from '../src/chat/author.ts'
import { canHear, channelOf } from '../src/chat/channels.ts'
import { wordFilter } from '../src/text/filter.ts'
import { sanitized } from '../src/text/sanitize.ts'
import { GALILEI, seat } from './games.ts'
import { serve } from './serve.ts'
import { type Ear, messageOf, PEOPLE, talkingTable, WATCHER } from './talk.ts'

const [ANA, BOB, CAI, DEE] = [seat(1), seat(2), seat(3), seat(4)]
const texts = (said: readonly ChatLine[]): readonly string[] => said.map(({ text }) => text)

describe('channels', () => {
  test('all who play share one, and those who watch hear it', async () => {
    const t = await talkingTable()
    await t.speak(ANA, 'hello all')
    for (const ear of [...PEOPLE, WATCHER] as readonly Ear[])
      expect(t.heard(ear)).toMatchObject([{ text: 'hello all', channel: 'table', seat: 1 }])
    expect(t.answer(ANA)?.[0]).toBe('ok')
    expect(t.chat(ANA)?.voice).toBe('table')
    expect(t.chat(WATCHER)?.voice).toBe('out')
  })

  test('whoever is out speaks with the others who are out and those who watch, from the public moment on', async () => {
    const t = await talkingTable()
    await t.speak(DEE, 'still here')
    await t.goesOut(DEE)
    expect(t.chat(DEE)?.voice).toBe('out')
    await t.speak(DEE, 'it was Ana')
    await t.speak(WATCHER, 'I saw it')
    await t.speak(ANA, 'poor Dee')
    for (const ear of [DEE, WATCHER] as readonly Ear[])
      expect(texts(t.heard(ear))).toEqual(['still here', 'it was Ana', 'I saw it', 'poor Dee'])
    for (const ear of [ANA, BOB, CAI]) expect(texts(t.heard(ear))).toEqual(['still here', 'poor Dee'])
    // A player who comes out later reads there what was said before.
    await t.goesOut(CAI)
    expect(texts(t.heard(CAI))).toContain('it was Ana')
  })

  test('those who play are sent the very same bytes, in the same order, whatever is said out of the game', async () => {
    const told = async (chatter: boolean): Promise<readonly string[]> => {
      const t = await talkingTable()
      const dee = authorIdAt(t.table.id, personAt(4))
      await t.goesOut(DEE)
      await t.speak(ANA, 'one')
      if (chatter) {
        for (let i = 0; i < 6; i++) await t.speak(DEE, `secret ${i}`)
        await t.phrase(WATCHER, 'suspect', 1)
        await t.speak(WATCHER, 'more')
        await t.vote(CAI, dee)
        await t.listen(DEE)
      }
      await t.speak(BOB, 'two')
      await t.vote(BOB, authorIdAt(t.table.id, personAt(1)))
      await t.listen(ANA)
      await t.goesOut(CAI)
      return [ANA, BOB].flatMap((ear) =>
        t
          .heardBy(ear)
          .map(
            ({ message, time }) =>
              `${time} ${message.replaceAll(t.table.id, 'T').replaceAll(/"(id|who|invite)":"[^"]*"/g, '"$1"')}`,
          ),
      )
    }
    const quiet = await told(false)
    expect(quiet.length).toBeGreaterThan(20)
    expect(await told(true)).toEqual(quiet)
  })

  test('the end opens everything to everybody, and all speak together again', async () => {
    const t = await talkingTable()
    await t.goesOut(DEE)
    await t.speak(DEE, 'among us')
    await t.speak(ANA, 'at the table')
    await t.ends()
    expect(t.room.table().status).toBe('over')
    for (const ear of [...PEOPLE, WATCHER] as readonly Ear[]) {
      expect(texts(t.heard(ear))).toContain('among us')
      expect(texts(t.heard(ear))).toContain('at the table')
    }
    await t.speak(WATCHER, 'well played')
    expect(t.heard(BOB).at(-1)).toMatchObject({ text: 'well played', channel: 'table', seat: 0 })
  })

  test('before the start those with a seat speak, those who look on only hear', () => {
    const open = { now: 'open', inPlay: false } as const
    expect(channelOf({ ...open, seat: 2 })).toBe('table')
    expect(channelOf({ ...open, seat: 0 })).toBeUndefined()
    expect(canHear({ ...open, seat: 0 }, 'table')).toBe(true)
    expect(canHear({ ...open, seat: 0 }, 'out')).toBe(false)
  })

  test('it outlives a restart, and is told to whoever comes back', async () => {
    const store = memoryStore()
    const t = await talkingTable({ store })
    await t.speak(ANA, 'written down')
    await t.listen(BOB)
    expect(
      t
        .to(BOB)
        .filter((m) => m[0] === 'chat')
        .at(-1)?.[1].said,
    ).toMatchObject([{ text: 'written down' }])
    expect(await store.sql.all('select channel, body from said')).toEqual([{ channel: 'table', body: 'written down' }])
    // Nothing of it is in the log of the game.
    expect(JSON.stringify(await store.batches(t.table.id))).not.toContain('written down')
  })

  test('in Escape those who were killed or got away are out; somebody who will come back as an alien is not', () => {
    const setting = escape.setting(GALILEI(4))
    if (isRefusal(setting)) throw new Error(setting.refused)
    const state = escape.start(setting)
    for (const [i, status] of (['aboard', 'waiting', 'eliminated', 'escaped'] as const).entries())
      playerAt(state, seat(i + 1)).status = status
    const voices = PEOPLE.map((who) => channelOf({ seat: who, now: 'running', inPlay: escape.inPlay(state, who) }))
    expect(voices).toEqual(['table', 'table', 'out', 'out'])
  })
})

describe('what can be said', () => {
  test('a message sent twice is said once', async () => {
    const t = await talkingTable()
    await t.speak(ANA, 'once', 'same-id-00')
    await t.speak(ANA, 'once', 'same-id-00')
    expect(texts(t.heard(BOB))).toEqual(['once'])
    expect(t.to(ANA).filter((m) => m[0] === 'ok')).toHaveLength(2)
  })

  test('phrases travel by name, some of them about a seat', async () => {
    const t = await talkingTable({ terms: { chat: 'phrases' } })
    expect(t.chat(ANA)?.mode).toBe('phrases')
    await t.phrase(ANA, 'suspect', 3)
    expect(t.heard(BOB)).toMatchObject([{ phrase: 'suspect', about: 3, text: '' }])
    await t.speak(ANA, 'free words')
    expect(t.answer(ANA)).toMatchObject(['no', expect.anything(), 'phrasesOnly', ''])
    for (const about of [undefined, 0, 5]) {
      await t.phrase(BOB, 'suspect', about)
      expect(t.answer(BOB)?.[2]).toBe('malformed')
    }
    await t.phrase(BOB, 'hello', 2)
    expect(t.answer(BOB)?.[2]).toBe('malformed')
    expect(t.heard(CAI)).toHaveLength(1)
  })

  test('too much, too long or nothing at all is refused', async () => {
    const t = await talkingTable()
    await t.speak(ANA, ' \u202e\u0000 ')
    expect(t.answer(ANA)?.[2]).toBe('malformed')
    await t.speak(ANA, 'x'.repeat(241))
    expect(t.answer(ANA)?.slice(2)).toEqual(['tooLarge', '240'])
    for (let i = 0; i < 6; i++) await t.speak(BOB, `line ${i}`)
    await t.speak(BOB, 'one too many')
    expect(t.answer(BOB)?.[2]).toBe('tooMany')
    t.clock.wind(2000)
    await t.speak(BOB, 'later')
    expect(t.answer(BOB)?.[0]).toBe('ok')
  })

  test.each([
    ['a\u202eb\u2066c\u2069d', 'abcd'],
    ['line\none\r\n\ttwo', 'line one two'],
    ['\u0000\u001b[31mred\u0007', '[31mred'],
    ['e\u0301tude', 'étude'],
    ['z\u0300\u0301\u0302\u0303\u0304\u0305\u0306', 'z̀́̂'],
    ['👩\u200d🚀 ok', '👩\u200d🚀 ok'],
    ['\ud800x\udc00', 'x'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['<b>https://example.org</b>', '<b>https://example.org</b>'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(sanitized(typed)).toBe(shown)
  })

  test('unwanted words get stars, whatever their case, accents or figures; others are left alone', () => {
    const masked = wordFilter(['Rotten', 'mele*', ' ', 'ñoño'])
    expect(masked('rotten ROTTEN r0tten róttén rottenness')).toBe('****** ****** ****** ****** rottenness')
    expect(masked('mele, melee! camele')).toBe('****, *****! camele')
    expect(masked('nono Ñoño')).toBe('**** ****')
    expect(wordFilter([])('anything')).toBe('anything')
  })
})

describe('a vote that mutes', () => {
  test('takes more than half of the other people, is told to all who hear, and holds for this table', async () => {
    const t = await talkingTable()
    const dee = authorIdAt(t.table.id, personAt(4))
    await t.vote(ANA, dee)
    expect(t.mutes(CAI)).toEqual([{ who: dee, votes: 1, needed: 2, muted: false, mine: false }])
    expect(t.mutes(ANA)[0]?.mine).toBe(true)
    await t.speak(DEE, 'not yet')
    expect(t.answer(DEE)?.[0]).toBe('ok')
    await t.vote(ANA, dee, false)
    expect(t.mutes(CAI)[0]?.votes ?? 0).toBe(0)
    await t.vote(ANA, dee)
    await t.vote(BOB, dee)
    expect(t.mutes(CAI)).toEqual([{ who: dee, votes: 2, needed: 2, muted: true, mine: false }])
    await t.speak(DEE, 'hear me')
    expect(t.answer(DEE)?.[2]).toBe('muted')
    await t.goesOut(DEE)
    await t.speak(DEE, 'or here')
    expect(t.answer(DEE)?.[2]).toBe('muted')
  })

  test('is not open to the person themselves, to those who watch, or to those in the other channel', async () => {
    const t = await talkingTable()
    const ana = authorIdAt(t.table.id, personAt(1))
    await t.goesOut(DEE)
    for (const who of [ANA, WATCHER, DEE] as readonly Ear[]) {
      await t.vote(who, ana)
      expect(t.answer(who)?.[2]).toBe('illegal')
    }
    await t.vote(BOB, 'nobody')
    expect(t.answer(BOB)?.[2]).toBe('illegal')
    expect(t.mutes(BOB)).toEqual([])
  })
})

test('no bot and no fact ever carries a word of it', async () => {
  const t = await talkingTable()
  await t.speak(ANA, 'canary words')
  await t.goesOut(BOB)
  const frames = PEOPLE.flatMap((ear) => t.heardBy(ear).filter((tapped) => messageOf(tapped)[0] === 'facts'))
  expect(frames.length).toBeGreaterThan(0)
  for (const { message } of frames) expect(message).not.toContain('canary')
})

test('a page that never asked to listen is told nothing', async () => {
  const server = await serve()
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const request = { game: 'toy', setting: { seats: 2 }, listed: true, playNow: false }
  const { id } = (await ana.post('/api/tables', request)).body as { id: string }
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  const [a, b] = [ana.open(id, toy), bob.open(id, toy)]
  await a.until(() => a.table() !== undefined)
  await b.until(() => b.table() !== undefined)
  a.send('{"listen":true}')
  await a.until(() => a.messages.some((m) => m[0] === 'chat'))
  b.send(JSON.stringify({ id: 'say-12345', say: { text: 'hello' } }))
  await a.until(() => a.messages.some((m) => m[0] === 'said' && m[1].text === 'hello'))
  await b.until(() => b.messages.some((m) => m[0] === 'ok'))
  expect(b.messages.some((m) => m[0] === 'said' || m[0] === 'chat')).toBe(false)
})

describe('a channel in which much has been said', () => {
  /** A table with this many lines by this many guests in the store. */
  async function full(lines: number, guests: number, channel: 'table' | 'out') {
    const table = await talkingTable()
    const columns = 't, n, id, channel, person, seat, name, phrase, about, body, at, hidden, sent'
    await table.store.sql.together(
      Array.from({ length: lines }, (_, i) => ({
        text: `insert into said (${columns}) values (?, ?, ?, ?, ?, 0, '', '', 0, ?, 0, 0, ?)`,
        values: [table.table.id, i + 1, `id${i}`, channel, `guest${i % guests}`, `line ${i}`, `sent-${i}`],
      })),
    )
    await table.room.chat.reloadLines()
    return table
  }

  test('L17: 5,000 lines do not close it', async () => {
    const table = await full(5000, 4, 'table')
    await table.speak(seat(1), 'still here')
    expect(table.answer(seat(1))?.[0]).toBe('ok')
    expect(table.heard(seat(2)).at(-1)?.text).toBe('still here')
  })

  test('L17: a hundred guests do not silence those who watch, and nobody who plays feels it', async () => {
    const table = await full(5000, 100, 'out')
    const before = table.to(seat(1)).length
    await table.speak(WATCHER, 'I watch')
    expect(table.answer(WATCHER)?.[0]).toBe('ok')
    expect(table.heard(WATCHER).at(-1)?.text).toBe('I watch')
    expect(table.to(seat(1)).length).toBe(before)
    await table.speak(seat(1), 'I play')
    expect(table.answer(seat(1))?.[0]).toBe('ok')
  })
})
