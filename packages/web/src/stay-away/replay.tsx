import { type Audience, type GameRecord, type Seat, seatsOf } from '@selva/core'
import { playerAt, stayAway } from '@selva/stay-away'
import { messages } from '../client/language.ts'
import type { Player } from '../client/player.ts'
import { name, plainSentence } from '../client/rich-text.ts'
import type { ReplayView } from '../replay/game.ts'
import { replayTable } from '../replay/replay-table.ts'
import { replayWords } from '../replay/words.ts'
import { scenarioTitle } from '../table/credit-text.ts'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { CardDialog } from './CardFace.tsx'
import { ROLE_ICONS } from './icons.ts'
import { Log } from './log/Log.tsx'
import { ShownCards } from './log/ShownCards.tsx'
import { Me } from './Me.tsx'
import { openStayAwayModel } from './model.ts'
import { outcome } from './outcome.ts'
import { Ring } from './Ring.tsx'
import { framesFor, recordedGame } from './recorded.ts'
import { Sprite } from './Sprite.tsx'
import { sentence } from './sentence.ts'
import { foldStory, storyOf } from './story.ts'
import { cardName, gameWords } from './words.ts'
import './styles/table.css'
import './styles/end.css'

/** A recorded game of Stay Away! */
export function replay(record: GameRecord): ReplayView {
  const game = recordedGame(record)
  const { ending, legs } = game
  const { rules } = game.setting
  const driver = replayTable(stayAway, record)
  const model = openStayAwayModel(driver.table, driver.world)
  const nameAt = (seat: Seat): string => record.seats[seat - 1]?.name ?? ''
  const called = (seat: Seat, me: boolean): Player => ({ name: name(nameAt(seat)), me })

  function Board() {
    const { now } = model.state.value
    return (
      <>
        <Sprite />
        <div class="ringbox">{now === undefined ? undefined : <Ring model={model} state={now} />}</div>
        <CardDialog model={model} rules={rules} />
      </>
    )
  }

  /** Everybody's cards, as far as these eyes know them. */
  function Hands() {
    const { now } = model.state.value
    if (now === undefined) return undefined
    return (
      <section class="hands">
        <h2 class="label">{replayWords().hands}</h2>
        <ol>
          {seatsOf(record.seats.length).map((seat) => {
            const known = playerAt(now, seat).hand.filter((card) => card !== undefined)
            return known.length === 0 ? undefined : (
              <li key={seat}>
                <SeatMark seat={seat} />
                <b>{nameAt(seat)}</b>
                <span>{known.map((card) => cardName(card)).join(', ')}</span>
              </li>
            )
          })}
        </ol>
      </section>
    )
  }

  function Beside() {
    const { now } = model.state.value
    if (now === undefined) return undefined
    return (
      <>
        {driver.eyes.value > 0 ? <Me model={model} state={now} /> : undefined}
        <Hands />
        {driver.eyes.value > 0 ? <ShownCards model={model} hidden={[]} /> : undefined}
        <Log model={model} />
      </>
    )
  }

  function Timeline({ now, jump }: { readonly now: number; readonly jump: (at: number) => void }) {
    const m = gameWords()
    const leg = legs.findLast((one) => one.at <= now)
    return (
      <ol class="turns" aria-label={m.end.timeline}>
        {legs.map((one) => (
          <li key={one.label}>
            <button
              type="button"
              aria-current={one === leg ? 'step' : undefined}
              aria-label={m.end.turn(one.label)}
              onClick={() => jump(one.at)}
            >
              {one.label}
              {one.icon === undefined ? undefined : <Icon name={one.icon} kind="small" />}
            </button>
          </li>
        ))}
      </ol>
    )
  }

  const told = (): readonly string[] => {
    void messages()
    const me = driver.eyes.value > 0 ? (driver.eyes.value as Seat) : undefined
    const frames = framesFor(record, driver.eyes.value, driver.at.value + 1)
    const before = storyOf(frames.slice(0, -1), me)
    // Through a player's eyes their own seat is the reader's, as it was at the table.
    const callings = { ...model.callings, player: (seat: Seat) => called(seat, seat === me) }
    return foldStory(before, frames.at(-1) ?? [])
      .lines.slice(before.lines.length)
      .map((line) => sentence(line, gameWords(), callings))
  }

  const moments = (eyes: Audience): readonly number[] => {
    let story = storyOf([], eyes > 0 ? (eyes as Seat) : undefined)
    return framesFor(record, eyes).flatMap((frame, at) => {
      const before = story.lines.length
      story = foldStory(story, frame)
      return story.lines.length === before ? [] : [at]
    })
  }
  return {
    driver,
    title: scenarioTitle(record.documents) ?? '',
    outcome: () => plainSentence(outcome(ending, (seat) => called(seat, false))),
    who(seat) {
      const fate = ending.fates.find((one) => one.seat === seat)
      const role = fate?.role ?? 'human'
      return { name: nameAt(seat), was: gameWords().roles[role], icon: ROLE_ICONS[role], won: fate?.won ?? false }
    },
    legName: (n) => gameWords().end.turn(n),
    legs,
    turns: legs.map(({ at }) => at),
    moments,
    told,
    Board,
    Beside,
    Timeline,
    review: async () => (await import('./review/load.tsx')).loadReview(game, Timeline),
    leave: model.leave,
  }
}
