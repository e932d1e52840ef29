import type { TableInfo } from '@selva/protocol'
import { useMemo } from 'preact/hooks'
import { api } from '../client/api.ts'
import { browserDial } from '../client/connection.ts'
import { gameOf } from '../client/games.ts'
import { inviteTo } from '../client/invites.ts'
import type { World } from '../table/live.ts'
import { useAtTable } from '../table/useAtTable.tsx'
import { browserWorld } from '../table/world.ts'
import { Gathering } from './Gathering.tsx'
import { useAwake } from './useAwake.ts'
import '../styles/table.css'
import '../styles/screen.css'

/**
 * The world of a screen: it asks for what watchers see, even in the browser of somebody who plays, and adds nothing to
 * the table's seed.
 */
const screenWorld = (invite: string): World => ({
  ...browserWorld(invite),
  dial: (address, events) => browserDial(`${address}&screen=1`, events),
  history: (of, wire) => api.history(of, invite, wire, true),
  answer: async () => undefined,
})

/** What everybody in the room may see of a table: the way in, the game, the end. */
export function ScreenPage({ id }: { readonly id: string }) {
  const invite = useMemo(() => decodeURIComponent(location.hash.slice(1)) || inviteTo(id), [id])
  useAwake()
  const page = useAtTable(id, invite, (table: TableInfo) =>
    gameOf(table.game)
      ?.screen()
      .then((screen) => ({
        ...screen.sit({ ...table, you: 0 }, screenWorld(invite)),
        // Those who sit there are told the invite; everybody else came with it.
        invite: table.invite === '' ? invite : table.invite,
      })),
  )
  if (!('at' in page)) return page.instead
  const { live, Screen, invite: known } = page.at
  const table = live.about.value
  return table.status === 'open' ? (
    <Gathering table={table} invite={known} />
  ) : (
    <div class="wall">
      <Screen />
    </div>
  )
}
