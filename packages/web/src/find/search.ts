import { type ReadonlySignal, signal } from '@preact/signals'
import type { FromFinder, RefusalCode, ServerInfo, StartNow } from '@selva/protocol'
import type { Clock } from '../client/clock.ts'
import { connection, type Dial, type Link } from '../client/connection.ts'

/** A search for a game. It lasts until a game is found, it is refused, or the page ends it. */
export type Search = {
  /** When bots take the free seats, by the page's own clock; `undefined` until the server knows of the search. */
  readonly until: ReadonlySignal<number | undefined>
  readonly link: ReadonlySignal<Link>
  /** Begins now, with the people who wait and bots. */
  startNow(): void
  /** The network is back, or gone. */
  retry(): void
  lose(): void
  stop(): void
}

/** Looks for one of these games. After a lost connection or a restart of the server the search begins again. */
export function searchFor(
  games: readonly string[],
  ports: {
    readonly dial: Dial
    readonly clock: Clock
    readonly spread: () => number
    readonly steady: () => number
    readonly meetServer: (server: ServerInfo) => void
    /** There is a game: the reader has a seat at this table. */
    readonly found: (table: string) => void
    readonly refused: (code: RefusalCode) => void
  },
): Search {
  const until = signal<number | undefined>(undefined)
  const link = signal<Link>('connecting')
  const line = connection({
    ...ports,
    address: () => `/ws/find?${games.map((game) => `game=${encodeURIComponent(game)}`).join('&')}`,
    heard(text) {
      const message = JSON.parse(text) as FromFinder
      switch (message[0]) {
        case 'server':
          return ports.meetServer(message[1])
        case 'looking':
          until.value = ports.steady() + message[1]
          return
        case 'found':
          line.stop()
          return ports.found(message[1])
        case 'no':
          line.stop()
          return ports.refused(message[2])
        default:
          message satisfies never
      }
    },
    link(now) {
      link.value = now
      if (now === 'lost') until.value = undefined
    },
  })
  return {
    until,
    link,
    startNow: () => void line.send(JSON.stringify({ start: true } satisfies StartNow)),
    retry: line.retry,
    lose: line.lose,
    stop: line.stop,
  }
}
