import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { SEATS } from './peer.ts'
import { watchServer } from './watch.ts'

/** The bytes that Selva sends a seat for a choice, as the same run has measured them, without the head of a frame. */
const bytes = Number(process.env['SELVA_BENCH_BYTES'])

/** The limit: every message goes on to the six seats of its table as that many bytes, and nothing else happens. */
const FRAME = Buffer.alloc(bytes, ' ')
const tables = new Map<string, WebSocket[]>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const [, id = ''] = (request.url ?? '').split('/')
  const sockets = tables.get(id) ?? []
  tables.set(id, sockets)
  sockets.push(socket)
  if (sockets.length === SEATS) for (const s of sockets) s.send(FRAME, { binary: false })
  socket.on('message', () => {
    for (const s of sockets) s.send(FRAME, { binary: false })
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
