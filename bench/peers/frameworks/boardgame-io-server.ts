import type { AddressInfo } from 'node:net'
import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js'
import { tellOfWork } from '../server-process.ts'
import { type PeerServerTask, ROUNDS } from '../task.ts'
import { toyGame } from './boardgame-io-game.ts'

/** boardgame.io with its own server, in memory as it comes, or with the storage in files that its documents name. */
const { peer, folder, after }: PeerServerTask = JSON.parse(process.argv[2] ?? '')
const server = Server({
  games: [toyGame(after, ROUNDS)],
  origins: ['http://127.0.0.1'],
  ...(peer === 'boardgameFiles' ? { db: new FlatFile({ dir: folder }) } : {}),
})
const { appServer } = await server.run({ port: 0 })
const { port } = appServer.address() as AddressInfo
tellOfWork(`http://127.0.0.1:${port}`)
