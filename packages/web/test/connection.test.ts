import { describe, expect, test } from 'vitest'
import { type Connection, connection, type Link, waitBefore } from '../src/client/connection.ts'
import { fakeDial } from './fake-wire.ts'
import { manualClock } from './manual-clock.ts'

function dialled(): {
  readonly line: Connection
  readonly clock: ReturnType<typeof manualClock>
  readonly net: ReturnType<typeof fakeDial>
  readonly links: Link[]
  readonly heard: string[]
} {
  const clock = manualClock()
  const net = fakeDial()
  const links: Link[] = []
  const heard: string[] = []
  let have = 0
  const line = connection({
    dial: net.dial,
    address: () => `/t?have=${have++}`,
    clock,
    spread: () => 0.5,
    heard: (text) => heard.push(text),
    link: (link) => links.push(link),
  })
  return { line, clock, net, links, heard }
}

describe('a line', () => {
  test('that closes is dialled again, at an address that says what we have', () => {
    const { net, clock, links } = dialled()
    net.last().events.opened()
    net.last().events.closed()
    expect(links).toEqual(['connecting', 'open', 'lost'])
    expect(net.wires.length).toBe(1)
    clock.turn(400)
    expect(net.wires.map((w) => w.address)).toEqual(['/t?have=0', '/t?have=1'])
  })
  test('waits longer and longer, and starts over once it has been open', () => {
    const { net, clock } = dialled()
    for (const wait of [400, 800, 1600]) {
      net.last().events.closed()
      const before = net.wires.length
      clock.turn(wait - 1)
      expect(net.wires.length).toBe(before)
      clock.turn(1)
      expect(net.wires.length).toBe(before + 1)
    }
    net.last().events.opened()
    net.last().events.closed()
    clock.turn(400)
    expect(net.wires.length).toBe(5)
    expect(waitBefore(30, 1)).toBeLessThanOrEqual(8000 * 1.3)
  })
  test('is dialled at once when the network is back', () => {
    const { line, net } = dialled()
    net.last().events.closed()
    line.retry()
    expect(net.wires.length).toBe(2)
    line.retry()
    expect(net.wires.length).toBe(2)
  })
  test('that the network has dropped is given up, and its last words are ignored', () => {
    const { line, net, heard, links } = dialled()
    net.last().events.opened()
    const old = net.last()
    line.lose()
    expect(old.closed).toBe(true)
    expect(links.at(-1)).toBe('lost')
    old.events.heard('late')
    expect(heard).toEqual([])
    expect(line.send('x')).toBe(false)
  })
  test('that was left is not dialled again', () => {
    const { line, net, clock } = dialled()
    net.last().events.opened()
    line.stop()
    clock.turn(60_000)
    expect(net.wires.length).toBe(1)
  })
})
