import { randomBytes } from 'node:crypto'
import {
  type AnyChoice,
  type AnyState,
  count,
  fold,
  type Game,
  isRefusal,
  nth,
  type Seat,
  type Stream,
  shareCommitment,
  stateFromText,
} from '@selva/core'
import type { Commit, Exchange, FromPlayer, FromTable, RefusalCode, Reveal, TableInfo } from '@selva/protocol'
import { WebSocket } from 'ws'

type HttpAnswer = { readonly status: number; readonly body: unknown }
/** Outcome of a choice. */
type ChoiceResult = 'ok' | RefusalCode

/** A browser without a screen: it keeps its cookie, asks, and sits at tables. */
export type Visitor = {
  readonly cookie: string
  get(path: string): Promise<HttpAnswer>
  post(path: string, body?: unknown): Promise<HttpAnswer>
  put(path: string, body: unknown): Promise<HttpAnswer>
  delete(path: string): Promise<HttpAnswer>
  open(table: string, game: Game, have?: number, invite?: string): Page
}

/** The awaited message cannot come any more. */
export class SocketEnded extends Error {}

/** A page that follows one table. */
export type Page = {
  readonly socket: WebSocket
  readonly messages: readonly FromTable[]
  /** Resolved when the condition holds, looked at after every message; rejected when the socket ends before. */
  until(condition: () => boolean): Promise<void>
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  table(): TableInfo | undefined
  /** How many frames it has. */
  have(): number
  state(): AnyState | undefined
  /** Goes on with what an earlier page knew, which has had as many frames as this one said. */
  resume(earlier: Page): void
  send(raw: string | Buffer): void
  /** Sends a choice for the step it is at, and waits for the answer. */
  choose(choice: AnyChoice, id?: string, step?: string): Promise<ChoiceResult>
  /** Some legal choice, if it has one. */
  anyChoice(stream: Stream): AnyChoice | undefined
  close(): void
}

let made = 0
export const freshId = (): string => `choice-${process.pid}-${made++}`

/** A visitor with a cookie; without one given, a new guest. */
export async function visit(url: string, known?: string): Promise<Visitor> {
  const ask = async (method: string, path: string, cookie: string, body?: unknown): Promise<Response> =>
    fetch(url + path, {
      method,
      headers: body === undefined ? { cookie } : { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const me = await ask('POST', '/api/me', known ?? '')
  let cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? known ?? ''
  const answer = async (method: string, path: string, body?: unknown): Promise<HttpAnswer> => {
    const response = await ask(method, path, cookie, body)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { status: response.status, body: await response.json() }
  }
  return {
    get cookie() {
      return cookie
    },
    get: (path) => answer('GET', path),
    post: (path, body) => answer('POST', path, body),
    put: (path, body) => answer('PUT', path, body),
    delete: (path) => answer('DELETE', path),
    open: (table, game, have = 0, invite = '') =>
      pageOf(`${url.replace('http', 'ws')}/ws/tables/${table}?have=${have}&invite=${invite}`, cookie, game),
  }
}

function pageOf(address: string, cookie: string, game: Game): Page {
  const socket = new WebSocket(address, { headers: { cookie } })
  const messages: FromTable[] = []
  const part = randomBytes(32).toString('hex')
  const watching = new Set<() => void>()
  let table: TableInfo | undefined
  let state: AnyState | undefined
  let have = Number(new URL(address).searchParams.get('have'))
  let over = false

  /** A browser seals its part, and opens it once all are sealed. */
  function give({ phase, parts }: Exchange): void {
    const mine = parts.find((p) => p.seat === table?.you)
    if (table === undefined || mine === undefined) return
    const commitment = shareCommitment(table.id, table.you, part)
    if (phase === 'commit' && mine.commitment === '')
      socket.send(JSON.stringify({ commit: commitment } satisfies Commit))
    if (phase === 'reveal' && mine.part === '' && mine.commitment === commitment)
      socket.send(JSON.stringify({ reveal: part } satisfies Reveal))
  }

  function read(message: FromTable): void {
    messages.push(message)
    if (message[0] === 'table') table = message[1]
    if (message[0] === 'exchange') give(message[1])
    const setting = game.setting(table?.setting)
    if (isRefusal(setting)) return
    if (message[0] === 'state') {
      have = message[1]
      state = stateFromText(message[2], setting) as AnyState
    } else if (message[0] === 'facts') {
      if (have === 0) state = game.start(setting)
      have++
      // A page that comes back with frames it no longer has can count them, not fold them.
      if (state !== undefined) for (const wire of message[1]) fold(game, state, game.redactor.read(wire))
    }
  }

  socket.on('message', (raw) => {
    read(JSON.parse(String(raw)))
    for (const look of [...watching]) look()
  })
  socket.on('error', () => {})
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      over = true
      resolve({ code, reason: String(reason) })
      for (const look of [...watching]) look()
    })
  })
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!condition() && !over) return
        watching.delete(look)
        if (condition()) resolve()
        else reject(new SocketEnded())
      }
      watching.add(look)
      look()
    })
  const seat = (): Seat => (table?.you ?? 0) as Seat
  return {
    socket,
    messages,
    until,
    closed,
    table: () => table,
    have: () => have,
    state: () => state,
    resume(earlier) {
      state = earlier.state()
    },
    send: (raw) => socket.send(raw),
    async choose(choice, id = freshId(), step = state === undefined ? '' : game.step(state, seat())) {
      const from = messages.length
      let outcome: ChoiceResult | undefined
      socket.send(JSON.stringify({ id, step, choice } satisfies FromPlayer))
      await until(() => {
        for (const message of messages.slice(from)) {
          if (message[0] === 'ok' && message[1] === id) outcome = 'ok'
          if (message[0] === 'no' && message[1] === id) outcome = message[2]
        }
        return outcome !== undefined
      })
      return outcome ?? 'busy'
    },
    anyChoice(stream) {
      if (state === undefined || game.over(state)) return undefined
      const options = game.options(state, seat())
      const n = count(options)
      return n === 0 ? undefined : nth<AnyChoice>(options, stream.below(n))
    },
    close: () => socket.close(),
  }
}
