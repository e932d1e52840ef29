import type { EscapeReview, EscapeTurningPoints } from '@selva/bots/review'
import { type Seat, seatsOf } from '@selva/core'
import { nameOf, playerAt, type Sector } from '@selva/escape'
import { useMemo } from 'preact/hooks'
import { plainSentence } from '../../client/rich-text.ts'
import type { Replay } from '../../replay/playback.ts'
import { percent } from '../../replay/review/percent.ts'
import { ReviewEyes, readerFrom } from '../../replay/review/ReviewEyes.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { Here } from '../map-marks.tsx'
import { Patterns } from '../Patterns.tsx'
import { Plan } from '../Plan.tsx'
import { cellText } from '../sentence.ts'
import { zoneNow } from '../zone-now.ts'
import { ChanceKey, ChanceLayer } from './ChanceLayer.tsx'
import { chancesFor } from './chances.ts'
import { PointLayer } from './PointLayer.tsx'
import { marksOf, openPointAt } from './points.ts'
import { type Choices, momentOf, positionAt, type ReviewedGame, tellingOf, truthsIn } from './scene.ts'
import { fateText } from './told.ts'

type Props = {
  readonly game: ReviewedGame
  readonly review: EscapeReview
  readonly turns: EscapeTurningPoints | undefined
  readonly replay: Replay
  readonly choices: Choices
}

/** Choice of the eyes to look through, and of the players whose places are shown. */
function EyesAndPlayers({ game, review, replay, choices, reader }: Props & { readonly reader: Seat }) {
  const { words, nameAt } = tellingOf(game, review)
  const { picked } = choices
  const seats = seatsOf(game.record.seats.length)
  return (
    <div class="review-tools">
      <ReviewEyes
        record={game.record}
        reader={reader}
        label={words.eyes}
        pick={(next) => {
          if (next === picked.value) picked.value = undefined
          replay.show(replay.at, next)
        }}
      />
      <div class="pick" role="group" aria-label={words.shown}>
        <button
          type="button"
          aria-pressed={picked.value === undefined}
          onClick={() => {
            picked.value = undefined
          }}
        >
          {words.all}
        </button>
        {seats
          .filter((seat) => seat !== reader)
          .map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={picked.value === seat}
              aria-label={plainSentence(nameAt(seat))}
              title={plainSentence(nameAt(seat))}
              data-testid={`review-pick-${seat}`}
              onClick={() => {
                picked.value = picked.value === seat ? undefined : seat
              }}
            >
              <SeatMark seat={seat} />
            </button>
          ))}
      </div>
      <ChanceKey {...words} />
    </div>
  )
}

/** The map with what these eyes could have known, under how the game went for them. */
export function Stage(props: Props) {
  const { game, review, turns, replay, choices } = props
  const { zone } = game.setting
  const reader = readerFrom(replay.eyes, game.record)
  const telling = tellingOf(game, review)
  const picked = choices.picked.value === reader ? undefined : choices.picked.value
  const position = useMemo(() => positionAt(game, replay.at), [game, replay.at])
  const chances = useMemo(
    () => chancesFor(zone, momentOf(review, replay.at), reader, picked),
    [review, replay.at, reader, picked],
  )
  const marks = useMemo(() => {
    const bySector = new Map(chances.map(({ at, chance }) => [at, chance]))
    return {
      label: (at: Sector) => {
        const chance = bySector.get(at)
        const place = `${nameOf(at)}, ${cellText(zoneNow(position), at, telling.game)}`
        return chance === undefined ? place : `${place}, ${percent(chance)}`
      },
      can: () => false,
      taken: () => false,
      chosen: undefined,
    }
  }, [chances, position, telling.game])
  const own = playerAt(position, reader)
  const point = turns === undefined ? undefined : openPointAt(turns, replay.at)
  return (
    <div class="reviewing">
      <section class="fate" data-testid="fate">
        <h2 class="label">{telling.words.why(plainSentence(telling.nameAt(reader)))}</h2>
        <p>
          {fateText(reader, telling).map((sentence, i) => (
            <span key={sentence}>
              {i === 0 ? '' : ' '}
              <Rich text={sentence} />
            </span>
          ))}
        </p>
      </section>
      <EyesAndPlayers {...props} reader={reader} />
      <Patterns />
      <Plan
        words={telling.game.map}
        zone={zoneNow(position)}
        hatches={position.hatches.join(' ')}
        about={zone.humanSector}
        opens="whole"
        marks={marks}
        onPick={() => {}}
        onCancel={() => {}}
        dots={undefined}
      >
        <ChanceLayer chances={chances} truths={truthsIn(position, reader, picked)} />
        {own.status === 'aboard' && own.at !== undefined && own.side !== undefined ? (
          <Here at={own.at} side={own.side} out={false} />
        ) : undefined}
        {point === undefined ? undefined : <PointLayer marks={marksOf(point, telling)} />}
      </Plan>
    </div>
  )
}
