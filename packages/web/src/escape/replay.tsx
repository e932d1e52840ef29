import { EVERYTHING, type GameRecord, type Seat, seatsOf } from '@selva/core'
import { escape, nameOf, playerAt, sideOf, zoneReference } from '@selva/escape'
import type { Player } from '../client/player.ts'
import { name } from '../client/rich-text.ts'
import type { ReplayView } from '../replay/game.ts'
import { replayTable, witnessOf } from '../replay/replay-table.ts'
import { scenarioTitle } from '../table/credit-text.ts'
import { settingTitle } from './card/title.ts'
import { Lanes } from './end/Lanes.tsx'
import { outcome } from './end/outcome.ts'
import { Paths } from './end/Paths.tsx'
import { endWords } from './end/words.ts'
import { Hand } from './Hand.tsx'
import { Log } from './log/Log.tsx'
import { Me } from './Me.tsx'
import type { EscapeWords } from './messages/en.ts'
import { openEscapeModel } from './model.ts'
import { Patterns } from './Patterns.tsx'
import { Plan } from './Plan.tsx'
import { recordedGame } from './recorded.ts'
import { replayLines } from './replay-lines.ts'
import { cellText } from './sentence.ts'
import { storyOf } from './story.ts'
import { TableMap } from './TableMap.tsx'
import { tell } from './words.ts'
import { zoneNow } from './zone-now.ts'
import './styles/map.css'
import './styles/table.css'
import './styles/end.css'

/** A recorded game of Escape. */
export function replay(record: GameRecord): ReplayView {
  const game = recordedGame(record)
  const { setting, frames, legs, end } = game
  const { zone } = setting
  const whole = storyOf(frames, undefined, zone)
  const driver = replayTable(escape, record)
  const model = openEscapeModel(driver.table, driver.world)
  const words = (): EscapeWords => tell(setting.rules.edition)
  const nameAt = (seat: Seat): string => record.seats[seat - 1]?.name ?? ''
  /** How the player who tells calls the others; without a teller all are others. */
  const calledBy =
    (teller: Seat | undefined) =>
    (seat: Seat): Player => ({ name: name(nameAt(seat)), me: seat === teller })
  const winners = end.end === 'running' ? [] : end.end.winners

  function Board() {
    const { now } = model.state.value
    if (now === undefined) return <div aria-busy="true" />
    if (driver.eyes.value !== EVERYTHING) return <TableMap model={model} state={now} />
    const story = storyOf(frames.slice(0, driver.at.value + 1), undefined, zone)
    return (
      <Plan
        words={words().map}
        zone={zoneNow(now)}
        hatches={now.hatches.join(' ')}
        about={zone.humanSector}
        opens="whole"
        marks={{
          label: (at) => `${nameOf(at)}, ${cellText(zoneNow(now), at, words())}`,
          can: () => false,
          taken: () => true,
          chosen: undefined,
        }}
        onPick={() => {}}
        onCancel={() => {}}
        dots={undefined}
      >
        <Paths story={story} picked={model.picked.value} seats={seatsOf(record.seats.length)} />
      </Plan>
    )
  }

  function Beside() {
    const { now } = model.state.value
    if (now === undefined) return undefined
    return (
      <>
        {driver.eyes.value > 0 ? (
          <>
            <Me model={model} state={now} />
            <Hand model={model} state={now} />
          </>
        ) : undefined}
        <Log model={model} zone={zone} />
      </>
    )
  }

  function Timeline({ now, jump }: { readonly now: number; readonly jump: (at: number) => void }) {
    const round = legs.findLast((leg) => leg.at <= now)?.label ?? 0
    return (
      <Lanes
        words={endWords(setting.rules.edition)}
        state={end}
        frames={frames}
        nameAt={nameAt}
        me={driver.eyes.value > 0 ? (driver.eyes.value as Seat) : undefined}
        now={round}
        jump={(to) => jump(legs.find((leg) => leg.label === to)?.at ?? 0)}
      />
    )
  }

  const lines = replayLines(record, zone, driver, (teller) => (driver.eyes.value > 0 ? model.player : calledBy(teller)))
  return {
    driver,
    title: settingTitle(
      { seats: setting.seats, zone: zoneReference(zone), preset: setting.rules.preset },
      scenarioTitle(record.documents),
    ),
    outcome: () => outcome(end, whole, nameAt, endWords(setting.rules.edition)),
    who(seat) {
      const m = words()
      const { character, side = character === undefined ? 'human' : sideOf(character) } = playerAt(end, seat)
      const was = character === undefined ? m.sides[side] : m.characters[character]
      return { name: nameAt(seat), was, icon: side, won: winners.includes(seat) }
    },
    legName: (n) => `${words().round} ${n}`,
    legs,
    turns: frames.flatMap((frame, at) => (frame.some(({ kind }) => kind === 'turn') ? [at] : [])),
    moments: lines.moments,
    told: () => lines.told(words()),
    teller: () => (driver.eyes.value === EVERYTHING ? witnessOf(driver, driver.at.value, EVERYTHING) : undefined),
    Board: () => (
      <>
        <Patterns />
        <Board />
      </>
    ),
    Beside,
    Timeline,
    review: async () => (await import('./review/load.tsx')).loadReview(game),
    leave: model.leave,
  }
}
