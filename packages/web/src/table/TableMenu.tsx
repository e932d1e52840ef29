import { votesNeeded } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { type ApiError, api } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import type { AnyLiveTable } from './live.ts'
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
  const m = messages().table
  const { id, watchers, seats, status } = live.about.value
  const seat = live.seat()
  const table = live.table()
  const { votes, botPlays } = table
  const needed = votesNeeded(table)
  const mine = seat !== undefined && votes.includes(seat)
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
          {m.votes(votes.length, needed)}: {votes.map((voter) => seats[voter - 1]?.name).join(', ')}
        </small>
      )}
      {watchers === 0 ? undefined : <small data-testid="watchers">{m.watchers(watchers)}</small>}
    </>
  )
}
