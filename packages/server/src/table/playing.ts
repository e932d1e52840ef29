import { allows, isRefusal, type Refusal, refusalOf, refuse, type Seat, seatsOf } from '@selva/core'
import { type BotSeats, botSeats } from '../bots/bot-seats.ts'
import { placeOf } from '../log.ts'
import { turnWatch, type WatchedTable } from '../notices/turn-watch.ts'
import type { Claim, FromPlayer } from '../protocol.ts'
import { refusalFor } from '../store/refusal.ts'
import { StoreError } from '../store/store.ts'
import type { Fixed } from './fixed.ts'
import { followUps } from './follow.ts'
import {
  accept,
  claimsInARow,
  type Decided,
  decided,
  hung,
  type Live,
  liveFrom,
  playedKey,
  said,
  stored,
} from './live.ts'
import type { Members } from './members.ts'
import type { Ports } from './ports.ts'
import type { Table } from './table.ts'

/** A choice of a seat: `undefined` once it is carried out and durable, else why not, and nothing has changed. */
export type Submit = (seat: Seat, message: FromPlayer) => Promise<Refusal | undefined>

/** The game of a table that has started. */
export type Playing = {
  live(): Live
  over(): boolean
  /** Is this seat still in the game? Public. */
  inPlay(seat: Seat): boolean
  /** To be called for one choice at a time. */
  choose: Submit
  /** The game has just begun: who is away and to move is told. */
  begun(): void
  hold(seat: Seat, step: string): void
  /** To be called for one claim at a time. */
  claim(seat: Seat, message: Claim): Promise<Refusal | undefined>
  idle(): boolean
  stop(): void
}

export type PlayingParts = {
  readonly fixed: Fixed
  readonly table: Table
  readonly members: Members
  /** The way in for bots: the table's mailbox, as for everybody. */
  readonly submit: Submit
  /** Who is away when it becomes their turn, and how they are told. */
  readonly turns: Pick<WatchedTable, 'away' | 'tell'>
}

/** So many claims in a row of one player are enough until something happens. */
const MOST_CLAIMS = 3

/** A failure of the store or a bug: said to the host in the log, and to the sender as a refusal. */
export function failed({ log }: Ports, { id }: Fixed, error: unknown, what: string): Refusal {
  log.error({ table: id, error: error instanceof StoreError ? error.message : placeOf(error) }, what)
  return refusalFor(error)
}

/** Takes the game up as it stands in the store, brings everybody up to date and wakes the bots. */
export async function playingOf(ports: Ports, parts: PlayingParts): Promise<Playing> {
  const { fixed, table, members, submit, turns: watched } = parts
  const { store, append } = ports
  const { id, playable } = fixed
  const { game } = playable
  const fromStore = async (): Promise<Live> => liveFrom(fixed, await store.batches(id))

  let live = await fromStore()
  const bots: BotSeats = botSeats(
    {
      playable,
      setting: table.setting,
      seats: seatsOf(table.seats.length).filter((seat) => table.seats[seat - 1]?.by === 'bot'),
      live: () => live,
      submit,
    },
    ports,
  )
  const follow = followUps({
    playable,
    seats: seatsOf(table.seats.length).filter((seat) => table.seats[seat - 1]?.by === 'person'),
    live: () => live,
    submit,
    clock: ports.clock,
    pause: ports.pause,
  })
  const turns = turnWatch({ ...watched, awaited: () => (game.over(live.state) ? [] : game.awaits(live.state)) })
  members.bringUpToDate(live)
  bots.reloaded()
  follow.reloaded()
  turns.reloaded()

  /** Forgets what is in memory and folds the log again. */
  async function reload(): Promise<void> {
    live = await fromStore()
    members.bringUpToDate(live)
    bots.reloaded()
    follow.reloaded()
    turns.reloaded()
  }

  /** The rules' answer to a legal choice, or `busy` if the rules broke down over it. */
  async function decide(seat: Seat, { choice }: FromPlayer): Promise<Decided | Refusal> {
    try {
      return decided(live, seat, choice)
    } catch (error) {
      await reload()
      return failed(ports, fixed, error, 'the rules broke down')
    }
  }

  /** Only when the batch is durable does it become true, and only then does anybody hear of it. */
  async function commit(
    seat: Seat,
    made: Decided,
    { id: choice, next: meant }: Pick<FromPlayer, 'id' | 'next'>,
  ): Promise<Refusal | undefined> {
    const watch = ports.measure.accepted()
    const next = hung(live, id, made)
    if (await append(stored(id, next.batch, choice))) {
      watch.committed()
      accept(live, next, choice)
      members.publish(live, next.batch)
      watch.delivered()
      bots.committed(next.batch)
      if (next.batch.by !== undefined) follow.intend(seat, meant)
      follow.committed(next.batch)
      turns.committed()
      return undefined
    }
    // Somebody else was first; or an earlier commit that seemed to fail has gone through.
    await reload()
    return live.played.has(playedKey(seat, choice)) ? undefined : refuse('busy')
  }

  return {
    live: () => live,
    over: () => game.over(live.state),
    inPlay: (seat) => game.inPlay(live.state, seat),
    async choose(seat, message) {
      if (live.played.has(playedKey(seat, message.id))) return undefined
      const refusal = refusalOf(game, live.state, seat, message.step, message.choice)
      if (refusal !== undefined) return refusal
      try {
        const next = await decide(seat, message)
        return isRefusal(next) ? next : await commit(seat, next, message)
      } catch (error) {
        return failed(ports, fixed, error, 'a choice could not be stored')
      }
    },
    begun: turns.begun,
    hold: follow.hold,
    async claim(seat, message) {
      if (live.played.has(playedKey(seat, message.id))) return undefined
      if (game.over(live.state)) return refuse('over')
      if (!allows(game.claims(live.state, seat), message.claim)) return refuse('illegal')
      if (claimsInARow(live, seat) >= MOST_CLAIMS) return refuse('tooMany')
      try {
        return await commit(seat, said(live, seat, message.claim), { id: message.id })
      } catch (error) {
        return failed(ports, fixed, error, 'a claim could not be stored')
      }
    },
    idle: () => bots.idle() && follow.idle(),
    stop() {
      bots.stop()
      follow.stop()
    },
  }
}
