import {
  chained,
  chainStart,
  EVERYTHING,
  type Fairness,
  type GameRecord,
  isRefusal,
  isSeat,
  type Refusal,
  recordOf,
  refuse,
  type Seat,
  seatsOf,
  tableCommitment,
  WATCHERS,
} from '@selva/core'
import type { Claim, FromPlayer, MuteVote, Say, TableInfo } from '@selva/protocol'
import type { PersonId, TableId } from '../base/ids.ts'
import { placeOf } from '../base/log.ts'
import { MailboxClosed, mailbox } from '../base/mailbox.ts'
import { attempt, ownedBy } from '../base/owner.ts'
import { type TableChat, tableChat } from '../chat/table-chat.ts'
import type { Standing } from '../chat/voice.ts'
import { bansIn } from '../store/rows/bans.ts'
import { mutesIn } from '../store/rows/mutes.ts'
import { saidIn } from '../store/rows/said.ts'
import type { Table } from '../store/rows/table.ts'
import { StoreError } from '../store/store.ts'
import { type Absence, absenceOf } from './absence.ts'
import { isLive } from './budget.ts'
import { called } from './called.ts'
import { framesFor } from './catch-up.ts'
import { exchangeAt } from './exchange.ts'
import { fixedOf } from './fixed.ts'
import { openingOf, playedKey, stored } from './live.ts'
import { type Member, newMembers } from './members.ts'
import { clockMessage, exchangeMessage, formOf, noMessage, okMessage, tableMessage } from './message.ts'
import { failed, type Playing, playingOf, type Submit } from './playing.ts'
import type { Ports, TablePorts } from './ports.ts'
import { recordedAt } from './recorded.ts'
import { restingSince } from './resting.ts'
import { openingNote } from './running-note.ts'
import { handOver, leave, mayStart, nameAt, remove, seatOf, sit, start, withSeat } from './seating.ts'
import { type Company, mayFollow, viewFor } from './view.ts'

/** What somebody who follows a table can do there. */
export type Membership = {
  /** Chooses for the seat that the person holds; the answer is sent like everything else. */
  choose(message: FromPlayer): Promise<void>
  /** Nothing is to come by itself at this step of their seat. */
  hold(step: string): void
  /** Claims something before everybody; the answer is sent. */
  claim(message: Claim): Promise<void>
  /** Their browser seals its part of the seed. */
  commit(commitment: string): void
  /** Their browser opens its part of the seed. */
  reveal(part: string): void
  /** Is told what is said, from now on. */
  listen(): Promise<void>
  say(message: Say): Promise<void>
  voteMute(message: MuteVote): Promise<void>
  leave(): void
}

/** Why not; nothing if it has been done. */
export type Answer = Promise<Refusal | undefined>

/** What somebody may read of a game: frames as texts. */
export type Told = { readonly frames: readonly string[]; readonly opened: readonly string[] }

