import { randomBytes } from 'node:crypto'
import { digest, type Refusal, refuse } from '@selva/core'
import {
  CHANNELS,
  type Channel,
  type ChatInfo,
  type FromTable,
  isAboutSomebody,
  type MuteInfo,
  type MuteVote,
  type Said,
  type Say,
  type Terms,
} from '@selva/protocol'
import { allowances } from '../base/allowance.ts'
import type { PersonId, TableId } from '../base/ids.ts'
import { mailbox } from '../base/mailbox.ts'
import { distinctFrom } from '../people/distinct.ts'
import { bansIn } from '../store/rows/bans.ts'
import { blocksIn } from '../store/rows/blocks.ts'
import { mutesIn, type Vote } from '../store/rows/mutes.ts'
import { type SaidRow, saidIn } from '../store/rows/said.ts'
import type { Ports } from '../table/ports.ts'
import { cleaned, LONGEST_WORDS } from '../text/clean.ts'
import { hears, type Standing, voiceOf } from './voice.ts'
import { linesToDrop, newest } from './window.ts'

/** One open page that listens. */
export type Listener = { readonly person: PersonId; readonly send: (message: string) => void }

/** What the chat needs to know of its table. */
export type ChatTable = {
  readonly id: TableId
  readonly mode: Terms['chat']
  readonly seats: number
  /** Where somebody stands now. */
  readonly standing: (person: PersonId) => Standing
  /** What somebody with a seat is called here; `undefined` for others. */
  readonly name: (person: PersonId) => string | undefined
  /** The names at all seats. */
  readonly names: () => readonly string[]
  /** The people who have a seat. */
  readonly people: () => readonly PersonId[]
}

type Answer = Promise<Refusal | undefined>

/** What people say at one table. It is not part of the game: no rule, no bot and no log of facts ever sees it. */
export type TableChat = {
  /** Tells a page all it may hear, and from then on whatever is said. Listening again begins afresh. */
  listen(listener: Listener): Promise<void>
  leave(listener: Listener): void
  say(person: PersonId, message: Say): Answer
  vote(person: PersonId, message: MuteVote): Answer
  /** The game or the table has moved on: whoever now stands elsewhere hears what may be heard from there. */
  regroup(): Promise<void>
  /** Somebody has blocked somebody, or no longer does: what they hear is told afresh. */
  blocksChanged(person: PersonId): Promise<void>
  /** Somebody turned out to be somebody else: whose words and votes are whose is read again. */
  recall(): Promise<void>
  /** Fetches what has been said or hidden elsewhere. */
  refresh(): Promise<void>
  /** What this person may read, in order: for a report, and to find out who said something. */
  heardBy(person: PersonId): Promise<readonly SaidRow[]>
  idle(): boolean
  /** From now on nothing is said here; resolved when what is under way has ended. */
  stop(): Promise<void>
}

/** So much of what was said is told to somebody who begins to listen. */
const MOST_TOLD = 200

type Page = { blocked: ReadonlySet<PersonId>; place: string }

const text = (message: FromTable): string => JSON.stringify(message)

/** Names an author at one table, and nowhere else: nobody can be followed from table to table by it. */
export const whoIs = (table: TableId, person: PersonId): string => digest(`${table}/${person}`).slice(0, 12)

