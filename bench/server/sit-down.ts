import { type Game, type SettingDraft, seatsOf } from '@selva/core'
import { toy } from '@selva/core/toy'
import { DEFAULT_TERMS, type Pace } from '@selva/protocol'

/** The address a page connects to, and the person it connects as. */
export type PageLogin = { readonly address: string; readonly cookie: string }

/** A table that people sit at, and where their pages connect. */
export type SeatedTable = { readonly table: string; readonly places: readonly PageLogin[] }

export type TableToSeat = {
  readonly game?: Pick<Game, 'id' | 'redactor'>
  readonly setting: SettingDraft
  readonly pace?: Pace
  /** Does the host start the game at once? */
  readonly start?: boolean
}

/** Guests sit down at a new table, one for each seat. */
export async function sitDown(
  url: string,
  { game = toy, setting, pace = 'untimed', start = true }: TableToSeat,
): Promise<SeatedTable> {
  const ask = async (cookie: string, path: string, body: unknown): Promise<{ readonly [field: string]: string }> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`)
    return (await response.json()) as { readonly [field: string]: string }
  }
  const cookies = await Promise.all(
    seatsOf(setting.seats).map(
      async () => (await fetch(`${url}/api/me`, { method: 'POST' })).headers.getSetCookie()[0]?.split(';')[0] ?? '',
    ),
  )
  const [host = '', ...guests] = cookies
  const terms = { ...DEFAULT_TERMS, pace }
  const made = await ask(host, '/api/tables', { game: game.id, setting, terms, listed: true, playNow: false })
  const table = made['id'] ?? ''
  for (const guest of guests) await ask(guest, `/api/tables/${table}/sit`, { invite: '' })
  if (start) await ask(host, `/api/tables/${table}/start`, {})
  const address = `${url.replace('http', 'ws')}/ws/tables/${table}?have=0&wire=${game.redactor.coder.id}`
  return { table, places: cookies.map((cookie) => ({ address, cookie })) }
}
