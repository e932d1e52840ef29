import { isSeat, refuse, type Seat, seatsOf, type TableFact, type TakeoverReason, votesNeeded } from '@selva/core'
import type { Tempo } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { Answer } from './answer.ts'
import { isLive } from './budget.ts'
import { choicePace } from './choice-pace.ts'
import { companionsOf } from './companions.ts'
import { isHere, personAt, type TableContext } from './context.ts'
import { sitLate } from './ended.ts'
import { gameEnd } from './game-end.ts'
import { gameFrom } from './game-in-memory.ts'
import { isPlayedByBot } from './live.ts'
import { exchangeMessage } from './message.ts'
import { observersOf } from './observers.ts'
import { type Phase, PLAIN_VIEW, seedOfGame } from './phase.ts'
import { pipelineOf, takeUp } from './pipeline.ts'
import { choiceBy, claimBy, factsAt } from './proposals.ts'
import { seatOf } from './seating.ts'

/** A game under way. `justDealt` if the table saw it begin, rather than loading it. */
export async function runningPhase(context: TableContext, justDealt: boolean): Promise<Phase> {
  const { ports, fixed, members, table } = context
  const all = seatsOf(table().seats.length)
  const seats = { all, people: all.filter((seat) => personAt(context, seat) !== undefined) }
  const game = await gameFrom(ports, fixed, seats)
  const companions = await companionsOf(context, game, seats, { takeOver: (seat) => handOver(seat, 'away'), runOut })
  const { late, follow, turns, clocks, absence, rest, tempo } = companions
  const observers = observersOf(context, game, all, companions)
  const ending = gameEnd(context, game.live)
  const commit = pipelineOf({ ports, fixed, game, members, observers, end: ending.end })
  const pace = choicePace(ports.clock, all.length, ports.limits)

  /** A bot plays a person's seat from now on. */
  const handOver = (seat: Seat, why: TakeoverReason): Answer =>
    commit(factsAt(seat, { kind: 'left', seat, why }, { kind: 'botPlays', seat }))

  /** Has this player let a live clock run out while they were gone? At a table of days people come and go. */
  const isAbsent = (seat: Seat): boolean =>
    isLive(table().terms.pace) && !isHere(context, seat) && !game.live().table.botPlays.includes(seat)

  /** A bot decides for these seats, and goes on for players who are gone or to whom it has happened again. */
  async function runOut(out: readonly Seat[], clock: string): Answer {
    const [seat] = out
    if (seat === undefined) return undefined
    const again = late.gone(game.live(), out)
    const gone = out.filter((one) => isAbsent(one) || again.includes(one))
    return commit(
      factsAt(
        seat,
        ...out.map((one): TableFact => ({ kind: 'clockRanOut', seat: one, clock })),
        ...gone.flatMap((one): readonly TableFact[] => [
          { kind: 'left', seat: one, why: isAbsent(one) ? 'away' : 'late' },
          { kind: 'botPlays', seat: one },
        ]),
      ),
    )
  }

  /** With enough votes the game ends. */
  function vote(seat: Seat, on: boolean): Answer {
    const { votes } = game.live().table
    const ends = on && !votes.includes(seat) && votes.length + 1 >= votesNeeded(game.live().table)
    const ended: readonly TableFact[] = ends ? [{ kind: 'ended', why: 'vote' }] : []
    return commit(factsAt(seat, { kind: 'voted', seat, on }, ...ended))
  }

  /** Something that a person adds at their own seat, for everybody to see. */
  async function atSeat(person: PersonId, job: (seat: Seat) => Answer): Answer {
    const seat = seatOf(table(), person)
    if (!isSeat(seat, all.length)) return refuse('notSeated')
    return pace.mayAdd(seat, false) ? job(seat) : refuse('tooMany')
  }

  /** The tempo of bots, as their only person wants it. */
  async function wish(seat: Seat, wanted: Tempo): Answer {
    const refusal = tempo.wish(seat, wanted)
    if (tempo.update()) context.tellAll()
    return refusal
  }

  function pagesChanged(): void {
    const counts = absence.update()
    if (tempo.update() || counts) context.tellAll()
    clocks?.update()
    turns.presenceChanged()
  }

  return {
    status: 'running',
    takes: {
      sit: async (person, invite) => sitLate(table(), person, invite),
      async choose(seat, message) {
        const live = game.live()
        if (isPlayedByBot(live, seat) && !live.played.has(seat, message.id)) return refuse('botPlays')
        return commit(choiceBy(seat, message, (hidden) => pace.mayAdd(seat, hidden)))
      },
      submit: (seat, message) => commit(choiceBy(seat, message, () => true)),
      claim: (seat, message) => commit(claimBy(seat, message, (hidden) => pace.mayAdd(seat, hidden))),
      letBotPlay: (person) => atSeat(person, (seat) => handOver(seat, 'asked')),
      takeBack: (person) => atSeat(person, (seat) => commit(factsAt(seat, { kind: 'returned', seat }))),
      vote: (person, on) => atSeat(person, (seat) => vote(seat, on)),
      tempo: (person, wanted) => atSeat(person, (seat) => wish(seat, wanted)),
    },
    refuses: (message) => (message === 'rematch' ? 'stillRunning' : 'tableStarted'),
    hears: { hold: follow.hold },
    shows: {
      ...PLAIN_VIEW,
      grace: (seat) => (isSeat(seat, all.length) ? absence.graceOf(seat) : 0),
      tempo: tempo.shownTo,
      restingSince: () => (table().status === 'running' ? rest.since() : 0),
    },
    live: game.live,
    seed: () => seedOfGame(game.live()),
    async entered() {
      takeUp({ game, members, observers })
      if (justDealt) {
        turns.begun()
        const seed = seedOfGame(game.live())
        if (seed !== undefined) for (const member of members.all()) member.send(exchangeMessage(seed))
      }
      pagesChanged()
      await ending.end()
    },
    clocks: () => clocks?.state(),
    pagesChanged,
    left() {
      absence.update()
      tempo.update()
      context.tellAll()
      clocks?.update()
      turns.presenceChanged()
    },
    idle: () => ending.idle() && observers.every(({ idle }) => idle?.() ?? true),
    async stop() {
      ending.stop()
      for (const { stop } of observers) stop?.()
      await clocks?.stored()
    },
  }
}
