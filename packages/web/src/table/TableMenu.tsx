import { votesNeeded } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import { api, type Trouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import { Button } from '../ui/controls.tsx'
import type { Followed } from './live.ts'
import { Refused } from './Refused.tsx'
import { useWish } from './useWish.ts'

/** What belongs to the table rather than to its game: handing over, ending early, and who looks on. */
export function TableMenu({
  live,
  done,
  end,
}: {
  readonly live: Followed
  /** What was wished is granted. */
  readonly done: () => void
  /** One vote is enough: it is asked for once more. */
  readonly end: () => void
}) {
  void live.version.value
  const wish = useWish()
  const m = say().table
  const { id, watchers, seats, status } = live.about.value
  const seat = live.seat()
  const table = live.table()
  const { votes, botPlays } = table
  const needed = votesNeeded(table)
  const mine = seat !== undefined && votes.includes(seat)
  const act = async (asked: () => Promise<TableInfo | Trouble>): Promise<void> => {
    if ((await wish.ask(asked)) !== undefined) done()
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
          <Refused wish={wish} />
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
