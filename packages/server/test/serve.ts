import { type Server, type ServerOptions, startServer } from '@selva/server'
import { memoryStore, randomBots, silentLog, UNLIMITED } from '@selva/server/testing'
import { onTestFinished } from 'vitest'
import { GAMES } from './games.ts'

/** A server for one test, on a free port, whose bots do not wait. */
export async function serve(options: Partial<ServerOptions> = {}): Promise<Server> {
  const server = await startServer({
    store: memoryStore(),
    log: silentLog,
    games: GAMES,
    bots: randomBots(GAMES),
    botPace: 0,
    pause: 60_000,
    exchangeTimeout: 0,
    client: 'nowhere',
    ...options,
    limits: { ...UNLIMITED, ...options.limits },
  })
  onTestFinished(() => server.close())
  return server
}
