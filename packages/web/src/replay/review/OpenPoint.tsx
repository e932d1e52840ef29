import { type Better, readingOf, type TurningPoint } from '@selva/bots/turning-points'
import { RoundButton } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { percent, points, signedPoints } from './percent.ts'
import { reviewWords } from './words.ts'
import '../../styles/review.css'

/** The words in which a game speaks of one turning point. */
export type PointWords<Name extends string> = {
  /** “Round 16, Ana”. */
  readonly title: string
  /** The name of the player who decided. */
  readonly name: string
  /** Everything that happened in the turn, in one line. */
  readonly happened: string
  /** A better choice in a few words, and why. */
  readonly better: string
  readonly part: (name: Name) => { readonly label: string; readonly note: string }
}

/** The scale of a fall begins and ends at a full tenth, and is at least this wide. */
const TENTH = 0.1
const LEAST_WIDTH = 0.2

/** The part of all chances that a fall is drawn in. */
export function scaleOf(chances: readonly number[]): { readonly low: number; readonly wide: number } {
  const low = Math.floor(Math.min(...chances) / TENTH) * TENTH
  const high = Math.ceil(Math.max(...chances) / TENTH) * TENTH
  return { low: Math.min(low, 1 - LEAST_WIDTH), wide: Math.max(high - low, LEAST_WIDTH) }
}

type Bar = {
  readonly key: string
  readonly kind: 'sum' | 'skill' | 'luck'
  readonly label: string
  readonly note: string
  readonly from: number
  readonly to: number
  readonly figure: string
}

/** Chances from before a turn to after it, part by part: solid is skill, hatched is luck. */
function barsOf<Name extends string>(
  { before, parts, after }: TurningPoint<Name, unknown>,
  words: PointWords<Name>,
): readonly Bar[] {
  const m = reviewWords()
  let now = before.mean
  const moved = parts.map(({ name, by, change }): Bar => {
    const from = now
    now += change.mean
    return { key: name, kind: by, ...words.part(name), from, to: now, figure: signedPoints(change.mean) }
  })
  const sum = (key: string, label: string, chance: number): Bar => ({
    ...{ key, kind: 'sum', label, note: '', from: 0, to: chance, figure: percent(chance) },
  })
  return [sum('before', m.before, before.mean), ...moved, sum('after', m.after, after.mean)]
}

/** Something better, with its worth; under five points it says that nothing was. */
function BetterBox({ better, text }: { readonly better: Better<unknown> | 'aboutEqual'; readonly text: string }) {
  const m = reviewWords()
  if (better === 'aboutEqual')
    return (
      <p class="faint" data-testid="about-equal">
        {m.aboutEqual}
      </p>
    )
  return (
    <p class="better" data-testid="better">
      <Icon name="bulb" />
      <span>
        <b>
          <Rich text={m.better(text)} />
        </b>{' '}
        {m.worth(points(better.worth.mean), points(2 * better.worth.error))}
      </span>
    </p>
  )
}

/** One turning point, to be read downwards: what happened, what was better, and what moved the chance. */
export function OpenPoint<Name extends string>({
  point,
  words,
  before,
  after,
}: {
  readonly point: TurningPoint<Name, unknown>
  readonly words: PointWords<Name>
  /** To the neighbouring turning points, where there are such. */
  readonly before: (() => void) | undefined
  readonly after: (() => void) | undefined
}) {
  const m = reviewWords()
  const bars = barsOf(point, words)
  const { low, wide } = scaleOf(bars.flatMap(({ kind, from, to }) => (kind === 'sum' ? [to] : [from, to])))
  const place = (chance: number): string => `${Math.round((100 * (Math.max(low, chance) - low)) / wide)}%`
  return (
    <section class="open-point" data-testid="open-point" data-reading={readingOf(point)}>
      <h2 class="label">
        <span>
          <Rich text={words.title} />
        </span>
        <span class="steps">
          {before === undefined ? undefined : <RoundButton icon="prev" label={m.previous} onClick={before} />}
          {after === undefined ? undefined : <RoundButton icon="next" label={m.next} onClick={after} />}
        </span>
      </h2>
      <p class="happened">
        <Rich text={words.happened} />
      </p>
      <BetterBox better={point.better} text={words.better} />
      <ol class="fall">
        {bars.map(({ key, kind, label, note, from, to, figure }) => (
          <li key={key} class={kind}>
            <span>
              {label}
              {note === '' ? undefined : <small>{note}</small>}
            </span>
            <span class="track" aria-hidden="true">
              <i style={{ '--from': place(Math.min(from, to)), '--to': place(Math.max(from, to)) }} />
            </span>
            <em>{figure}</em>
          </li>
        ))}
      </ol>
      <p class="fall-key">
        <i class="skill" aria-hidden="true" />
        {m.skill}
        <i class="luck" aria-hidden="true" />
        {m.fortune}
        <span>
          <Rich text={m.judged(words.name)} />
        </span>
      </p>
    </section>
  )
}
