import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { MuteVote, Say } from '@selva/protocol'
import { allowances } from '../base/allowance.ts'
import type { PersonId } from '../base/ids.ts'
import { mailbox } from '../base/mailbox.ts'
import { distinctFrom } from '../people/distinct.ts'
import { bansIn } from '../store/rows/bans.ts'
import type { ChatLineRow } from '../store/rows/chat-lines.ts'
import { authorIdAt } from './author.ts'
import { channelLog } from './channel-log.ts'
import { channelOf } from './channels.ts'
import type { ChatPorts, ChatTable } from './chat-table.ts'
import { type Listener, listenersAt } from './listeners.ts'
import { muteVotes } from './mute-votes.ts'
import { wordsOf } from './words.ts'

type Answer = Promise<Refusal | undefined>

/** The chat of one table. It is not part of the game: no rule, no bot and no log of facts ever sees it. */
export type TableChat = {
  /** Sends a page all it may hear, and from then on everything that is said. Listening again begins afresh. */
  listen(listener: Listener): Promise<void>
  leave(listener: Listener): void
  /** Does a page listen? */
  isHeard(): boolean
  say(person: PersonId, message: Say): Answer
  vote(person: PersonId, message: MuteVote): Answer
  /** The game or the table has moved on: a person who now stands elsewhere hears what may be heard from there. */
  updateRoles(): Promise<void>
  /** A person has blocked or unblocked another one: the chat they may read is sent again. */
  blocksChanged(person: PersonId): Promise<void>
  /** A guest was merged into an account: reloads authors and votes. */
  reloadLines(): Promise<void>
  /** Fetches what has been said or hidden elsewhere. */
  refresh(): Promise<void>
  /** The lines that this person may read, in order: for a report, and to find out who said something. */
  heardBy(person: PersonId): Promise<readonly ChatLineRow[]>
  idle(): boolean
  /** From now on nothing is said here; resolved when what is under way has ended. */
  stop(): Promise<void>
}

export function tableChat({ store, clock, masked, people, limits }: ChatPorts, table: ChatTable): TableChat {
  const bans = bansIn(store.sql)
  const log = channelLog({ store, clock, limits }, table.id)
  const votes = muteVotes(store.sql, table)
  const listeners = listenersAt(store.sql, table, log.lines, votes)
  const box = mailbox()
  const pace = allowances(
    clock,
    { burst: limits.wordsAtOnce, perSecond: limits.wordsPerMinute / 60 },
    limits.allowances,
  )
  let loaded = false

  async function load(): Promise<void> {
    if (loaded) return
    await log.load()
    await votes.load()
    loaded = true
  }

  async function mayNot(person: PersonId): Answer {
    if (channelOf(table.standing(person)) === undefined) return refuse('notSeated')
    if (await bans.isBanned(person, clock.now())) return refuse('banned')
    return votes.isMuted(person) ? refuse('muted') : undefined
  }

  /** The name of a spectator, distinct from the names at the seats and from other spectators who have spoken here. */
  async function nameBeside(person: PersonId): Promise<string> {
    const heard = log.lines().flatMap((row) => (row.person === person ? [] : [row.name]))
    return distinctFrom([...table.names(), ...heard], await people.nameOf(person))
  }

  async function say(person: PersonId, message: Say): Answer {
    await load()
    const words = wordsOf(message, table, masked)
    if (isRefusal(words)) return words
    const refusal = await mayNot(person)
    if (refusal !== undefined) return refusal
    if (log.lines().some((row) => row.person === person && row.sent === message.id)) return undefined
    if (pace.take(person) > 0) return refuse('tooMany')
    const name = table.name(person) ?? (await nameBeside(person))
    // The channel is the one they speak in at the moment it is written down, not when they began to type.
    const standing = table.standing(person)
    const channel = channelOf(standing)
    if (channel === undefined) return refuse('notSeated')
    await log.add({ channel, person, seat: standing.seat, name, words, sent: message.id })
    listeners.hear(await log.fetchNew())
    return undefined
  }

  async function vote(person: PersonId, { mute: who, on }: MuteVote): Answer {
    await load()
    if (await bans.isBanned(person, clock.now())) return refuse('banned')
    const known = [...table.people(), ...log.lines().map((row) => row.person)]
    const about = known.find((one) => authorIdAt(table.id, one) === who)
    if (about === undefined || !votes.mayVote(person, about)) return refuse('illegal')
    if (votes.isMuted(about)) return undefined
    await votes.vote(person, about, on)
    listeners.tellMutes(about)
    return undefined
  }

  return {
    listen: (listener) =>
      box.post(async () => {
        await load()
        await listeners.add(listener)
      }),
    leave: listeners.drop,
    isHeard: listeners.any,
    say: (person, message) => box.post(() => say(person, message)),
    vote: (person, message) => box.post(() => vote(person, message)),
    updateRoles: () => box.post(async () => listeners.regroup()),
    blocksChanged: (person) => box.post(() => listeners.blocksChanged(person)),
    reloadLines: () =>
      box.post(async () => {
        if (!loaded) return
        await listeners.reread(() => {
          loaded = false
          return load()
        })
      }),
    refresh: () =>
      box.post(async () => {
        if (!loaded) return
        listeners.hear(await log.fetchHidden())
        listeners.hear(await log.fetchNew())
      }),
    heardBy: (person) =>
      box.post(async () => {
        await load()
        return listeners.readableBy(person)
      }),
    idle: () => !listeners.any() && box.idle(),
    stop: box.close,
  }
}
