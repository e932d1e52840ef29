import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { tellOfWork } from '../server-process.ts'
import type { PeerServerTask } from '../task.ts'
import { type RoomOptions, ToyRoom } from './colyseus-room.ts'

/** Colyseus with its usual transport. It stores nothing: rooms live in the memory of their process. */
const { peer, after }: PeerServerTask = JSON.parse(process.argv[2] ?? '')
const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('toy', ToyRoom, { after, timed: peer === 'colyseusTimed' } satisfies RoomOptions)
await server.listen(0, '127.0.0.1')
const { port } = http.address() as AddressInfo
tellOfWork(`http://127.0.0.1:${port}`)
