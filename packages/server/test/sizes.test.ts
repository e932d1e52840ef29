import { count, fastChance, type Game, nth, type Seat, SPECTATORS, seatsOf, stateFromEitherForm } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { inProcessTable, visit } from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { filled, webSocketFrame } from '../src/socket/encode.ts'
import { GALILEI } from './games.ts'
import { serve } from './serve.ts'

const GAMES: readonly (readonly [string, Game, { readonly seats: number }])[] = [
  ['escape', escape as unknown as Game, GALILEI(6)],
  ['stay-away', stayAway as unknown as Game, { seats: 6 }],
]

describe.each(GAMES)('L16: at a table of %s', (id, game, setting) => {
  const seats = seatsOf(setting.seats)
  const { coder, readFrame } = game.redactor

  /** A table of people whose pages know the vocabulary, after some choices; and what each was sent for each choice. */
  async function played(choices: number) {
    const stage = await inProcessTable({ game: id, setting, people: seats, wire: coder.id })
    const part = new Map<Seat, ReturnType<typeof game.start>>()
    const rules = game.setting(setting)
    let read = 0
    const follow = (): void => {
      for (const { audience, message } of stage.tap.slice(read)) {
        const [kind, first, second] = JSON.parse(message)
        if (audience === SPECTATORS) continue
        if (kind === 'state')
          part.set(audience, stateFromEitherForm(coder, second, rules) as ReturnType<typeof game.start>)
        const state = part.get(audience) ?? game.start(rules)
        part.set(audience, state)
        if (kind === 'f') for (const fact of readFrame(first)) if (fact.kind !== 'sat') game.evolve(state, fact)
      }
      read = stage.tap.length
    }
    const chance = fastChance(5)
    const sent: (readonly { audience: number; message: string }[])[] = []
    for (let i = 0; i < choices; i++) {
      follow()
      const seat = seats.find((s) => game.awaits(part.get(s) as never).includes(s))
      const state = part.get(seat as Seat)
      if (seat === undefined || state === undefined || game.over(state)) break
      const options = game.options(state, seat).filter((option) => option.do !== 'declare')
      const before = stage.tap.length
      await stage.choose(seat, game.step(state, seat), nth(options, chance.below(count(options))))
      sent.push(stage.tap.slice(before))
    }
    return { stage, sent }
  }

  test('a choice gives everybody a frame of one size, and the one who chose one step more', async () => {
    const { sent } = await played(60)
    expect(sent.length).toBeGreaterThan(30)
    for (const messages of sent) {
      const frames = messages.filter(({ message }) => message.startsWith('["f"'))
      // A frame that only the chooser may know of comes in one step.
      if (frames.length <= 1)
        expect(frames.map(({ message }) => webSocketFrame(message).length)).toEqual(frames.map(() => 64))
      else {
        expect(frames.length).toBe(seats.length + 1)
        expect(new Set(frames.map(({ message }) => webSocketFrame(message).length)).size).toBe(1)
      }
      const ok = messages.filter(({ message }) => message.startsWith('["ok"'))
      expect(ok.map(({ message }) => webSocketFrame(message).length)).toEqual([64])
    }
  })

  test('a page of another vocabulary is told everything in full words', async () => {
    const stage = await inProcessTable({ game: id, setting, people: seats, wire: 'another' })
    expect(stage.tap.some(({ message }) => message.startsWith('["facts"'))).toBe(true)
    expect(stage.tap.some(({ message }) => message.startsWith('["f"'))).toBe(false)
  })
})

describe('L16: over a real socket', () => {
  test('messages, refusals and the history come in whole steps, and the short form tells what full words tell', async () => {
    const server = await serve()
    const ana = await visit(server.url)
    const { id } = (await ana.post('/api/tables', { game: 'escape', setting: GALILEI(3), listed: true, playNow: true }))
      .body as TableInfo
    const heard: string[] = []
    const open = (address: string, cookie: string): Promise<WebSocket> => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${address}`, { headers: { cookie } })
      return new Promise((resolve) => {
        socket.on('message', (bytes) => {
          heard.push(String(bytes))
          resolve(socket)
        })
      })
    }
    const { coder } = escape.redactor
    const socket = await open(`/ws/tables/${id}?wire=${coder.id}`, ana.cookie)
    await expect.poll(() => heard.some((text) => /^\["(f|state)"/.test(text))).toBe(true)
    socket.send('nonsense')
    await expect.poll(() => heard.some((text) => text.startsWith('["no"'))).toBe(true)
    const refused = await open(`/ws/tables/${id}`, '')
    await expect.poll(() => heard.some((text) => text.includes('noSession'))).toBe(true)
    for (const text of heard) expect(Buffer.byteLength(text)).toBe(filled(Buffer.byteLength(text.trimEnd())))
    socket.terminate()
    refused.terminate()

    const short = await fetch(`${server.url}/api/tables/${id}/history?wire=${coder.id}`, {
      headers: { cookie: ana.cookie, 'accept-encoding': 'gzip' },
    })
    expect(short.headers.get('content-encoding')).toBeNull()
    const text = await short.text()
    expect(text.length % 1024).toBe(0)
    const { frames } = (await ana.get(`/api/tables/${id}/history`)).body as { frames: readonly unknown[][][] }
    const coded = JSON.parse(text).frames as readonly string[]
    const told = coded.slice(0, frames.length).map((frame) => escape.redactor.readFrame(frame))
    expect(told).toEqual(frames.slice(0, coded.length).map((frame) => escape.redactor.readFrame(frame)))
    expect(told.length).toBeGreaterThan(0)
  })
})
