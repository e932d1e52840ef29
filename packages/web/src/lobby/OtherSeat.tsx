import { useSignal } from '@preact/signals'
import type { SeatInfo, TableInfo } from '@selva/protocol'
import { useEffect, useId, useRef } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { useRequest } from '../table/useRequest.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { useSteadyClicks } from '../ui/useSteadyClicks.ts'
import { lobbyApi } from './api.ts'
import { Initial } from './Initial.tsx'
import { lobbyWords } from './words.ts'
import '../styles/sure.css'

/** Asks before a person is removed, and whether they may come back. Escape is a no, and so is the button with the focus. */
function RemoveDialog({
  seat: { seat, name },
  table,
  done,
}: {
  readonly seat: SeatInfo
  readonly table: TableInfo
  readonly done: () => void
}) {
  const m = lobbyWords()
  const request = useRequest()
  const box = useRef<HTMLDialogElement>(null)
  const [title, text] = [useId(), useId()]
  const buttons = useSteadyClicks('')
  useEffect(() => box.current?.showModal(), [])
  const remove = async (forGood: boolean): Promise<void> => {
    if ((await request.ask(() => lobbyApi.remove(table.id, { seat, forGood }))) !== undefined) done()
  }
  return (
    <dialog
      ref={box}
      class="surebox"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={done}
      data-testid="remove"
    >
      <h2 id={title}>{m.remove(name)}</h2>
      <p id={text}>{m.removeText(name)}</p>
      <RefusalMessage request={request} />
      <div class="sureways" ref={buttons}>
        <Button onClick={done}>{m.keep}</Button>
        <Button kind="strike" disabled={request.busy} onClick={() => void remove(true)}>
          {m.removeForGood}
        </Button>
        <Button kind="strike" disabled={request.busy} onClick={() => void remove(false)}>
          {m.removeYes}
        </Button>
      </div>
    </dialog>
  )
}

/** The row of another person; the host can remove them. */
export function OtherSeat({ seat, table }: { readonly seat: SeatInfo; readonly table: TableInfo }) {
  const m = lobbyWords()
  const { free, isReady, seat: numbered } = messages().lobby
  const removing = useSignal(false)
  const isPerson = seat.by === 'person'
  return (
    <li class={`${isPerson ? '' : 'nobody'} ${isPerson && !seat.here ? 'off' : ''}`} data-testid={`seat-${seat.seat}`}>
      <Initial name={isPerson ? seat.name : ''} seat={seat.seat} />
      <span>
        <b>
          {isPerson ? seat.name : free}
          {seat.seat === table.host ? <span class="tag">{m.host}</span> : undefined}
        </b>
        <small>{!isPerson ? m.freeHelp : !seat.here ? m.away : seat.ready ? isReady : numbered(seat.seat)}</small>
      </span>
      {table.you === table.host && isPerson && !table.starting ? (
        <RoundButton
          icon="cross"
          label={m.remove(seat.name)}
          onClick={() => {
            removing.value = true
          }}
        />
      ) : undefined}
      {removing.value ? (
        <RemoveDialog
          seat={seat}
          table={table}
          done={() => {
            removing.value = false
          }}
        />
      ) : undefined}
    </li>
  )
}

/** Takes a removal back, in the seat that it has freed. */
export function Undo({ seat: { seat, removed }, table }: { readonly seat: SeatInfo; readonly table: TableInfo }) {
  const m = lobbyWords()
  const request = useRequest()
  if (removed === undefined) return undefined
  return (
    <p class="undo">
      <span role="status">{m.removed(removed)}</span>
      <Button
        kind="slim"
        disabled={request.busy}
        onClick={() => void request.ask(() => lobbyApi.bringBack(table.id, seat))}
      >
        {m.undo}
      </Button>
      <RefusalMessage request={request} />
    </p>
  )
}
