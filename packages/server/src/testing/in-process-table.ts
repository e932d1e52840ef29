import {
  type AnyChoice,
  type AnyFact,
  type Batch,
  isRefusal,
  open,
  type Seat,
  SPECTATORS,
  seededChance,
  seedOf,
} from '@selva/core'
import type { MuteVote, Say, SettingDraft, Tempo } from '@selva/protocol'
import { DEFAULT_TERMS, type Pace, type Terms } from '@selva/protocol'
import { newInvite, newTableId } from '../base/code.ts'
import type { PersonId, TableId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import { unmeasured } from '../base/metrics.ts'
import type { BotThread } from '../bots/bot-thread.ts'
import { personFigures } from '../figures/figures.ts'
import { games as allGames, type Games } from '../games/games.ts'
import { suggestedName } from '../people/names.ts'
import { personSeatsIn } from '../store/rows/person-seats.ts'
import type { Holder, Table } from '../store/rows/table.ts'
import type { Store } from '../store/store.ts'
import { stored } from '../table/live.ts'
import type { Ports } from '../table/ports.ts'
import { openRoom, type Room } from '../table/room.ts'
import { randomBots } from './bots-in-process.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { memoryStore } from './memory-store.ts'
import { silentLog } from './silent.ts'
import { UNLIMITED } from './unlimited.ts'

/** One message that left the table: when, to whom, and its exact text. */
export type SentMessage = {
  readonly time: number
  readonly audience: Seat | typeof SPECTATORS
  readonly message: string
}

export type InProcessTableOptions = {
  readonly game: string
  readonly setting: SettingDraft
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[]
  /** The seats of people who have no page open. */
  readonly away?: readonly Seat[]
  /** Notifies people who are away. */
  readonly yourTurn?: Ports['yourTurn']
  readonly games?: Games
  readonly bots?: BotThread
  readonly store?: Store
  /** Without a clock, unless said. */
  readonly pace?: Pace
  /** Two tables of the same id toss the same public coin. */
  readonly id?: TableId
  readonly seed?: Uint8Array
  readonly terms?: Partial<Terms>
  /** The vocabulary of everybody's page; full words, unless said. */
  readonly wire?: string
  readonly limits?: Partial<Limits>
  /** The facts to open with, instead of a deal from the seed. */
  readonly opening?: readonly AnyFact[]
}

/** A running table in this process, with a clock that is wound by hand and an ear at every door. */
export type InProcessTable = {
  readonly room: Room
  readonly clock: ManualClock
  readonly table: Table
  /** Everything that has left the table, in order. */
  readonly tap: readonly SentMessage[]
  /** Messages sent to one audience. */
  heardBy(audience: Seat | typeof SPECTATORS): readonly SentMessage[]
  /** A person chooses, for the step their seat is at; the answer is in the tap. */
  choose(seat: Seat, step: string, choice: AnyChoice, id?: string, next?: AnyChoice): Promise<void>
  hold(seat: Seat, step: string): void
  /** A person with a seat, or the spectator, closes their page, or opens one. */
  leave(audience: Seat | typeof SPECTATORS): void
  arrive(audience: Seat | typeof SPECTATORS): void
  /** A person asks for a tempo; the answer is in the tap. */
  setTempo(seat: Seat, tempo: Tempo): Promise<void>
  claim(seat: Seat, claim: AnyChoice, id: string): Promise<void>
  /** A person begins to listen to the chat, speaks, or votes to mute another one. */
  listen(audience: Seat | typeof SPECTATORS): Promise<void>
  say(audience: Seat | typeof SPECTATORS, message: Say): Promise<void>
  voteMute(audience: Seat | typeof SPECTATORS, message: MuteVote): Promise<void>
  /** Lets everything happen that needs no time. */
  settle(): Promise<void>
  /** Runs the next alarm, and all that follows from it without more time; false if there is none. */
  next(): Promise<boolean>
}

export const personAt = (seat: number): PersonId => `person${seat}` as PersonId

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The ports of a table in this process: every commit separately and at once. */
export const inProcessPorts = (
  some: Pick<Ports, 'store' | 'games' | 'clock' | 'bots'> & Partial<Pick<Ports, 'yourTurn' | 'limits'>>,
): Ports => ({
  yourTurn: () => {},
  limits: UNLIMITED,
  ...some,
  append: async (batch) => (await some.store.append([batch]))[0] === true,
  log: silentLog,
  measure: unmeasured,
  uptime: { now: () => Math.round(some.clock.steady()) },
  restAfter: 0,
  botPace: 1,
  pause: 2000,
  exchangeTimeout: 20_000,
  masked: (text) => text,
  listChanged: () => {},
  grace: 60_000,
  rematch: 60_000,
  people: { nameOf: async (person) => suggestedName(person), personSeats: personSeatsIn(some.store.sql) },
  countFigures: personFigures({ store: some.store, games: allGames }).count,
})

export async function inProcessTable(options: InProcessTableOptions): Promise<InProcessTable> {
  const { games = allGames, store = memoryStore(), seed = seedOf('stage'), setting: draft } = options
  const playable = games[options.game]
  const setting = playable?.game.setting(draft)
  if (playable === undefined || isRefusal(setting)) throw new Error(`no such table: ${options.game}`)
  const { game } = playable
  const holderAt = (seat: Seat): Holder =>
    options.people.includes(seat)
      ? { by: 'person', person: personAt(seat), name: '' }
      : { by: 'bot', name: `Bot ${seat}` }
  const table: Table = {
    id: options.id ?? newTableId(),
    game: options.game,
    setting: draft,
    terms: { ...DEFAULT_TERMS, pace: options.pace ?? 'untimed', ...options.terms },
    listed: true,
    status: 'running',
    host: 1,
    seats: Array.from({ length: game.seats(setting) }, (_, i) => holderAt((i + 1) as Seat)),
    invite: newInvite(),
    arrangement: '',
    side: '',
    removed: [],
    rematch: '',
    documents: [],
    made: 0,
    since: 0,
    version: 0,
  }
  await store.addTable(table, seed)
  // Without an exchange the requested seed is all there is: two tables with the same one are dealt the same.
  const facts = options.opening ?? open(game, setting, seededChance(seed, '0')).facts
  const opening: Batch = { n: 0, rulesVersion: game.rulesVersion, facts }
  await store.append([stored(table.id, opening, '')])

  const clock = manualClock()
  const room = await openRoom(
    inProcessPorts({
      store,
      games,
      clock,
      bots: options.bots ?? randomBots(games),
      yourTurn: options.yourTurn ?? (() => {}),
      limits: { ...UNLIMITED, ...options.limits },
    }),
    table,
  )
  const tap: SentMessage[] = []
  const join = (audience: Seat | typeof SPECTATORS) => {
    const membership = room.join(
      {
        person: audience === SPECTATORS ? ('watcher' as PersonId) : personAt(audience),
        invite: '',
        screen: false,
        wire: options.wire ?? '',
        send: (message) => tap.push({ time: clock.now(), audience, message }),
        dismiss() {},
      },
      0,
    )
    if (isRefusal(membership)) throw new Error(membership.refused)
    return membership
  }
  const present = options.people.filter((seat) => options.away?.includes(seat) !== true)
  const comers: readonly (Seat | typeof SPECTATORS)[] = table.terms.spectators ? [SPECTATORS, ...present] : present
  const pages = new Map(comers.map((audience) => [audience, join(audience)]))
  let choices = 0
  return {
    room,
    clock,
    table,
    tap,
    heardBy: (audience) => tap.filter((t) => t.audience === audience),
    async choose(seat, step, choice, id = `stage-${choices++}`.padEnd(10, '-'), next = undefined) {
      await pages.get(seat)?.choose({ id, step, choice, ...(next === undefined ? {} : { next }) })
    },
    leave(audience) {
      pages.get(audience)?.leave()
      pages.delete(audience)
    },
    arrive: (audience) => void pages.set(audience, join(audience)),
    setTempo: async (seat, tempo) => pages.get(seat)?.setTempo({ id: `tempo-${choices++}`.padEnd(10, '-'), tempo }),
    hold: (seat, step) => pages.get(seat)?.hold(step),
    claim: async (seat, claim, id) => pages.get(seat)?.claim({ id, claim }),
    listen: async (audience) => pages.get(audience)?.listen(),
    say: async (audience, message) => pages.get(audience)?.say(message),
    voteMute: async (audience, message) => pages.get(audience)?.voteMute(message),
    settle: turn,
    async next() {
      const rang = clock.next()
      await turn()
      return rang
    },
  }
}