export function tableChat(
  ports: Pick<Ports, 'store' | 'clock' | 'masked' | 'people' | 'limits'>,
  table: ChatTable,
): TableChat {
  const { clock, masked, people, limits } = ports
  const { sql } = ports.store
  const log = saidIn(sql)
  const mutes = mutesIn(sql)
  const bans = bansIn(sql)
  const blocks = blocksIn(sql)
  const box = mailbox()
  const pages = new Map<Listener, Page>()
  const pace = allowances(
    clock,
    { burst: limits.wordsAtOnce, perSecond: limits.wordsPerMinute / 60 },
    limits.allowances,
  )
  let said: readonly SaidRow[] = []
  let votes: readonly Vote[] = []
  let muted: ReadonlySet<PersonId> = new Set()
  let loaded = false

  /** All that is kept of what was said, in order. */
  async function window(): Promise<readonly SaidRow[]> {
    const rows = await Promise.all(CHANNELS.map((channel) => log.last(table.id, channel, limits.channelLines)))
    return rows.flat().toSorted((a, b) => a.n - b.n)
  }

  async function load(): Promise<void> {
    if (loaded) return
    said = await window()
    votes = await mutes.votes(table.id)
    muted = new Set(await mutes.muted(table.id))
    loaded = true
  }

  const seen = (row: SaidRow): Said => ({
    id: row.id,
    channel: row.channel,
    who: whoIs(table.id, row.person),
    seat: row.seat,
    name: row.name,
    at: row.at,
    hidden: row.hidden === 1,
    text: row.hidden === 1 ? '' : row.body,
    phrase: row.hidden === 1 ? '' : row.phrase,
    about: row.hidden === 1 ? 0 : row.about,
  })
  const mayRead = (person: PersonId, blocked: ReadonlySet<PersonId>, row: SaidRow): boolean =>
    hears(table.standing(person), row.channel) && !blocked.has(row.person)

  /** Those whose voices count about somebody: the people with a seat who speak where that one speaks. */
  function voters(about: PersonId): readonly PersonId[] {
    const voice = voiceOf(table.standing(about))
    return table.people().filter((person) => person !== about && voiceOf(table.standing(person)) === voice)
  }
  const votesAbout = (about: PersonId): number => {
    const counted = voters(about)
    return votes.filter(({ person, other }) => other === about && counted.includes(person)).length
  }
  const needed = (about: PersonId): number => Math.floor(voters(about).length / 2) + 1

  /** The votes about those whom this person can hear; how many, never whose. */
  function mutesFor(reader: PersonId): readonly MuteInfo[] {
    const standing = table.standing(reader)
    const about = new Set([...votes.map(({ other }) => other), ...muted])
    return [...about]
      .filter((person) => {
        const voice = voiceOf(table.standing(person))
        return voice !== undefined && hears(standing, voice)
      })
      .map((person) => ({
        who: whoIs(table.id, person),
        votes: votesAbout(person),
        needed: needed(person),
        muted: muted.has(person),
        mine: votes.some((vote) => vote.person === reader && vote.other === person),
      }))
      .toSorted((a, b) => (a.who < b.who ? -1 : 1))
  }

  function chatFor({ person }: Listener, { blocked }: Page): ChatInfo {
    const standing = table.standing(person)
    return {
      voice: voiceOf(standing) ?? 'none',
      mode: table.mode,
      who: whoIs(table.id, person),
      seats: table.people().map((one) => ({ seat: table.standing(one).seat, who: whoIs(table.id, one) })),
      mutes: [...mutesFor(person)],
      said: said
        .filter((row) => mayRead(person, blocked, row))
        .slice(-MOST_TOLD)
        .map(seen),
    }
  }

  const placeOf = (person: PersonId): string => {
    const standing = table.standing(person)
    return `${voiceOf(standing)} ${hears(standing, 'out')} ${standing.seat} ${standing.now}`
  }

  function tell(listener: Listener, page: Page): void {
    page.place = placeOf(listener.person)
    listener.send(text(['chat', chatFor(listener, page)]))
  }

  const blockedBy = async (person: PersonId): Promise<ReadonlySet<PersonId>> =>
    new Set((await blocks.of(person)).map(({ other }) => other))

  async function listen(listener: Listener): Promise<void> {
    await load()
    const page: Page = { blocked: await blockedBy(listener.person), place: '' }
    pages.set(listener, page)
    tell(listener, page)
  }

  /** Whatever is new in the store is told to those who may hear it. */
  async function fetchNew(): Promise<void> {
    await load()
    const rows = await log.after(table.id, said.at(-1)?.n ?? 0)
    said = newest([...said, ...rows], limits)
    for (const row of rows) {
      const message = text(['said', seen(row)])
      for (const [listener, { blocked }] of pages) if (mayRead(listener.person, blocked, row)) listener.send(message)
    }
  }

  function tellMutes(about: PersonId): void {
    const voice: Channel | undefined = voiceOf(table.standing(about))
    for (const listener of pages.keys())
      if (voice !== undefined && hears(table.standing(listener.person), voice))
        listener.send(text(['mutes', mutesFor(listener.person)]))
  }

  /** Why these words cannot be said, or what is said. */
  function wordsOf({ say }: Say): Pick<SaidRow, 'phrase' | 'about' | 'body'> | Refusal {
    if ('phrase' in say) {
      const { phrase, about = 0 } = say
      const fits = isAboutSomebody(phrase) ? about >= 1 && about <= table.seats : about === 0
      return fits ? { phrase, about, body: '' } : refuse('malformed')
    }
    if (table.mode === 'phrases') return refuse('phrasesOnly')
    const body = cleaned(say.text)
    if (body === '') return refuse('malformed')
    return body.length > LONGEST_WORDS
      ? refuse('tooLarge', LONGEST_WORDS)
      : { phrase: '', about: 0, body: masked(body) }
  }

  async function mayNot(person: PersonId): Answer {
    if (voiceOf(table.standing(person)) === undefined) return refuse('notSeated')
    if (await bans.isBanned(person, clock.now())) return refuse('banned')
    return muted.has(person) ? refuse('muted') : undefined
  }

  /** The name of a watcher, told apart from the names at the seats and from other watchers who have spoken here. */
  async function nameBeside(person: PersonId): Promise<string> {
    const heard = said.filter((row) => row.person !== person).map((row) => row.name)
    return distinctFrom([...table.names(), ...heard], await people.nameOf(person))
  }

  async function say(person: PersonId, message: Say): Answer {
    await load()
    const words = wordsOf(message)
    if ('refused' in words) return words
    const refusal = await mayNot(person)
    if (refusal !== undefined) return refusal
    if (said.some((row) => row.person === person && row.sent === message.id)) return undefined
    if (pace.take(person) > 0) return refuse('tooMany')
    const name = table.name(person) ?? (await nameBeside(person))
    // The channel is the one they speak in at the moment it is written down, not when they began to type.
    const standing = table.standing(person)
    const channel = voiceOf(standing)
    if (channel === undefined) return refuse('notSeated')
    const dropped = linesToDrop(said, channel, person, limits)
    await log.add(
      {
        t: table.id,
        id: randomBytes(9).toString('base64url'),
        channel,
        person,
        seat: standing.seat,
        name,
        ...words,
        at: clock.now(),
        sent: message.id,
      },
      dropped.map(({ n }) => n),
    )
    said = said.filter((row) => !dropped.includes(row))
    await fetchNew()
    return undefined
  }

  async function vote(person: PersonId, { mute: who, on }: MuteVote): Answer {
    await load()
    if (await bans.isBanned(person, clock.now())) return refuse('banned')
    const about = [...table.people(), ...said.map((row) => row.person)].find((one) => whoIs(table.id, one) === who)
    if (about === undefined || !voters(about).includes(person)) return refuse('illegal')
    if (muted.has(about)) return undefined
    await mutes.vote(table.id, { person, other: about }, on)
    votes = await mutes.votes(table.id)
    if (votesAbout(about) >= needed(about)) {
      await mutes.mute(table.id, about)
      muted = new Set(await mutes.muted(table.id))
    }
    tellMutes(about)
    return undefined
  }

  return {
    listen: (listener) => box.post(() => listen(listener)),
    leave: (listener) => void pages.delete(listener),
    say: (person, message) => box.post(() => say(person, message)),
    vote: (person, message) => box.post(() => vote(person, message)),
    regroup: () =>
      box.post(async () => {
        for (const [listener, page] of pages) if (page.place !== placeOf(listener.person)) tell(listener, page)
      }),
    blocksChanged: (person) =>
      box.post(async () => {
        for (const listener of [...pages.keys()]) if (listener.person === person) await listen(listener)
      }),
    recall: () =>
      box.post(async () => {
        if (!loaded) return
        const before = new Map(
          [...pages].map(([listener, page]) => [listener, text(['chat', chatFor(listener, page)])]),
        )
        loaded = false
        await load()
        for (const [listener, page] of pages) {
          page.blocked = await blockedBy(listener.person)
          // Whoever hears nothing of it is told nothing.
          if (text(['chat', chatFor(listener, page)]) !== before.get(listener)) tell(listener, page)
        }
      }),
    refresh: () =>
      box.post(async () => {
        if (!loaded) return
        const before = new Set(said.filter(({ hidden }) => hidden === 1).map(({ id }) => id))
        const now = await window()
        const known = said.at(-1)?.n ?? 0
        const hidden = now.filter((row) => row.hidden === 1 && row.n <= known && !before.has(row.id))
        said = now.filter(({ n }) => n <= known)
        for (const row of hidden)
          for (const [listener, { blocked }] of pages)
            if (mayRead(listener.person, blocked, row)) listener.send(text(['said', seen(row)]))
        await fetchNew()
      }),
    heardBy: (person) =>
      box.post(async () => {
        await load()
        const blocked = await blockedBy(person)
        return said.filter((row) => mayRead(person, blocked, row))
      }),
    idle: () => pages.size === 0 && box.idle(),
    stop: box.close,
  }
}
