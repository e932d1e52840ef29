import { type Seat, SPECTATORS } from '@selva/core'
import { stretched } from '../bots/bot-pause.ts'
import { type BotSeats, botSeats } from '../bots/bot-seats.ts'
import { type TurnWatch, turnWatch } from '../notices/turn-watch.ts'
import { type AbsenceWatch, absenceOf } from './absence.ts'
import type { Answer } from './answer.ts'
import { isHere, personAt, type TableContext } from './context.ts'
import { type FollowUps, followUps } from './follow-ups.ts'
import type { GameInMemory, GameSeats } from './game-in-memory.ts'
import { type LatePlayers, latePlayers } from './late-players.ts'
import { isOver, isPlayedByBot, mayHaveBots } from './live.ts'
import { mannerAt } from './manner-at.ts'
import { type Rest, restingSince, restOf } from './resting.ts'
import { type TableClocks, tableClocks } from './table-clocks.ts'
import { type TableTempo, tableTempo } from './table-tempo.ts'

/** Everything that goes along with a running game. */
export type Companions = {
  readonly late: LatePlayers
  readonly bots: BotSeats
  readonly follow: FollowUps
  readonly turns: TurnWatch
  readonly clocks: TableClocks | undefined
  readonly absence: AbsenceWatch
  readonly rest: Rest
  readonly tempo: TableTempo
}

/** The jobs that companions give to the table's mailbox. */
export type CompanionJobs = {
  /** A bot plays for a person who has been gone too long. */
  readonly takeOver: (seat: Seat) => Answer
  /** A clock has run out for these seats. */
  readonly runOut: (seats: readonly Seat[], clock: string) => Answer
}

const botsAt = (
  { ports, fixed, table, submit, claim }: TableContext,
  { live }: GameInMemory,
  tempo: () => number,
): BotSeats =>
  botSeats(
    {
      id: fixed.id,
      talks: (seat) => table().terms.botsTalk && live().table.held[seat - 1] === 'bot',
      claim,
      playable: fixed.playable,
      setting: table().setting,
      manner: (seat) => mannerAt(table(), seat),
      isPlayedByBot: (seat) => isPlayedByBot(live(), seat),
      mayHaveBots: () => mayHaveBots(live()),
      over: () => isOver(live()),
      tempo,
      live,
      submit,
      failed: ports.failed,
    },
    ports,
  )

const tempoAt = (
  context: TableContext,
  { live }: GameInMemory,
  people: readonly Seat[],
  retime: () => void,
): TableTempo =>
  tableTempo({
    people,
    isHere: (seat) => isHere(context, seat),
    isOut(seat) {
      const { game, state } = live()
      return !game.inPlay(state, seat)
    },
    isWatched: () => context.members.all().some((member) => context.members.audienceOf(member) === SPECTATORS),
    over: () => isOver(live()),
    retime,
  })

function turnsAt(context: TableContext, { live }: GameInMemory, people: readonly Seat[]): TurnWatch {
  const { fixed, ports, table } = context
  return turnWatch({
    awaited: () => (isOver(live()) ? [] : fixed.playable.game.awaits(live().state)),
    // A decision that a bot takes for a person calls nobody.
    away: (seat) => people.includes(seat) && !isHere(context, seat) && !isPlayedByBot(live(), seat),
    everybodyIsHere: () => people.every((seat) => isHere(context, seat)),
    commits: () => live().log.size(),
    tell(seat, stillTrue) {
      const person = personAt(context, seat)
      if (person !== undefined) ports.yourTurn(person, table().id, stillTrue)
    },
  })
}

const absenceAt = (
  context: TableContext,
  { live }: GameInMemory,
  people: readonly Seat[],
  takeOver: CompanionJobs['takeOver'],
): AbsenceWatch =>
  absenceOf({
    people,
    isHere: (seat) => isHere(context, seat),
    mayTake(seat) {
      const { game, state, table } = live()
      return !isOver(live()) && game.inPlay(state, seat) && !table.botPlays.includes(seat)
    },
    // At a table with clocks those decide.
    grace: context.table().terms.pace === 'untimed' ? context.ports.grace : undefined,
    clock: context.ports.clock,
    takeOver: (seat) => void context.post(() => takeOver(seat)),
  })

export async function companionsOf(
  context: TableContext,
  game: GameInMemory,
  { people }: GameSeats,
  { takeOver, runOut }: CompanionJobs,
): Promise<Companions> {
  const { ports, fixed, table, submit } = context
  const { clock, restAfter } = ports
  const tempo = tempoAt(context, game, people, () => {
    bots.retimed()
    follow.retimed()
  })
  const bots = botsAt(context, game, tempo.factor)
  const follow = followUps({
    playable: fixed.playable,
    seats: people,
    live: game.live,
    submit,
    clock,
    pause: () => stretched(ports.pause, tempo.factor()),
    // Who sits here is settled by now, and whether people may watch was settled before.
    unseen: people.length === 1 && !table().terms.spectators,
  })
  return {
    late: latePlayers(),
    bots,
    follow,
    tempo,
    turns: turnsAt(context, game, people),
    clocks: await tableClocks(context, game, people, runOut),
    absence: absenceAt(context, game, people, takeOver),
    rest: restOf(() =>
      restingSince({ pace: table().terms.pace, touched: game.notes.touched() }, clock.now(), restAfter),
    ),
  }
}
