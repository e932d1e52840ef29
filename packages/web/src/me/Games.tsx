import { useSignal } from '@preact/signals'
import type { MyTable } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { dayOf } from '../client/day.ts'
import { gameOf } from '../client/games.ts'
import { language } from '../client/language.ts'
import { joined } from '../client/player.ts'
import { handleLinkClick } from '../client/router.ts'
import { titleOf } from '../table/title.ts'
import { Button } from '../ui/controls.tsx'
import { Segments } from '../ui/Segments.tsx'
import { meApi } from './api.ts'
import { RecentPlayers } from './RecentPlayers.tsx'
import { meWords } from './words.ts'

type Filter = 'all' | 'running' | 'hidden'
const FILTERS: readonly Filter[] = ['all', 'running', 'hidden']

/** The name of a player's role at the end; `undefined` if the game has no roles. */
const roleOf = (game: string, as: string): string | undefined => gameOf(game)?.roles()[as]

/** How a game stands or ended, and the day when it ended. */
function Outcome({ table: { game, outcome, status, yourTurn, restingSince } }: { readonly table: MyTable }) {
  const m = meWords()
  if (restingSince !== undefined) return <span>{m.resting(dayOf(restingSince))}</span>
  if (yourTurn) return <span>{m.yourTurn}</span>
  if (outcome === undefined) return <span>{m.status[status]}</span>
  const role = roleOf(game, outcome.as)
  return (
    <>
      <span class={outcome.won ? 'won' : ''}>
        {`${role === undefined ? '' : `${role}, `}${outcome.won ? m.won : m.lost}`}
      </span>
      <span>{dayOf(outcome.at)}</span>
    </>
  )
}

/** The others at a table: people by name, bots by their number. */
function othersOf({ others }: MyTable): string {
  const m = meWords()
  const people = others.flatMap(({ by, name }) => (by === 'person' ? [name === '' ? m.formerPlayer : name] : []))
  const bots = others.filter(({ by }) => by === 'bot').length
  const all = bots === 0 ? people : [...people, m.bots(bots)]
  return all.length === 0 ? '' : m.withOthers(joined(language.value, all))
}

function isListed({ hidden, status }: MyTable, filter: Filter): boolean {
  if (filter === 'hidden') return hidden
  return !hidden && (filter === 'all' || status !== 'over')
}

/** A game goes on from here, or leaves the list: one that is being played stays in it. */
function Actions({ table, hide }: { readonly table: MyTable; readonly hide: (on: boolean) => void }) {
  const m = meWords()
  const title = titleOf(table)
  const isLive = table.status === 'running' && table.restingSince === undefined
  return (
    <span class="acts">
      {table.status === 'over' || table.hidden ? undefined : (
        <a
          class={`btn slim ${table.yourTurn && isLive ? 'go' : ''}`}
          href={`/t/${table.id}`}
          aria-label={m.goOnNamed(title)}
          onClick={handleLinkClick}
        >
          <span>{m.goOn}</span>
        </a>
      )}
      {table.hidden ? (
        <Button kind="slim" onClick={() => hide(false)} label={m.unhideNamed(title)}>
          {m.unhide}
        </Button>
      ) : isLive ? undefined : (
        <Button kind="slim" onClick={() => hide(true)} label={m.hideNamed(title)}>
          {m.hide}
        </Button>
      )}
    </span>
  )
}

/** The tables I sit or sat at, and how each ended for me. */
export function Games() {
  const m = meWords()
  const tables = useSignal<readonly MyTable[]>([])
  const filter = useSignal<Filter>('all')
  useEffect(() => {
    void meApi.tables().then((answer) => {
      if (!isApiError(answer)) tables.value = answer.tables
    })
  }, [])
  const hide = async (id: string, hidden: boolean): Promise<void> => {
    if (isApiError(await meApi.hide(id, hidden))) return
    tables.value = tables.value.map((table) => (table.id === id ? { ...table, hidden } : table))
  }
  const listed = tables.value.filter((table) => isListed(table, filter.value))
  return (
    <section class="mepart">
      <div class="me-head">
        <h2>{m.games}</h2>
        <Segments<Filter>
          label={m.filters.label}
          value={filter.value}
          options={FILTERS.map((value) => ({ value, text: m.filters[value] }))}
          onChange={(value) => {
            filter.value = value
          }}
        />
      </div>
      {tables.value.length === 0 ? (
        <p class="help">{m.noGames}</p>
      ) : listed.length === 0 ? (
        <p class="help">{m.noneHere}</p>
      ) : undefined}
      <ul class="melist my-games" data-testid="my-games">
        {listed.map((table) => (
          <li key={`${table.id} ${table.seat}`} class={table.yourTurn && table.restingSince === undefined ? 'now' : ''}>
            <a href={`/t/${table.id}`} onClick={handleLinkClick}>
              <span>
                <b>{titleOf(table)}</b>
                <small>{othersOf(table)}</small>
              </span>
              <small class="end">
                <Outcome table={table} />
              </small>
            </a>
            <Actions table={table} hide={(on) => void hide(table.id, on)} />
          </li>
        ))}
      </ul>
      <RecentPlayers tables={tables.value} />
    </section>
  )
}
