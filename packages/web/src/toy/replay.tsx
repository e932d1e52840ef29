import {
  type Audience,
  EVERYTHING,
  elementAt,
  folded,
  type Game,
  type GameRecord,
  isRefusal,
  type Seat,
  seenBy,
} from '@selva/core'
import { type ToyShape, toy } from '@selva/core/toy'
import type { ReplayView } from '../replay/game.ts'
import type { Stretch } from '../replay/playback.ts'
import { replayTable } from '../replay/replay-table.ts'
import type { Frame } from '../table/live-ports.ts'
import { type State, sitDown } from './model.ts'
import { Log, Players } from './Players.tsx'
import { linesOf } from './told.ts'
import { winnersOf } from './winners.ts'
import { tell } from './words.ts'
import './styles/toy.css'

/** A recorded game. */
export function replay(record: GameRecord): ReplayView {
  const setting = toy.fromFile(record.setting)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const driver = replayTable(toy, record)
  const model = sitDown(driver.table, driver.world)
  const nameAt = (seat: Seat): string => record.seats[seat - 1]?.name ?? ''
  // The record holds facts of any game: this is where they get the type of theirs back.
  const end = folded(toy as unknown as Game, setting, record.batches, EVERYTHING) as unknown as State
  const winners = winnersOf(end)
  const legs: readonly Stretch[] = record.batches.flatMap(({ facts }, at) =>
    facts.flatMap((fact) =>
      fact.kind === 'round'
        ? [{ label: (fact as { readonly round: number } & typeof fact).round, at, icon: undefined }]
        : [],
    ),
  )
  const toldAt = (at: number, eyes: Audience): readonly string[] => {
    const facts = record.batches[at]?.facts ?? []
    return linesOf([seenBy(toy.redactor, facts, eyes) as Frame<ToyShape>], eyes, nameAt)
  }
  return {
    driver,
    title: tell().name,
    outcome: () => tell().end.winners(winners.map((seat) => ({ name: nameAt(seat), me: false }))),
    who: (seat) => ({
      name: nameAt(seat),
      was: tell().points(elementAt(end.players, seat - 1).points),
      icon: 'people',
      won: winners.includes(seat),
    }),
    legName: (n) => tell().round(n),
    legs,
    turns: legs.map(({ at }) => at),
    moments: (eyes) => record.batches.flatMap((_, at) => (toldAt(at, eyes).length === 0 ? [] : [at])),
    told: () => toldAt(driver.at.value, driver.eyes.value),
    Board() {
      const { now } = model.state.value
      return now === undefined ? undefined : <Players model={model} state={now} />
    },
    Beside: () => <Log lines={model.lines.value} />,
    Timeline: ({ now, jump }) => (
      <ol>
        {legs.map(({ label, at }) => (
          <li key={at}>
            <button type="button" aria-current={at <= now ? 'step' : undefined} onClick={() => jump(at)}>
              {tell().round(label)}
            </button>
          </li>
        ))}
      </ol>
    ),
    leave: model.leave,
  }
}
