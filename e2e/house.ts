import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Server, type ServerWishes, startServer } from '@selva/server'
import { pino } from 'pino'

/** A server of its own for one test file: real storage in a folder that goes with it, bots that do not wait. */
export type House = Server & { readonly folder: string }

type Wishes = Pick<
  ServerWishes,
  'pause' | 'adminToken' | 'grace' | 'patience' | 'outside' | 'publicUrl' | 'unwantedWords' | 'clock' | 'port'
> & {
  /** A folder that outlives the house, for another one to move into. */
  readonly kept?: string
}

/** `pause` is how long what follows by itself waits: nothing by default, very long where a test looks at the waiting. */
export async function openHouse({ pause = 0, grace = 60_000, kept, ...more }: Wishes = {}): Promise<House> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'selva-house-'))
  const server = await startServer({
    store: await openStore(folder),
    log: pino({ level: 'silent' }),
    botPace: 0,
    pause,
    grace,
    ...more,
    limits: { requests: 1e6, tables: 1e6, invites: 1e6 },
  })
  return {
    ...server,
    folder,
    async close() {
      await server.close()
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
