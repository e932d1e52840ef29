import { useSignal } from '@preact/signals'
import type { Exchange, TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { talk } from '../chat/load.ts'
import { canTalk } from '../chat/state.ts'
import { api, isTrouble } from '../client/api.ts'
import { onItsWay } from '../client/calm.ts'
import { gameOf } from '../client/games.ts'
import { inviteTo } from '../client/invites.ts'
import { PlainPage } from '../pages/PlainPage.tsx'
import { Later } from '../ui/Later.tsx'
import { LinkBanner } from './LinkBanner.tsx'
import { Lobby } from './Lobby.tsx'
import type { Followed } from './live.ts'
import { Opening, useAtTable } from './useAtTable.tsx'
import { browserWorld } from './world.ts'
import '../styles/table.css'

const spokenTime = async () => (await import('./Callouts.tsx')).Callouts

type Sitting = { readonly live: Followed; readonly Screen: ComponentType }

const sitAt = (invite: string) => (table: TableInfo) =>
  gameOf(table.game)
    ?.table()
    .then((game) => game.sit(table, browserWorld(invite)))

/** Whoever plays with bots alone waits for nobody: between the wish and the deal there is no lobby to look at. */
const isDealing = ({ seats }: TableInfo, exchange: Exchange | undefined): boolean =>
  exchange === undefined || (exchange.phase !== 'open' && seats.filter(({ by }) => by === 'person').length === 1)

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
  // A choice that the table has not answered yet must not be forgotten by a page that loads itself again.
  useEffect(() => (live.waiting.value ? onItsWay() : undefined), [live.waiting.value])
  // The button is there before what it opens, so that nothing makes way for it.
  useLayoutEffect(() => {
    canTalk.value = true
    return () => {
      canTalk.value = false
    }
  }, [])
  if (removed.value) return <PlainPage kind="removed" />
  const exchange = live.exchange.value
  if (table.status === 'open' && link !== 'lost' && isDealing(table, exchange)) return <Opening />
  if (table.status === 'open')
    return (
      <>
        <Lobby table={table} exchange={exchange} talk={<Later load={talk} props={{ live, always: true }} />} />
        <div class="lobbylink">
          <LinkBanner live={live} />
        </div>
      </>
    )
  return (
    <>
      <Screen />
      <Later load={talk} props={{ live, always: false }} />
      <Later load={spokenTime} props={{ live }} />
    </>
  )
}
