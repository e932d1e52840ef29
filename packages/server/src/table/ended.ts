import { isRefusal, type Refusal, refuse, type Seat } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import type { Table } from '../store/rows/table.ts'
import type { TableContext } from './context.ts'
import { isPlayedByBot, type RunningGame } from './live.ts'
import { type Phase, PLAIN_VIEW, seedOfGame } from './phase.ts'
import { sit } from './seating.ts'

/** After the start nobody sits down any more; a person who has a seat keeps it. */
export function sitLate(table: Table, person: PersonId, invite: string): Refusal | undefined {
  const seated = sit(table, person, invite)
  return isRefusal(seated) ? seated : undefined
}

/** The messages about the game. The others are about an open table. */
const PLAY: readonly string[] = ['choose', 'submit', 'claim', 'letBotPlay', 'takeBack', 'vote', 'tempo']

/** A game that is over: everything is open, and it can be played again. */
export function endedPhase(context: TableContext, live: RunningGame): Phase {
  const { clock } = context.ports
  let rematchUntil = 0
  const known = (seat: Seat, id: string): boolean => live.played.has(seat, id)

  return {
    status: 'over',
    takes: {
      sit: async (person, invite) => sitLate(context.table(), person, invite),
      // A choice that was carried out is acknowledged again, also after the end.
      async choose(seat, { id }) {
        if (known(seat, id)) return undefined
        return refuse(isPlayedByBot(live, seat) ? 'botPlays' : 'over')
      },
      submit: async (seat, { id }) => (known(seat, id) ? undefined : refuse('over')),
      claim: async (seat, { id }) => (known(seat, id) ? undefined : refuse('over')),
      rematch(next, ms) {
        rematchUntil = clock.steady() + ms
        return context.change(() => ({ ...context.table(), rematch: next }))
      },
    },
    refuses: (message) => (PLAY.includes(message) ? 'over' : 'tableStarted'),
    hears: {},
    shows: { ...PLAIN_VIEW, rematchLeft: () => Math.max(0, Math.round(rematchUntil - clock.steady())) },
    live: () => live,
    entered: async () => context.members.bringUpToDate(live),
    seed: () => seedOfGame(live),
    clocks: () => undefined,
    pagesChanged() {},
    left: () => context.tellAll(),
    idle: () => true,
    stop: async () => {},
  }
}
