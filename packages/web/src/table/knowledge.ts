import { type ReadonlySignal, signal } from '@preact/signals'
import {
  fold,
  foldTable,
  isRefusal,
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
import type { TableInfo } from '@selva/protocol'
import { isApiError } from '../client/api.ts'
import { playback } from '../client/playback.ts'
import type { Frame, LiveTablePorts } from './live-ports.ts'

/** A reader's knowledge of a game: the state, the frames it is folded from, and how many of them are still to come. */
export type Knowledge<G extends Shape> = {
  state(): G['partial'] | undefined
  table(): TableState
  frames(): readonly Frame<G>[]
  /** All the facts, once the game is over and they are open. */
  readonly opened: ReadonlySignal<readonly Frame<G>[] | undefined>
  /** How many frames have arrived, played or not: sent to the server when we come back. */
  have(): number
  /** Has everything been played that the server has announced and sent? */
  isComplete(): boolean
  /** Only the first parts of a message have been played: what the state asks has been answered. */
  isMidway(): boolean
  isOver(): boolean
  isPlayedByBot(seat: Seat): boolean
  /** The server says how many frames there are. */
  announce(frames: number): void
  /** From now on this says how long to dwell on frames. */
  direct(director: FrameDirector<G>): void
  /** Ends the rest of this moment. */
  skip(): void
  take(frame: WireFrame): void
  /** Starts again from a state that stands for the frames before it. */
  startFrom(frames: number, state: string, table: string): void
  stop(): void
}

/** Says how long to dwell on a frame, before and after it is applied. */
export type FrameDirector<G extends Shape> = {
  /** The parts in which a frame is played; all of it at once, if there is nothing to follow. */
  parts?(frame: Frame<G>): readonly Frame<G>[]
  before(frame: Frame<G>): number
  after(frame: Frame<G>): number
  /** The rest after a frame is over. */
  rested(): void
}

/** A frame or a part of it, the `n`th that came, and when it arrived by the page's own clock. */
type Arrived<G extends Shape> = {
  readonly n: number
  readonly at: number
  readonly frame: Frame<G>
  readonly isLast: boolean
}

/** Wire texts are the server's own and typed by the game that wrote them: this is where they get their type back. */
const readFrame = <G extends Shape>(game: TableGame<G>, frame: WireFrame): Frame<G> =>
  game.reader.readFrame(frame) as Frame<G>

/** The setting of a table; a game from a file brings its zone and rules with it. */
function settingOf<G extends Shape>(game: TableGame<G>, { setting }: TableInfo): G['setting'] {
  const asked = game.setting(setting)
  const made = isRefusal(asked) ? game.fromFile(setting) : asked
  if (isRefusal(made)) throw new Error(`the table's setting is refused: ${made.refused}`)
  return made
}

/** Listens to what becomes known. */
export type KnowledgeListener = {
  /** A frame has been played, the `n`th that came, which arrived at this moment. */
  readonly played: (n: number, arrived: number) => void
  /** After every frame that has been played, and after every start from a state. */
  readonly changed: () => void
  /** The reader's seat. */
  readonly seat: () => Seat | undefined
}

export function knowledgeOf<G extends Shape>(
  game: TableGame<G>,
  table: TableInfo,
  ports: LiveTablePorts,
  listener: KnowledgeListener,
): Knowledge<G> {
  const { coder } = game.reader
  const opened = signal<readonly Frame<G>[] | undefined>(undefined)
  let state: G['partial'] | undefined
  let known = newTableState()
  let frames: Frame<G>[] = []
  let have = 0
  /** How many frames the server has said there are: before we have them all there is nothing to choose. */
  let upTo = 0
  /** How many there were when we came: they are where we come in, not something we missed, and are not played. */
  let entry = 0
  /** How often we have started again from a state: a history asked for before the last time is out of date. */
  let starts = 0

  let isMidway = false
  let director: FrameDirector<G> | undefined

  /** Is the reader asked something once these frames are applied? */
  function asks(queue: readonly Arrived<G>[]): boolean {
    const seat = listener.seat()
    if (state === undefined || seat === undefined) return false
    const imagined = game.clone(state)
    for (const { frame } of queue) for (const fact of frame) fold(game, imagined, fact)
    return game.step(imagined, seat) !== ''
  }
  const isOver = (): boolean => state !== undefined && (known.ended || game.over(state))
  const open = async (): Promise<void> => {
    const answer = await ports.history(table.id, coder.id)
    if (!isApiError(answer)) opened.value = answer.opened.map((frame) => readFrame(game, frame))
  }
  const tell = (): void => {
    listener.changed()
    if (isOver() && opened.value === undefined) void open()
  }
  const loadMissed = async (missed: number): Promise<void> => {
    const asked = ++starts
    const answer = await ports.history(table.id, coder.id)
    if (isApiError(answer) || asked !== starts) return
    frames = [...answer.frames.slice(0, missed).map((frame) => readFrame(game, frame)), ...frames]
    tell()
  }
  const played = playback<Arrived<G>>(
    ({ n, at, frame, isLast }) => {
      state ??= game.start(settingOf(game, table))
      for (const fact of frame) {
        fold(game, state, fact)
        foldTable(known, fact)
      }
      frames.push(frame)
      isMidway = !isLast
      if (isLast) listener.played(n, at)
      tell()
    },
    ports.clock,
    () => have <= entry || ports.still(),
    {
      before: ({ n, frame }) => (n <= entry ? 0 : (director?.before(frame) ?? 0)),
      after: ({ n, frame }) => (n <= entry ? 0 : (director?.after(frame) ?? 0)),
      rested: () => director?.rested(),
      urgent: (queue) => director !== undefined && asks(queue),
    },
  )
  return {
    state: () => state,
    table: () => known,
    frames: () => frames,
    opened,
    have: () => have,
    isComplete: () => state !== undefined && have >= upTo && played.behind === 0,
    isMidway: () => isMidway,
    isOver,
    isPlayedByBot: (seat) => state !== undefined && isSeatPlayedByBot(known, game.clockOf(state), seat),
    direct(wanted) {
      director = wanted
    },
    skip: () => played.skip(),
    announce(there) {
      upTo = there
      if (have === 0) entry = upTo
    },
    take(frame) {
      have++
      const whole = readFrame(game, frame)
      const parts = have <= entry ? [whole] : (director?.parts?.(whole) ?? [whole])
      const arrived = { n: have, at: ports.steady() }
      played.take(...parts.map((part, i) => ({ ...arrived, frame: part, isLast: i === parts.length - 1 })))
    },
    startFrom(behind, text, tableText) {
      played.clear()
      isMidway = false
      have = behind
      frames = []
      state = stateFromEitherForm(coder, text, settingOf(game, table)) as G['partial']
      known = valueFromEitherForm(coder, tableText) as TableState
      tell()
      void loadMissed(behind)
    },
    stop: () => played.clear(),
  }
}
