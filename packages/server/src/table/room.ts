import { randomBytes } from 'node:crypto'
import { isSeat, type Refusal, refuse } from '@selva/core'
import type { BotLevel, TableInfo } from '@selva/protocol'
import type { PersonId, TableId } from '../base/ids.ts'
import { attempt, clockOwnedBy } from '../base/owner.ts'
import type { ChatRole } from '../chat/channels.ts'
import { type TableChat, tableChat } from '../chat/table-chat.ts'
import type { Table } from '../store/rows/table.ts'
import type { Answer, Submit } from './answer.ts'
import type { TableContext } from './context.ts'
import { endedPhase } from './ended.ts'
import { tableJobs } from './jobs.ts'
import { isOver, liveFrom } from './live.ts'
import { lobbyPhase } from './lobby.ts'
import { type Member, newMembers } from './members.ts'
import { type Membership, membershipOf } from './membership.ts'
import { tablePages } from './pages.ts'
import { type Message, type Messages, type Phase, sent, signalled } from './phase.ts'
import type { Ports, TablePorts } from './ports.ts'
import { type Reading, readingOf } from './reading.ts'
import { type TableRow, tableRow } from './row.ts'
import type { RulesRequest } from './rules-request.ts'
import { runningPhase } from './running.ts'
import { handOver, seatOf } from './seating.ts'
import { tableConstants } from './table-constants.ts'
import { canSubscribe } from './view.ts'

/** One table in memory. All that changes it goes through its mailbox, one thing at a time. */
export type Room = Reading & {
  readonly table: () => Table
  view(reader: PersonId | undefined): TableInfo
  /** Takes a free seat: the wanted one, or the first. */
  sit(person: PersonId, invite: string, seat?: number): Answer
  /** Before the start: a person changes to another free seat. */
  move(person: PersonId, seat: number): Answer
  /** With the last person an open table goes too. */
  leave(person: PersonId): Answer
  /** `forGood`: they cannot sit down here again. */
  remove(person: PersonId, seat: number, forGood?: boolean): Answer
  /** The host takes a removal back. */
  bringBack(person: PersonId, seat: number): Answer
  /** Before the start: the host changes what is played. */
  changeRules(person: PersonId, rules: RulesRequest): Answer
  /** Before the start: the host closes the table. */
  close(person: PersonId): Answer
  /** Before the start: the level of the bot in a free seat; without a seat, in all of them. */
  setLevel(person: PersonId, seat: number | undefined, level: BotLevel): Answer
  start(person: PersonId): Answer
  /** Takes up a change of the table that was stored while it was being loaded. */
  reread(): Answer
  /** A guest's seat becomes the seat of the person they turned out to be. */
  handOver(from: PersonId, to: PersonId): Answer
  /** An open table starts after `ms` milliseconds, unless the host is quicker. */
  startLater(ms: number): void
  /** Before the start: a person is ready, or no longer. */
  ready(person: PersonId, on: boolean): Answer
  /** A bot plays for the person until they take their seat back. */
  letBotPlay(person: PersonId): Answer
  takeBack(person: PersonId): Answer
  /** A person wants the game to end now, or no longer does. */
  vote(person: PersonId, on: boolean): Answer
  /** Another game of the same has been set up, and may be joined for `ms` milliseconds. */
  rematchAt(table: TableId, ms: number): Answer
  /** A person has another name. */
  renamed(person: PersonId, name: string): Promise<void>
  /** Opens a page: it gets the table, the frames after the first `have`, and from then on all that happens. */
  join(member: Member, have: number): Membership | Refusal
  /** A choice of a seat, from wherever it may come. The caller answers for the seat. */
  submit: Submit
  readonly chat: TableChat
  /** Was it deleted, since everybody left before it began? */
  gone(): boolean
  /** No page is open and nothing is planned: it may be dropped from memory. */
  idle(): boolean
  /** From now on nothing begins here; resolved when the job under way has ended and the clocks are stored. */
  stop(): Promise<void>
}

/** The chat of a table sees only its seats, and who is still in the game. */
const chatAt = (ports: TablePorts, row: TableRow, phase: () => Phase, names: () => readonly string[]): TableChat => {
  const { id } = row.now()
  function standing(person: PersonId): ChatRole {
    const { status } = row.now()
    const live = phase().live()
    const seat = seatOf(row.now(), person)
    const inPlay = isSeat(seat, row.now().seats.length) && live?.game.inPlay(live.state, seat) === true
    const over = status === 'over' || (live !== undefined && isOver(live))
    return { seat, now: over ? 'over' : live === undefined ? 'open' : 'running', inPlay }
  }
  return tableChat(ports, {
    id,
    mode: () => row.now().terms.chat,
    seats: () => row.now().seats.length,
    standing,
    name: (person) => (seatOf(row.now(), person) > 0 ? row.nameOf(person) : undefined),
    names,
    people: () => row.now().seats.flatMap((holder) => (holder.by === 'person' ? [holder.person] : [])),
  })
}

