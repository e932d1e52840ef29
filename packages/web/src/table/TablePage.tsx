import { useSignal } from '@preact/signals'
import type { Exchange } from '@selva/server/protocol'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { talk } from '../chat/load.ts'
import { api, isTrouble } from '../client/api.ts'
import { browserClock } from '../client/clock.ts'
import { browserDial } from '../client/connection.ts'
import { newId } from '../client/id.ts'
import { inviteTo } from '../client/invites.ts'
import { say } from '../client/language.ts'
import { type PlainKind, PlainPage, plainKindOf } from '../pages/PlainPage.tsx'
import { Button } from '../ui/controls.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Later } from '../ui/Later.tsx'
import { GAMES } from './games.ts'
import { Lobby } from './Lobby.tsx'
import type { Followed } from './live.ts'
import '../styles/table.css'

const world = {
  dial: browserDial,
  clock: browserClock,
  spread: Math.random,
  newId: () => newId(),
  still: () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden,
  steady: () => performance.now(),
  history: api.history,
  answer: async (id: string, you: number, exchange: Exchange) =>
    you === 0 || exchange.phase === 'done'
      ? undefined
      : (await import('../fairness/part.ts')).answerTo(id, you, exchange),
}

type Sitting = { readonly live: Followed; readonly Screen: ComponentType }

/** A table's address: the lobby while it fills, the game while it runs, the end when it is over. */
export function TablePage({ id }: { readonly id: string }) {
  const sitting = useSignal<Sitting | undefined>(undefined)
  const wrong = useSignal<PlainKind | undefined>(undefined)
  const tries = useSignal(0)

  useEffect(() => {
    let here = true
    let live: Followed | undefined
    const sit = async (): Promise<void> => {
      const invite = inviteTo(id)
      const table = await api.table(id, invite)
      if (!here) return
      if (isTrouble(table)) {
        wrong.value = plainKindOf(table)
        return
      }
      const load = GAMES[table.game]
      if (load === undefined) {
        wrong.value = 'unknownTable'
        return
      }
      const game = await load()
      if (!here) return
      const sat = game.sit(table, { ...world, invite, history: (of) => api.history(of, invite) })
      live = sat.live
      sitting.value = sat
    }
    void sit()
    const back = (): void => live?.retry()
    const gone = (): void => live?.lose()
    const seen = (): void => {
      if (!document.hidden) live?.retry()
    }
    addEventListener('online', back)
    addEventListener('offline', gone)
    document.addEventListener('visibilitychange', seen)
    return () => {
      here = false
      live?.leave()
      sitting.value = undefined
      wrong.value = undefined
      removeEventListener('online', back)
      removeEventListener('offline', gone)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [id, tries.value])

  if (wrong.value !== undefined)
    return (
      <PlainPage kind={wrong.value}>
        {wrong.value === 'offline' ? (
          <Button kind="go" onClick={() => tries.value++}>
            {say().plain.again}
          </Button>
        ) : undefined}
      </PlainPage>
    )
  if (sitting.value === undefined)
    return (
      <Frame>
        <main class="plainpage" aria-busy="true" />
      </Frame>
    )
  return <Seated id={id} sitting={sitting.value} />
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
