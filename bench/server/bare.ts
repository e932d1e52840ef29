import type { AddressInfo } from 'node:net'
import { allows, fastChance, open, play, type Seat, seatsOf, stateToText } from '@selva/core'
import { type Choice, toy } from '@selva/core/toy'
import { type WebSocket, WebSocketServer } from 'ws'
import { ROUNDS, SEATS } from './peer.ts'
import { watchServer } from './watch.ts'

/** The shortest server of the toy game one would write: in memory only, and the whole view to everybody every time. */
const setting = { seats: SEATS, rounds: ROUNDS }
type Table = { readonly sockets: (WebSocket | undefined)[]; game: ReturnType<typeof deal> }

function deal() {
  const opened = open(toy, setting, fastChance(1))
  const views = seatsOf(SEATS).map(() => toy.start(setting))
  const game = { state: opened.state, views }
  tell(game, opened.facts)
  return game
}

function tell(
  game: { readonly views: ReturnType<typeof toy.start>[] },
  facts: readonly { readonly kind: string }[],
): void {
  for (const seat of seatsOf(SEATS)) {
    const view = game.views[seat - 1]
    if (view === undefined) continue
    for (const fact of facts) {
      const seen = toy.redactor.redact(fact, seat)
      if (seen !== undefined) toy.evolve(view, seen as never)
    }
  }
}

const tables = new Map<string, Table>()
const sendViews = ({ sockets, game }: Table): void =>
  sockets.forEach((socket, i) => void socket?.send(stateToText(game.views[i])))

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const [, id = '', number = '1'] = (request.url ?? '').split('/')
  const seat = Number(number) as Seat
  const table = tables.get(id) ?? { sockets: Array.from({ length: SEATS }, () => undefined), game: deal() }
  tables.set(id, table)
  table.sockets[seat - 1] = socket
  if (table.sockets.every((s) => s !== undefined)) sendViews(table)
  socket.on('message', (raw) => {
    const { choice } = JSON.parse(String(raw))
    const { state } = table.game
    if (!allows(toy.options(state, seat), choice)) return
    tell(table.game, play(toy, state, seat, choice as Choice, fastChance(2)))
    if (toy.over(state)) table.game = deal()
    sendViews(table)
  })
})
server.on('listening', () => {
  const { port } = server.address() as AddressInfo
  watchServer({
    url: `http://127.0.0.1:${port}`,
    end() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  })
})
