import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@selva/core'
import { type Arranged, openStore, type Server, type ServerOptions, startServer } from '@selva/server'
import { silentLog } from '@selva/server/testing'

/** A server of its own for one test file: real storage in a folder that goes with it, bots that do not wait. */
export type TestServer = Omit<Server, 'arrangeTable'> & {
  readonly folder: string
  /** A table that a test describes can be arranged; where it cannot, the test is wrong. */
  arrangeTable(request: Parameters<Server['arrangeTable']>[0]): Promise<Arranged>
}

export type TestServerOptions = Pick<
  ServerOptions,
  | 'client'
  | 'games'
  | 'botPace'
  | 'pause'
  | 'adminToken'
  | 'grace'
  | 'exchangeTimeout'
  | 'addressPolicy'
  | 'publicUrl'
  | 'unwantedWords'
  | 'clock'
  | 'host'
  | 'port'
  | 'operator'
  | 'judge'
  | 'judgePace'
  | 'puzzles'
  | 'puzzlePace'
  | 'limits'
> & {
  /** A folder that outlives the house, for another one to move into. */
  readonly kept?: string
}

/**
 * `pause` is how long automatic steps wait, and `botPace` multiplies what bots wait: nothing by default, very long where a
 * test looks at the waiting.
 */
export async function startTestServer({
  botPace = 0,
  pause = 0,
  grace = 60_000,
  kept,
  limits,
  ...more
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'selva-house-'))
  const server = await startServer({
    store: await openStore(folder),
    log: silentLog,
    botPace,
    pause,
    grace,
    ...more,
    limits: {
      requests: 1e6,
      sessionRequests: 1e6,
      newSockets: 1e6,
      tables: 1e6,
      invites: 1e6,
      guests: 1e6,
      addressListed: 1e6,
      openTables: 1e6,
      runningTables: 1e6,
      ...limits,
    },
  })
  return {
    ...server,
    folder,
    async arrangeTable(request) {
      const made = await server.arrangeTable(request)
      if (isRefusal(made)) throw new Error(`cannot be arranged: ${made.refused} ${made.about}`)
      return made
    },
    async close() {
      await server.close()
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
