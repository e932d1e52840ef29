import { type Server, type ServerOptions, startServer } from '@selva/server'
import { memoryStore, randomMinds, silent, UNLIMITED } from '@selva/server/testing'
import { onTestFinished } from 'vitest'
import { GAMES } from './games.ts'

/** A server for one test, on a free port, whose bots do not wait. */
export async function serve(wishes: Partial<ServerOptions> = {}): Promise<Server> {
  const server = await startServer({
    store: memoryStore(),
    log: silent,
    games: GAMES,
    minds: randomMinds(GAMES),
    botPace: 0,
    pause: 60_000,
    patience: 0,
    client: 'nowhere',
    ...wishes,
    limits: { ...UNLIMITED, ...wishes.limits },
  })
  onTestFinished(() => server.close())
  return server
}
