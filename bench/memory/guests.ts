import { Agent, request } from 'node:http'
import type { WeighedPace } from './task.ts'

/** A table that has begun, and the cookies of the people at its seats, by seat − 1. */
export type SeatedTable = { readonly id: string; readonly invite: string; readonly cookies: readonly string[] }

type TableOptions = {
  readonly game: string
  readonly setting: { readonly seats: number }
  readonly pace: WeighedPace
}

/** Asks the server for things over a few connections that stay. */
export type Visitors = {
  guest(): Promise<string>
  /** Guests sit down at all seats of a new table, and it starts. */
  seatedTable(options: TableOptions): Promise<SeatedTable>
}

type Answer = { readonly cookie: string; readonly body: { readonly [field: string]: string } }

export function visitorsOf(url: string): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })

  const post = (path: string, cookie: string, body: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(url + path, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
      })
      asked.on('error', reject)
      asked.on('response', async (response) => {
        let text = ''
        for await (const part of response.setEncoding('utf8')) text += part
        if (response.statusCode !== 200) return reject(new Error(`${path} ${response.statusCode} ${text}`))
        resolve({ cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '', body: JSON.parse(text) })
      })
      asked.end(JSON.stringify(body))
    })

  const guest = async (): Promise<string> => (await post('/api/me', '', {})).cookie

  return {
    guest,
    async seatedTable({ game, setting, pace }) {
      const cookies = await Promise.all(Array.from({ length: setting.seats }, guest))
      const [host = '', ...others] = cookies
      const terms = { pace, aid: 'notes', chat: 'open', spectators: true }
      const wanted = { game, setting, terms, listed: false, playNow: false }
      const { id = '', invite = '' } = (await post('/api/tables', host, wanted)).body
      for (const other of others) await post(`/api/tables/${id}/sit`, other, { invite })
      await post(`/api/tables/${id}/start`, host, {})
      return { id, invite, cookies }
    },
  }
}
