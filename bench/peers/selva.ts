import { toy } from '@selva/core/toy'
import { openStore, startServer } from '@selva/server'
import { UNLIMITED } from '@selva/server/testing'
import { pino } from 'pino'
import { tellOfWork } from './server-process.ts'
import type { PeerServerTask } from './task.ts'

/** Selva as it is, durable storage included, with the toy game and without limits on one address. */
const { folder }: PeerServerTask = JSON.parse(process.argv[2] ?? '')
const server = await startServer({
  exchangeTimeout: 0,
  store: await openStore(folder),
  log: pino({ level: 'silent' }),
  games: { toy: { game: toy, pace: {} } },
  limits: UNLIMITED,
})
tellOfWork(server.url)
