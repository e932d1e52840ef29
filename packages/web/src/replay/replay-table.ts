import { type Signal, signal } from '@preact/signals'
import {
  type Audience,
  type Batch,
  EVERYTHING,
  folded,
  foldedTable,
  type Game,
  type GameRecord,
  isRefusal,
  type Seat,
  type Shape,
  SPECTATORS,
  seatsOf,
  stateToText,
  textOf,
} from '@selva/core'
import type { FromTable, SettingDraft, TableInfo } from '@selva/protocol'
import { browserClock } from '../client/clock.ts'
import type { WireEvents } from '../client/connection.ts'
import type { LiveTablePorts } from '../table/live-ports.ts'

/** A table that only plays back: to the screen it is a table like any other, at any moment and for any audience. */
export type ReplayTable = {
  readonly table: TableInfo
  readonly world: LiveTablePorts
  /** The last batch that has happened. */
  readonly at: Signal<number>
  readonly eyes: Signal<Audience>
  readonly batches: readonly Batch[]
  /** Goes to a moment, as this audience saw it. */
  show(at: number, eyes: Audience): void
}

/** Folds the whole log for every audience, so that a log that cannot be folded is refused before it is shown. */
function foldedByAll(game: Game, setting: unknown, { batches, seats }: GameRecord): void {
  for (const audience of [EVERYTHING, SPECTATORS, ...seatsOf(seats.length)] as const)
    folded(game, setting, batches, audience)
}

export function replayTable<G extends Shape>(game: Game<G>, record: GameRecord): ReplayTable {
  const { batches } = record
  const plain = game as unknown as Game
  const setting: unknown = game.fromFile(record.setting)
  if (isRefusal(setting)) throw new Error(`the setting of a file is refused: ${setting.refused}`)
  foldedByAll(plain, setting, record)
  const at = signal(0)
  const eyes = signal<Audience>(EVERYTHING)
  let events: WireEvents | undefined

  const about = (): TableInfo => ({
    id: record.table,
    game: record.game,
    setting: record.setting as SettingDraft,
    terms: { pace: 'untimed', aid: 'none', chat: 'phrases', spectators: false, bots: 'navigator', botsTalk: false },
    status: 'running',
    starting: false,
    listed: false,
    host: 1,
    seats: record.seats.map(({ by, name }, i) => ({ seat: i + 1, by, name, here: true, ready: true, grace: 0 })),
    watchers: 0,
    startsIn: 0,
    you: eyes.value > 0 ? eyes.value : 0,
    invite: '',
  })
  const past = (): readonly Batch[] => batches.slice(0, at.value + 1)
  const frames = (): readonly string[] =>
    past()
      .map(({ facts }) => textOf(game.redactor, facts, eyes.value))
      .filter((text) => text !== '')
  const say = (message: FromTable): void => events?.heard(JSON.stringify(message))
  const tell = (): void => {
    const n = frames().length
    say(['table', about()])
    // One frame is always still to come: nothing can be chosen in the past.
    say(['upTo', n + 1])
    say(['state', n, stateToText(folded(plain, setting, past(), eyes.value)), stateToText(foldedTable(past()))])
  }
  return {
    table: about(),
    at,
    eyes,
    batches,
    show(to, through) {
      at.value = Math.min(batches.length - 1, Math.max(0, to))
      eyes.value = through
      tell()
    },
    world: {
      dial(_, wire) {
        events = wire
        queueMicrotask(() => {
          wire.opened()
          tell()
        })
        return { send() {}, close() {} }
      },
      clock: browserClock,
      steady: () => 0,
      meetServer() {},
      spread: () => 0,
      newId: () => 'replayed',
      still: () => true,
      history: async () => ({ frames: frames().map((text) => JSON.parse(text)), opened: [] }),
      answer: async () => undefined,
    },
  }
}

/** The seat that tells what happened at a moment: the viewer's, or, if everything is shown, the acting player's. */
export function witnessOf({ batches }: Pick<ReplayTable, 'batches'>, at: number, eyes: Audience): Seat | undefined {
  if (eyes === EVERYTHING) return batches[at]?.by?.seat
  return eyes > 0 ? (eyes as Seat) : undefined
}
