import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/server/protocol'
import { useEffect } from 'preact/hooks'
import { api, isTrouble } from '../../client/api.ts'
import { say } from '../../client/language.ts'
import { go } from '../../client/router.ts'
import { titleOf } from '../../table/title.ts'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The tables of this server that anybody may join. */
export function OpenTables() {
  const m = say()
  const tables = useSignal<readonly TableInfo[]>([])
  const said = useSignal('')
  useEffect(() => {
    let here = true
    const look = async (): Promise<void> => {
      const answer = await api.tables()
      if (here && !isTrouble(answer)) tables.value = answer.tables
    }
    void look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, 5000)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [])
  const sit = async (table: TableInfo): Promise<void> => {
    const answer = table.you > 0 ? table : await api.sit(table.id, '')
    if (isTrouble(answer)) said.value = say().refusals[answer.refused]
    else go(`/t/${table.id}`)
  }
  return (
    <section class="opentables">
      <h2 class="label">{m.home.openTables}</h2>
      {tables.value.length === 0 ? (
        <p class="none">{m.home.noTables}</p>
      ) : (
        <ul>
          {tables.value.map((table) => (
            <li key={table.id}>
              <Icon name="map" />
              <span>
                <b>{titleOf(table)}</b>
                <small>{m.home.hostedBy(table.seats[table.host - 1]?.name ?? '')}</small>
              </span>
              <span class="seats">
                {m.home.seats(table.seats.filter((s) => s.by !== 'nobody').length, table.seats.length)}
              </span>
              <Button kind="slim" onClick={() => void sit(table)}>
                {m.home.sit}
              </Button>
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
