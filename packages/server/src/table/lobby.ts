import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import { bansIn } from '../store/rows/bans.ts'
import type { Table } from '../store/rows/table.ts'
import type { Answer } from './answer.ts'
import type { TableContext } from './context.ts'
import { type Phase, PLAIN_VIEW } from './phase.ts'
import { leave, remove, seatOf, setLevel, sit } from './seating.ts'
import { startingAt } from './starting.ts'

/** A table that fills. It ends with the deal, or when the last person leaves. */
export function lobbyPhase(context: TableContext): Phase {
  const { ports, table, change } = context
  const bans = bansIn(ports.store.sql)
  const ready = new Set<PersonId>()
  const starting = startingAt(context)

  /** The seats are settled once the host has started. */
  const changeSeats = (wanted: () => Table | Refusal): Answer =>
    change(() => (starting.begun() ? refuse('tableStarted') : wanted()))

  async function sitDown(person: PersonId, invite: string): Answer {
    const isNew = seatOf(table(), person) === 0 && !isRefusal(sit(table(), person, invite))
    if (isNew && (await bans.isBanned(person, ports.clock.now()))) return refuse('banned')
    return changeSeats(() => sit(table(), person, invite))
  }

  /** With the last person the table goes too. */
  async function leaveTable(person: PersonId): Answer {
    const refusal = await changeSeats(() => leave(table(), person))
    if (refusal !== undefined || table().host > 0) return refusal
    await context.drop()
    return undefined
  }

  return {
    status: 'open',
    takes: {
      sit: sitDown,
      leave: leaveTable,
      remove: (_host, seat) => changeSeats(() => remove(table(), seat)),
      setLevel: (_host, seat, level) => changeSeats(() => setLevel(table(), seat, level)),
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
    },
    live: () => undefined,
    seed: starting.exchange.info,
    entered: async () => {},
    clocks: () => undefined,
    arrived() {},
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
