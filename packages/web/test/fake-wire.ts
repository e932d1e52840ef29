import type { Dial, WireEvents } from '../src/client/connection.ts'

/** A socket without a network: the test is the server. */
export type FakeWire = {
  readonly address: string
  readonly events: WireEvents
  readonly sent: string[]
  closed: boolean
}

export function fakeDial(): { readonly dial: Dial; readonly wires: FakeWire[]; last(): FakeWire } {
  const wires: FakeWire[] = []
  return {
    wires,
    last() {
      const wire = wires.at(-1)
      if (wire === undefined) throw new Error('nobody has dialled')
      return wire
    },
    dial(address, events) {
      const wire: FakeWire = { address, events, sent: [], closed: false }
      wires.push(wire)
      return {
        send: (text) => wire.sent.push(text),
        close() {
          wire.closed = true
          events.closed()
        },
      }
    },
  }
}
