import { useSignal } from '@preact/signals'
import type { MyTable } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { dayOf } from '../client/day.ts'
import { gameOf } from '../client/games.ts'
import { handleLinkClick } from '../client/router.ts'
import { titleOf } from '../table/title.ts'
import { meApi } from './api.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { meWords } from './words.ts'

/** The name of a player's role at the end; `undefined` if the game has no roles. */
const roleOf = (game: string, as: string): string | undefined => gameOf(game)?.roles()[as]

function outcomeOf({ game, outcome, status, yourTurn, restingSince }: MyTable): string {
  const m = meWords()
  if (restingSince !== undefined) return m.resting(dayOf(restingSince))
  if (yourTurn) return m.yourTurn
  if (outcome === undefined) return m.status[status]
  const role = roleOf(game, outcome.as)
  return `${role === undefined ? '' : `${role}, `}${outcome.won ? m.won : m.lost} · ${dayOf(outcome.at)}`
}

/** The tables I sit or sat at, and how each ended for me. */
export function Games() {
  const m = meWords()
  const tables = useSignal<readonly MyTable[]>([])
  useEffect(() => {
    void meApi.tables().then((answer) => {
      if (!isApiError(answer)) tables.value = answer.tables
    })
  }, [])
  return (
    <ProfileSection title={m.games}>
      {tables.value.length === 0 ? <p class="help">{m.noGames}</p> : undefined}
      <ul class="melist">
        {tables.value.map((table) => (
          <li key={`${table.id} ${table.seat}`} class={table.yourTurn && table.restingSince === undefined ? 'now' : ''}>
            <a href={`/t/${table.id}`} onClick={handleLinkClick}>
              <b>{titleOf(table)}</b>
              <small>{outcomeOf(table)}</small>
            </a>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
