import { type Server, type ServerWishes, startServer } from '@selva/server'
import { memoryStore, randomMinds, silent } from '@selva/server/testing'
import { onTestFinished } from 'vitest'
import { GAMES } from './games.ts'

/** Nobody is held back unless a test asks for it. */
const FREE = { requests: 1e6, tables: 1e6, invites: 1e6, burst: 1e6, perSecond: 1e6 }

/** A server for one test, on a free port, whose bots do not wait. */
export async function serve(wishes: Partial<ServerWishes> = {}): Promise<Server> {
  const server = await startServer({
    store: memoryStore(),
    log: silent,
    games: GAMES,
    minds: randomMinds(GAMES),
    botPace: 0,
    pause: 60_000,
    client: 'nowhere',
    ...wishes,
    limits: { ...FREE, ...wishes.limits },
  })
  onTestFinished(() => server.close())
  return server
}
