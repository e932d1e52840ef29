import type { Clock } from './clock.ts'
import { padded } from './padding.ts'

/** A socket as we need it. */
type Wire = { send(text: string): void; close(): void }
export type WireEvents = { opened(): void; heard(text: string): void; closed(): void }
export type Dial = (address: string, events: WireEvents) => Wire

const LINKS = ['connecting', 'open', 'lost'] as const
export type Link = (typeof LINKS)[number]

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

/** How long to wait before the n-th try: doubling, spread out so that a server's return is not a stampede. */
export const waitBefore = (tries: number, spread: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.7 + 0.6 * spread)

export type Connection = {
  /** False if there is no open wire to send it on. */
  send(text: string): boolean
  /** The network is back: try now. */
  retry(): void
  /** The network is gone: what is still open is not to be trusted. */
  lose(): void
  stop(): void
}

/** Keeps a socket open: whenever it closes it is dialled again, at an address that says what we already have. */
export function connection(options: {
  readonly dial: Dial
  readonly address: () => string
  readonly clock: Clock
  readonly spread: () => number
  readonly heard: (text: string) => void
  readonly link: (link: Link) => void
}): Connection {
  let wire: Wire | undefined
  let open = false
  let tries = 0
  let stopped = false
  let cancel = (): void => {}

  const dial = (): void => {
    cancel()
    if (stopped) return
    let mine = true
    const lost = (): void => {
      if (!mine) return
      mine = false
      wire = undefined
      open = false
      if (stopped) return
      options.link('lost')
      cancel = options.clock.after(waitBefore(tries++, options.spread()), dial)
    }
    wire = options.dial(options.address(), {
      opened() {
        if (!mine) return
        open = true
        tries = 0
        options.link('open')
      },
      heard: (text) => {
        if (mine) options.heard(text)
      },
      closed: lost,
    })
    drop = lost
  }
  let drop = (): void => {}
  options.link('connecting')
  dial()
  return {
    send(text) {
      if (wire === undefined || !open) return false
      wire.send(text)
      return true
    },
    retry() {
      tries = 0
      if (wire === undefined) dial()
    },
    lose() {
      const old = wire
      drop()
      old?.close()
    },
    stop() {
      stopped = true
      cancel()
      wire?.close()
    },
  }
}

/** A real socket of the browser. */
export const browserDial: Dial = (address, events) => {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${address}`)
  socket.onopen = () => events.opened()
  socket.onmessage = (event) => events.heard(String(event.data))
  socket.onclose = () => events.closed()
  return { send: (text) => socket.send(padded(text)), close: () => socket.close() }
}
