import type { SeatInfo, TableInfo } from '@selva/protocol'
import { messages } from '../client/language.ts'
import { preferSeat } from '../client/preferred-seat.ts'
import { NameField } from '../pages/home/NameField.tsx'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { useRequest } from '../table/useRequest.ts'
import { SeatMark } from '../ui/Icon.tsx'
import { lobbyApi } from './api.ts'
import { Initial } from './Initial.tsx'
import { lobbyWords } from './words.ts'

/** The shape and colour of each seat: mine, those that I can take, and dim those that others have. */
function Shapes({ table }: { readonly table: TableInfo }) {
  const m = lobbyWords()
  const request = useRequest()
  const take = async (seat: number): Promise<void> => {
    if ((await request.ask(() => lobbyApi.move(table.id, seat))) !== undefined) preferSeat(seat)
  }
  return (
    <fieldset class="shapes">
      <legend class="spoken">{m.shapes}</legend>
      {table.seats.map(({ seat, by, name }) => (
        <button
          key={seat}
          type="button"
          aria-label={by === 'person' && seat !== table.you ? m.takenShape(seat, name) : m.takeShape(seat)}
          aria-pressed={seat === table.you}
          disabled={table.starting || (seat !== table.you && by !== 'nobody')}
          onClick={() => void take(seat)}
        >
          <SeatMark seat={seat} />
        </button>
      ))}
      <RefusalMessage request={request} />
    </fieldset>
  )
}

/** My own row: my name, and my shape and colour. */
export function OwnSeat({ seat, table }: { readonly seat: SeatInfo; readonly table: TableInfo }) {
  const m = lobbyWords()
  return (
    <li class="own-seat" data-testid={`seat-${seat.seat}`}>
      <Initial name={seat.name} seat={seat.seat} />
      <div>
        <NameField seat={seat.seat} />
        <Shapes table={table} />
      </div>
      <span class="state">
        <span class="tag">{messages().lobby.you}</span>
        {seat.seat === table.host ? <span class="tag">{m.host}</span> : undefined}
        {seat.ready && seat.seat !== table.host ? <span class="tag ready">{messages().lobby.isReady}</span> : undefined}
      </span>
    </li>
  )
}
