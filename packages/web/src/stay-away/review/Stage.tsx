import type { StayAwayReview, StayAwayTurningPoints } from '@selva/bots/review/stay-away'
import { useMemo } from 'preact/hooks'
import { plainSentence } from '../../client/rich-text.ts'
import type { Replay } from '../../replay/playback.ts'
import { ReviewEyes, readerFrom } from '../../replay/review/ReviewEyes.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { Sprite } from '../Sprite.tsx'
import { marksOf, openPointAt } from './points.ts'
import { SeatRing } from './SeatRing.tsx'
import { type Choices, momentOf, positionAt, type ReviewedGame, SHOWN, tellingOf } from './scene.ts'
import { fateText } from './told.ts'

type Props = {
  readonly game: ReviewedGame
  readonly review: StayAwayReview
  readonly turns: StayAwayTurningPoints | undefined
  readonly replay: Replay
  readonly choices: Choices
}

/** The ring as these eyes could have seen it, under how the game went for them. */
export function Stage({ game, review, turns, replay, choices }: Props) {
  const reader = readerFrom(replay.eyes, game.record)
  const telling = tellingOf(game, review)
  const { words } = telling
  const { shown } = choices
  const position = useMemo(() => positionAt(game, replay.at), [game, replay.at])
  const turn = replay.leg?.label ?? 0
  const point = turns === undefined ? undefined : openPointAt(turns, replay.at)
  return (
    <div class="reviewing">
      <Sprite />
      <section class="fate" data-testid="fate">
        <h2 class="label">{words.why(plainSentence(telling.nameAt(reader)))}</h2>
        <p>
          {fateText(reader, telling).map((sentence, i) => (
            <span key={sentence}>
              {i === 0 ? '' : ' '}
              <Rich text={sentence} />
            </span>
          ))}
        </p>
      </section>
      <div class="review-tools">
        <ReviewEyes
          record={game.record}
          reader={reader}
          label={words.eyes}
          pick={(seat) => replay.show(replay.at, seat)}
        />
        <div class="pick" role="group" aria-label={words.shown}>
          {SHOWN.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={shown.value === one}
              data-testid={`shown-${one}`}
              onClick={() => {
                shown.value = one
              }}
            >
              {words.shows[one]}
            </button>
          ))}
        </div>
        <p class="truth-key">
          <svg viewBox="-11 -11 22 22" class="truth" aria-hidden="true">
            <circle r="8" />
          </svg>
          {words.truth}
        </p>
      </div>
      <div class="ringbox">
        <SeatRing
          telling={telling}
          position={position}
          moment={momentOf(review, replay.at)}
          reader={reader}
          shown={shown.value}
          links={review.infections.filter(({ batch, how }) => batch <= replay.at && how !== 'arranged')}
          at={replay.at}
          marks={point === undefined ? undefined : marksOf(point)}
          leg={turn === 0 ? telling.game.log.start : telling.game.end.turn(turn)}
        />
      </div>
    </div>
  )
}
