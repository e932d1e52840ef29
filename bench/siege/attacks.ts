import { randomBytes, randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import { type Attacker, maskedFrame, PING, TEXT, textFrame } from './attacker.ts'

/** The scene of an attack: an attacker of its own, and a way to note what came of an attempt. */
type Scene = {
  readonly attacker: Attacker
  readonly note: (outcome: string | number) => void
  /** An ordinary listed table to attack. */
  readonly target: () => string
}

/** One attempt of an attack. It is repeated until the siege ends; connections it holds are in `held`. */
type Attack = (scene: Scene, held: Socket[]) => Promise<void>

const ESCAPE = { game: 'escape', setting: { zone: 'galilei', preset: 'basic', seats: 8 } }

/** Every kind of frame that no browser sends. */
const INVALID_FRAMES: readonly Buffer[] = [
  maskedFrame(TEXT, Buffer.from('x'), 0xf1),
  Buffer.from([0x81, 1, 120]),
  maskedFrame(TEXT, Buffer.from([0xff, 0xfe])),
  maskedFrame(TEXT, Buffer.alloc(60_000, 120)),
  maskedFrame(0x3, Buffer.from('x')),
  maskedFrame(PING, Buffer.alloc(126)),
  Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x88, 0x81, 0, 0, 0, 0, 3]),
]

/** Waits until a connection ends, or a moment. */
const endOrMoment = (socket: Socket, ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      socket.off('close', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    socket.once('close', done)
  })

/** Holds a connection and never closes it; the oldest of many goes. */
function hold(held: Socket[], socket: Socket): void {
  held.push(socket)
  if (held.length > 500) held.shift()?.destroy()
}

