import { useSignal } from '@preact/signals'
import type { Exchange, TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { talk } from '../chat/load.ts'
import { canTalk } from '../chat/state.ts'
import { api, isApiError } from '../client/api.ts'
import { gameOf } from '../client/games.ts'
import { inviteTo } from '../client/invites.ts'
import { requestStarted } from '../client/reload-safety.ts'
import { Blank } from '../pages/Blank.tsx'
import { speech } from '../speech/load.tsx'
import { tempoKeeper } from '../tempo/load.ts'
import { LazyView } from '../ui/LazyView.tsx'
import { browserPorts } from './browser-ports.ts'
import { LinkBanner } from './LinkBanner.tsx'
import type { AnyLiveTable } from './live.ts'
import { OncePlayable } from './OncePlayable.tsx'
import { removedPage, useTable } from './useTable.tsx'
import '../styles/table.css'

/** A player who comes back to a running game needs no lobby. */
const lobby = async () => (await import('../lobby/load.ts')).lobby()
const spokenTime = async () => {
  const [{ Callouts }, { loadLaterWords }] = await Promise.all([import('./Callouts.tsx'), import('./later-words.ts')])
  await loadLaterWords()
  return Callouts
}

type OpenTable = { readonly live: AnyLiveTable; readonly Screen: ComponentType }

const sitAt = (invite: string) => (table: TableInfo) =>
  gameOf(table.game)
    ?.table()
    .then((game) => game.sit(table, browserPorts(invite)))

/** True if no lobby is shown before the deal: a person who plays with bots alone waits for nobody. */
const isDealing = ({ seats }: TableInfo, exchange: Exchange | undefined): boolean =>
  exchange === undefined || (exchange.phase !== 'open' && seats.filter(({ by }) => by === 'person').length === 1)

/** A table's address: the lobby while it fills, the game while it runs, the end when it is over. */
export function TablePage({ id }: { readonly id: string }) {
  const invite = inviteTo(id)
  const page = useTable(id, invite, sitAt(invite))
  return 'at' in page ? <Seated id={id} model={page.at} /> : page.instead
}

function Seated({ id, model: { live, Screen } }: { readonly id: string; readonly model: OpenTable }) {
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
      if (here && isApiError(answer) && answer.refused === 'unknownTable') removed.value = true
    })
    return () => {
      here = false
    }
  }, [link])
  useEffect(() => {
    if (removed.value) live.leave()
  }, [removed.value])
  // A choice that the table has not answered yet must not be forgotten by a page that loads itself again.
  useEffect(() => (live.waiting.value ? requestStarted() : undefined), [live.waiting.value])
  // The button is there before what it opens, so that nothing makes way for it.
  useLayoutEffect(() => {
    canTalk.value = true
    return () => {
      canTalk.value = false
    }
  }, [])
  if (removed.value) return <LazyView key="removed" load={removedPage} props={{}} />
  const exchange = live.exchange.value
  if (table.status === 'open' && link !== 'lost' && isDealing(table, exchange)) return <Blank />
  if (table.status === 'open')
    return (
      <>
        <LazyView
          key="lobby"
          load={lobby}
          props={{ table, exchange, live, talk: <LazyView load={talk} props={{ live, always: true }} /> }}
          meanwhile={<Blank />}
        />
        <div class="lobbylink">
          <LinkBanner live={live} />
        </div>
      </>
    )
  // Keys keep a part from being given the place, and then the properties, of one that was shown before.
  return (
    <>
      <Screen />
      <OncePlayable key="more" live={live}>
        <LazyView key="talk" load={talk} props={{ live, always: false }} />
        <LazyView key="time" load={spokenTime} props={{ live }} />
        <LazyView key="tempo" load={tempoKeeper} props={{ live }} />
        <LazyView key="speech" load={() => speech(table.game)} props={{ live }} />
      </OncePlayable>
    </>
  )
}
