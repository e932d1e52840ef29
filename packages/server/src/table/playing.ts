import {
  allows,
  botHas,
  isRefusal,
  type Leaving,
  permits,
  type Refusal,
  refusalOf,
  refuse,
  type Seat,
  seatsOf,
  type TableFact,
  votesNeeded,
} from '@selva/core'
import type { Claim, FromPlayer } from '@selva/protocol'
import { newChoiceId } from '../base/code.ts'
import { placeOf } from '../base/log.ts'
import { type BotSeats, botSeats } from '../bots/bot-seats.ts'
import { turnWatch, type WatchedTable } from '../notices/turn-watch.ts'
import { refusalFor } from '../store/refusal.ts'
import type { KeptClocks } from '../store/rows/clocks.ts'
import type { Table } from '../store/rows/table.ts'
import { StoreError } from '../store/store.ts'
import { budgetOf } from './budget.ts'
import { choicePace } from './choice-pace.ts'
import { type Clocks, clocksOf, type RunningClock } from './clocks.ts'
import type { Fixed } from './fixed.ts'
import { followUps } from './follow.ts'
import {
  accept,
  besides,
  claimsInARow,
  type Decided,
  decided,
  hung,
  isHidden,
  isOver,
  type Live,
  liveFrom,
  playedKey,
  said,
  stored,
} from './live.ts'
import type { Members } from './members.ts'
import type { Ports, TablePorts } from './ports.ts'
import { noteKeeper } from './running-note.ts'

/** A choice of a seat: `undefined` once it is carried out and durable, else why not, and nothing has changed. */
export type Submit = (seat: Seat, message: FromPlayer) => Promise<Refusal | undefined>

type Answer = Promise<Refusal | undefined>

/** The game of a table that has started. Whatever gives an answer is to be called for one thing at a time. */
export type Playing = {
  live(): Live
  over(): boolean
  /** Is this seat still in the game? Public. */
  inPlay(seat: Seat): boolean
  choose: Submit
  /** The same for a choice that the person made at their own page: their pace has a limit. */
  choosePaced: Submit
  /** May the person at this seat add one more thing that everybody sees? */
  mayAdd(seat: Seat): boolean
  /** The game has just begun: who is away and to move is told. */
  begun(): void
  hold(seat: Seat, step: string): void
  claim(seat: Seat, message: Claim): Answer
  /** Does a bot decide for this person now? */
  botHas(seat: Seat): boolean
  /** A bot plays a person's seat from now on. */
  handOver(seat: Seat, why: Leaving): Answer
  /** The person plays again. */
  takeBack(seat: Seat): Answer
  /** A person wants the game to end now, or no longer does; with enough votes it ends. */
  vote(seat: Seat, on: boolean): Answer
  /** Somebody came or went. */
  companyChanged(): void
  clocks(): readonly RunningClock[]
  /** When something that everybody could see last happened; 0 if unknown. */
  touched(): number
  idle(): boolean
  /** Does nothing more; done when what is left of the clocks is written down. */
  stop(): Promise<void>
}

export type PlayingParts = {
  readonly fixed: Fixed
  readonly table: Table
  readonly members: Members
  /** The way in for bots: the table's mailbox, as for everybody. */
  readonly submit: Submit
  /** Who is away when it becomes their turn, and how they are told. */
  readonly turns: Pick<WatchedTable, 'away' | 'tell'>
  /** Does something that changes the table, when it is its turn. */
  readonly post: (job: (playing: Playing) => Answer) => Answer
  /** Is nobody here who plays at this table? */
  readonly deserted: () => boolean
  /** Something happened. */
  readonly happened: () => void
  /** Other clocks run than before. */
  readonly clocksChanged: (running: readonly RunningClock[]) => void
}

/** Whoever lets so many clocks in a row run out is taken to be gone. */
const MOST_LATE = 2
/** So many claims in a row of one player are enough until something happens. */
const MOST_CLAIMS = 3

/** A failure of the store, told to the host in the log and to the sender as a refusal. A bug is thrown on. */
export function failed({ log }: Pick<Ports, 'log'>, { id }: Pick<Fixed, 'id'>, error: unknown, what: string): Refusal {
  if (!(error instanceof StoreError)) throw error
  log.error({ table: id, error: error.message }, what)
  return refusalFor(error)
}

