import { useSignal } from '@preact/signals'
import type { ListedTable } from '@selva/protocol'
import { useEffect, useMemo } from 'preact/hooks'
import { api, isApiError } from '../../client/api.ts'
import { browserClock } from '../../client/clock.ts'
import { browserDial } from '../../client/connection.ts'
import { messages } from '../../client/language.ts'
import { navigate } from '../../client/router.ts'
import { applyServerInfo } from '../../client/server.ts'
import { creditText } from '../../table/credit-text.ts'
import { titleOf } from '../../table/title.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { liveList } from './list.ts'

/** The tables of this server that anybody may join or watch, as they are now. */
export function OpenTables() {
  const m = messages()
  const list = useMemo(
    () => liveList({ dial: browserDial, clock: browserClock, spread: Math.random, meetServer: applyServerInfo }),
    [],
  )
  const said = useSignal('')
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) list.retry()
    }
    addEventListener('online', list.retry)
    addEventListener('offline', list.lose)
    document.addEventListener('visibilitychange', seen)
    return () => {
      list.stop()
      removeEventListener('online', list.retry)
      removeEventListener('offline', list.lose)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
  // A person who already has a seat is simply led to the table.
  const sit = async ({ id }: ListedTable): Promise<void> => {
    const answer = await api.sit(id, '')
    if (isApiError(answer)) said.value = messages().refusals[answer.refused]
    else navigate(`/t/${id}`)
  }
  const tables = list.tables.value
  return (
    <section class="opentables">
      <h2 class="label">{m.home.openTables}</h2>
      {tables.length === 0 ? (
        <p class="none">{m.home.noTables}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <li key={table.id} data-testid={`listed-${table.id}`}>
              <Icon name="map" />
              <span>
                <b>{titleOf(table)}</b>
                <small>{m.home.hostedBy(table.host)}</small>
                {table.documents?.map((document) => (
                  <small key={document.kind} data-testid="listed-credit">
                    {creditText(document)}
                  </small>
                ))}
              </span>
              <span class="seats">
                {table.status === 'open' ? m.home.seats(table.taken, table.seats) : m.home.underWay}
              </span>
              {table.status === 'open' ? (
                <Button kind="slim" onClick={() => void sit(table)}>
                  {m.home.sit}
                </Button>
              ) : (
                <LinkButton kind="slim" to={`/t/${table.id}`}>
                  {m.home.watch}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <span class="said" role="status">
        {said.value}
      </span>
      <p class="fine">{m.home.unofficial}</p>
    </section>
  )
}
