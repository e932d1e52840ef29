import {
  type AnyChoice,
  type AnyFact,
  type Batch,
  isRefusal,
  open,
  type Seat,
  seededChance,
  seedOf,
  WATCHERS,
} from '@selva/core'
import type { MuteVote, Say, SettingDraft } from '@selva/protocol'
import { type Pace, type Terms, USUAL_TERMS } from '@selva/protocol'
import { newInvite, newTableId } from '../base/code.ts'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import { unmeasured } from '../base/metrics.ts'
import type { Minds } from '../bots/minds.ts'
import { games as allGames, type Games } from '../games/games.ts'
import { suggestedName } from '../people/names.ts'
import { sittingsIn } from '../store/rows/sittings.ts'
import type { Holder, Table } from '../store/rows/table.ts'
import type { Store } from '../store/store.ts'
import { stored } from '../table/live.ts'
import type { Membership } from '../table/membership.ts'
import type { Ports } from '../table/ports.ts'
import { openRoom, type Room } from '../table/room.ts'
import { type HandClock, handClock } from './hand-clock.ts'
import { memoryStore } from './memory-store.ts'
import { randomMinds } from './minds-here.ts'
import { silent } from './silent.ts'
import { UNLIMITED } from './unlimited.ts'

/** One message that left the table: when, to whom, and its exact text. */
export type Tapped = { readonly time: number; readonly audience: Seat | typeof WATCHERS; readonly message: string }

export type StageWishes = {
  readonly game: string
  readonly setting: SettingDraft
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[]
  /** Those of them who have no page open. */
  readonly away?: readonly Seat[]
  /** What is told to those who are away. */
  readonly yourTurn?: Ports['yourTurn']
  readonly games?: Games
  readonly minds?: Minds
  readonly store?: Store
  /** Without a clock, unless said. */
  readonly pace?: Pace
  readonly seed?: Uint8Array
  readonly terms?: Partial<Terms>
  /** The vocabulary of everybody's page; full words, unless said. */
  readonly wire?: string
  readonly limits?: Partial<Limits>
  /** The facts to open with, instead of a deal from the seed. */
  readonly opening?: readonly AnyFact[]
}

/** A running table in this process, with a clock that is wound by hand and an ear at every door. */
export type Stage = {
  readonly room: Room
  readonly clock: HandClock
  readonly table: Table
  /** Everything that has left the table, in order. */
  readonly tap: readonly Tapped[]
  /** What one audience was sent. */
  heardBy(audience: Seat | typeof WATCHERS): readonly Tapped[]
  /** A person chooses, for the step their seat is at; the answer is in the tap. */
  choose(seat: Seat, step: string, choice: AnyChoice, id?: string, next?: AnyChoice): Promise<void>
  hold(seat: Seat, step: string): void
  /** A person closes their page, or opens one. */
  leave(seat: Seat): void
  arrive(seat: Seat): void
  claim(seat: Seat, claim: AnyChoice, id: string): Promise<void>
  /** Somebody begins to listen to what is said, speaks, or votes that somebody be mute. */
  listen(audience: Seat | typeof WATCHERS): Promise<void>
  say(audience: Seat | typeof WATCHERS, message: Say): Promise<void>
  voteMute(audience: Seat | typeof WATCHERS, message: MuteVote): Promise<void>
  /** Lets everything happen that needs no time. */
  settle(): Promise<void>
  /** Runs the next alarm, and all that follows from it without more time; false if there is none. */
  next(): Promise<boolean>
}

export const personAt = (seat: number): PersonId => `person${seat}` as PersonId

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The ports of a table in this process: every commit by itself and at once. */
export const stagePorts = (
  some: Pick<Ports, 'store' | 'games' | 'clock' | 'minds'> & Partial<Pick<Ports, 'yourTurn' | 'limits'>>,
): Ports => ({
  yourTurn: () => {},
  limits: UNLIMITED,
  ...some,
  append: async (batch) => (await some.store.append([batch]))[0] === true,
  log: silent,
  measure: unmeasured,
  uptime: { now: () => Math.round(some.clock.steady()) },
  restAfter: 0,
  botPace: 1,
  pause: 2000,
  patience: 20_000,
  masked: (text) => text,
  listChanged: () => {},
  grace: 60_000,
  rematch: 60_000,
  people: { nameOf: async (person) => suggestedName(person), sittings: sittingsIn(some.store.sql) },
})