export const ATTACKS: { readonly [name: string]: Attack } = {
  async 'invalid frames on a refused socket'({ attacker, note, target }, held) {
    const path = randomInt(2) === 0 ? `/ws/tables/${target()}` : '/ws/tables/nowhere'
    const { socket, status } = await attacker.upgrade(path, '')
    const frame = INVALID_FRAMES[randomInt(INVALID_FRAMES.length)]
    if (frame !== undefined) socket.write(frame)
    hold(held, socket)
    note(status)
  },
  async 'pings that nobody reads the answers of'({ attacker, note, target }, held) {
    const { socket, status } = await attacker.upgrade(`/ws/tables/${target()}`, await attacker.guest())
    socket.pause()
    const pings = Buffer.concat(Array<Buffer>(500).fill(maskedFrame(PING, Buffer.alloc(125))))
    for (let i = 0; i < 20 && !socket.destroyed; i++) {
      socket.write(pings)
      await endOrMoment(socket, 20)
    }
    note(socket.destroyed ? 'ended by the server' : status)
    hold(held, socket)
  },
  async 'connections that say nothing'({ attacker, note }, held) {
    const socket = attacker.dial()
    hold(held, socket)
    await endOrMoment(socket, 20)
    note(socket.destroyed ? 'closed' : 'open')
  },
  async 'half a head'({ attacker, note }, held) {
    const socket = attacker.dial()
    socket.write('GET /api/tables HTTP/1.1\r\nhost: ')
    hold(held, socket)
    await endOrMoment(socket, 20)
    note(socket.destroyed ? 'closed' : 'open')
  },
  async 'upgrades that are turned away and stay'({ attacker, note }, held) {
    const { socket, status } = await attacker.upgrade('/nowhere', '')
    hold(held, socket)
    note(status)
  },
  async 'random bytes'({ attacker, note }, held) {
    const socket = attacker.dial()
    socket.write(randomBytes(200))
    hold(held, socket)
    await endOrMoment(socket, 20)
    note(socket.destroyed ? 'closed' : 'open')
  },
  async 'encoded paths'({ attacker, note }) {
    const cookie = await attacker.guest()
    const { status, headers } = await attacker.ask('GET', '/%61pi/me', { cookie })
    const lost = cookie !== '' && (headers['set-cookie'] ?? []).some((set) => !set.startsWith(cookie))
    note(lost ? 'IDENTITY LOST' : status)
  },
  async 'new guests'({ attacker, note }) {
    note((await attacker.guest()) === '' ? 'refused' : 'made')
  },
  async 'a flood of messages, coming back for more'({ attacker, note, target }) {
    const { socket, status } = await attacker.upgrade(`/ws/tables/${target()}`, await attacker.guest())
    const junk = textFrame(JSON.stringify({ id: 'junk-choice', step: 'past', choice: { do: 'lay' } }))
    for (let i = 0; i < 10 && !socket.destroyed; i++) {
      socket.write(Buffer.concat(Array<Buffer>(100).fill(junk)))
      await endOrMoment(socket, 10)
    }
    socket.destroy()
    note(status)
  },
  async 'games begun and left'({ attacker, note }) {
    const cookie = await attacker.guest()
    note(
      (await attacker.ask('POST', '/api/tables', { cookie, body: { ...ESCAPE, listed: false, playNow: true } })).status,
    )
  },
  async 'junk tables in the list'({ attacker, note }) {
    const cookie = await attacker.guest()
    note(
      (await attacker.ask('POST', '/api/tables', { cookie, body: { ...ESCAPE, listed: true, playNow: false } })).status,
    )
  },
  async 'settings that are no settings'({ attacker, note }) {
    const cookie = await attacker.guest()
    const strange: readonly unknown[] = [{ toString: 1 }, [], { valueOf: {} }, 1e308, '\0', { __proto__: 1 }, null]
    const one = strange[randomInt(strange.length)]
    const setting = { zone: one, preset: one, seats: randomInt(2) === 0 ? 4 : one, rules: one, code: one }
    const body = { game: 'escape', setting, listed: false, playNow: false }
    note((await attacker.ask('POST', '/api/tables', { cookie, body })).status)
  },
  async 'strange hosts and paths'({ attacker, note }) {
    const hosts = ['localhost:70000', '', 'a'.repeat(300), '[::1', 'localhost']
    const paths = [
      '/api/tables/%00',
      '/api/invites/%00',
      '/api/me/profile',
      '/..%2f..%2fetc',
      '/%',
      `/${'a'.repeat(9000)}`,
    ]
    const host = hosts[randomInt(hosts.length)] ?? ''
    note((await attacker.ask('GET', paths[randomInt(paths.length)] ?? '/', { host })).status)
  },
  async 'exports without end'({ attacker, note }) {
    const cookie = await attacker.guest()
    for (let i = 0; i < 5; i++) note((await attacker.ask('GET', '/api/me/export', { cookie })).status)
  },
  async 'guesses at invites'({ attacker, note }) {
    const path = `/api/invites/${randomBytes(8).toString('hex').slice(0, 12)}`
    note((await attacker.ask(randomInt(2) === 0 ? 'GET' : 'HEAD', path)).status)
  },
  async 'a signed-out device that goes on'({ attacker, note, target }, held) {
    const cookie = await attacker.guest()
    const { socket, status } = await attacker.upgrade(`/ws/tables/${target()}`, cookie)
    await attacker.ask('POST', '/api/me/sign-out', { cookie, body: {} })
    for (let i = 0; i < 5; i++) socket.write(textFrame(JSON.stringify({ id: `ghost-${i}-xx`, say: { text: 'boo' } })))
    hold(held, socket)
    note(status)
  },
  async 'names that are nothing'({ attacker, note }) {
    const cookie = await attacker.guest()
    const names = [
      '\u3164',
      '\u2800',
      'A\u034f',
      '\ufe0f',
      'a'.repeat(500),
      'Kappa-3',
      '\0',
      'e\u0301\u0301\u0301\u0301\u0301',
    ]
    note((await attacker.ask('PUT', '/api/me', { cookie, body: { name: names[randomInt(names.length)] } })).status)
  },
  async 'spectators who shout'({ attacker, note, target }) {
    const { socket, status } = await attacker.upgrade(`/ws/tables/${target()}`, await attacker.guest())
    for (let i = 0; i < 20; i++) {
      socket.write(textFrame(JSON.stringify({ id: `shout-${randomInt(1e9)}`, say: { text: 'HEAR ME '.repeat(20) } })))
      await endOrMoment(socket, 10)
    }
    socket.destroy()
    note(status)
  },
  async 'large answers that nobody reads'({ attacker, note }, held) {
    const socket = attacker.dial()
    socket.pause()
    const ask = 'GET /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'
    socket.write(ask.repeat(200))
    hold(held, socket)
    await endOrMoment(socket, 50)
    note(socket.destroyed ? 'closed' : 'open')
  },
  async 'messages in pieces that never end'({ attacker, note, target }, held) {
    const { socket, status } = await attacker.upgrade(`/ws/tables/${target()}`, await attacker.guest())
    socket.write(maskedFrame(TEXT, Buffer.from('{'), 0x01))
    const empty = Buffer.concat(Array<Buffer>(200).fill(maskedFrame(0, Buffer.alloc(0), 0x00)))
    for (let i = 0; i < 20 && !socket.destroyed; i++) {
      socket.write(empty)
      await endOrMoment(socket, 10)
    }
    note(socket.destroyed ? 'ended by the server' : status)
    hold(held, socket)
  },
}
