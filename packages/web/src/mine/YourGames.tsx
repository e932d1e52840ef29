import { useSignal } from '@preact/signals'
import { isSeat } from '@selva/core'
import type { MyTable } from '@selva/protocol'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { gameOf } from '../client/games.ts'
import { handleLinkClick } from '../client/router.ts'
import { meApi } from '../me/api.ts'
import { reviewHash } from '../replay/moment.ts'
import { titleOf } from '../table/title.ts'
import { LinkButton, RoundButton } from '../ui/controls.tsx'
import { SeatMark } from '../ui/Icon.tsx'
import { EndGame } from './EndGame.tsx'
import { JoinAgain } from './JoinAgain.tsx'
import { gamesToShow, isAlone, isInvited, isLive, myTables, readMyTables } from './my-tables.ts'
import { stateText } from './state-text.ts'
import { loadMineWords, mineWords } from './words.ts'
import '../styles/your-games.css'

/** How often the games are read again while others may move in them. */
const READ_AGAIN = 30_000

/** The address to open a game at, and what the link is called. */
function wayInto(table: MyTable): { readonly to: string; readonly text: string; readonly label: string } {
  const m = mineWords()
  const title = titleOf(table)
  if (table.status !== 'over') {
    const to = `/t/${table.id}`
    return table.status === 'open'
      ? { to, text: m.open, label: m.openNamed(title) }
      : { to, text: m.goOn, label: m.goOnNamed(title) }
  }
  return gameOf(table.game)?.reviewed === true
    ? {
        to: `/replay/${table.id}${reviewHash(isSeat(table.seat, table.setting.seats) ? table.seat : undefined)}`,
        text: m.review,
        label: m.reviewNamed(title),
      }
    : { to: `/replay/${table.id}`, text: m.replay, label: m.replayNamed(title) }
}

function Row({ table, first, end }: { readonly table: MyTable; readonly first: boolean; readonly end: () => void }) {
  const m = mineWords()
  const title = titleOf(table)
  const way = wayInto(table)
  const isMine = isLive(table) && table.yourTurn
  const hides = table.status === 'over' || table.restingSince !== undefined
  return (
    <li class={`${first ? 'first' : ''} ${isMine ? 'mine' : ''}`} data-testid={`mine-${table.id}`}>
      <span class="what">
        <b>{title}</b>
        <small>{stateText(table, Date.now())}</small>
      </span>
      <span class="at" aria-hidden="true">
        {[table.seat, ...table.others.map(({ seat }) => seat)]
          .toSorted((a, b) => a - b)
          .map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
      </span>
      <span class="acts">
        {isInvited(table) ? (
          <JoinAgain table={table} />
        ) : (
          <a
            class={`btn ${first ? '' : 'slim'} ${isMine && first ? 'go' : ''}`}
            href={way.to}
            aria-label={way.label}
            onClick={handleLinkClick}
          >
            <span>{way.text}</span>
          </a>
        )}
        <RoundButton icon="cross" label={hides ? m.end.hideNamed(title) : m.end.openNamed(title)} onClick={end} />
      </span>
    </li>
  )
}

/** The reader's games: whose turn it is, since when, and the way on. Nothing for a person who has none. */
function YourGames() {
  const m = mineWords()
  const ending = useSignal<MyTable | undefined>(undefined)
  const tables = myTables.value
  const shown = gamesToShow(tables)
  // Others move, and people of a finished game may ask for another one.
  const changes = tables.some((table) => table.status !== 'open' && !isAlone(table))
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void readMyTables()
    }
    document.addEventListener('visibilitychange', look)
    const timer = changes ? setInterval(look, READ_AGAIN) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [changes])
  if (shown.length === 0) return null
  const end = (table: MyTable): void => {
    if (table.status === 'over' || table.restingSince !== undefined) void meApi.hide(table.id, true).then(readMyTables)
    else ending.value = table
  }
  const close = (): void => {
    ending.value = undefined
  }
  return (
    <section class="your-games" data-testid="your-games">
      <h2 class="label">{m.title}</h2>
      <ul>
        {shown.map((table, i) => (
          <Row key={table.id} table={table} first={i === 0 && table.status !== 'over'} end={() => end(table)} />
        ))}
      </ul>
      <LinkButton kind="slim" to="/me">
        {m.all}
      </LinkButton>
      {ending.value === undefined ? undefined : (
        <EndGame
          table={ending.value}
          no={close}
          done={() => {
            close()
            void readMyTables()
          }}
        />
      )}
    </section>
  )
}

/** The reader's games with their words; the words are fetched only for a person who has games. */
export async function loadYourGames(): Promise<ComponentType> {
  await readMyTables()
  if (myTables.value.length > 0) await loadMineWords()
  return () => (myTables.value.length === 0 ? null : <YourGames />)
}
