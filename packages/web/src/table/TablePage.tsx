import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/server/protocol'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { talk } from '../chat/load.ts'
import { api, isTrouble } from '../client/api.ts'
import { inviteTo } from '../client/invites.ts'
import { PlainPage } from '../pages/PlainPage.tsx'
import { Later } from '../ui/Later.tsx'
import { GAMES } from './games.ts'
import { Lobby } from './Lobby.tsx'
import type { Followed } from './live.ts'
import { useAtTable } from './useAtTable.tsx'
import { browserWorld } from './world.ts'
import '../styles/table.css'

type Sitting = { readonly live: Followed; readonly Screen: ComponentType }

const sitAt = (invite: string) => (table: TableInfo) =>
  GAMES[table.game]?.().then((game) => game.sit(table, browserWorld(invite)))

/** A table's address: the lobby while it fills, the game while it runs, the end when it is over. */
export function TablePage({ id }: { readonly id: string }) {
  const invite = inviteTo(id)
  const page = useAtTable(id, invite, sitAt(invite))
  return 'at' in page ? <Seated id={id} sitting={page.at} /> : page.instead
}

function Seated({ id, sitting: { live, Screen } }: { readonly id: string; readonly sitting: Sitting }) {
  const sat = useSignal(live.about.value.you > 0)
  const removed = useSignal(false)
  const table = live.about.value
  const link = live.link.value
  useEffect(() => {
    if (table.you > 0) sat.value = true
    else if (sat.value && table.status === 'open') removed.value = true
  }, [table])
  // A freed seat at a table by invitation loses its line: the server no longer knows us there.
  useEffect(() => {
    if (link !== 'lost' || table.status !== 'open' || !sat.value) return
    let here = true
    void api.table(id).then((answer) => {
      if (here && isTrouble(answer) && answer.refused === 'unknownTable') removed.value = true
    })
    return () => {
      here = false
    }
  }, [link])
  useEffect(() => {
    if (removed.value) live.leave()
  }, [removed.value])
  if (removed.value) return <PlainPage kind="removed" />
  if (table.status === 'open')
    return (
      <Lobby table={table} exchange={live.exchange.value} talk={<Later load={talk} props={{ live, always: true }} />} />
    )
  return (
    <>
      <Screen />
      <Later load={talk} props={{ live, always: false }} />
    </>
  )
}
