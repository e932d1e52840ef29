import { awardsOf, type EscapeReview } from '@selva/bots/review'
import type { Seat } from '@selva/core'
import { nameOf } from '@selva/escape'
import { Award } from '../../replay/review/Award.tsx'
import { Jumps } from '../../replay/review/Jumps.tsx'
import { percent } from '../../replay/review/percent.ts'
import { SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { hatchName, keyMoments, sectorName, type Telling } from './told.ts'

type Props = { readonly telling: Telling; readonly go: (batch: number) => void }

/** Kills and hatches in their order, each with what was known of it. */
export function KeyMoments({ telling, go, at }: Props & { readonly at: number }) {
  const { words } = telling
  const moments = keyMoments(telling)
  return (
    <Jumps label={words.key} none={moments.length === 0 ? words.noKey : undefined}>
      {moments.map(({ batch, round, text, figure }) => (
        <li key={`${batch} ${text}`}>
          <button type="button" aria-current={batch === at ? 'true' : undefined} onClick={() => go(batch)}>
            <small>{words.inRound(round)}</small>
            <span>
              <Rich text={text} />
            </span>
            <em>{figure}</em>
          </button>
        </li>
      ))}
    </Jumps>
  )
}

/** Every lie, the one that was believed most first. */
export function Lies({ telling, go }: Props) {
  const { words, review, nameAt } = telling
  const lies = review.lies.toSorted((a, b) => b.believed - a.believed)
  return (
    <Jumps label={words.lies} note={words.believed} none={lies.length === 0 ? words.noLies : undefined}>
      {lies.map(({ batch, seat, sectors, round, believed, lured }) => (
        <li key={batch} data-lie={`${seat} ${sectors.map(nameOf).join(' ')}`}>
          <button type="button" onClick={() => go(batch)}>
            <SeatMark seat={seat} />
            <span>
              <Rich text={words.lie(nameAt(seat), sectors.map(sectorName), round)} />
              {lured.length === 0 ? undefined : <small>{words.followed(lured.length)}</small>}
            </span>
            <em>{percent(believed)}</em>
            <i class="bar" style={{ '--v': percentWidth(believed) }} aria-hidden="true" />
          </button>
        </li>
      ))}
    </Jumps>
  )
}

const percentWidth = (chance: number): string => `${Math.round(100 * chance)}%`

const attacksOf = ({ attacks }: EscapeReview, seat: Seat) => attacks.filter((attack) => attack.seat === seat)

/** Three awards; their figures open with a tap. */
export function AwardList({ telling }: { readonly telling: Telling }) {
  const { words, review, nameAt, game } = telling
  const { liar, bloodhound, lucky } = awardsOf(review.lies, review.attacks, review.tries)
  if (liar === undefined && bloodhound === undefined && lucky === undefined)
    return (
      <section>
        <h2 class="label">{words.awards}</h2>
        <p class="faint">{words.noAwards}</p>
      </section>
    )
  return (
    <section data-testid="awards">
      <h2 class="label">{words.awards}</h2>
      <ul class="award-list">
        {liar === undefined ? undefined : (
          <Award
            icon="noise-any"
            title={words.liar}
            seat={liar.seat}
            figure={words.liarFigure(percent(liar.believed))}
            more={words.figures.liar}
            nameAt={nameAt}
            lines={review.lies
              .filter(({ seat }) => seat === liar.seat)
              .map(
                ({ seat, sectors, round, believed }) =>
                  `${words.lie(nameAt(seat), sectors.map(sectorName), round)}, ${words.liarFigure(percent(believed))}`,
              )}
          />
        )}
        {bloodhound === undefined ? undefined : (
          <Award
            icon="attack"
            title={words.bloodhound}
            seat={bloodhound.seat}
            figure={words.houndFigure(bloodhound.found, bloodhound.attacks)}
            more={words.figures.bloodhound}
            nameAt={nameAt}
            lines={attacksOf(review, bloodhound.seat).map(({ sector, round, chance, deaths }) =>
              words.attack(sectorName(sector), round, percent(chance), deaths.filter(({ friend }) => !friend).length),
            )}
          />
        )}
        {lucky === undefined ? undefined : (
          <Award
            icon="escaped"
            title={words.lucky}
            seat={lucky.seat}
            figure={words.luckyFigure(percent(lucky.odds))}
            more={words.figures.lucky}
            nameAt={nameAt}
            lines={review.tries.map(
              ({ seat, hatch, round, odds, escaped }) =>
                `${nameAt(seat)}: ${words.attempt[escaped ? 'escaped' : 'red'](hatchName(hatch, game), round, percent(odds))}`,
            )}
          />
        )}
      </ul>
    </section>
  )
}
