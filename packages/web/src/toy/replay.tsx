import { EVERYTHING, folded, type Game, type GameRecord, isRefusal, type Seat, seenBy, the } from '@selva/core'
import { type ToyShape, toy } from '@selva/core/toy'
import { driverOf } from '../replay/driver.ts'
import type { Leg, Shown } from '../replay/game.ts'
import type { Frame } from '../table/live.ts'
import { Log, Players } from './Players.tsx'
import { type State, sitDown } from './sitting.ts'
import { linesOf } from './told.ts'
import { winnersOf } from './winners.ts'
import { tell } from './words.ts'
import './styles/toy.css'

/** A recorded game. */
export function replay(record: GameRecord): Shown {
  const setting = toy.restored(record.setting)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const driver = driverOf(toy, record)
  const sitting = sitDown(driver.table, driver.world)
  const nameAt = (seat: Seat): string => record.seats[seat - 1]?.name ?? ''
  // The record holds facts of any game: this is where they get the type of theirs back.
  const end = folded(toy as unknown as Game, setting, record.batches, EVERYTHING) as unknown as State
  const winners = winnersOf(end)
  const legs: readonly Leg[] = record.batches.flatMap(({ facts }, at) =>
    facts.flatMap((fact) =>
      fact.kind === 'round'
        ? [{ label: (fact as { readonly round: number } & typeof fact).round, at, icon: undefined }]
        : [],
    ),
  )
  const told = (): readonly string[] => {
    const facts = record.batches[driver.at.value]?.facts ?? []
    const seen = seenBy(toy.redactor, facts, driver.eyes.value) as Frame<ToyShape>
    return linesOf([seen], driver.eyes.value, nameAt)
  }
  return {
    driver,
    look: 'toy',
    title: tell().name,
    outcome: () => tell().end.winners(winners.map(nameAt).join(', ')),
    who: (seat) => ({
      name: nameAt(seat),
      was: tell().points(the(end.players, seat - 1).points),
      icon: 'people',
      won: winners.includes(seat),
    }),
    legName: (n) => tell().round(n),
    legs,
    told,
    Board() {
      const { now } = sitting.state.value
      return now === undefined ? undefined : <Players sitting={sitting} state={now} />
    },
    Beside: () => <Log lines={sitting.lines.value} />,
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
    leave: sitting.leave,
  }
}
