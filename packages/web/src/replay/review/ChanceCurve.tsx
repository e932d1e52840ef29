import type { ChanceCurve as Curve } from '@selva/bots/turning-points'
import type { Seat } from '@selva/core'
import { plainSentence } from '../../client/rich-text.ts'
import { Rich } from '../../ui/Rich.tsx'
import { short } from '../../ui/short.ts'
import type { Stretch } from '../playback.ts'
import { percent, signedPoints } from './percent.ts'
import { reviewWords } from './words.ts'
import '../../styles/review.css'

/** A decision that is marked on the curve. */
export type CurveFlag = {
  /** The moment to show, and the batch at which its mark stands. */
  readonly from: number
  readonly until: number
  readonly seat: Seat
  readonly name: string
  readonly leg: string
  /** How much it moved the chance of the player who decided. */
  readonly change: number
  /** Is this curve that player’s own? */
  readonly own: boolean
}

/** The curve is drawn in hundredths of its box. */
const WHOLE = 100
/** Chances that are written beside the curve. */
const LEVELS = [1, 0.5, 0]
/** So near to the top or the bottom no figure fits. */
const EDGE = 0.25
/** The number of rounds that are written under it. */
const MOST_LABELS = 10

/** The chance at a batch: that of the last point up to it. */
export const chanceAt = (curve: Curve, at: number): number | undefined =>
  (curve.findLast((point) => point.at <= at) ?? curve[0])?.chance

/** A player’s chance to win over the whole game, with the turning points on it. */
export function ChanceCurve({
  curve,
  name,
  steps,
  now,
  legs,
  flags,
  go,
}: {
  readonly curve: Curve
  readonly name: string
  readonly steps: number
  readonly now: number
  readonly legs: readonly Stretch[]
  readonly flags: readonly CurveFlag[]
  readonly go: (flag: CurveFlag) => void
}) {
  const m = reviewWords()
  const x = (at: number): number => (WHOLE * at) / Math.max(1, steps - 1)
  const y = (chance: number): number => WHOLE * (1 - chance)
  const line = curve.map(({ at, chance }) => `${short(x(at))} ${short(y(chance))}`).join('L')
  const [first, last] = [curve[0], curve.at(-1)]
  const every = Math.max(1, Math.ceil(legs.length / MOST_LABELS))
  const chance = chanceAt(curve, now)
  return (
    <section class="curve-part" data-testid="curve">
      <h2 class="label">
        <span>
          <Rich text={m.chanceOf(name)} />
        </span>
        <span>{chance === undefined ? '' : percent(chance)}</span>
      </h2>
      <div class="curve">
        <ol class="curve-levels" aria-hidden="true">
          {LEVELS.map((level) => (
            <li key={level}>{percent(level)}</li>
          ))}
        </ol>
        <div class="curve-box">
          <svg
            viewBox={`0 0 ${WHOLE} ${WHOLE}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={plainSentence(chance === undefined ? m.chanceOf(name) : m.chanceNow(name, percent(chance)))}
          >
            <path class="curve-grid" d="M0 0H100M0 100H100" />
            <path class="curve-even" d="M0 50H100" />
            {first === undefined || last === undefined ? undefined : (
              <>
                <path class="curve-area" d={`M${short(x(first.at))} 50L${line}L${short(x(last.at))} 50Z`} />
                <path class="curve-line" d={`M${line}`} />
              </>
            )}
            <path class="curve-now" d={`M${short(x(now))} 0V100`} />
          </svg>
          {flags.map((flag) => {
            const height = chanceAt(curve, flag.until) ?? 0.5
            const open = flag.from <= now && now < flag.until
            // A figure keeps inside the box: over a fall there is room, and under a rise that reaches the top.
            const under = flag.change < 0 ? height > EDGE : height > 1 - EDGE
            return (
              <button
                key={flag.from}
                type="button"
                class={`curve-flag ${open ? 'on' : ''} ${flag.own ? 'own' : ''} ${under ? 'under' : ''}`}
                style={{ '--x': `${short(x(flag.until))}%`, '--y': `${short(y(height))}%` }}
                aria-label={plainSentence(m.flag(flag.name, flag.leg, m.change(signedPoints(flag.change))))}
                onClick={() => go(flag)}
              >
                {flag.own ? <span>{signedPoints(flag.change)}</span> : undefined}
              </button>
            )
          })}
        </div>
        <ol class="curve-legs" aria-hidden="true">
          {legs
            .filter((_, i) => i % every === 0)
            .map(({ label, at }) => (
              <li key={label} style={{ '--x': `${short(x(at))}%` }}>
                {label}
              </li>
            ))}
        </ol>
      </div>
    </section>
  )
}