export async function stageOf(wishes: StageWishes): Promise<Stage> {
  const { games = allGames, store = memoryStore(), seed = seedOf('stage'), setting: draft } = wishes
  const playable = games[wishes.game]
  const setting = playable?.game.setting(draft)
  if (playable === undefined || isRefusal(setting)) throw new Error(`no such table: ${wishes.game}`)
  const { game } = playable
  const holderAt = (seat: Seat): Holder =>
    wishes.people.includes(seat)
      ? { by: 'person', person: personAt(seat), name: '' }
      : { by: 'bot', name: `Bot ${seat}` }
  const table: Table = {
    id: newTableId(),
    game: wishes.game,
    setting: draft,
    terms: { ...USUAL_TERMS, pace: wishes.pace ?? 'untimed', ...wishes.terms },
    listed: true,
    status: 'running',
    host: 1,
    seats: Array.from({ length: game.seats(setting) }, (_, i) => holderAt((i + 1) as Seat)),
    invite: newInvite(),
    arrangement: '',
    removed: [],
    rematch: '',
    made: 0,
    since: 0,
    version: 0,
  }
  await store.addTable(table, seed)
  // Without an exchange the wished seed is all there is: two tables with the same one are dealt the same.
  const facts = wishes.opening ?? open(game, setting, seededChance(seed, '0')).facts
  const opening: Batch = { n: 0, rulesVersion: game.rulesVersion, facts }
  await store.append([stored(table.id, opening, '')])

  const clock = handClock()
  const room = await openRoom(
    stagePorts({
      store,
      games,
      clock,
      minds: wishes.minds ?? randomMinds(games),
      yourTurn: wishes.yourTurn ?? (() => {}),
      limits: { ...UNLIMITED, ...wishes.limits },
    }),
    table,
  )
  const tap: Tapped[] = []
  const join = (audience: Seat | typeof WATCHERS) => {
    const membership = room.join(
      {
        person: audience === WATCHERS ? ('watcher' as PersonId) : personAt(audience),
        invite: '',
        screen: false,
        wire: wishes.wire ?? '',
        send: (message) => tap.push({ time: clock.now(), audience, message }),
        dismiss() {},
      },
      0,
    )
    if (isRefusal(membership)) throw new Error(membership.refused)
    return membership
  }
  const watching = join(WATCHERS)
  const doors = new Map(
    wishes.people.filter((seat) => wishes.away?.includes(seat) !== true).map((seat) => [seat, join(seat)]),
  )
  const doorOf = (audience: Seat | typeof WATCHERS): Membership | undefined =>
    audience === WATCHERS ? watching : doors.get(audience)
  let choices = 0
  return {
    room,
    clock,
    table,
    tap,
    heardBy: (audience) => tap.filter((t) => t.audience === audience),
    async choose(seat, step, choice, id = `stage-${choices++}`.padEnd(10, '-'), next = undefined) {
      await doors.get(seat)?.choose({ id, step, choice, ...(next === undefined ? {} : { next }) })
    },
    leave(seat) {
      doors.get(seat)?.leave()
      doors.delete(seat)
    },
    arrive: (seat) => void doors.set(seat, join(seat)),
    hold: (seat, step) => doors.get(seat)?.hold(step),
    claim: async (seat, claim, id) => doors.get(seat)?.claim({ id, claim }),
    listen: async (audience) => doorOf(audience)?.listen(),
    say: async (audience, message) => doorOf(audience)?.say(message),
    voteMute: async (audience, message) => doorOf(audience)?.voteMute(message),
    settle: turn,
    async next() {
      const rang = clock.next()
      await turn()
      return rang
    },
  }
}
