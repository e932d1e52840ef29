import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Listening, SEATS } from './peer.ts'

/** The limit: every message goes on to the six seats of its table as about as many bytes as Selva sends; nothing else. */
const FRAME = Buffer.from('["f","laid and shown"]'.padEnd(62))
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
  process.send?.({ url: `http://127.0.0.1:${port}`, tables: [] } satisfies Listening)
})
process.once('message', () => {
  for (const socket of server.clients) socket.terminate()
  server.close(() => process.disconnect?.())
})
