import { type ReadonlySignal, signal } from '@preact/signals'
import { type AnyChoice, isSeat, type Seat, type Shape, type TableGame, type TableState } from '@selva/core'
import type { Exchange, FromTable, RefusalCode, TableInfo } from '@selva/protocol'
import type { ApiError } from '../client/api.ts'
import { connection, type Link } from '../client/connection.ts'
import { choicesOf } from './choices.ts'
import { clocksOf, type RunningClock } from './clocks.ts'
import { type FrameDirector, knowledgeOf } from './knowledge.ts'
import type { Frame, LiveTablePorts } from './live-ports.ts'

/** A table this browser sits at or watches. The state is folded in place: read `version` to follow changes. */
export type LiveTable<G extends Shape> = {
  readonly game: TableGame<G>
  readonly about: ReadonlySignal<TableInfo>
  readonly link: ReadonlySignal<Link>
  /** How the seed of the table comes about. */
  readonly exchange: ReadonlySignal<Exchange | undefined>
  /** Grows once for every applied frame. */
  readonly version: ReadonlySignal<number>
  /** Public state of the table besides its game; follow `version`. */
  table(): TableState
  /** The game has come to an end, by its rules or by vote. */
  over(): boolean
  /** Does a bot decide for this person now? */
  isPlayedByBot(seat: Seat): boolean
  /** When the table was last told about, by the page's own clock: what is left in `about` counts from then. */
  readonly told: ReadonlySignal<number>
  /** The clocks that run, and when they will be at their end by the page's own clock. */
  readonly clocks: ReadonlySignal<readonly RunningClock[]>
  /** The reader's own state; `undefined` until the game has begun. */
  state(): G['partial'] | undefined
  /** Everything the reader has seen, in order; the log is made of it. */
  frames(): readonly Frame<G>[]
  /** The reader's seat; `undefined` for watchers. */
  seat(): Seat | undefined
  /** Nothing is on its way and nothing is still being played: a choice can be made. */
  readonly ready: ReadonlySignal<boolean>
  /** A choice of mine has not been answered yet. */
  readonly waiting: ReadonlySignal<boolean>
  /** Why the last choice was not carried out. */
  readonly refusal: ReadonlySignal<ApiError | undefined>
  /** Why the table does not let this page follow it at all; then nothing more comes. */
  readonly turnedAway: ReadonlySignal<ApiError | undefined>
  /** `next` is what I mean to do after it: done for me after a pause, if it can be. */
  choose(choice: G['choice'], next?: G['choice']): void
  /** The choice made automatically in a moment, unless I hold it: my intended next one, or the ordinary next one. */
  readonly following: ReadonlySignal<G['choice'] | undefined>
  /** Stops automatic choices at this step: I decide. */
  hold(): void
  /** Says something before everybody, one of the game's claims. */
  claim(claim: AnyChoice): void
  /** From now on this says how long to dwell on what happens. */
  direct(director: FrameDirector<G>): void
  /** Ends the rest of this moment. */
  skip(): void
  /** Only the first parts of a message have been played: what the state asks has been answered. */
  isMidway(): boolean
  /** All the facts, once the game is over and they are open. */
  readonly opened: ReadonlySignal<readonly Frame<G>[] | undefined>
  /** Listeners for the chat at the table, and for the answers to it: the game does not listen to that. */
  readonly overhear: Set<(message: FromTable) => void>
  /** Sends something that is not the game's; false if there is no line. */
  tell(message: object): boolean
  retry(): void
  lose(): void
  leave(): void
}

/** Refusals of the page itself, not of something it sent. */
const AWAY: readonly RefusalCode[] = ['unknownTable', 'noSession', 'tableStarted', 'tableClosed', 'notSeated']

