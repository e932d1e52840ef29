import { type ReadonlySignal, signal } from '@preact/signals'
import type { FindingInfo, FromLobby, ListedTable, ServerInfo } from '@selva/protocol'
import type { Clock } from '../../client/clock.ts'
import { type Connection, connection, type Dial } from '../../client/connection.ts'

/** A message about the list, not about the server itself or the people who look for a game. */
type ListMessage = Exclude<FromLobby, readonly ['server', ServerInfo] | readonly ['finding', FindingInfo]>

/** A list after one more message: what changes stays in its place, what is new comes first. */
function listAfter(tables: readonly ListedTable[], message: ListMessage): readonly ListedTable[] {
  switch (message[0]) {
    case 'tables':
      return message[1]
    case 'unlisted':
      return tables.filter(({ id }) => id !== message[1])
    case 'listed': {
      const known = tables.find(({ id }) => id === message[1].id)
      if (known?.status === message[1].status) return tables.map((table) => (table === known ? message[1] : table))
      const others = tables.filter((table) => table !== known)
      // Tables to join stand before tables to watch.
      const at = message[1].status === 'open' ? 0 : others.filter(({ status }) => status === 'open').length
      return others.toSpliced(at, 0, message[1])
    }
    default:
      return message satisfies never
  }
}

export type LiveList = Pick<Connection, 'retry' | 'lose' | 'stop'> & {
  readonly tables: ReadonlySignal<readonly ListedTable[]>
  /** How many people look for a game, and what they would play; `undefined` until the server has said it. */
  readonly finding: ReadonlySignal<FindingInfo | undefined>
}

/** The tables that anybody may see and the number of people who look for a game, as they are now. */
export function liveList(ports: {
  readonly dial: Dial
  readonly clock: Clock
  readonly spread: () => number
  readonly meetServer: (server: ServerInfo) => void
}): LiveList {
  const tables = signal<readonly ListedTable[]>([])
  const finding = signal<FindingInfo | undefined>(undefined)
  const line = connection({
    ...ports,
    address: () => '/ws/tables',
    heard: (text) => {
      const message = JSON.parse(text) as FromLobby
      if (message[0] === 'server') ports.meetServer(message[1])
      else if (message[0] === 'finding') finding.value = message[1]
      else tables.value = listAfter(tables.value, message)
    },
    link() {},
  })
  return { tables, finding, retry: line.retry, lose: line.lose, stop: line.stop }
}
