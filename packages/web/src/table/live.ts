import { computed, type ReadonlySignal, signal } from '@preact/signals'
import {
  type AnyChoice,
  allows,
  fold,
  foldTable,
  isRefusal,
  isSeat,
  isSeatPlayedByBot,
  newTableState,
  type Seat,
  type Shape,
  stateFromEitherForm,
  type TableGame,
  type TableState,
  valueFromEitherForm,
  type WireFrame,
} from '@selva/core'
import type { Exchange, FromTable, History, RefusalCode, ServerInfo, TableInfo } from '@selva/protocol'
import { type ApiError, isApiError } from '../client/api.ts'
import type { Clock } from '../client/clock.ts'
import { connection, type Dial, type Link } from '../client/connection.ts'
import { outbox } from '../client/outbox.ts'
import { playback } from '../client/playback.ts'

/** Ports of a table to the world around it. Tests bring their own. */
export type LiveTablePorts = {
  readonly dial: Dial
  readonly clock: Clock
  readonly spread: () => number
  readonly newId: () => string
  /** No motion is wanted: frames are applied as they come. */
  readonly still: () => boolean
  /** The invitation by which a person without a seat watches a private table. */
  readonly invite?: string
  /** Milliseconds that only ever pass. */
  readonly steady: () => number
  /** The server says something of itself. */
  readonly meetServer: (server: ServerInfo) => void
  /** All frames so far, in short form if the server has the same vocabulary. */
  readonly history: (id: string, wire: string) => Promise<History | ApiError>
  /** This browser's message, if any, when a table makes its seed. */
  readonly answer: (id: string, you: number, exchange: Exchange) => Promise<string | undefined>
}

/** A clock that runs: its own time is over at `until`, and the bank after that at `last`, in `performance.now()`. */
type RunningClock = { readonly seat: Seat; readonly until: number; readonly last: number }

/** One batch as this reader saw it. */
export type Frame<G extends Shape> = readonly G['seen'][]

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
const AWAY: readonly RefusalCode[] = ['unknownTable', 'noSession', 'tableStarted', 'notSeated']

/** As much of a live table as is the same for every game. */
export type AnyLiveTable = Pick<
  LiveTable<Shape>,
  | 'about'
  | 'exchange'
  | 'link'
  | 'turnedAway'
  | 'waiting'
  | 'overhear'
  | 'tell'
  | 'version'
  | 'table'
  | 'over'
  | 'isPlayedByBot'
  | 'clocks'
  | 'told'
  | 'seat'
  | 'retry'
  | 'lose'
  | 'leave'
>

/** Wire texts are the server's own and typed by the game that wrote them: this is where they get their type back. */
const readFrame = <G extends Shape>(game: TableGame<G>, frame: WireFrame): Frame<G> =>
  game.redactor.readFrame(frame) as Frame<G>

