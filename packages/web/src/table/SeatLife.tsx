import type { Seat } from '@selva/core'
import { api, isTrouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import { BotMark } from '../ui/Icon.tsx'
import { timeText, useCountdown } from './countdown.ts'
import { type TimeLeft, useLife, useTimeLeft } from './life.ts'
import type { Followed } from './live.ts'

type Wish = { readonly live: Followed; readonly seat: Seat }

/** A clock that runs. */
function Clock({ time: { left, reserve, short }, testid }: { readonly time: TimeLeft; readonly testid: string }) {
  const m = say().table
  return (
    <span
      class={`seatclock ${short ? 'short' : ''}`}
      title={reserve > 0 ? m.bank(timeText(reserve)) : undefined}
      data-testid={testid}
    >
      <span class="spoken">{m.time(timeText(left))}</span>
      <span aria-hidden="true">{timeText(left)}</span>
    </span>
  )
}

/** The reader's own clock, while it runs. */
export function OwnClock({ live, seat }: Wish) {
  const time = useTimeLeft({ live, seat })
  return time === undefined ? undefined : <Clock time={time} testid="my-clock" />
}

/** Who plays a seat for its person just now, or soon will; and its clock. */
export function SeatLife({ live, seat }: Wish) {
  const { bot, grace, clock } = useLife({ live, seat })
  const m = say().table
  return (
    <>
      {bot === 'standIn' ? (
        <span
          class="you botfor"
          title={m.botFor(live.about.value.seats[seat - 1]?.name ?? '')}
          data-testid={`bot-for-${seat}`}
        >
          <BotMark />
        </span>
      ) : grace > 0 ? (
        <span class="you" data-testid={`grace-${seat}`}>
          {m.botSoon(timeText(grace))}
        </span>
      ) : undefined}
      {clock === undefined ? undefined : (
        <Clock time={clock} testid={seat === live.seat() ? 'my-clock' : `clock-${seat}`} />
      )}
    </>
  )
}

/** A bot plays my seat: said where I cannot miss it, with the way back. */
export function SeatBanner({ live }: { readonly live: Followed }) {
  void live.version.value
  const seat = live.seat()
  if (seat === undefined || live.over() || !live.botHas(seat)) return undefined
  const m = say().table
  const gone = live.table().botPlays.includes(seat)
  return (
    <div class="linkbar" role="status" data-testid="bot-plays">
      <span>{gone ? m.yours : m.late}</span>
      {gone ? (
        <Button kind="slim go" testid="back" onClick={() => void api.back(live.about.value.id)}>
          {m.back}
        </Button>
      ) : undefined}
    </div>
  )
}

/** What belongs to the table rather than to its game: handing over, ending early, and who looks on. */
export function TableMenu({ live, done }: { readonly live: Followed; readonly done: () => void }) {
  void live.version.value
  const m = say().table
  const { id, watchers, seats, status } = live.about.value
  const seat = live.seat()
  const { held, votes, botPlays } = live.table()
  const needed = Math.floor(held.filter((by) => by === 'person').length / 2) + 1
  const mine = seat !== undefined && votes.includes(seat)
  const act = (wish: Promise<object>): void => {
    done()
    void wish
  }
  const vote = (): void => {
    if (needed === 1 && !confirm(m.sure)) return
    act(api.vote(id, !mine))
  }
  return (
    <>
      {seat === undefined || status !== 'running' ? undefined : (
        <>
          {botPlays.includes(seat) ? undefined : (
            <Button testid="hand-over" onClick={() => act(api.handOver(id))}>
              {m.handOver}
            </Button>
          )}
          <Button testid="vote" onClick={vote}>
            {mine ? m.unvote : needed === 1 ? m.end : m.vote}
          </Button>
        </>
      )}
      {votes.length === 0 || status !== 'running' ? undefined : (
        <small class="faint" data-testid="votes">
          {m.votes(votes.length, needed)}: {votes.map((voter) => seats[voter - 1]?.name).join(', ')}
        </small>
      )}
      {watchers === 0 ? undefined : <small data-testid="watchers">{m.watchers(watchers)}</small>}
    </>
  )
}

/** Play the same again, with whoever of the table wants to. */
export function Rematch({ live, go }: { readonly live: Followed; readonly go: (to: string) => void }) {
  const { id, rematch } = live.about.value
  const left = useCountdown(rematch === undefined ? 0 : live.told.value + rematch.left)
  if (live.seat() === undefined) return undefined
  const m = say().table
  const accept = async (): Promise<void> => {
    const table = await api.rematch(id)
    if (!isTrouble(table)) go(`/t/${table.id}`)
  }
  return (
    <Button kind="go" icon="play" testid="rematch" onClick={() => void accept()}>
      {rematch === undefined ? m.rematch : m.joinRematch(left > 0 ? timeText(left) : '')}
    </Button>
  )
}
