import type { FindingInfo, FromLobby, ListedTable } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import { errorLocation, type Log } from '../base/log.ts'

/** One open page that follows the list of tables. */
type ListSubscriber = {
  readonly send: (message: string) => void
  /** How many bytes are still on their way to it. */
  readonly waiting: () => number
}

/** The list of tables, live. What is sent is bounded by the list itself: nobody can fall behind by more than it. */
export type TableFeed = {
  /** Sends the whole list, and then every change. Returns how to stop. */
  subscribe(subscriber: ListSubscriber): () => void
  /** Something in the list, or the number of people who look for a game, may have changed. */
  changed(): void
  stop(): void
}

/** Changes that come together are sent together. */
const GATHER = 250
/** The poll interval: picks up changes made by expiry or by another server. */
const LOOK_AGAIN = 20_000

const text = (message: FromLobby): string => JSON.stringify(message)

export function tableFeed(
  { clock, log, mostWaiting }: { readonly clock: Clock; readonly log: Log; readonly mostWaiting: number },
  list: () => Promise<readonly ListedTable[]>,
  finding: () => FindingInfo,
): TableFeed {
  /** Subscribers, and whether each must be sent the whole list: at first, and after being too slow. */
  const subscribers = new Map<ListSubscriber, { whole: boolean }>()
  let told = new Map<string, string>()
  let toldFinding = ''
  let cancel = (): void => {}
  let due = Number.POSITIVE_INFINITY
  let looking = false

  function plan(ms: number): void {
    const at = clock.steady() + ms
    if (subscribers.size === 0 || looking || at >= due) return
    cancel()
    due = at
    cancel = clock.after(ms, () => void look())
  }

  async function look(): Promise<void> {
    due = Number.POSITIVE_INFINITY
    looking = true
    try {
      tell(await list())
    } catch (error) {
      log.error({ error: errorLocation(error) }, 'the list of tables could not be read')
    }
    looking = false
    plan([...subscribers.values()].some(({ whole }) => whole) ? GATHER : LOOK_AGAIN)
  }

  function tell(tables: readonly ListedTable[]): void {
    const now = new Map(tables.map((table) => [table.id, text(['listed', table])]))
    const changes = [
      ...[...told.keys()].filter((id) => !now.has(id)).map((id) => text(['unlisted', id])),
      // The newest comes first in the list, and on top of a page: told last.
      ...[...now]
        .filter(([id, message]) => told.get(id) !== message)
        .map(([, message]) => message)
        .toReversed(),
    ]
    told = now
    const found = text(['finding', finding()])
    if (found !== toldFinding) changes.push(found)
    toldFinding = found
    const all = text(['tables', tables])
    for (const [subscriber, state] of subscribers) {
      if (subscriber.waiting() > mostWaiting) state.whole = true
      else if (state.whole) {
        state.whole = false
        subscriber.send(all)
        subscriber.send(found)
      } else for (const change of changes) subscriber.send(change)
    }
  }

  return {
    subscribe(subscriber) {
      subscribers.set(subscriber, { whole: true })
      plan(0)
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size > 0) return
        cancel()
        due = Number.POSITIVE_INFINITY
      }
    },
    changed: () => plan(GATHER),
    stop() {
      subscribers.clear()
      cancel()
    },
  }
}