/** As much of a live table as is the same for every game. */
export type AnyLiveTable = Pick<
  LiveTable<Shape>,
  | 'about'
  | 'frames'
  | 'exchange'
  | 'link'
  | 'turnedAway'
  | 'waiting'
  | 'overhear'
  | 'tell'
  | 'version'
  | 'table'
  | 'over'
  | 'game'
  | 'state'
  | 'opened'
  | 'isPlayedByBot'
  | 'clocks'
  | 'ready'
  | 'told'
  | 'seat'
  | 'skip'
  | 'retry'
  | 'lose'
  | 'leave'
>

/** The address of a table's socket, for a reader who has this many frames. */
function addressOf(id: string, have: number, wire: string, invite = ''): string {
  const invited = invite === '' ? '' : `&invite=${encodeURIComponent(invite)}`
  return `/ws/tables/${encodeURIComponent(id)}?have=${have}&wire=${wire}${invited}`
}

export function liveTable<G extends Shape>(game: TableGame<G>, first: TableInfo, ports: LiveTablePorts): LiveTable<G> {
  const about = signal(first)
  const link = signal<Link>('connecting')
  const version = signal(0)
  const exchange = signal<Exchange | undefined>(undefined)
  const turnedAway = signal<ApiError | undefined>(undefined)
  const told = signal(ports.steady())
  const overhear = new Set<(message: FromTable) => void>()

  const seat = (): Seat | undefined => {
    const { you, seats } = about.value
    return isSeat(you, seats.length) ? you : undefined
  }
  const send = (text: string): boolean => line.send(text)
  const knowledge = knowledgeOf(game, first, ports, {
    seat,
    played: (n, arrived) => clocks.played(n, arrived),
    changed() {
      choices.update()
      version.value++
    },
  })
  const clocks = clocksOf({ game, knowledge, steady: ports.steady })
  const choices = choicesOf({
    game,
    knowledge,
    seat,
    version,
    newId: ports.newId,
    send,
    stepByStep: ports.stepByStep === true,
  })

  const heard = (text: string): void => {
    const message = JSON.parse(text) as FromTable
    for (const hear of overhear) hear(message)
    switch (message[0]) {
      case 'server':
        return ports.meetServer(message[1])
      case 'table':
        about.value = message[1]
        told.value = ports.steady()
        return
      case 'exchange':
        exchange.value = message[1]
        void ports.answer(first.id, about.value.you, message[1]).then((said) => {
          if (said !== undefined) send(said)
        })
        return
      case 'state':
        return knowledge.startFrom(message[1], message[2], message[3])
      case 'upTo':
        knowledge.announce(message[1])
        clocks.announce(message[1])
        return choices.update()
      case 'facts':
      case 'f':
        choices.pause()
        return knowledge.take(message[1])
      case 'clock':
        return clocks.start(message[1])
      case 'ok':
        return choices.settle(message[1])
      case 'no': {
        const refused = { refused: message[2], about: message[3] }
        if (message[1] !== '' || !AWAY.includes(message[2])) return choices.settle(message[1], refused)
        turnedAway.value = refused
        return line.stop()
      }
      case 'chat':
      case 'said':
      case 'mutes':
        return
      default:
        message satisfies never
    }
  }
  const line = connection({
    dial: ports.dial,
    address: () => addressOf(first.id, knowledge.have(), game.reader.coder.id, ports.invite),
    clock: ports.clock,
    spread: ports.spread,
    heard,
    link(now) {
      link.value = now
      if (now === 'open') choices.sendAll()
    },
  })
  const { state, table, frames, opened, isOver: over, isPlayedByBot, direct, skip, isMidway } = knowledge
  const { ready, waiting, refusal, following, choose, claim, hold } = choices
  return {
    ...{ game, about, link, exchange, version, turnedAway, told, overhear, seat },
    clocks: clocks.running,
    ...{ state, table, frames, opened, over, isPlayedByBot, direct, skip, isMidway },
    ...{ ready, waiting, refusal, following, choose, claim, hold },
    tell: (message) => send(JSON.stringify(message)),
    retry: () => line.retry(),
    lose: () => line.lose(),
    leave() {
      line.stop()
      knowledge.stop()
    },
  }
}
