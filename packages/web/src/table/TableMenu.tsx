import { type Seat, votesNeeded } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { type ApiError, api } from '../client/api.ts'
import type { Player } from '../client/player.ts'
import { name } from '../client/rich-text.ts'
import { Button } from '../ui/controls.tsx'
import { Rich } from '../ui/Rich.tsx'
import { laterWords } from './later-words.ts'
import type { AnyLiveTable } from './live.ts'
import { seatName } from './name.ts'
import { RefusalMessage } from './RefusalMessage.tsx'
import { useRequest } from './useRequest.ts'

/** Menu entries of the table rather than of its game: handing over, ending early, and the number of watchers. */
export function TableMenu({
  live,
  done,
  end,
}: {
  readonly live: AnyLiveTable
  /** Called when a request has succeeded. */
  readonly done: () => void
  /** One vote is enough: it is asked for once more. */
  readonly end: () => void
}) {
  void live.version.value
  const request = useRequest()
  const m = laterWords()
  const { id, watchers, seats, status } = live.about.value
  const seat = live.seat()
  const table = live.table()
  const { votes, botPlays } = table
  const needed = votesNeeded(table)
  const mine = seat !== undefined && votes.includes(seat)
  const player = (voter: Seat): Player => ({ name: name(seatName(seats[voter - 1])), me: voter === seat })
  const act = async (asked: () => Promise<TableInfo | ApiError>): Promise<void> => {
    if ((await request.ask(asked)) !== undefined) done()
  }
  return (
    <>
      {seat === undefined || status !== 'running' ? undefined : (
        <>
          {botPlays.includes(seat) ? undefined : (
            <Button testid="hand-over" onClick={() => void act(() => api.handOver(id))}>
              {m.handOver}
            </Button>
          )}
          <Button testid="vote" onClick={() => (needed === 1 ? end() : void act(() => api.vote(id, !mine)))}>
            {mine ? m.unvote : needed === 1 ? m.end : m.vote}
          </Button>
          <RefusalMessage request={request} />
        </>
      )}
      {votes.length === 0 || status !== 'running' ? undefined : (
        <small class="faint" data-testid="votes">
          <Rich text={m.votes(votes.map(player), needed - votes.length)} />
        </small>
      )}
      {watchers === 0 ? undefined : <small data-testid="watchers">{m.watchers(watchers)}</small>}
    </>
  )
}
