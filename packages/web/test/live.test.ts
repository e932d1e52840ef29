import { type Chance, elementAt, fastChance, nth, open, play, seatsOf, textOf } from '@selva/core'
import { type Choice, escape, escapeTableGame } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { DEFAULT_TERMS } from '@selva/protocol/terms'
import { describe, expect, test } from 'vitest'
import { liveTable } from '../src/table/live.ts'
import { fakeDial } from './fake-wire.ts'
import { manualClock } from './manual-clock.ts'

const SETTING = { zone: 'galilei', preset: 'basic', seats: 2 }
const table = (you: number): TableInfo => ({
  id: 'abc',
  game: 'escape',
  setting: SETTING,
  terms: DEFAULT_TERMS,
  status: 'running',
  starting: false,
  listed: false,
  host: 1,
  seats: [1, 2].map((seat) => ({ seat, by: 'person' as const, name: `P${seat}`, here: true, ready: true, grace: 0 })),
  you,
  watchers: 0,
  startsIn: 0,
  invite: '',
})

/** A server of one table, played by hand; what a seat sees of each batch is its frame. */
function game(chance: Chance) {
  const setting = escape.setting(SETTING)
  if ('refused' in setting) throw new Error(setting.refused)
  const { state, facts } = open(escape, setting, chance)
  const frames: string[] = []
  const seat = state.turn
  frames.push(textOf(escape.redactor, facts, seat))
  return {
    state,
    seat,
    frames,
    choose() {
      const mine = state.turn
      const choice = nth<Choice>(escape.options(state, mine), 0)
      const text = textOf(escape.redactor, play(escape, state, mine, choice, chance), seat)
      if (text !== '') frames.push(text)
    },
  }
}

function seated() {
  const server = game(fastChance(7))
  const net = fakeDial()
  const clock = manualClock()
  let ids = 0
  const live = liveTable(escapeTableGame, table(server.seat), {
    dial: net.dial,
    clock,
    spread: () => 0,
    steady: () => 0,
    meetServer() {},
    newId: () => `choice-${++ids}`,
    still: () => false,
    answer: async () => undefined,
    history: async () => ({
      frames: server.frames.map((text) => JSON.parse(text)),
      opened: server.frames.map((text) => JSON.parse(text)),
    }),
  })
  const deliver = (text: string) => net.last().events.heard(`["facts",${text}]`)
  return { server, net, clock, live, deliver }
}
const choiceIn = (text: string): { readonly id: string; readonly step: string } => JSON.parse(text)

