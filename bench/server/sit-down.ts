import { seatsOf } from '@selva/core'
import { toy } from '@selva/core/toy'

/** The address a page connects to, and the person it connects as. */
export type PageLogin = { readonly address: string; readonly cookie: string }

const TERMS = { pace: 'untimed', aid: 'notes', chat: 'open', spectators: true }

/** Guests sit down at a new table of the toy game; where their pages connect. */
export async function sitDown(
  url: string,
  setting: { readonly seats: number; readonly rounds: number },
  start = true,
): Promise<{ readonly places: readonly PageLogin[] }> {
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
  const made = await ask(host, '/api/tables', { game: 'toy', setting, terms: TERMS, listed: true, playNow: false })
  const table = made['id'] ?? ''
  for (const guest of guests) await ask(guest, `/api/tables/${table}/sit`, { invite: '' })
  if (start) await ask(host, `/api/tables/${table}/start`, {})
  const address = `${url.replace('http', 'ws')}/ws/tables/${table}?have=0&wire=${toy.redactor.coder.id}`
  return { places: cookies.map((cookie) => ({ address, cookie })) }
}
