import { type Refusal, refuse } from '@selva/core'
import { DEFAULT_TERMS, type FindingInfo, type FromFinder } from '@selva/protocol'
import { allowances, perMinute } from '../base/allowance.ts'
import type { Clock } from '../base/clock.ts'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import { errorLocation, type Log } from '../base/log.ts'
import { MailboxClosed, mailbox } from '../base/mailbox.ts'
import type { Games } from '../games/games.ts'
import { refusalFor } from '../store/refusal.ts'
import { bansIn } from '../store/rows/bans.ts'
import { blocksIn } from '../store/rows/blocks.ts'
import { type Store, StoreError } from '../store/store.ts'
import type { Rooms } from '../table/rooms.ts'
import { groupWith, type Seeker } from './group.ts'
import { meetingOf } from './meeting.ts'

/** The page of a person who looks for a game. */
type SeekerPage = {
  readonly send: (message: string) => void
  /** They no longer look for a game. */
  readonly refuse: (why: Refusal) => void
}

/** One search of a page. */
type Search = {
  /** The game is to begin now, with the people who wait and bots. */
  startNow(): void
  /** The page is gone, or its person wants no game any more. */
  end(): void
}

/** Brings people together who look for a game. It all lives in memory: a page that stays open looks again after a restart. */
export type Finder = {
  /** The public part. It does not depend on who blocks whom. */
  info(): FindingInfo
  /** A person looks for one of these games. They have one place: a newer page takes it over. */
  seek(person: PersonId, games: readonly string[], page: SeekerPage): Search
  /** Finishes what is under way; from now on no game is found. */
  stop(): Promise<void>
}

type FinderPorts = {
  readonly store: Pick<Store, 'sql'>
  readonly clock: Clock
  readonly log: Log
  readonly games: Games
  readonly limits: Pick<Limits, 'searches' | 'seekers' | 'allowances'>
  readonly rooms: Pick<Rooms, 'make'>
  /** Milliseconds after which bots take the free seats. */
  readonly wait: number
  /** Milliseconds from the moment when a game is found to its start: time to see who plays. */
  readonly prelude: number
  /** The number of people who look for a game has changed. */
  readonly changed: () => void
}

type Waiting = Seeker & { readonly page: SeekerPage; blocked: ReadonlySet<PersonId>; cancel: () => void }

const text = (message: FromFinder): string => JSON.stringify(message)

export function finderOf(ports: FinderPorts): Finder {
  const { store, clock, log, games, limits, rooms, wait, prelude, changed } = ports
  const bans = bansIn(store.sql)
  const blocks = blocksIn(store.sql)
  const box = mailbox()
  const pace = allowances(clock, perMinute(limits.searches), limits.allowances)
  const tables = Object.entries(games).flatMap(([game, { meeting }]) =>
    meeting === undefined ? [] : [{ game, setting: meeting, terms: DEFAULT_TERMS }],
  )
  /** The person who has waited longest comes first. */
  const waiting = new Map<PersonId, Waiting>()

  /** A search that has ended, by its page or by a newer one, is no longer looked at. */
  const isWaiting = (seeker: Waiting): boolean => waiting.get(seeker.person) === seeker
  const tableOf = (game: string) => tables.find((table) => table.game === game)

  function forget(seeker: Waiting): void {
    seeker.cancel()
    if (!isWaiting(seeker)) return
    waiting.delete(seeker.person)
    changed()
  }

  function turnAway(seeker: Waiting, why: Refusal): void {
    if (!isWaiting(seeker)) return
    forget(seeker)
    seeker.page.refuse(why)
  }

  const meeting = meetingOf<Waiting>({
    make: rooms.make,
    prelude,
    settingOf: (game) => tableOf(game)?.setting,
    isWaiting,
    turnAway,
    seated(seeker, table) {
      forget(seeker)
      seeker.page.send(text(['found', table]))
    },
  })

  /** Does a job after the others. Failures of the store are told to the one for whom it was done. */
  function post(seeker: Waiting, job: () => Promise<void>): void {
    box.post(job).catch((error: unknown) => {
      if (error instanceof MailboxClosed) return turnAway(seeker, refuse('closing'))
      log.error({ error: errorLocation(error) }, 'a search for a game failed')
      turnAway(seeker, error instanceof StoreError ? refusalFor(error) : refuse('busy'))
    })
  }

  async function readBlocks(seekers: readonly Waiting[]): Promise<void> {
    for (const seeker of seekers) seeker.blocked = new Set((await blocks.of(seeker.person)).map(({ other }) => other))
  }

  /** The largest group for a game that this person would play. */
  function groupFor(
    seeker: Waiting,
  ): { readonly game: string; readonly people: readonly Waiting[]; readonly full: boolean } | undefined {
    const groups = seeker.games.flatMap((game) => {
      const seats = tableOf(game)?.setting.seats ?? 0
      const people = groupWith(seeker, [...waiting.values()], game, seats)
      return [{ game, people, full: people.length >= seats }]
    })
    return groups.toSorted((a, b) => Number(b.full) - Number(a.full) || b.people.length - a.people.length)[0]
  }

  /** Begins a game for this person with the people who wait, and bots. */
  async function begin(seeker: Waiting): Promise<void> {
    if (!isWaiting(seeker)) return
    // A block that was made while they waited counts.
    await readBlocks([...waiting.values()])
    const group = groupFor(seeker)
    if (group !== undefined && isWaiting(seeker)) await meeting(group.game, group.people)
  }

  async function admit(seeker: Waiting): Promise<void> {
    if (!isWaiting(seeker)) return
    if (await bans.isBanned(seeker.person, clock.now())) return turnAway(seeker, refuse('banned'))
    if (!isWaiting(seeker)) return
    seeker.page.send(text(['looking', wait]))
    seeker.cancel = clock.after(wait, () => post(seeker, () => begin(seeker)))
    await readBlocks([seeker])
    const group = groupFor(seeker)
    if (group?.full === true) await begin(seeker)
  }

  return {
    info: () => ({ people: waiting.size, fillsAfter: wait, tables }),
    seek(person, wanted, page) {
      const known = wanted.filter((game, i) => tableOf(game) !== undefined && wanted.indexOf(game) === i)
      const seeker: Waiting = { person, games: known, page, blocked: new Set(), cancel() {} }
      const before = waiting.get(person)
      const refusal =
        known.length === 0
          ? refuse('game', wanted.join(' '))
          : pace.take(person) > 0
            ? refuse('tooMany')
            : before === undefined && waiting.size >= limits.seekers
              ? refuse('busy')
              : undefined
      if (refusal !== undefined) {
        page.refuse(refusal)
        return { startNow() {}, end() {} }
      }
      if (before !== undefined) turnAway(before, refuse('lookingElsewhere'))
      waiting.set(person, seeker)
      changed()
      post(seeker, () => admit(seeker))
      return {
        startNow: () => post(seeker, () => begin(seeker)),
        end: () => forget(seeker),
      }
    },
    stop: box.close,
  }
}