describe('a live table', () => {
  test('folds what it hears with the rules of the game, and knows its options', () => {
    const { server, net, live, deliver, clock } = seated()
    net.last().events.opened()
    deliver(elementAt(server.frames, 0))
    clock.turn(1000)
    const state = live.state()
    if (state === undefined) throw new Error('no state')
    expect(escape.options(state, server.seat)).toEqual(escape.options(server.state, server.seat))
    expect(live.ready.value).toBe(true)
  })

  test('keeps a choice until it is answered, and sends it again with the same id after a break', () => {
    const { server, net, live, deliver, clock } = seated()
    net.last().events.opened()
    deliver(elementAt(server.frames, 0))
    clock.turn(1000)
    const option = elementAt(escape.options(server.state, server.seat), 0)
    if (option.do !== 'move') throw new Error('a move')
    live.choose({ do: 'move', to: elementAt(option.to, 0) })
    live.choose({ do: 'move', to: elementAt(option.to, 0) })
    expect(net.last().sent.length, 'one at a time').toBe(1)
    expect(live.ready.value).toBe(false)
    net.last().events.closed()
    clock.turn(1000)
    expect(net.last().address).toBe(`/ws/tables/abc?have=1&wire=${escape.redactor.coder.id}`)
    net.last().events.opened()
    expect(net.last().sent.map((text) => choiceIn(text).id)).toEqual(['choice-1'])
    expect(choiceIn(elementAt(net.last().sent, 0)).step).toBe(escape.step(server.state, server.seat))
    net.last().events.heard('["ok","choice-1"]')
    expect(live.ready.value).toBe(true)
    net.last().events.closed()
    clock.turn(1000)
    net.last().events.opened()
    expect(net.last().sent).toEqual([])
  })

  test('sends what is meant to come next, says what follows, and holds it', () => {
    const { server, net, live, deliver, clock } = seated()
    net.last().events.opened()
    deliver(elementAt(server.frames, 0))
    clock.turn(1000)
    const option = elementAt(escape.options(server.state, server.seat), 0)
    if (option.do !== 'move') throw new Error('a move')
    expect(live.following.value, 'where to go is nobody else’s choice').toBeUndefined()
    live.choose({ do: 'move', to: elementAt(option.to, 0) }, { do: 'resolve' })
    expect(JSON.parse(elementAt(net.last().sent, 0))).toMatchObject({ next: { do: 'resolve' } })
    server.choose()
    deliver(server.frames.at(-1) ?? '')
    net.last().events.heard('["ok","choice-1"]')
    clock.turn(1000)
    expect(live.following.value).toEqual({ do: 'resolve' })
    live.hold()
    expect(live.following.value).toBeUndefined()
    expect(JSON.parse(net.last().sent.at(-1) ?? '')).toEqual({ hold: escape.step(server.state, server.seat) })
  })

  test('what was meant holds for the next step alone; the end of a turn comes to everybody', () => {
    const { server, net, live, deliver, clock } = seated()
    net.last().events.opened()
    deliver(elementAt(server.frames, 0))
    clock.turn(1000)
    const option = elementAt(escape.options(server.state, server.seat), 0)
    if (option.do !== 'move') throw new Error('a move')
    live.choose({ do: 'move', to: elementAt(option.to, 0) }, { do: 'attack' })
    net.last().events.heard('["ok","choice-1"]')
    for (let i = 0; i < 4 && server.state.mine.step !== 'close'; i++) {
      server.choose()
      deliver(server.frames.at(-1) ?? '')
      clock.turn(1000)
    }
    expect(server.state.mine.step).toBe('close')
    expect(live.following.value).toEqual({ do: 'end' })
  })

  test('says why a choice was refused', () => {
    const { server, net, live, deliver, clock } = seated()
    net.last().events.opened()
    deliver(elementAt(server.frames, 0))
    clock.turn(1000)
    live.choose({ do: 'end' })
    net.last().events.heard('["no","choice-1","illegal",""]')
    expect(live.refusal.value).toEqual({ refused: 'illegal', about: '' })
    expect(live.ready.value).toBe(true)
  })

  test('plays what was missed one frame after the other, and lets nobody choose meanwhile', () => {
    const { server, net, live, deliver, clock } = seated()
    net.last().events.opened()
    deliver(elementAt(server.frames, 0))
    clock.turn(1000)
    for (let i = 0; i < 6; i++) server.choose()
    for (const frame of server.frames.slice(1)) deliver(frame)
    expect(live.version.value, 'the first at once').toBe(2)
    expect(live.ready.value).toBe(false)
    clock.turn(140)
    expect(live.version.value).toBe(3)
    clock.turn(5000)
    expect(live.version.value).toBe(server.frames.length)
    expect(live.ready.value).toBe(true)
    net.last().events.closed()
    clock.turn(1000)
    expect(net.last().address).toBe(`/ws/tables/abc?have=${server.frames.length}&wire=${escape.redactor.coder.id}`)
  })

  test('does not play what was there before it came', () => {
    const { server, net, live, deliver } = seated()
    for (let i = 0; i < 6; i++) server.choose()
    net.last().events.opened()
    net.last().events.heard(`["upTo",${server.frames.length}]`)
    for (const frame of server.frames.slice(0, -1)) deliver(frame)
    expect(live.version.value).toBe(server.frames.length - 1)
    expect(live.ready.value, 'one is still to come').toBe(false)
    deliver(server.frames.at(-1) ?? '')
    expect(live.version.value).toBe(server.frames.length)
    expect(live.ready.value).toBe(true)
  })

  test('is ready again after a break in which nothing happened', () => {
    const { server, net, live, deliver, clock } = seated()
    net.last().events.opened()
    deliver(elementAt(server.frames, 0))
    clock.turn(1000)
    net.last().events.closed()
    clock.turn(1000)
    net.last().events.opened()
    net.last().events.heard('["upTo",1]')
    expect(live.ready.value).toBe(true)
  })

  test('starts again from a state, and fetches the story before it', async () => {
    const { server, net, live } = seated()
    for (let i = 0; i < 4; i++) server.choose()
    net.last().events.opened()
    const packedState = JSON.stringify({ ...server.state, setting: undefined })
    net
      .last()
      .events.heard(
        JSON.stringify([
          'state',
          server.frames.length,
          packedState,
          '{"held":[],"botPlays":[],"late":[],"votes":[],"ended":false}',
        ]),
      )
    expect(live.state()?.round).toBe(server.state.round)
    await Promise.resolve()
    await Promise.resolve()
    expect(live.frames().length).toBe(server.frames.length)
  })

  test('belongs to the seat the table says, and to nobody who watches', () => {
    const { live, net, server } = seated()
    expect(live.seat()).toBe(server.seat)
    net.last().events.heard(JSON.stringify(['table', table(0)]))
    expect(live.seat()).toBeUndefined()
    expect(seatsOf(2)).toContain(server.seat)
  })
})
