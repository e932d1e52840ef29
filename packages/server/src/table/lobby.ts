import { chainedText, chainStart, type Fairness, isRefusal, type Refusal, refuse, tableCommitment } from '@selva/core'
import type { PersonId } from '../ids.ts'
import { bansIn } from '../store/bans.ts'
import type { Answer } from './answer.ts'
import type { TableContext } from './context.ts'
import { exchangeAt } from './exchange.ts'
import { openingOf, stored } from './live.ts'
import { type Phase, PLAIN_VIEW } from './phase.ts'
import { openingNote } from './running-note.ts'
import { leave, remove, seatOf, sit, start } from './seating.ts'
import type { Table } from './table.ts'

/** A table that fills. It ends with the deal, or when the last person leaves. */
export function lobbyPhase(context: TableContext): Phase {
  const { ports, fixed, table, change } = context
  const { store, clock, limits } = ports
  const bans = bansIn(store.sql)
  const ready = new Set<PersonId>()
  /** The seed is made, and the opening is being stored. */
  let dealing = false
  let startsAt = 0
  let cancelStart = (): void => {}
  let stopped = false

  const exchange = exchangeAt({
    table,
    commitment: tableCommitment(fixed.id, fixed.secret),
    clock,
    patience: ports.patience,
    changed: () => context.tellAll(),
    done(fairness) {
      dealing = true
      void context.post(() => deal(fairness))
    },
  })
  const isOpen = (): boolean => table().status === 'open'
  const starting = (): boolean => isOpen() && (exchange.begun() || dealing)
  /** The seats are settled once the host has started. */
  const unlessStarting = (wanted: () => Table | Refusal) => (): Table | Refusal =>
    starting() ? refuse('tableStarted') : wanted()

  /** The seed is made: deals, and lets the game begin. The deal and the start are one commit. */
  async function deal(fairness: Fairness): Answer {
    dealing = true
    const opening = openingOf(fixed.playable.game, fixed.setting, table(), fixed.secret, fairness)
    const refusal = isRefusal(opening)
      ? opening
      : await change(
          () => start(table(), context.nameOf),
          (next) => {
            const { batch, text } = chainedText(opening, chainStart(next.id))
            return store.startTable(next, stored(next.id, batch, '', openingNote(clock), text))
          },
        )
    dealing = false
    // Everybody who saw it start sees that it has not.
    if (refusal !== undefined) context.tellAll()
    return refusal
  }

  /** A host has only so many games under way. Tables that start at the same moment may exceed it by those few. */
  async function mayRun(host: PersonId): Answer {
    const { runningTables: most } = limits
    const touchedAfter = ports.restAfter === 0 ? 0 : clock.now() - ports.restAfter
    return (await store.runningOf(host, touchedAfter)) < most ? undefined : refuse('runningTables', most)
  }

  /** The seats are settled, and the seed is made. */
  async function beginExchange(): Answer {
    if (!isOpen() || starting()) return refuse('tableStarted')
    // Without patience the table waits for no browser.
    if (ports.patience === 0) return deal(exchange.given())
    exchange.begin()
    return undefined
  }

  async function startFor(host: PersonId): Answer {
    return (await mayRun(host)) ?? beginExchange()
  }

  /** The table starts for its host, unless the host has too many games under way. */
  async function startAlone(): Answer {
    const host = table().seats[table().host - 1]
    return host?.by === 'person' ? startFor(host.person) : beginExchange()
  }

  /** With the last person the table goes too. */
  async function leaveTable(person: PersonId): Answer {
    const refusal = await change(unlessStarting(() => leave(table(), person)))
    if (refusal !== undefined || table().host > 0) return refusal
    await context.drop()
    return undefined
  }

  async function sitDown(person: PersonId, invite: string): Answer {
    const isNew = seatOf(table(), person) === 0 && !isRefusal(sit(table(), person, invite))
    if (isNew && (await bans.isBanned(person, clock.now()))) return refuse('banned')
    return change(unlessStarting(() => sit(table(), person, invite)))
  }

  return {
    status: 'open',
    takes: {
      sit: sitDown,
      leave: leaveTable,
      remove: (_host, seat) => change(unlessStarting(() => remove(table(), seat))),
      start: startFor,
      async ready(person, on) {
        if (on) ready.add(person)
        else ready.delete(person)
        context.tellAll()
        return undefined
      },
    },
    refuses: (message) => (message === 'rematch' ? 'stillRunning' : 'notStarted'),
    hears: {
      commit: exchange.commit,
      reveal: exchange.reveal,
      startLater(ms) {
        startsAt = clock.steady() + ms
        cancelStart()
        cancelStart = clock.after(ms, () => {
          if (!stopped) void context.post(startAlone)
        })
      },
    },
    shows: {
      ...PLAIN_VIEW,
      ready: (person) => ready.has(person),
      starting,
      startsIn: () => (isOpen() && startsAt > 0 ? Math.max(0, Math.round(startsAt - clock.steady())) : 0),
    },
    live: () => undefined,
    seed: exchange.info,
    entered: async () => {},
    clocks: () => [],
    arrived() {},
    left(person) {
      ready.delete(person)
      context.tellAll()
    },
    idle: () => !exchange.begun() && (startsAt === 0 || startsAt <= clock.steady()),
    async stop() {
      stopped = true
      cancelStart()
      exchange.stop()
    },
  }
}