export function liveTable<G extends Shape>(game: TableGame<G>, first: TableInfo, ports: LiveTablePorts): LiveTable<G> {
  const { coder } = game.redactor
  const about = signal(first)
  const link = signal<Link>('connecting')
  const version = signal(0)
  const exchange = signal<Exchange | undefined>(undefined)
  const ready = signal(false)
  const waiting = signal(false)
  const refusal = signal<ApiError | undefined>(undefined)
  const turnedAway = signal<ApiError | undefined>(undefined)
  const opened = signal<readonly Frame<G>[] | undefined>(undefined)
  const told = signal(ports.steady())
  const clocks = signal<readonly RunningClock[]>([])
  let state: G['partial'] | undefined
  let known = newTableState()
  let frames: Frame<G>[] = []
  /** How many frames have arrived, played or not: sent to the server when we come back. */
  let have = 0
  /** How many frames the server has said there are: before we have them all there is nothing to choose. */
  let upTo = 0
  /** How many there were when we came: they are where we come in, not something we missed, and are not played. */
  let entry = 0
  /** How often we have started again from a state: a history asked for before the last time is out of date. */
  let starts = 0
  /** Intention sent with the last choice. Valid only for the step right after it. */
  let meant: { readonly after: string; readonly next: G['choice']; at?: string } | undefined
  /** The step at which no choice is made automatically. */
  const held = signal('')

  const setting = (): G['setting'] => {
    const asked = game.setting(first.setting)
    // A game from a file brings its zone and rules with it.
    const made = isRefusal(asked) ? game.fromFile(first.setting) : asked
    if (isRefusal(made)) throw new Error(`the table's setting is refused: ${made.refused}`)
    return made
  }
  const over = (): boolean => state !== undefined && (known.ended || game.over(state))
  const bot = (mine: Seat): boolean => state !== undefined && isSeatPlayedByBot(known, game.clockOf(state), mine)
  const isReady = (): boolean => {
    const mine = seat()
    if (state === undefined || have < upTo || played.behind > 0 || sent.size > 0) return false
    return !known.ended && (mine === undefined || !bot(mine))
  }
  const changed = (): void => {
    const mine = seat()
    const step = state === undefined || mine === undefined ? '' : game.step(state, mine)
    if (meant !== undefined && step !== meant.after) meant.at ??= step
    ready.value = isReady()
    version.value++
    if (over() && opened.value === undefined) void open()
  }
  const open = async (): Promise<void> => {
    const answer = await ports.history(first.id, coder.id)
    if (isApiError(answer)) return
    opened.value = answer.opened.map((frame) => readFrame(game, frame))
  }
  const loadMissed = async (upTo: number): Promise<void> => {
    const asked = ++starts
    const answer = await ports.history(first.id, coder.id)
    if (isApiError(answer) || asked !== starts) return
    const missing = answer.frames.slice(0, upTo).map((frame) => readFrame(game, frame))
    frames = [...missing, ...frames]
    changed()
  }
  const played = playback<Frame<G>>(
    (frame) => {
      state ??= game.start(setting())
      for (const fact of frame) {
        fold(game, state, fact)
        foldTable(known, fact)
      }
      frames.push(frame)
      changed()
    },
    ports.clock,
    () => have <= entry || ports.still(),
  )
  const startFrom = (behind: number, text: string, table: string): void => {
    played.clear()
    have = behind
    frames = []
    state = stateFromEitherForm(coder, text, setting()) as G['partial']
    known = valueFromEitherForm(coder, table) as TableState
    changed()
    void loadMissed(behind)
  }
  const overhear = new Set<(message: FromTable) => void>()
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
          if (said !== undefined) line.send(said)
        })
        return
      case 'state':
        return startFrom(message[1], message[2], message[3])
      case 'upTo':
        upTo = message[1]
        if (have === 0) entry = upTo
        ready.value = isReady()
        return
      case 'facts':
      case 'f':
        have++
        ready.value = false
        return played.take(readFrame(game, message[1]))
      case 'clock': {
        const now = ports.steady()
        clocks.value = message[1].map(([seat, left, bank]) => ({
          seat: seat as Seat,
          until: now + left,
          last: now + left + bank,
        }))
        return
      }
      case 'ok':
        sent.settle(message[1])
        waiting.value = sent.size > 0
        ready.value = isReady()
        return
      case 'no':
        if (message[1] === '' && AWAY.includes(message[2])) {
          turnedAway.value = { refused: message[2], about: message[3] }
          line.stop()
          return
        }
        if (sent.settle(message[1])) refusal.value = { refused: message[2], about: message[3] }
        waiting.value = sent.size > 0
        ready.value = isReady()
        return
      case 'chat':
      case 'said':
      case 'mutes':
        return
      default:
        message satisfies never
    }
  }
  const sent = outbox((text) => line.send(text))
  const line = connection({
    dial: ports.dial,
    address: () =>
      `/ws/tables/${encodeURIComponent(first.id)}?have=${have}&wire=${coder.id}${ports.invite === undefined || ports.invite === '' ? '' : `&invite=${encodeURIComponent(ports.invite)}`}`,
    clock: ports.clock,
    spread: ports.spread,
    heard,
    link(now) {
      link.value = now
      if (now === 'open') sent.sendAll()
    },
  })
  const seat = (): Seat | undefined => {
    const { you, seats } = about.value
    return isSeat(you, seats.length) ? you : undefined
  }
  const choose = (choice: G['choice'], next?: G['choice']): void => {
    const mine = seat()
    if (state === undefined || mine === undefined || !ready.value) return
    const id = ports.newId()
    const step = game.step(state, mine)
    refusal.value = undefined
    ready.value = false
    waiting.value = true
    meant = next === undefined ? undefined : { after: step, next }
    sent.put({ id, step, choice, ...(next === undefined ? {} : { next }) })
  }
  const following = computed((): G['choice'] | undefined => {
    void version.value
    const mine = seat()
    if (state === undefined || mine === undefined || waiting.value || known.ended || bot(mine)) return undefined
    const step = game.step(state, mine)
    if (step === '' || step === held.value) return undefined
    return meant?.at === step && allows(game.options(state, mine), meant.next) ? meant.next : game.followUp(state, mine)
  })
  const hold = (): void => {
    const mine = seat()
    const step = state === undefined || mine === undefined ? '' : game.step(state, mine)
    if (step === '') return
    held.value = step
    line.send(JSON.stringify({ hold: step }))
  }
  const claim = (said: AnyChoice): void => {
    if (state === undefined || seat() === undefined) return
    refusal.value = undefined
    ready.value = false
    waiting.value = true
    sent.put({ id: ports.newId(), claim: said })
  }
  return {
    game,
    about,
    link,
    exchange,
    version,
    ready,
    waiting,
    refusal,
    turnedAway,
    opened,
    clocks,
    told,
    table: () => known,
    over,
    isPlayedByBot: bot,
    state: () => state,
    frames: () => frames,
    seat,
    choose,
    claim,
    following,
    hold,
    overhear,
    tell: (message) => line.send(JSON.stringify(message)),
    retry: () => line.retry(),
    lose: () => line.lose(),
    leave() {
      line.stop()
      played.clear()
    },
  }
}
