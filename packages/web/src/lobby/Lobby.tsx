import { useSignal } from '@preact/signals'
import type { FromTable, SeatInfo, TableInfo } from '@selva/protocol'
import { useEffect, useMemo } from 'preact/hooks'
import { type ApiError, api } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { preferredSeat } from '../client/preferred-seat.ts'
import { botSeat, faces } from '../crew/load.ts'
import { seals } from '../fairness/load.ts'
import { Credits } from '../table/Credits.tsx'
import { timeText, useCountdown } from '../table/countdown.ts'
import { invitation } from '../table/invitation/load.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { shownFigures } from '../table/shown-figures.ts'
import { TableAbout } from '../table/TableAbout.tsx'
import { titleOf } from '../table/title.ts'
import { useInterrupted } from '../table/useInterrupted.ts'
import { useRequest } from '../table/useRequest.ts'
import { Button } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { lobbyApi } from './api.ts'
import type { LobbyProps } from './load.ts'
import { OtherSeat, Undo } from './OtherSeat.tsx'
import { OwnSeat } from './OwnSeat.tsx'
import { ruleChanges } from './rule-changes.ts'
import { TableTools } from './TableTools.tsx'
import { lobbyWords } from './words.ts'
import '../styles/lobby.css'

const PARTS = ['seats', 'invite', 'talk', 'rules'] as const
type Part = (typeof PARTS)[number]

function Row({ seat, table }: { readonly seat: SeatInfo; readonly table: TableInfo }) {
  if (seat.seat === table.you) return <OwnSeat seat={seat} table={table} />
  const row = <OtherSeat seat={seat} table={table} />
  if (seat.by !== 'nobody') return row
  return <LazyView load={botSeat} props={{ seat, table, below: <Undo seat={seat} table={table} /> }} meanwhile={row} />
}

/** The one thing to do next: sit down, be ready, or start. */
function NextStep({ table }: { readonly table: TableInfo }) {
  const m = lobbyWords()
  const request = useRequest()
  const free = table.seats.filter((s) => s.by === 'nobody').length
  const isReady = table.seats[table.you - 1]?.ready === true
  const unready = table.seats.filter((s) => s.by === 'person' && s.seat !== table.host && !s.ready).length
  const act = (asked: () => Promise<TableInfo | ApiError>): void => void request.ask(asked)
  if (table.you === 0)
    return (
      <>
        <p class="wait">{m.sitHelp}</p>
        <Button
          kind="go"
          disabled={request.busy || free === 0}
          onClick={() => act(() => api.sit(table.id, '', preferredSeat()))}
        >
          {m.sit}
        </Button>
        <RefusalMessage request={request} />
      </>
    )
  if (table.you === table.host)
    return (
      <>
        <Button
          kind="go"
          icon="play"
          disabled={request.busy || table.starting}
          onClick={() => act(() => lobbyApi.start(table.id))}
        >
          {unready > 0 ? m.startAnyway : free === 0 ? m.start : m.startWithBots(free)}
        </Button>
        {unready > 0 ? <p class="wait">{m.waitReady(unready)}</p> : undefined}
        <RefusalMessage request={request} />
      </>
    )
  return (
    <>
      <Button
        kind={isReady ? '' : 'go'}
        icon="check"
        disabled={request.busy}
        testid="ready"
        onClick={() => act(() => lobbyApi.ready(table.id, !isReady))}
      >
        {isReady ? m.notReady : m.ready}
      </Button>
      <p class="wait">{m.waitForHost}</p>
      <RefusalMessage request={request} />
    </>
  )
}

/** How much has been said while the chat was not to be seen, where the parts of the page lie behind one another. */
function useUnheard(live: LobbyProps['live'], isSeen: boolean): number {
  const unheard = useSignal(0)
  useEffect(() => {
    if (isSeen) {
      unheard.value = 0
      return
    }
    const hear = (message: FromTable): void => {
      if (message[0] === 'said') unheard.value++
    }
    live.overhear.add(hear)
    return () => void live.overhear.delete(hear)
  }, [live, isSeen])
  return unheard.value
}

/** The table while it fills: seats, invitation, chat and rules, beside one another or, on a phone, one at a time. */
export function Lobby({ table, exchange, live, talk }: LobbyProps) {
  const m = lobbyWords()
  const part = useSignal<Part>('seats')
  const interrupted = useInterrupted(table)
  const unheard = useUnheard(live, part.value === 'talk')
  const free = table.seats.filter((s) => s.by === 'nobody').length
  const startsIn = useCountdown(useMemo(() => performance.now() + table.startsIn, [table]))
  useTitle(startsIn > 0 ? m.startsIn(timeText(startsIn)) : messages().titles.lobby)
  const names: Readonly<Record<Part, string>> = {
    seats: m.seats,
    invite: m.invite,
    talk: m.talk(unheard),
    rules: m.rules,
  }
  const shown = PARTS.filter((one) => one !== 'invite' || table.invite !== '')
  return (
    <PageLayout>
      <main class="sheetpage lobby-page" data-testid="lobby" data-part={part.value}>
        <LazyView load={faces} props={{}} />
        <header>
          <div>
            <h1>{m.title}</h1>
            <p class="lead">
              {titleOf(table)} · {m.seatsLeft(free)}
            </p>
            <Credits documents={table.documents} />
          </div>
          <TableTools table={table} />
        </header>
        {exchange === undefined || table.you === 0 ? undefined : (
          <LazyView load={ruleChanges} props={{ table, commitment: exchange.commitment }} />
        )}
        <div class="lobby">
          <div class="at-seats">
            <section class="part-seats">
              <h2 class="spoken">{m.seats}</h2>
              <ol class="seatlist">
                {table.seats.map((seat) => (
                  <Row key={`${seat.seat} ${seat.by} ${seat.seat === table.you}`} seat={seat} table={table} />
                ))}
              </ol>
            </section>
            <div class="next-step">
              {startsIn > 0 ? <p class="wait">{m.startsIn(timeText(startsIn))}</p> : undefined}
              <NextStep table={table} />
              {interrupted ? (
                <p class="wait" role="status" data-testid="interrupted">
                  {m.interrupted}
                </p>
              ) : undefined}
            </div>
          </div>
          <div class="at-rules">
            <div class="part-invite">
              {table.invite === '' ? undefined : <LazyView load={invitation} props={{ table }} />}
            </div>
            <div class="part-rules">
              <TableAbout table={table} />
              <LazyView load={shownFigures} props={{ table }} />
              {exchange === undefined ? undefined : <LazyView load={seals} props={{ table, exchange }} />}
            </div>
          </div>
          <div class="part-talk">{talk}</div>
        </div>
        <nav class="lobby-parts" aria-label={m.parts}>
          <Segments<Part>
            label={m.parts}
            value={part.value}
            options={shown.map((value) => ({ value, text: names[value] }))}
            onChange={(value) => {
              part.value = value
            }}
          />
        </nav>
      </main>
    </PageLayout>
  )
}
