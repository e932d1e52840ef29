import { type Refusal, refuse, type Seat } from '@selva/core'
import type { BotLevel, Claim, ClockState, Exchange, FromPlayer, RefusalCode, Tempo } from '@selva/protocol'
import type { PersonId, TableId } from '../base/ids.ts'
import type { Table, TableStatus } from '../store/rows/table.ts'
import type { Answer } from './answer.ts'
import type { RunningGame } from './live.ts'
import type { RulesRequest } from './rules-request.ts'
import type { PeopleLookup } from './view.ts'

/** Every message that a table can be sent through its mailbox, with what it carries. */
export type Messages = {
  /** `seat` is the wanted one; 0 for any. */
  sit: readonly [person: PersonId, invite: string, seat: number]
  move: readonly [person: PersonId, seat: number]
  leave: readonly [person: PersonId]
  remove: readonly [person: PersonId, seat: number, forGood: boolean]
  bringBack: readonly [person: PersonId, seat: number]
  changeRules: readonly [person: PersonId, rules: RulesRequest]
  close: readonly [person: PersonId]
  setLevel: readonly [person: PersonId, seat: number | undefined, level: BotLevel]
  ready: readonly [person: PersonId, on: boolean]
  start: readonly [person: PersonId]
  /** A choice that a person makes at their own page. */
  choose: readonly [seat: Seat, message: FromPlayer]
  /** A choice from elsewhere: a bot, or a timer that acts for a person. The caller answers for the seat. */
  submit: readonly [seat: Seat, message: FromPlayer]
  claim: readonly [seat: Seat, message: Claim]
  letBotPlay: readonly [person: PersonId]
  takeBack: readonly [person: PersonId]
  vote: readonly [person: PersonId, on: boolean]
  tempo: readonly [person: PersonId, tempo: Tempo]
  /** Another game of the same has been set up, and may be joined for `ms` milliseconds. */
  rematch: readonly [table: TableId, ms: number]
}
export type Message = keyof Messages

/** Taken at once and never answered. A phase that has no use for one ignores it. */
export type Signals = {
  /** No follow-up at this step of the seat. */
  hold: readonly [seat: Seat, step: string]
  /** A browser seals its part of the seed, and opens it. */
  commit: readonly [person: PersonId, commitment: string]
  reveal: readonly [person: PersonId, part: string]
  /** The table starts after `ms` milliseconds, unless the host is quicker. */
  startLater: readonly [ms: number]
}

type Handlers = { readonly [M in Message]: (...sent: Messages[M]) => Answer }
type SignalHandlers = { readonly [S in keyof Signals]: (...sent: Signals[S]) => void }

/** The part of a table's view that depends on its phase. */
export type PhaseView = Pick<
  PeopleLookup,
  'ready' | 'starting' | 'startsIn' | 'sentAway' | 'grace' | 'restingSince' | 'tempo' | 'rematchLeft'
>

/** A table is in one phase at a time: it fills, is played at, or is over. */
export type Phase = {
  readonly status: TableStatus
  /** The messages it takes. */
  readonly takes: Partial<Handlers>
  /** The code for a message that it does not take. */
  readonly refuses: (message: Message) => RefusalCode
  readonly hears: Partial<SignalHandlers>
  readonly shows: PhaseView
  /** The game, once it is dealt. */
  live(): RunningGame | undefined
  /** The table has just come into this phase. */
  entered(): Promise<void>
  /** How the seed is being made, or was; everybody may see it. */
  seed(): Exchange | undefined
  /** The clocks as they stand; `undefined` where no time is counted. */
  clocks(): ClockState | undefined
  /** A page has been opened, or one of several closed: countdowns, clocks and the tempo follow. */
  pagesChanged(): void
  /** A person has closed their last page: everybody learns of it. */
  left(person: PersonId): void
  idle(): boolean
  /** Does nothing more; done when all that must last is stored. */
  stop(): Promise<void>
}

/** The view of a phase in which nothing special goes on. */
export const PLAIN_VIEW: PhaseView = {
  ready: () => false,
  starting: () => false,
  startsIn: () => 0,
  sentAway: () => undefined,
  grace: () => 0,
  restingSince: () => 0,
  tempo: () => undefined,
  rematchLeft: () => 0,
}

/** The seed of a game that has been dealt: who gave what to it. */
export function seedOfGame({ log }: RunningGame): Exchange | undefined {
  const fairness = log.at(0)?.fairness
  return fairness === undefined ? undefined : { ...fairness, phase: 'done' }
}

/** The people who may send each message. It is checked first, so that a stranger learns nothing of the phase. */
const SENDERS: { readonly [M in Message]: 'anybody' | 'seated' | 'host' } = {
  sit: 'anybody',
  move: 'seated',
  leave: 'seated',
  remove: 'host',
  bringBack: 'host',
  changeRules: 'host',
  close: 'host',
  setLevel: 'host',
  ready: 'seated',
  start: 'host',
  choose: 'anybody',
  submit: 'anybody',
  claim: 'anybody',
  letBotPlay: 'seated',
  takeBack: 'seated',
  vote: 'seated',
  tempo: 'seated',
  rematch: 'anybody',
}

function senderRefused(table: Table, message: Message, sender: unknown): Refusal | undefined {
  if (SENDERS[message] === 'anybody') return undefined
  const seat = table.seats.findIndex((holder) => holder.by === 'person' && holder.person === sender) + 1
  if (seat === 0) return refuse('notSeated')
  return SENDERS[message] === 'host' && seat !== table.host ? refuse('notHost') : undefined
}

/** A message to a table in this phase. */
export async function sent<M extends Message>(
  table: Table,
  { takes, refuses }: Phase,
  message: M,
  ...content: Messages[M]
): Answer {
  const refusal = senderRefused(table, message, content[0])
  if (refusal !== undefined) return refusal
  const handler = takes[message]
  return handler === undefined ? refuse(refuses(message)) : handler(...content)
}

/** Signals a table in this phase. */
export function signalled<S extends keyof Signals>({ hears }: Phase, signal: S, ...content: Signals[S]): void {
  hears[signal]?.(...content)
}
