import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Server, startServer } from '@selva/server'
import { pino } from 'pino'

/** A server of its own for one test file: real storage in a folder that goes with it, bots that do not wait. */
export type House = Server & { readonly folder: string }

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'selva-house-'))
  const server = await startServer({
    store: await openStore(folder),
    log: pino({ level: 'silent' }),
    botPace: 0,
    pause: 0,
    limits: { requests: 1e6, tables: 1e6, invites: 1e6 },
  })
  return {
    ...server,
    folder,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
