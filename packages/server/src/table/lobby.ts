import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import { bansIn } from '../store/rows/bans.ts'
import type { Table } from '../store/rows/table.ts'
import type { Answer } from './answer.ts'
import type { TableContext } from './context.ts'
import { type Phase, PLAIN_VIEW } from './phase.ts'
import { changedRules } from './rules-request.ts'
import { bringBack, leave, move, remove, seatOf, setLevel, sit } from './seating.ts'
import { startingAt } from './starting.ts'

/** A table that fills. It ends with the deal, when the last person leaves, or when what is played changes. */
export function lobbyPhase(context: TableContext): Phase {
  const { ports, table, change } = context
  const bans = bansIn(ports.store.sql)
  const ready = new Set<PersonId>()
  /** The person whom the host has removed last from each seat. */
  const sentAway = new Map<number, PersonId>()
  const starting = startingAt(context)

  /** The seats are settled once the host has started. */
  const untilStart = (wanted: () => Table | Refusal) => (): Table | Refusal =>
    starting.begun() ? refuse('tableStarted') : wanted()
  const changeSeats = (wanted: () => Table | Refusal): Answer => change(untilStart(wanted))
  const changeDeal = (wanted: () => Table | Refusal): Answer => context.changeDeal(untilStart(wanted))

  async function sitDown(person: PersonId, invite: string, seat: number): Answer {
    const isNew = seatOf(table(), person) === 0 && !isRefusal(sit(table(), person, invite))
    if (isNew && (await bans.isBanned(person, ports.clock.now()))) return refuse('banned')
    return changeSeats(() => sit(table(), person, invite, seat))
  }

  /** With the last person the table goes too. */
  async function leaveTable(person: PersonId): Answer {
    const refusal = await changeSeats(() => leave(table(), person))
    if (refusal !== undefined || table().host > 0) return refusal
    await context.drop(refuse('unknownTable'))
    return undefined
  }

  async function removeFrom(seat: number, forGood: boolean): Answer {
    const holder = table().seats[seat - 1]
    const refusal = await changeSeats(() => remove(table(), seat, forGood))
    if (refusal !== undefined || holder?.by !== 'person') return refusal
    sentAway.set(seat, holder.person)
    context.tellAll()
    return undefined
  }

  return {
    status: 'open',
    takes: {
      sit: sitDown,
      move: (person, seat) => changeSeats(() => move(table(), person, seat)),
      leave: leaveTable,
      remove: (_host, seat, forGood) => removeFrom(seat, forGood),
      bringBack: (_host, seat) => changeSeats(() => bringBack(table(), seat, sentAway.get(seat))),
      async changeRules(host, request) {
        const next = await changedRules(ports, table(), host, request)
        return isRefusal(next) ? next : changeDeal(() => next(table()))
      },
      setLevel: (_host, seat, level) => changeDeal(() => setLevel(table(), seat, level)),
      async close() {
        if (starting.begun()) return refuse('tableStarted')
        await context.drop(refuse('tableClosed'))
        return undefined
      },
      start: starting.startFor,
      async ready(person, on) {
        if (on) ready.add(person)
        else ready.delete(person)
        context.tellAll()
        return undefined
      },
    },
    refuses: (message) => (message === 'rematch' ? 'stillRunning' : 'notStarted'),
    hears: {
      commit: starting.exchange.commit,
      reveal: starting.exchange.reveal,
      startLater: starting.startLater,
    },
    shows: {
      ...PLAIN_VIEW,
      ready: (person) => ready.has(person),
      starting: starting.begun,
      startsIn: starting.startsIn,
      sentAway: (seat) => sentAway.get(seat),
    },
    live: () => undefined,
    seed: starting.exchange.info,
    entered: async () => {},
    clocks: () => undefined,
    pagesChanged() {},
    left(person) {
      ready.delete(person)
      context.tellAll()
    },
    idle: starting.idle,
    async stop() {
      starting.stop()
    },
  }
}
