import { useSignal } from '@preact/signals'
import type { ListedTable } from '@selva/protocol'
import type { ComponentChildren } from 'preact'
import { api, isApiError } from '../../client/api.ts'
import { messages } from '../../client/language.ts'
import { preferredSeat } from '../../client/preferred-seat.ts'
import { navigate } from '../../client/router.ts'
import { creditText } from '../../table/credit-text.ts'
import { titleOf } from '../../table/title.ts'
import { termWords } from '../../terms/words.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** A table that anyone may join or watch: what is played at which pace, with whom, and the way in. */
function TableRow({ table, children }: { readonly table: ListedTable; readonly children: ComponentChildren }) {
  const m = messages().home
  return (
    <li data-testid={`listed-${table.id}`}>
      <Icon name="map" />
      <span>
        <b>{titleOf(table)}</b>
        <small>{m.hostedBy(table.host)}</small>
        <small>
          {termWords().pace.names[table.terms.pace]} · {m.seats(table.taken, table.seats)}
        </small>
        {table.documents?.map((document) => (
          <small key={document.kind} data-testid="listed-credit">
            {creditText(document)}
          </small>
        ))}
      </span>
      {children}
    </li>
  )
}

/** The tables of this server that anyone may join, and those that anyone may watch, as they are now. */
export function OpenTables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const m = messages()
  const said = useSignal('')
  // A person who already has a seat is simply led to the table.
  const sit = async ({ id }: ListedTable): Promise<void> => {
    const answer = await api.sit(id, '', preferredSeat())
    if (isApiError(answer)) said.value = messages().refusals[answer.refused]
    else navigate(`/t/${id}`)
  }
  const open = tables.filter(({ status }) => status === 'open')
  const running = tables.filter(({ status }) => status !== 'open')
  return (
    <div class="table-lists">
      <section class="opentables">
        <h2 class="label">{m.home.openTables}</h2>
        {open.length === 0 ? (
          <p class="none">{m.home.noTables}</p>
        ) : (
          <ul>
            {open.map((table) => (
              <TableRow key={table.id} table={table}>
                <Button kind="slim" onClick={() => void sit(table)}>
                  {m.home.sit}
                </Button>
              </TableRow>
            ))}
          </ul>
        )}
        <span class="said" role="status">
          {said.value}
        </span>
      </section>
      {running.length === 0 ? undefined : (
        <section class="opentables" data-testid="running-tables">
          <h2 class="label">{m.home.underWay}</h2>
          <ul>
            {running.map((table) => (
              <TableRow key={table.id} table={table}>
                <LinkButton kind="slim" to={`/t/${table.id}`}>
                  {m.home.watch}
                </LinkButton>
              </TableRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
