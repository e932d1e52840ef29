import type { Exchange, SeatInfo, TableInfo } from '@selva/protocol'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { type ApiError, api } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { botSeat, faces } from '../crew/load.ts'
import { seals } from '../fairness/load.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { BotMark, SeatMark } from '../ui/Icon.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { Credits } from './Credits.tsx'
import { timeText, useCountdown } from './countdown.ts'
import { invitation } from './invitation/load.ts'
import { RefusalMessage } from './RefusalMessage.tsx'
import { shownFigures } from './shown-figures.ts'
import { TableAbout } from './TableAbout.tsx'
import { titleOf } from './title.ts'
import { useInterrupted } from './useInterrupted.ts'
import { useRequest } from './useRequest.ts'

type SeatRowProps = { readonly seat: SeatInfo; readonly table: TableInfo; readonly remove: () => void }

function SeatRow({ seat, table, remove }: SeatRowProps) {
  const m = messages().lobby
  const mine = seat.seat === table.you
  const taken = seat.by !== 'nobody'
  return (
    <li class={`${taken ? '' : 'nobody'} ${taken && !seat.here ? 'off' : ''}`} data-testid={`seat-${seat.seat}`}>
      <SeatMark seat={seat.seat} />
      <span>
        <b>
          {taken ? seat.name : m.free}
          {seat.by === 'bot' ? <BotMark /> : undefined}
          {mine ? <span class="tag">{m.you}</span> : undefined}
          {seat.seat === table.host ? <span class="tag">{m.host}</span> : undefined}
        </b>
        <small>
          {taken
            ? seat.here
              ? seat.by === 'person' && seat.ready
                ? m.isReady
                : m.seat(seat.seat)
              : m.away
            : m.freeHelp}
        </small>
      </span>
      {table.you === table.host && seat.by === 'person' && !mine ? (
        <RoundButton icon="cross" label={m.remove(seat.name)} onClick={remove} />
      ) : undefined}
    </li>
  )
}

/** The table while it fills. */
export function Lobby({
  table,
  exchange,
  talk,
}: {
  readonly table: TableInfo
  readonly exchange: Exchange | undefined
  /** The chat while the table fills. */
  readonly talk: ComponentChildren
}) {
  const m = messages()
  const request = useRequest()
  const interrupted = useInterrupted(table)
  useTitle(m.titles.lobby)
  const free = table.seats.filter((s) => s.by === 'nobody').length
  const me = table.seats[table.you - 1]
  const unready = table.seats.filter((s) => s.by === 'person' && s.seat !== table.host && !s.ready).length
  const startsIn = useCountdown(useMemo(() => performance.now() + table.startsIn, [table]))
  const act = (asked: () => Promise<TableInfo | ApiError>): void => void request.ask(asked)
  return (
    <PageLayout>
      <main class="sheetpage" data-testid="lobby">
        <LazyView load={faces} props={{}} />
        <h1>{m.lobby.title}</h1>
        <p class="lead">
          {titleOf(table)} · {m.lobby.seatsLeft(free)}
        </p>
        <Credits documents={table.documents} />
        <div class="lobby">
          <section>
            <h2 class="spoken">{m.lobby.seats}</h2>
            <ol class="seatlist">
              {table.seats.map((seat) => {
                const row = (
                  <SeatRow
                    key={seat.seat}
                    seat={seat}
                    table={table}
                    remove={() => act(() => api.remove(table.id, seat.seat))}
                  />
                )
                return seat.by === 'nobody' ? (
                  <LazyView key={`bot-${seat.seat}`} load={botSeat} props={{ seat, table }} meanwhile={row} />
                ) : (
                  row
                )
              })}
            </ol>
            {table.you === 0 ? (
              <>
                <p class="wait">{m.lobby.sitHelp}</p>
                <Button
                  kind="go"
                  disabled={request.busy || free === 0}
                  onClick={() => act(() => api.sit(table.id, ''))}
                >
                  {m.lobby.sit}
                </Button>
              </>
            ) : table.you === table.host ? (
              <Button
                kind="go"
                icon="play"
                disabled={request.busy || table.starting}
                onClick={() => act(() => api.start(table.id))}
              >
                {unready > 0 ? m.lobby.startAnyway : free === 0 ? m.lobby.start : m.lobby.startWithBots(free)}
              </Button>
            ) : (
              <>
                <Button
                  kind={me?.ready === true ? '' : 'go'}
                  icon="check"
                  disabled={request.busy}
                  testid="ready"
                  onClick={() => act(() => api.ready(table.id, me?.ready !== true))}
                >
                  {me?.ready === true ? m.lobby.notReady : m.lobby.ready}
                </Button>
                <p class="wait">{m.lobby.waitForHost}</p>
              </>
            )}
            {table.you === table.host && unready > 0 ? <p class="wait">{m.lobby.waitReady(unready)}</p> : undefined}
            {startsIn > 0 ? <p class="wait">{m.lobby.startsIn(timeText(startsIn))}</p> : undefined}
            {interrupted ? (
              <p class="wait" role="status" data-testid="interrupted">
                {m.lobby.interrupted}
              </p>
            ) : undefined}
            <RefusalMessage request={request} />
          </section>
          <div class="lobbyside">
            {table.invite === '' ? undefined : <LazyView load={invitation} props={{ table }} />}
            {talk}
            <LazyView load={shownFigures} props={{ table }} />
            {exchange === undefined ? undefined : <LazyView load={seals} props={{ table, exchange }} />}
            <TableAbout table={table} />
          </div>
        </div>
      </main>
    </PageLayout>
  )
}
