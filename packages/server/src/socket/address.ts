/** The request in a socket's address. */
export type SocketRequest = {
  readonly table: string
  readonly have: number
  readonly invite: string
  /** The page is a screen for everybody in the room. */
  readonly screen: boolean
  /** The vocabulary of the page's own build (`Coder.id`); empty for a page that reads full words. */
  readonly wire: string
}

/** Nobody looks for more games than there are. */
const MOST_GAMES = 10

/** A socket of a person who looks for one of these games. */
export type SearchRequest = { readonly games: readonly string[] }

/** `/ws/tables` for the list, `/ws/find?game=…&game=…`, `/ws/tables/:id?have=N&invite=…&screen=1&wire=…`; a number that is none counts as 0. */
export function socketRequestFrom(url: string): SocketRequest | SearchRequest | 'list' | undefined {
  const address = URL.parse(url, 'ws://table')
  if (address?.pathname === '/ws/tables') return 'list'
  if (address?.pathname === '/ws/find') return { games: address.searchParams.getAll('game').slice(0, MOST_GAMES) }
  const table = /^\/ws\/tables\/([a-z0-9]{1,40})$/.exec(address?.pathname ?? '')?.[1]
  if (address === null || table === undefined) return undefined
  const have = Number(address.searchParams.get('have') ?? 0)
  return {
    table,
    have: Number.isSafeInteger(have) && have > 0 ? have : 0,
    invite: (address.searchParams.get('invite') ?? '').slice(0, 40),
    screen: address.searchParams.has('screen'),
    wire: (address.searchParams.get('wire') ?? '').slice(0, 40),
  }
}
