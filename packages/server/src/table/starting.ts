import { chainedText, chainStart, type Fairness, isRefusal, refuse, tableCommitment } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import type { Answer } from './answer.ts'
import type { TableContext } from './context.ts'
import { type Exchange, exchangeAt } from './exchange.ts'
import { openingOf, stored } from './live.ts'
import { openingNote } from './running-note.ts'
import { start } from './seating.ts'

/** The way from an open table to its deal: the seats are settled, the seed is made, the deal is stored. */
export type Starting = {
  readonly exchange: Pick<Exchange, 'commit' | 'reveal' | 'info'>
  /** Has the start begun? Then the seats are settled. */
  begun(): boolean
  /** Starts for this host, unless the host has too many games under way. */
  startFor(host: PersonId): Answer
  /** Starts after `ms` milliseconds. */
  startLater(ms: number): void
  /** Milliseconds until the table starts; 0 if that is not planned. */
  startsIn(): number
  idle(): boolean
  stop(): void
}

export function startingAt(context: TableContext): Starting {
  const { ports, fixed, table, change } = context
  const { store, clock, limits } = ports
  /** The seed is made, and the opening is being stored. */
  let dealing = false
  let startsAt = 0
  let cancel = (): void => {}

  const exchange = exchangeAt({
    table,
    commitment: tableCommitment(fixed.id, fixed.secret),
    clock,
    timeout: ports.exchangeTimeout,
    changed: () => context.tellAll(),
    done(fairness) {
      dealing = true
      void context.post(() => deal(fairness))
    },
  })
  const isOpen = (): boolean => table().status === 'open'
  const begun = (): boolean => isOpen() && (exchange.begun() || dealing)
  const startsIn = (): number => (isOpen() && startsAt > 0 ? Math.max(0, Math.round(startsAt - clock.steady())) : 0)

  /** The deal and the start are one commit. */
  async function deal(fairness: Fairness): Answer {
    dealing = true
    const opening = openingOf(fixed.playable.game, fixed.setting, table(), fixed.secret, fairness)
    const refusal = isRefusal(opening)
      ? opening
      : await change(
          () => start(table(), context.nameOf),
          (next) => {
            const { text } = chainedText(opening, chainStart(next.id))
            return store.startTable(next, stored(next.id, opening, '', openingNote(clock), text))
          },
        )
    dealing = false
    // Everybody who saw it start sees that it has not.
    if (refusal !== undefined) context.tellAll()
    return refusal
  }

  /** Limits the games a host has under way. Tables that start at the same moment may exceed the limit by those few. */
  async function mayRun(host: PersonId): Answer {
    const { runningTables: most } = limits
    const touchedAfter = ports.restAfter === 0 ? 0 : clock.now() - ports.restAfter
    return (await store.runningOf(host, touchedAfter)) < most ? undefined : refuse('runningTables', most)
  }

  async function beginExchange(): Answer {
    if (!isOpen() || begun()) return refuse('tableStarted')
    // Without patience the table waits for no browser.
    if (ports.exchangeTimeout === 0) return deal(exchange.given())
    exchange.begin()
    return undefined
  }

  const startFor = async (host: PersonId): Answer => (await mayRun(host)) ?? beginExchange()

  async function startAlone(): Answer {
    if (!isOpen()) return refuse('tableStarted')
    const host = table().seats[table().host - 1]
    return host?.by === 'person' ? startFor(host.person) : beginExchange()
  }

  return {
    exchange,
    begun,
    startFor,
    startLater(ms) {
      startsAt = clock.steady() + ms
      cancel()
      cancel = clock.after(ms, () => void context.post(startAlone))
    },
    startsIn,
    idle: () => !exchange.begun() && startsIn() === 0,
    stop() {
      cancel()
      exchange.stop()
    },
  }
}
