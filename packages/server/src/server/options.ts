import { BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Clock, realClock } from '../base/clock.ts'
import { LIMITS, type Limits } from '../base/limits.ts'
import type { Log } from '../base/log.ts'
import { type Metrics, newMetrics } from '../base/metrics.ts'
import type { BotThread } from '../bots/bot-thread.ts'
import { type Games, games } from '../games/games.ts'
import type { GamePlayer } from '../judge/game-player.ts'
import type { JudgePace } from '../judge/judge.ts'
import { type AddressPolicy, publicInternet } from '../notices/public-address.ts'
import type { PuzzlePace } from '../puzzles/make-ahead.ts'
import type { PuzzleMaker } from '../puzzles/puzzle-maker.ts'
import type { Retention } from '../store/rows/retention.ts'
import type { Store } from '../store/store.ts'

/** The options of a server; all but the store and the log have a default. */
export type ServerOptions = {
  readonly store: Store
  readonly log: Log
  readonly port?: number
  readonly host?: string
  readonly clock?: Clock
  readonly games?: Games
  readonly bots?: BotThread
  /** Plays the games by which published documents are judged; without it none is judged. */
  readonly judge?: (clock: Clock) => GamePlayer
  /** How much the judge plays, and how it gives way; the rest as usual. */
  readonly judgePace?: Partial<JudgePace>
  /** Makes the puzzle of each day ahead of time; without it there are only those that have been made before. */
  readonly puzzles?: (clock: Clock) => PuzzleMaker
  /** How far ahead, and how the work gives way; the rest as usual. */
  readonly puzzlePace?: Partial<PuzzlePace>
  readonly botPace?: number
  /** The pause before the next thing happens automatically after a choice, in milliseconds. */
  readonly pause?: number
  /** The time that a silent browser has when the seed is made, in milliseconds. */
  readonly exchangeTimeout?: number
  /** The time that a player may be gone before a bot plays for them, in milliseconds. */
  readonly grace?: number
  /** The time that a rematch waits for players, in milliseconds. */
  readonly rematch?: number
  /** The time after which bots join a person who looks for a game, in milliseconds. */
  readonly searchFor?: number
  /** The time from the moment when people have found a game to its start, in milliseconds. */
  readonly prelude?: number
  readonly limits?: Partial<Limits>
  readonly metrics?: Metrics
  /** The address people open; without it, the address of each request. */
  readonly publicUrl?: URL
  /** How players reach the operator; empty if they are not told. */
  readonly operator?: string
  /** Host names that the server answers to, besides its own. */
  readonly allowedHosts?: readonly string[]
  /** Proxies that are believed when they say for whom they speak. */
  readonly trusted?: BlockList
  /** The days that tables are kept after the end; without it, for ever. */
  readonly retention?: Retention
  /** The milliseconds without a player after which a live game rests; 0 for never. */
  readonly restAfter?: number
  /** Words that are starred in chat and refused in names; see `wordFilter`. */
  readonly unwantedWords?: readonly string[]
  /** The secret of the moderators; without it there is no moderation over the network. */
  readonly adminToken?: string
  /** The addresses that may be called for people; tests bring their own. */
  readonly addressPolicy?: AddressPolicy
  /** The folder of the built client. */
  readonly client?: string
}

const OPTIONAL = [
  'bots',
  'judge',
  'judgePace',
  'puzzles',
  'puzzlePace',
  'publicUrl',
  'retention',
  'adminToken',
] as const
type Optional = (typeof OPTIONAL)[number]

/** The same with the defaults filled in. */
export type Options = Required<Omit<ServerOptions, Optional | 'limits'>> &
  Pick<ServerOptions, Optional> & { readonly limits: Limits }

const CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const DEFAULTS = {
  port: 0,
  host: '127.0.0.1',
  clock: realClock,
  games,
  botPace: 1,
  // Long enough to see what happened and to say stop, short enough to wait for.
  pause: 2000,
  exchangeTimeout: 20_000,
  // Long enough for a lost connection or a reload, short enough to wait for.
  grace: 60_000,
  rematch: 60_000,
  searchFor: 60_000,
  // Long enough to read who plays.
  prelude: 10_000,
  operator: '',
  allowedHosts: [],
  // A month without a player.
  restAfter: 30 * 24 * 60 * 60 * 1000,
  unwantedWords: [],
  addressPolicy: publicInternet,
  client: CLIENT,
} as const

export const withDefaults = (given: ServerOptions): Options => ({
  ...DEFAULTS,
  metrics: newMetrics(),
  trusted: new BlockList(),
  ...given,
  limits: { ...LIMITS, ...given.limits },
})