/** `brokeDown` is called when the table can no longer be used and has to be loaded again. */
export async function openRoom(outer: Ports, first: Table, brokeDown: () => void = () => {}): Promise<Room> {
  const members = newMembers()
  const jobs = tableJobs(outer, {
    id: first.id,
    endTimers: () => phase.stop(),
    endRest: () => chat.stop(),
    brokeDown() {
      brokeDown()
      pages.dismissAll(refuse('busy'))
    },
  })
  const { post, breakDown } = jobs
  const ports: TablePorts = { ...outer, clock: clockOwnedBy(outer.clock, breakDown), failed: breakDown }
  let fixed = await tableConstants(ports, first)
  /** The rules have been changed, and `fixed` is still as it was. */
  let outdated = false
  const row = await tableRow(ports, first, adopted)
  const now = (): Phase => phase
  const pages = tablePages(row, now, members)
  const chat = chatAt(ports, row, now, () => pages.view(undefined).seats.map(({ name }) => name))
  const send = <M extends Message>(message: M, ...content: Messages[M]): Answer =>
    post(() => (row.gone() ? gone() : sent(row.now(), phase, message, ...content)))
  const gone = async (): Answer => refuse('unknownTable')
  const regroup = (): void => attempt(() => chat.updateRoles(), breakDown)
  const context: TableContext = {
    ports,
    get fixed() {
      return fixed
    },
    members,
    table: row.now,
    nameOf: row.nameOf,
    change: row.change,
    changeDeal: (wanted) =>
      row.change(wanted, async (next) => {
        const stored = await ports.store.changeDeal(next, randomBytes(32))
        outdated ||= stored
        return stored
      }),
    async drop(why) {
      await row.drop()
      ports.listChanged()
      pages.dismissAll(why)
    },
    post,
    submit: (seat, message) => send('submit', seat, message),
    claim: (seat, message) => send('claim', seat, message),
    tellAll: pages.tellAll,
    regroup,
    isHeard: chat.isHeard,
  }
  let phase: Phase = lobbyPhase(context)

  /** Brings the table into the phase that its row says. */
  async function enter(justDealt: boolean): Promise<void> {
    const { status } = row.now()
    if (status === phase.status || status === 'open' || jobs.stopped() !== undefined) return
    const before = phase
    phase =
      status === 'running'
        ? await runningPhase(context, justDealt)
        : endedPhase(context, before.live() ?? liveFrom(fixed, await ports.store.batches(fixed.id)))
    await before.stop()
    await phase.entered()
  }

  /** A table that plays something else asks everyone again, and seals its new secret. */
  async function reopen(): Promise<void> {
    fixed = await tableConstants(ports, row.now())
    outdated = false
    await row.rereadAuthors()
    const before = phase
    phase = lobbyPhase(context)
    await before.stop()
  }

  /** The row has changed. A game that cannot be taken up is taken up by the next who loads the table. */
  async function adopted(elsewhere: boolean): Promise<void> {
    if (row.now().status === 'open' && (outdated || elsewhere)) await reopen()
    pages.reseat()
    pages.tellAll()
    await enter(true).catch((error: unknown) => {
      breakDown(error)
      throw error
    })
    regroup()
    ports.listChanged()
  }

  await enter(false)
  return {
    ...readingOf(() => fixed, row, now, pages),
    ...doorsOf({ send, row, post, now, tellAll: pages.tellAll }),
    table: row.now,
    view: pages.view,
    startLater(ms) {
      if (jobs.stopped() === undefined) signalled(phase, 'startLater', ms)
    },
    join(member, have) {
      const stopped = jobs.stopped()
      if (stopped !== undefined) return stopped
      if (!canSubscribe(row.now(), member.person, member.invite)) return refuse('unknownTable')
      try {
        pages.open(member, have)
        phase.pagesChanged()
        return membershipOf({ context, phase: now, chat, send, breakDown }, member)
      } catch (error) {
        breakDown(error)
        return refuse('busy')
      }
    },
    chat,
    gone: row.gone,
    idle: () => members.all().length === 0 && jobs.idle() && chat.idle() && phase.idle(),
    stop: jobs.stop,
  }
}

type ConnectionLimits = {
  readonly send: <M extends Message>(message: M, ...content: Messages[M]) => Answer
  readonly row: TableRow
  readonly post: (job: () => Answer) => Answer
  readonly now: () => Phase
  readonly tellAll: () => void
}

/** Everything that people ask of a table from outside, each through its mailbox. */
const doorsOf = ({ send, row, post, now, tellAll }: ConnectionLimits) => ({
  sit: (person: PersonId, invite: string, seat = 0) => send('sit', person, invite, seat),
  move: (person: PersonId, seat: number) => send('move', person, seat),
  leave: (person: PersonId) => send('leave', person),
  remove: (person: PersonId, seat: number, forGood = false) => send('remove', person, seat, forGood),
  bringBack: (person: PersonId, seat: number) => send('bringBack', person, seat),
  changeRules: (person: PersonId, rules: RulesRequest) => send('changeRules', person, rules),
  close: (person: PersonId) => send('close', person),
  setLevel: (...change: Messages['setLevel']) => send('setLevel', ...change),
  start: (person: PersonId) => send('start', person),
  ready: (person: PersonId, on: boolean) => send('ready', person, on),
  letBotPlay: (person: PersonId) => send('letBotPlay', person),
  takeBack: (person: PersonId) => send('takeBack', person),
  vote: (person: PersonId, on: boolean) => send('vote', person, on),
  rematchAt: (table: TableId, ms: number) => send('rematch', table, ms),
  submit: (...choice: Messages['submit']) => send('submit', ...choice),
  reread: () => post(row.reread),
  handOver: (from: PersonId, to: PersonId) =>
    post(() => row.change(() => (now().shows.starting() ? refuse('tableStarted') : handOver(row.now(), from, to)))),
  async renamed(person: PersonId, name: string): Promise<void> {
    if (row.now().documents.length > 0) {
      await row.rereadAuthors()
      tellAll()
    }
    if (seatOf(row.now(), person) === 0) return
    if (row.now().status === 'open' && name !== '') {
      // Whether and how the name is shown here is settled with every change of the table.
      await post(() => row.change(() => ({ ...row.now() })))
      return
    }
    row.renamed(person, name)
    tellAll()
  },
})