/** One table in memory. All that changes it goes through its mailbox, one thing at a time. */
export type Room = {
  readonly table: () => Table
  view(reader: PersonId | undefined): TableInfo
  sit(person: PersonId, invite: string): Answer
  /** With the last person an open table goes too. */
  leave(person: PersonId): Answer
  remove(person: PersonId, seat: number): Answer
  start(person: PersonId): Answer
  /** Takes up a change of the table that was stored while it was being loaded. */
  reread(): Answer
  /** A guest's seat becomes that of whom they turned out to be. */
  handOver(from: PersonId, to: PersonId): Answer
  /** An open table starts by itself after so many milliseconds, unless the host is quicker. */
  startLater(ms: number): void
  /** Before the start: a person is ready, or no longer. */
  ready(person: PersonId, on: boolean): Answer
  /** A bot plays for the person until they take their seat back. */
  letBotPlay(person: PersonId): Answer
  takeBack(person: PersonId): Answer
  /** A person wants the game to end now, or no longer does. */
  vote(person: PersonId, on: boolean): Answer
  /** Another game of the same has been set up, and may be joined for so many milliseconds. */
  rematchAt(table: TableId, ms: number): Answer
  /** A person goes by another name. */
  renamed(person: PersonId, name: string): Promise<void>
  /** Starts to follow: the table, then whatever is missing after the first `have` frames, then all that happens. */
  join(member: Member, have: number): Membership | Refusal
  /** A choice of a seat, from wherever it may come. The caller answers for the seat. */
  submit: Submit
  readonly chat: TableChat
  /** The frames this reader is entitled to, or a screen of theirs, as text; all is open after the end. */
  history(reader: PersonId, invite: string, screen?: boolean, wire?: string): Told | Refusal
  /** The whole game as a file, once it is over. */
  record(reader: PersonId, invite: string): GameRecord | Refusal
  /** Has everybody left before it began? Then it is no more. */
  gone(): boolean
  /** Nobody follows, nothing is under way: it may be dropped from memory. */
  idle(): boolean
  /** From now on nothing begins here; resolved when the job that is under way has ended and the clocks are stored. */
  stop(): Promise<void>
}

