import type { TableInfo } from '@selva/protocol'
import { useMemo } from 'preact/hooks'
import { api } from '../client/api.ts'
import { browserDial } from '../client/connection.ts'
import { gameOf } from '../client/games.ts'
import { inviteTo } from '../client/invites.ts'
import { browserPorts } from '../table/browser-ports.ts'
import type { LiveTablePorts } from '../table/live-ports.ts'
import { useTable } from '../table/useTable.tsx'
import { ScreenLobby } from './ScreenLobby.tsx'
import { useWakeLock } from './useWakeLock.ts'
import '../styles/table.css'
import '../styles/screen.css'

/**
 * The world of a screen: it asks for what watchers see, even in the browser of a player, and adds nothing to
 * the table's seed.
 */
const screenWorld = (invite: string): LiveTablePorts => ({
  ...browserPorts(invite),
  dial: (address, events) => browserDial(`${address}&screen=1`, events),
  history: (of, wire) => api.history(of, invite, wire, true),
  answer: async () => undefined,
})

/** The view of a table for everybody in the room: the way in, the game, the end. */
export function ScreenPage({ id }: { readonly id: string }) {
  const invite = useMemo(() => decodeURIComponent(location.hash.slice(1)) || inviteTo(id), [id])
  useWakeLock()
  const page = useTable(id, invite, (table: TableInfo) =>
    gameOf(table.game)
      ?.screen()
      .then((screen) => ({
        ...screen.sit({ ...table, you: 0 }, screenWorld(invite)),
        // Players with a seat receive the invite; everybody else came with it.
        invite: table.invite === '' ? invite : table.invite,
      })),
  )
  if (!('at' in page)) return page.instead
  const { live, Screen, invite: known } = page.at
  const table = live.about.value
  return table.status === 'open' ? (
    <ScreenLobby table={table} invite={known} />
  ) : (
    <div class="wall">
      <Screen />
    </div>
  )
}