/** Takes the game up as it stands in the store, brings everybody up to date and wakes the bots. */
export async function playingOf(ports: TablePorts, parts: PlayingParts): Promise<Playing> {
  const { fixed, table, members, submit, post, turns: watched } = parts
  const { store, append, clock, uptime, log } = ports
  const { id, playable } = fixed
  const { game } = playable
  const all = seatsOf(table.seats.length)
  const people = all.filter((seat) => table.seats[seat - 1]?.by === 'person')
  /** How many clocks each person has let run out since they last chose. */
  const late = new Map<Seat, number>()
  const pace = choicePace(clock, ports.limits)
  const fromStore = async (): Promise<Live> => liveFrom(fixed, await store.batches(id))

  let live = await fromStore()
  const notes = noteKeeper({ live: () => live, people, clock }, await store.runningNote(id))
  const lent = (seat: Seat): boolean => botHas(live.table, game.clockOf(live.state), seat)
  const bots: BotSeats = botSeats(
    {
      playable,
      setting: table.setting,
      level: (seat) => (people.includes(seat) ? 'usual' : table.terms.bots),
      plays: (seat) => !people.includes(seat) || lent(seat),
      live: () => live,
      submit,
      failed: ports.failed,
    },
    ports,
  )
  const follow = followUps({
    playable,
    seats: people,
    botHas: lent,
    live: () => live,
    submit,
    clock,
    pause: ports.pause,
  })
  const turns = turnWatch({ ...watched, awaited: () => (isOver(live) ? [] : game.awaits(live.state)) })
  /** One after the other: an older note of the clocks must not overtake a newer one. */
  let kept = Promise.resolve()
  const keep = (clocksNow: KeptClocks, runsOutIn: number): void => {
    const charged = uptime.now()
    const due = runsOutIn === 0 ? 0 : charged + runsOutIn
    kept = kept
      .then(() => store.keepClocks(id, clocksNow, { charged, due }))
      .catch((error: unknown) => log.warn({ table: id, error: placeOf(error) }, 'clocks could not be stored'))
  }
  const budget = budgetOf(table.terms.pace, playable)
  const before = await store.clocks(id)
  const clocks: Clocks | undefined =
    budget === undefined || people.length === 0
      ? undefined
      : clocksOf({
          live: () => live,
          people,
          budget,
          clock,
          // At a table of days nobody is expected to be there.
          resting: () => budget.per === 'clock' && parts.deserted(),
          kept: before,
          passed: before === undefined ? 0 : Math.max(0, uptime.now() - before.charged),
          keep,
          ranOut: async (seats, name) => (await post(() => runOut(seats, name))) === undefined,
          tell: () => parts.clocksChanged(clocks?.running() ?? []),
        })

  function takeUp(why?: 'breakdown'): void {
    members.bringUpToDate(live)
    bots.reloaded(why)
    follow.reloaded()
    turns.reloaded()
    clocks?.update()
  }

  /** Forgets what is in memory and folds the log again. */
  async function reload(why?: 'breakdown'): Promise<void> {
    live = await fromStore()
    notes.stored(await store.runningNote(id))
    takeUp(why)
  }

  /** The rules' answer to a legal choice, or `busy` if the rules broke down over it. */
  async function decide(seat: Seat, { choice }: FromPlayer): Promise<Decided | Refusal> {
    try {
      return decided(live, seat, choice)
    } catch (error) {
      await reload('breakdown')
      log.error({ table: id, error: placeOf(error) }, 'the rules broke down')
      return refusalFor(error)
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
    const noted = notes.after(next)
    if (await append(stored(id, next.batch, choice, noted))) {
      watch.committed()
      if (noted !== undefined) notes.stored(noted)
      accept(live, next, choice)
      members.publish(live, next.batch)
      watch.delivered()
      bots.committed(next.batch)
      if (next.batch.by !== undefined) follow.intend(seat, meant)
      follow.committed(next.batch)
      turns.committed()
      clocks?.update()
      parts.happened()
      return undefined
    }
    // Somebody else was first; or an earlier commit that seemed to fail has gone through.
    await reload()
    return live.played.has(playedKey(seat, choice)) ? undefined : refuse('busy')
  }

  /** Writes down what happened at the table itself, if it can have happened. */
  async function note(...facts: readonly TableFact[]): Answer {
    const [first] = facts
    if (isOver(live)) return refuse('over')
    if (first === undefined || !permits(live.table, first)) return undefined
    const { seat } = { seat: all[0], ...first }
    try {
      return seat === undefined ? undefined : await commit(seat, besides(live, facts), { id: newChoiceId('table') })
    } catch (error) {
      return failed(ports, fixed, error, 'what happened at a table could not be stored')
    }
  }

  const handOver = (seat: Seat, why: Leaving): Answer => note({ kind: 'left', seat, why }, { kind: 'botPlays', seat })

  /** Time is up for these: a bot decides for them, and goes on for those to whom it has happened again. */
  function runOut(seats: readonly Seat[], name: string): Answer {
    const again: Seat[] = []
    for (const seat of seats) {
      late.set(seat, (late.get(seat) ?? 0) + 1)
      if ((late.get(seat) ?? 0) >= MOST_LATE && !live.table.botPlays.includes(seat)) again.push(seat)
    }
    return note(
      ...seats.map((seat): TableFact => ({ kind: 'clockRanOut', seat, clock: name })),
      ...again.flatMap((seat): readonly TableFact[] => [
        { kind: 'left', seat, why: 'late' },
        { kind: 'botPlays', seat },
      ]),
    )
  }

  async function vote(seat: Seat, on: boolean): Answer {
    const { votes } = live.table
    const ends = on && !votes.includes(seat) && votes.length + 1 >= votesNeeded(live.table)
    return note({ kind: 'voted', seat, on }, ...(ends ? [{ kind: 'ended', why: 'vote' } as const] : []))
  }

  async function seated(): Promise<Live> {
    const facts = all.map((seat): TableFact => ({ kind: 'sat', seat, by: people.includes(seat) ? 'person' : 'bot' }))
    // Not accepted means that somebody else has written the very same.
    const next = hung(live, id, besides(live, facts))
    const noted = notes.after(next)
    const accepted = await append(stored(id, next.batch, newChoiceId('table'), noted))
    notes.stored(accepted && noted !== undefined ? noted : await store.runningNote(id))
    return fromStore()
  }

  async function choose(seat: Seat, message: FromPlayer, mayAdd: (hidden: boolean) => boolean): Answer {
    if (live.played.has(playedKey(seat, message.id))) return undefined
    if (live.table.ended) return refuse('over')
    const refusal = refusalOf(game, live.state, seat, message.step, message.choice)
    if (refusal !== undefined) return refusal
    try {
      const next = await decide(seat, message)
      if (isRefusal(next)) return next
      const hidden = isHidden(live, next.batch)
      if (!mayAdd(hidden)) return refuse('tooMany')
      // Others see when a bot takes a late player's seat, so a hidden choice must not put that off.
      if (!hidden && !lent(seat)) late.delete(seat)
      return await commit(seat, next, message)
    } catch (error) {
      return failed(ports, fixed, error, 'a choice could not be stored')
    }
  }

  /** A note that is missing or no longer true is written again: of a game from before there were notes. */
  async function correctNote(): Promise<void> {
    const noted = isOver(live) ? undefined : notes.now()
    if (noted === undefined) return
    try {
      await store.keepRunningNote(id, noted)
      notes.stored(noted)
    } catch (error) {
      failed(ports, fixed, error, 'how a game stands could not be stored')
    }
  }

  // Who has which seat is the first thing written down after the deal.
  if (live.table.held.length === 0 && !isOver(live)) live = await seated()
  await correctNote()
  takeUp()

  return {
    live: () => live,
    over: () => isOver(live),
    inPlay: (seat) => game.inPlay(live.state, seat),
    botHas: lent,
    handOver,
    async takeBack(seat) {
      late.delete(seat)
      return note({ kind: 'returned', seat })
    },
    vote,
    companyChanged: () => clocks?.update(),
    clocks: () => clocks?.running() ?? [],
    touched: notes.touched,
    choose: (seat, message) => choose(seat, message, () => true),
    choosePaced: (seat, message) => choose(seat, message, (hidden) => pace.mayAdd(seat, hidden)),
    mayAdd: (seat) => pace.mayAdd(seat, false),
    begun: turns.begun,
    hold: follow.hold,
    async claim(seat, message) {
      if (live.played.has(playedKey(seat, message.id))) return undefined
      if (isOver(live)) return refuse('over')
      if (!allows(game.claims(live.state, seat), message.claim)) return refuse('illegal')
      if (claimsInARow(live, seat) >= MOST_CLAIMS || !pace.mayAdd(seat, false)) return refuse('tooMany')
      try {
        return await commit(seat, said(live, seat, message.claim), { id: message.id })
      } catch (error) {
        return failed(ports, fixed, error, 'a claim could not be stored')
      }
    },
    idle: () => bots.idle() && follow.idle() && (clocks?.idle() ?? true),
    stop() {
      bots.stop()
      follow.stop()
      clocks?.stop()
      return kept
    },
  }
}