/** `brokeDown` is called when the table can no longer be used and has to be loaded again. */
export async function openRoom(outer: Ports, first: Table, brokeDown: () => void = () => {}): Promise<Room> {
  const clock = ownedBy(outer.clock, breakDown)
  const ports: TablePorts = { ...outer, clock, failed: breakDown }
  const { store, people } = ports
  const fixed = await fixedOf(ports, first)
  const { setting, secret, playable } = fixed
  let table = first
  let playing: Playing | undefined
  let gone = false
  /** The seed is made, and the opening is being stored. */
  let dealing = false
  let broken = false
  let stopping: Promise<void> | undefined
  const box = mailbox()
  const bans = bansIn(store.sql)
  const mutes = mutesIn(store.sql)
  const members = newMembers()
  const names = new Map<PersonId, string>()
  const readyPeople = new Set<PersonId>()
  let startsAt = 0
  let rematchUntil = 0
  /** The game was resting when it was last looked at. */
  let rested = false
  let absence: Absence | undefined
  let calm = (): void => {}
  const leftUntil = (time: number): number => Math.max(0, Math.round(time - clock.steady()))
  const company: Company = {
    name: (person) => names.get(person) ?? '',
    here: members.here,
    ready: (person) => readyPeople.has(person),
    grace: (seat) => (isSeat(seat, table.seats.length) ? (absence?.graceOf(seat) ?? 0) : 0),
    watchers: () =>
      new Set(
        members
          .all()
          .filter((m) => seatOf(table, m.person) === 0)
          .map((m) => m.person),
      ).size,
    startsIn: () => (table.status === 'open' && startsAt > 0 ? leftUntil(startsAt) : 0),
    rematchLeft: () => leftUntil(rematchUntil),
    starting: () => table.status === 'open' && (exchange.begun() || dealing),
    restingSince: () =>
      table.status === 'running' && playing !== undefined
        ? restingSince({ pace: table.terms.pace, touched: playing.touched() }, clock.now(), ports.restAfter)
        : 0,
  }

  const view = (reader: PersonId | undefined): TableInfo => viewFor(table, reader, company)
  const audienceOf = (person: PersonId): Seat | typeof WATCHERS => {
    const seat = seatOf(table, person)
    return isSeat(seat, table.seats.length) ? seat : WATCHERS
  }
  /** A screen stands in the room: it is shown nothing that not everybody may see. */
  const eyesOf = ({ person, screen }: Member): Seat | typeof WATCHERS => (screen ? WATCHERS : audienceOf(person))
  /** The table as it is to be, with the names that are shown there, and what its people are called everywhere else. */
  async function withNames(
    next: Table,
  ): Promise<{ readonly named: Table; readonly now: ReadonlyMap<PersonId, string> }> {
    const now = new Map<PersonId, string>()
    for (const holder of next.seats)
      if (holder.by === 'person') now.set(holder.person, await people.nameOf(holder.person))
    const muted = next.status === 'open' ? await mutes.muted(next.id) : []
    return { named: called(next, now, new Set(muted)), now }
  }
  const learnNames = (now: ReadonlyMap<PersonId, string>): void => {
    for (const holder of table.seats)
      if (holder.by === 'person') names.set(holder.person, nameAt(holder, now.get(holder.person) ?? ''))
  }
  const tellAll = (but?: Member): void => {
    for (const member of members.all()) if (member !== but) tell(member)
  }
  const tell = (member: Member): void => {
    member.send(tableMessage(view(member.screen ? undefined : member.person)))
    if (table.status === 'open') member.send(exchangeMessage(exchange.info()))
  }
  /** Once the game has begun, who gave what to its seed. */
  const tellSeed = (member: Member): void => {
    const fairness = playing?.live().batches[0]?.fairness
    if (fairness !== undefined) member.send(exchangeMessage({ ...fairness, phase: 'done' }))
  }
  const exchange = exchangeAt({
    table: () => table,
    commitment: tableCommitment(first.id, secret),
    clock: ports.clock,
    patience: ports.patience,
    changed: () => tellAll(),
    done(fairness) {
      dealing = true
      void post(() => begin(fairness))
    },
  })

  /** A job when it is its turn. It never rejects: a job that breaks down takes its table out of memory. */
  const post = (job: () => Answer): Answer =>
    box.post(job).catch((error: unknown) => {
      if (error instanceof MailboxClosed) return refuse(broken ? 'busy' : 'closing')
      if (error instanceof StoreError) return failed(ports, fixed, error, 'a table could not be read or stored')
      breakDown(error)
      return refuse('busy')
    })

  /** The table leaves the memory and nothing else does. Its pages connect again, and the log is folded afresh. */
  function breakDown(error: unknown): void {
    ports.log.error({ table: first.id, error: placeOf(error) }, 'a table broke down and left the memory')
    if (broken) return
    broken = true
    brokeDown()
    void stop()
    for (const member of members.all()) {
      members.drop(member)
      member.dismiss(refuse('busy'))
    }
  }

  async function halt(): Promise<void> {
    const everythingTimed = (): Promise<void> | undefined => {
      calm()
      absence?.stop()
      exchange.stop()
      return playing?.stop()
    }
    void everythingTimed()
    await box.close()
    // The last job may have begun the game.
    await everythingTimed()
    await chat.stop()
  }
  function stop(): Promise<void> {
    stopping ??= halt().catch((error: unknown) =>
      ports.log.error({ table: first.id, error: placeOf(error) }, 'a table could not be stopped in order'),
    )
    return stopping
  }

  /** Where somebody stands when they speak: from the table and the public state of the game, nothing else. */
  function standing(person: PersonId): Standing {
    const seat = seatOf(table, person)
    const over = table.status === 'over' || playing?.over() === true
    const inPlay = isSeat(seat, table.seats.length) && playing?.inPlay(seat) === true
    return { seat, now: over ? 'over' : playing === undefined ? 'open' : 'running', inPlay }
  }
  const chat = tableChat(ports, {
    id: table.id,
    mode: table.terms.chat,
    seats: table.seats.length,
    standing,
    name: (person) => (seatOf(table, person) > 0 ? names.get(person) : undefined),
    names: () => view(undefined).seats.map(({ name }) => name),
    people: () => table.seats.flatMap((holder) => (holder.by === 'person' ? [holder.person] : [])),
  })

  const regroup = (): void => attempt(() => chat.regroup(), breakDown)
  const spoken = (said: Answer): Answer =>
    said.catch((error: unknown) => failed(ports, fixed, error, 'what somebody said could not be stored'))
  const personAt = (seat: Seat): PersonId | undefined => {
    const holder = table.seats[seat - 1]
    return holder?.by === 'person' ? holder.person : undefined
  }
  const isHere = (seat: Seat): boolean => {
    const person = personAt(seat)
    return person !== undefined && members.here(person)
  }

  /** Somebody came or went, or something happened: countdowns and clocks follow. */
  function follow(but?: Member): void {
    if (absence?.update() === true) tellAll(but)
    playing?.companyChanged()
  }

  /** Everybody is where the table now says; who may follow no longer is told so. */
  function reseat(): void {
    for (const member of members.all()) {
      const audience = eyesOf(member)
      const moves = members.audienceOf(member) !== audience
      members.move(member, audience)
      // What was told to other eyes is nothing to go on from.
      if (moves && playing !== undefined) members.startAgain(playing.live(), member)
      if (mayFollow(table, member.person, member.invite)) continue
      members.drop(member)
      member.dismiss(refuse(table.status === 'open' ? 'notSeated' : 'tableStarted'))
    }
  }

  /** The seed is made: deals, and lets the game begin. The deal and the start are one commit. */
  async function begin(fairness: Fairness): Answer {
    dealing = true
    const opening = openingOf(playable.game, setting, table, secret, fairness)
    const refusal = isRefusal(opening)
      ? opening
      : await change(
          () => start(table, company.name),
          (next) =>
            store.startTable(next, stored(next.id, chained(opening, chainStart(next.id)), '', openingNote(clock))),
        )
    dealing = false
    // Whoever saw it start sees that it has not.
    if (refusal !== undefined) tellAll()
    for (const member of members.all()) tellSeed(member)
    return refusal
  }

  /** Who sits where is settled once the host has started. */
  const unlessStarting = (wish: () => Table | Refusal) => (): Table | Refusal =>
    company.starting() ? refuse('tableStarted') : wish()

  async function startTable(person: PersonId): Answer {
    return mayStart(table, person) ?? (await mayRun(person)) ?? beginExchange()
  }

  /** A host has only so many games under way. Tables that start at the same moment may exceed it by those few. */
  async function mayRun(host: PersonId): Answer {
    const { runningTables: most } = ports.limits
    const touchedAfter = ports.restAfter === 0 ? 0 : clock.now() - ports.restAfter
    return (await store.runningOf(host, touchedAfter)) < most ? undefined : refuse('runningTables', most)
  }

  /** The seats are settled, and the seed is made. */
  async function beginExchange(): Answer {
    if (table.status !== 'open' || company.starting()) return refuse('tableStarted')
    // Without patience nobody is waited for.
    if (ports.patience === 0) return begin(exchange.given())
    exchange.begin()
    return undefined
  }

  /** The table starts for its host, unless the host has too many games under way. */
  async function startAlone(): Answer {
    const host = table.seats[table.host - 1]
    return host?.by === 'person' ? startTable(host.person) : beginExchange()
  }

  /** One change of the table, stored before anybody hears of it. */
  async function change(wish: () => Table | Refusal, storeIt = store.changeTable): Answer {
    const next = gone ? refuse('unknownTable') : wish()
    if (isRefusal(next)) return next
    if (next === table) return undefined
    try {
      const changed = next.status === table.status ? next : { ...next, since: ports.uptime.now() }
      const { named, now } = await withNames(changed)
      if (!(await storeIt(named))) {
        // An earlier change that seemed to fail has gone through.
        const kept = (await store.table(table.id)) ?? table
        await adopt(kept, (await withNames(kept)).now)
        return refuse('busy')
      }
      await adopt({ ...named, version: named.version + 1 }, now)
      return undefined
    } catch (error) {
      return failed(ports, fixed, error, 'a change of a table could not be stored')
    }
  }

  /** The table is now as it is stored: everybody is told, and a game that has started is taken up. */
  async function adopt(next: Table, now: ReadonlyMap<PersonId, string>): Promise<void> {
    const begins = table.status === 'open' && next.status === 'running'
    table = next
    learnNames(now)
    reseat()
    tellAll()
    await take()
    if (begins) playing?.begun()
    regroup()
    ports.listChanged()
  }

  /** Nobody is called to a decision that a bot takes for them. */
  const away = (seat: Seat): boolean => {
    const person = personAt(seat)
    return person !== undefined && !members.here(person) && playing?.botHas(seat) !== true
  }
  const tellAway = (seat: Seat, stillTrue: () => boolean): void => {
    const person = personAt(seat)
    if (person !== undefined) ports.yourTurn(person, table.id, stillTrue)
  }

  /** Takes the game up once the table has started. */
  async function take(): Promise<void> {
    if (table.status === 'open' || playing !== undefined || stopping !== undefined) return
    const seats = seatsOf(table.seats.length).filter((seat) => personAt(seat) !== undefined)
    absence = absenceOf({
      people: seats,
      isHere,
      mayTake(seat) {
        if (playing === undefined || playing.over()) return false
        const { state, table: known } = playing.live()
        return playable.game.inPlay(state, seat) && !known.botPlays.includes(seat)
      },
      grace: isLive(table.terms.pace) ? ports.grace : undefined,
      clock,
      takeOver: (seat) => void asPlaying((now) => now.handOver(seat, 'away')),
    })
    playing = await playingOf(ports, {
      fixed,
      table,
      members,
      submit,
      turns: { away, tell: tellAway },
      post: asPlaying,
      deserted: () => !seats.some(isHere),
      happened: () => {
        const awoke = rested && company.restingSince() === 0
        rested &&= !awoke
        if (absence?.update() === true || awoke) tellAll()
      },
      clocksChanged(running) {
        const message = clockMessage(running)
        for (const member of members.all()) member.send(message)
      },
    })
    rested = company.restingSince() > 0
    follow()
    await noteEnd()
  }

  /** How it ended is stored before the table counts as over, so that no table is over without it. */
  async function noteEnd(): Promise<void> {
    if (playing?.over() !== true || table.status !== 'running') return
    const { state, game, table: known } = playing.live()
    const at = ports.clock.now()
    // Nobody has won or lost what was ended before.
    const decided = known.ended ? [] : seatsOf(table.seats.length)
    const endings = decided.map((seat) => ({ seat, at, ...game.outcome(state, seat) }))
    try {
      await people.sittings.noteEnd(table.id, endings)
    } catch (error) {
      failed(ports, fixed, error, 'the end of a game could not be stored')
      return
    }
    await change(() => ({ ...table, status: 'over' }))
  }

  const submitting =
    (choose: (now: Playing) => Submit): Submit =>
    (seat, message) =>
      post(async () => {
        // A start that failed half way is made good by whoever comes next.
        await take()
        if (playing === undefined) return refuse('notStarted')
        const refusal = await choose(playing)(seat, message)
        await noteEnd()
        regroup()
        return refusal
      })
  const submit = submitting((now) => now.choose)
  const submitPaced = submitting((now) => now.choosePaced)

  /** Something at the running table, when it is its turn. */
  const asPlaying = (job: (now: Playing) => Answer): Answer =>
    post(async () => {
      await take()
      if (playing === undefined) return refuse('notStarted')
      const refusal = await job(playing)
      await noteEnd()
      return refusal
    })
  /** The same for a person, at their own seat. */
  async function atSeat(person: PersonId, job: (now: Playing, seat: Seat) => Answer): Answer {
    const seat = seatOf(table, person)
    if (!isSeat(seat, table.seats.length)) return refuse('notSeated')
    return asPlaying(async (now) => (now.mayAdd(seat) ? job(now, seat) : refuse('tooMany')))
  }

  /** A choice of the person themselves: not while a bot decides for them. */
  const chosen = async (seat: Seat, message: FromPlayer): Answer =>
    playing?.botHas(seat) === true && !playing.live().played.has(playedKey(seat, message.id))
      ? refuse('botPlays')
      : submitPaced(seat, message)

  const claim = (seat: Seat, message: Claim): Answer =>
    post(async () => (playing === undefined ? refuse('notStarted') : playing.claim(seat, message)))

  async function leaveTable(person: PersonId): Answer {
    const refusal = await change(unlessStarting(() => leave(table, person)))
    if (refusal !== undefined || table.host > 0) return refusal
    await store.dropTable(table.id)
    await saidIn(store.sql).dropTable(table.id)
    gone = true
    ports.listChanged()
    for (const member of members.all()) {
      members.drop(member)
      member.dismiss(refuse('unknownTable'))
    }
    return undefined
  }

  const known = await withNames(table)
  table = known.named
  learnNames(known.now)
  await take()

  const room: Room = {
    table: () => table,
    view,
    async sit(person, invite) {
      // Whoever sits there already stays.
      const may = seatOf(table, person) === 0 && !isRefusal(sit(table, person, invite))
      if (may && (await bans.isBanned(person, ports.clock.now()))) return refuse('banned')
      return post(() => change(unlessStarting(() => sit(table, person, invite))))
    },
    leave: (person) => post(() => leaveTable(person)),
    remove: (person, seat) => post(() => change(unlessStarting(() => remove(table, person, seat)))),
    start: (person) => post(() => startTable(person)),
    reread: () =>
      post(async () => {
        const now = await store.table(table.id)
        if (now !== undefined && now.version !== table.version) await adopt(now, (await withNames(now)).now)
        return undefined
      }),
    handOver: (from, to) => post(() => change(unlessStarting(() => handOver(table, from, to)))),
    startLater(ms) {
      if (stopping !== undefined) return
      startsAt = clock.steady() + ms
      calm()
      calm = clock.after(ms, () => {
        if (table.status === 'open') void post(startAlone)
      })
    },
    ready: (person, on) =>
      post(async () => {
        if (seatOf(table, person) === 0) return refuse('notSeated')
        if (table.status !== 'open') return refuse('tableStarted')
        if (on) readyPeople.add(person)
        else readyPeople.delete(person)
        tellAll()
        return undefined
      }),
    letBotPlay: (person) => atSeat(person, (now, seat) => now.handOver(seat, 'asked')),
    takeBack: (person) => atSeat(person, (now, seat) => now.takeBack(seat)),
    vote: (person, on) => atSeat(person, (now, seat) => now.vote(seat, on)),
    rematchAt(next, ms) {
      rematchUntil = clock.steady() + ms
      return post(() => change(() => ({ ...table, rematch: next })))
    },
    async renamed(person, name) {
      const seat = seatOf(table, person)
      const holder = table.seats[seat - 1]
      if (holder?.by !== 'person') return
      if (table.status === 'open' && name !== '') {
        // Whether and how the name is shown here is settled with every change of the table.
        await post(() => change(() => ({ ...table })))
        return
      }
      if (name === '') table = withSeat(table, seat, { ...holder, name })
      names.set(person, nameAt(holder, name))
      tellAll()
    },
    join(member, have) {
      if (stopping !== undefined) return refuse(broken ? 'busy' : 'closing')
      if (!mayFollow(table, member.person, member.invite)) return refuse('unknownTable')
      const seated = seatOf(table, member.person) > 0
      const watches = !members.here(member.person) && !seated
      const arrives = !members.here(member.person) && seated && !member.screen
      members.add(member, eyesOf(member), have)
      tell(member)
      tellSeed(member)
      if (playing !== undefined) members.bringUpToDate(playing.live(), member)
      const running = playing?.clocks() ?? []
      if (running.length > 0) member.send(clockMessage(running))
      if (arrives || watches) tellAll(member)
      follow()
      const answer = (id: string, refusal: Refusal | undefined): void =>
        member.send(refusal === undefined ? okMessage(id) : noMessage(id, refusal))
      return {
        async listen() {
          if (member.screen) return
          await chat.listen(member)
          // The page may have left while this waited for its turn: then nobody would take it off the list.
          if (members.audienceOf(member) === undefined) chat.leave(member)
        },
        async say(message) {
          answer(message.id, member.screen ? refuse('watching') : await spoken(chat.say(member.person, message)))
        },
        async voteMute(message) {
          answer(message.id, member.screen ? refuse('watching') : await spoken(chat.vote(member.person, message)))
        },
        async choose(message) {
          const seat = members.audienceOf(member)
          const refusal = isSeat(seat, table.seats.length) ? await chosen(seat, message) : refuse('watching')
          member.send(refusal === undefined ? okMessage(message.id) : noMessage(message.id, refusal))
          const lost = refusal?.refused === 'stale' || refusal?.refused === 'illegal'
          if (lost && playing !== undefined) members.startAgain(playing.live(), member)
        },
        async claim(message) {
          const seat = members.audienceOf(member)
          const refusal = isSeat(seat, table.seats.length) ? await claim(seat, message) : refuse('watching')
          member.send(refusal === undefined ? okMessage(message.id) : noMessage(message.id, refusal))
        },
        hold(step) {
          const seat = members.audienceOf(member)
          if (isSeat(seat, table.seats.length)) playing?.hold(seat, step)
        },
        commit(commitment) {
          if (!member.screen) exchange.commit(member.person, commitment)
        },
        reveal(part) {
          if (!member.screen) exchange.reveal(member.person, part)
        },
        leave() {
          chat.leave(member)
          members.drop(member)
          if (members.here(member.person)) return
          // Closing a screen sends nobody away.
          if (member.screen && seatOf(table, member.person) > 0) return
          if (table.status === 'open') readyPeople.delete(member.person)
          absence?.update()
          tellAll()
          playing?.companyChanged()
        },
      }
    },
    submit,
    chat,
    history(reader, invite, screen = false, wire = '') {
      if (!mayFollow(table, reader, invite)) return refuse('unknownTable')
      if (playing === undefined) return refuse('notStarted')
      const live = playing.live()
      const eyes = screen ? WATCHERS : audienceOf(reader)
      const frames = framesFor(live, eyes, formOf(live.game, wire))
      return { frames, opened: playing.over() ? framesFor(live, EVERYTHING) : [] }
    },
    record(reader, invite) {
      if (!mayFollow(table, reader, invite)) return refuse('unknownTable')
      if (playing === undefined) return refuse('notStarted')
      if (!playing.over()) return refuse('stillRunning')
      return recordOf(recordedAt(fixed, table, playing.live().batches, company.name))
    },
    gone: () => gone,
    idle: () =>
      members.all().length === 0 &&
      !exchange.begun() &&
      box.idle() &&
      chat.idle() &&
      (playing?.idle() ?? true) &&
      (absence?.idle() ?? true) &&
      company.startsIn() === 0,
    stop,
  }

  /** A page of this table: whatever breaks in it breaks the table, not the server. */
  const owned = (page: Membership): Membership => ({
    ...page,
    hold: (step) => attempt(() => page.hold(step), breakDown),
    commit: (commitment) => attempt(() => page.commit(commitment), breakDown),
    reveal: (part) => attempt(() => page.reveal(part), breakDown),
    leave: () => attempt(page.leave, breakDown),
  })
  return {
    ...room,
    join(member, have) {
      try {
        const joined = room.join(member, have)
        return isRefusal(joined) ? joined : owned(joined)
      } catch (error) {
        breakDown(error)
        return refuse('busy')
      }
    },
    renamed: (person, name) => room.renamed(person, name).catch(breakDown),
  }
}
