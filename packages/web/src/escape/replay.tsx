import { type Audience, EVERYTHING, type GameRecord, type Seat, seatsOf, seenBy } from '@selva/core'
import { type EscapeShape, escape, nameOf, playerAt, sideOf, zoneReference } from '@selva/escape'
import type { Player } from '../client/player.ts'
import { name } from '../client/rich-text.ts'
import type { ReplayView } from '../replay/game.ts'
import { replayTable, witnessOf } from '../replay/replay-table.ts'
import { scenarioTitle } from '../table/credit-text.ts'
import type { Frame } from '../table/live-ports.ts'
import { settingTitle } from './card/title.ts'
import { Lanes } from './end/Lanes.tsx'
import { outcome } from './end/outcome.ts'
import { Paths } from './end/Paths.tsx'
import { Hand } from './Hand.tsx'
import { Log } from './log/Log.tsx'
import { Me } from './Me.tsx'
import type { EscapeWords } from './messages/en.ts'
import { openEscapeModel } from './model.ts'
import { Patterns } from './Patterns.tsx'
import { Plan } from './Plan.tsx'
import { recordedGame } from './recorded.ts'
import { cellText, sentence } from './sentence.ts'
import { foldStory, storyOf } from './story.ts'
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
        words={words().end}
        state={end}
        frames={frames}
        nameAt={nameAt}
        me={driver.eyes.value > 0 ? (driver.eyes.value as Seat) : undefined}
        now={round}
        jump={(to) => jump(legs.find((leg) => leg.label === to)?.at ?? 0)}
      />
    )
  }

  /** The lines that the last batch has added for these eyes. */
  const told = (): readonly string[] => {
    const seen = record.batches
      .slice(0, driver.at.value + 1)
      .map(({ facts }) => seenBy(escape.redactor, facts, driver.eyes.value) as Frame<EscapeShape>)
    const witness = witnessOf(driver, driver.at.value, driver.eyes.value)
    const before = storyOf(seen.slice(0, -1), witness, zone)
    return foldStory(before, seen.at(-1) ?? [])
      .lines.slice(before.lines.length)
      .map((line) => sentence(line, words(), driver.eyes.value > 0 ? model.player : calledBy(witness), zone))
  }

  /** Each witness keeps a story of their own; a moment is one at which that of its witness gets longer. */
  const moments = (eyes: Audience): readonly number[] => {
    const witnesses = new Set(record.batches.map((_, at) => witnessOf(driver, at, eyes)))
    const stories = new Map([...witnesses].map((witness) => [witness, storyOf([], witness, zone)]))
    return record.batches.flatMap(({ facts }, at) => {
      const frame = seenBy(escape.redactor, facts, eyes) as Frame<EscapeShape>
      const before = stories.get(witnessOf(driver, at, eyes))?.lines.length
      for (const [witness, story] of stories) stories.set(witness, foldStory(story, frame))
      return stories.get(witnessOf(driver, at, eyes))?.lines.length === before ? [] : [at]
    })
  }
  return {
    driver,
    title: settingTitle(
      { seats: setting.seats, zone: zoneReference(zone), preset: setting.rules.preset },
      scenarioTitle(record.documents),
    ),
    outcome: () => outcome(end, whole, nameAt, words()),
    who(seat) {
      const m = words()
      const { character, side = character === undefined ? 'human' : sideOf(character) } = playerAt(end, seat)
      const was = character === undefined ? m.sides[side] : m.characters[character]
      return { name: nameAt(seat), was, icon: side, won: winners.includes(seat) }
    },
    legName: (n) => `${words().round} ${n}`,
    legs,
    turns: frames.flatMap((frame, at) => (frame.some(({ kind }) => kind === 'turn') ? [at] : [])),
    moments,
    told,
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
