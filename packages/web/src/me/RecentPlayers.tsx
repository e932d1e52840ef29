import type { MyTable } from '@selva/protocol'
import { dayOf } from '../client/day.ts'
import { navigate } from '../client/router.ts'
import { RefusalMessage } from '../table/RefusalMessage.tsx'
import { titleOf } from '../table/title.ts'
import { useRequest } from '../table/useRequest.ts'
import { Button } from '../ui/controls.tsx'
import { meApi } from './api.ts'
import { meWords } from './words.ts'

/** Most people that are listed. */
const MOST = 8

type Recent = { readonly name: string; readonly table: MyTable }

/** The people of the newest finished games, each with the last game that was played with them. */
function recentIn(tables: readonly MyTable[]): readonly Recent[] {
  const found = tables
    .filter(({ status, hidden }) => status === 'over' && !hidden)
    .flatMap((table) =>
      table.others.flatMap(({ by, name }) => (by === 'person' && name !== '' ? [{ name, table }] : [])),
    )
  return found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i).slice(0, MOST)
}

/** The people with whom I played last, and the way to play with them again: everyone of that game finds the new table. */
export function RecentPlayers({ tables }: { readonly tables: readonly MyTable[] }) {
  const m = meWords()
  const request = useRequest()
  const recent = recentIn(tables)
  if (recent.length === 0) return undefined
  const invite = async ({ id }: MyTable): Promise<void> => {
    const table = await request.ask(() => meApi.again(id))
    if (table !== undefined) navigate(`/t/${table.id}`)
  }
  return (
    <>
      <h3>{m.recent}</h3>
      <p class="help">{m.recentHelp}</p>
      <RefusalMessage request={request} />
      <ul class="melist" data-testid="recent-players">
        {recent.map(({ name, table }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>{`${titleOf(table)}, ${dayOf(table.outcome?.at ?? table.made)}`}</small>
            </span>
            <Button kind="slim" disabled={request.busy} label={m.inviteNamed(name)} onClick={() => void invite(table)}>
              {m.inviteAgain}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
