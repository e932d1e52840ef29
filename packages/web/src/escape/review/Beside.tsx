import type { EscapeReview, Moment } from '@selva/bots/review'
import type { Seat } from '@selva/core'
import { type PartialState, playerAt } from '@selva/escape'
import { plainSentence } from '../../client/rich-text.ts'
import type { Replay } from '../../replay/playback.ts'
import { percent } from '../../replay/review/percent.ts'
import { readerFrom } from '../../replay/review/ReviewEyes.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { chanceOf, chancesFor, type Seemed, seemedTo } from './chances.ts'
import { type Choices, momentOf, positionAt, type ReviewedGame, tellingOf, truthsIn } from './scene.ts'
import { gaveText, sectorName, type Telling } from './told.ts'

/** Sectors that are written out; the map shows the others. */
const NAMED = 5

/** Bars of who seemed alien. */
function SeemedAlien({
  seemed,
  reader,
  telling: { words, nameAt },
}: {
  readonly seemed: readonly Seemed[]
  readonly reader: Seat
  readonly telling: Telling
}) {
  const said = ({ alien, aboard }: Seemed): string => {
    if (alien === 1) return words.certain.alien
    if (alien === 0) return words.certain.human
    return aboard ? percent(alien) : words.gone
  }
  return (
    <section>
      <h2 class="label">{words.seemed(plainSentence(nameAt(reader)))}</h2>
      <ol class="seems" data-testid="seems">
        {seemed.map((one) => (
          <li key={one.seat} class={one.aboard ? '' : 'gone'}>
            <SeatMark seat={one.seat} />
            <span>
              <Rich text={nameAt(one.seat)} />
            </span>
            <i class="bar" style={{ '--v': percentWidth(one.alien) }} aria-hidden="true" />
            <em>{said(one)}</em>
          </li>
        ))}
      </ol>
    </section>
  )
}

const percentWidth = (chance: number): string => `${Math.round(100 * chance)}%`

/** The heat in words, and the truth beside it. */
function Places({
  game,
  moment,
  position,
  reader,
  picked,
  telling: { words, nameAt },
}: {
  readonly game: ReviewedGame
  readonly moment: Moment
  readonly position: PartialState
  readonly reader: Seat
  readonly picked: Seat | undefined
  readonly telling: Telling
}) {
  const likely = chancesFor(game.setting.zone, moment, reader, picked).slice(0, NAMED)
  return (
    <section data-testid="places">
      <h2 class="label">{picked === undefined ? words.placesOfAll : words.places(plainSentence(nameAt(picked)))}</h2>
      <p>
        {likely.length === 0 ? (
          words.nowhere
        ) : (
          <Rich text={words.chances(likely.map(({ at, chance }) => words.chance(sectorName(at), percent(chance))))} />
        )}
      </p>
      <ul class="truths">
        {truthsIn(position, reader, picked).map(({ seat, at }) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span>
              <Rich text={words.truly(nameAt(seat), sectorName(at), percent(chanceOf(moment, reader, seat, at)))} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything about the present moment: what it gave away, who seemed what, and who seemed where. */
export function Beside({
  game,
  review,
  replay,
  choices,
}: {
  readonly game: ReviewedGame
  readonly review: EscapeReview
  readonly replay: Replay
  readonly choices: Choices
}) {
  const telling = tellingOf(game, review)
  const { words } = telling
  const reader = readerFrom(replay.eyes, game.record)
  const picked = choices.picked.value === reader ? undefined : choices.picked.value
  const moment = momentOf(review, replay.at)
  const position = positionAt(game, replay.at)
  const news = review.announcements.filter(({ batch }) => batch === replay.at)
  return (
    <>
      {news.length === 0 ? undefined : (
        <section data-testid="gave">
          <h2 class="label">{words.gaveAway}</h2>
          {news
            .flatMap((one) => gaveText(one, telling))
            .map((text) => (
              <p key={text}>
                <Rich text={text} />
              </p>
            ))}
        </section>
      )}
      <SeemedAlien
        seemed={seemedTo(moment, reader, (seat) => playerAt(position, seat).status === 'aboard')}
        reader={reader}
        telling={telling}
      />
      <Places {...{ game, moment, position, reader, picked, telling }} />
      <p class="faint">{words.method}</p>
    </>
  )
}
