import {
  type Impression,
  impressionIn,
  type Moment,
  type StayAwayReview,
  undecided,
} from '@selva/bots/review/stay-away'
import { type Seat, seatsOf } from '@selva/core'
import { type PartialState, playerAt } from '@selva/stay-away'
import type { Replay } from '../../replay/playback.ts'
import { readerFrom } from '../../replay/review/ReviewEyes.tsx'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { ROLE_ICONS } from '../icons.ts'
import { figuresText } from './chances.ts'
import { momentOf, positionAt, type ReviewedGame, tellingOf } from './scene.ts'
import type { Telling } from './telling.ts'
import { gaveText, suspicionOf, toldText } from './told.ts'

const width = (chance: number): string => `${Math.round(100 * chance)}%`

/** Human, infected and The Thing in one bar. */
function Bar({ thing, infected }: Impression) {
  const human = Math.max(0, 1 - thing - infected)
  return (
    <span class="three" aria-hidden="true">
      <i style={{ '--v': width(human) }} />
      <i class="infected" style={{ '--v': width(infected) }} />
      <i class="thing" style={{ '--v': width(thing) }} />
    </span>
  )
}

/** The players as they seemed to these eyes, the most suspicious first, with the truth beside it. */
function Seemed({
  moment,
  position,
  reader,
  telling,
}: {
  readonly moment: Moment
  readonly position: PartialState
  readonly reader: Seat
  readonly telling: Telling
}) {
  const { words, nameAt, game } = telling
  const others = seatsOf(position.setting.seats)
    .filter((seat) => seat !== reader)
    .map((seat) => ({ seat, seen: impressionIn(moment, reader, seat), ...playerAt(position, seat) }))
    .toSorted(
      (a, b) => Number(b.alive) - Number(a.alive) || suspicionOf(b.seen) - suspicionOf(a.seen) || a.seat - b.seat,
    )
  return (
    <section>
      <h2 class="label">
        <span>
          <Rich text={words.seemedTo(nameAt(reader))} />
        </span>
        <small>{words.was}</small>
      </h2>
      <ol class="seems" data-testid="seems">
        {others.map(({ seat, seen, role, alive }) => (
          <li key={seat} class={alive ? '' : 'gone'}>
            <SeatMark seat={seat} />
            <span>
              <Rich text={nameAt(seat)} />
              <span class="spoken">: {figuresText(seen, role, words)}</span>
            </span>
            {alive ? <Bar {...seen} /> : <small>{game.ring.out}</small>}
            <em>{role === undefined ? undefined : <Icon name={ROLE_ICONS[role]} kind="small" />}</em>
          </li>
        ))}
      </ol>
      <p class="three-key" aria-hidden="true">
        <i />
        {game.roles.human}
        <i class="infected" />
        {game.roles.infected}
        <i class="thing" />
        {game.roles.thing}
      </p>
    </section>
  )
}

/** Everything about the present moment: what it told these eyes, what it gave away, and who seemed what. */
export function Beside({
  game,
  review,
  replay,
}: {
  readonly game: ReviewedGame
  readonly review: StayAwayReview
  readonly replay: Replay
}) {
  const telling = tellingOf(game, review)
  const { words, nameAt } = telling
  const reader = readerFrom(replay.eyes, game.record)
  const position = positionAt(game, replay.at)
  const news = review.news.filter(({ batch }) => batch === replay.at)
  const gave = news.flatMap((one) => gaveText(one, undecided(position, []), telling))
  return (
    <>
      {news.length === 0 ? undefined : (
        <section data-testid="told-reader">
          <h2 class="label">
            <span>
              <Rich text={words.told(nameAt(reader))} />
            </span>
          </h2>
          {news
            .flatMap((one) => toldText(one, reader, telling))
            .map((text) => (
              <p key={text}>
                <Rich text={text} />
              </p>
            ))}
        </section>
      )}
      {gave.length === 0 ? undefined : (
        <section data-testid="gave">
          <h2 class="label">{words.gaveAway}</h2>
          {gave.map((text) => (
            <p key={text}>
              <Rich text={text} />
            </p>
          ))}
        </section>
      )}
      <Seemed moment={momentOf(review, replay.at)} position={position} reader={reader} telling={telling} />
      <p class="faint">{words.method}</p>
    </>
  )
}
