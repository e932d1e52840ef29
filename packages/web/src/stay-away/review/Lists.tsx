import { awardsOf, largestFor, liesIn } from '@selva/bots/review/stay-away'
import type { Seat } from '@selva/core'
import { Award } from '../../replay/review/Award.tsx'
import { Jumps } from '../../replay/review/Jumps.tsx'
import { percent } from '../../replay/review/percent.ts'
import { SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import type { Telling } from './telling.ts'
import { claimSaid, keyMoments, subjectOf } from './told.ts'

type Props = { readonly telling: Telling; readonly go: (batch: number) => void }

/** The chain of infection and the fire, each with what was known of it. */
export function KeyMoments({ telling, go, at }: Props & { readonly at: number }) {
  const { words } = telling
  const moments = keyMoments(telling)
  return (
    <Jumps label={words.key} none={moments.length === 0 ? words.noKey : undefined}>
      {moments.map(({ batch, turn, text, figure }) => (
        <li key={`${batch} ${text}`}>
          <button type="button" aria-current={batch === at ? 'true' : undefined} onClick={() => go(batch)}>
            <small>{words.inTurn(turn)}</small>
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

/** Everything false that was said, what was believed most first. */
export function FalseClaims({ telling, go }: Props) {
  const { words, review, nameAt } = telling
  const claims = review.claims.toSorted((a, b) => b.after - a.after)
  return (
    <Jumps label={words.claims} note={words.believed} none={claims.length === 0 ? words.noClaims : undefined}>
      {claims.map((one) => (
        <li key={one.batch} data-claim={`${one.seat} ${one.lie ? 'lie' : 'guess'}`}>
          <button type="button" onClick={() => go(one.batch)}>
            <SeatMark seat={one.seat} />
            <span>
              <Rich text={words.claim(nameAt(one.seat), claimSaid(one, telling), one.turn)} />
              <small>
                {one.by.length === 0 ? words.unheard : words.fromTo(percent(one.before), percent(one.after))}
                {one.lie ? '' : `, ${words.wrongGuess}`}
              </small>
            </span>
            <em>{one.by.length === 0 ? '' : percent(one.after)}</em>
            <i class="bar" style={{ '--v': `${Math.round(100 * one.after)}%` }} aria-hidden="true" />
          </button>
        </li>
      ))}
    </Jumps>
  )
}

/** The number of changes of mind that are listed. */
const MOST_CHANGES = 5

/** The news that most changed the mind of these eyes. */
export function MovedMost({ telling, go, reader }: Props & { readonly reader: Seat }) {
  const { words, review, nameAt } = telling
  const changes = largestFor(review.news, reader, MOST_CHANGES)
  return (
    <Jumps
      label={<Rich text={words.movedMost(nameAt(reader))} />}
      none={changes.length === 0 ? <Rich text={words.notMoved(nameAt(reader))} /> : undefined}
    >
      {changes.map(({ news, about, role, before, after }) => (
        <li key={news.batch} data-moved={about}>
          <button type="button" onClick={() => go(news.batch)}>
            <small>{words.inTurn(news.turn)}</small>
            <span>
              <Rich text={subjectOf(news.deed, telling)} />
              <small>
                <Rich text={role === 'thing' ? words.isThing(nameAt(about)) : words.isInfected(nameAt(about))} />,{' '}
                {words.fromTo(percent(before), percent(after))}
              </small>
            </span>
          </button>
        </li>
      ))}
    </Jumps>
  )
}

/** Awards; their figures open with a tap. */
export function AwardList({ telling }: { readonly telling: Telling }) {
  const { words, review, nameAt } = telling
  const { liar, bloodhound, narrow, disguise } = awardsOf(review)
  const earned = [liar, bloodhound, narrow, disguise].some((one) => one !== undefined)
  return (
    <section data-testid="awards">
      <h2 class="label">{words.awards}</h2>
      {earned ? undefined : <p class="faint">{words.noAwards}</p>}
      <ul class="award-list">
        {liar === undefined ? undefined : (
          <Award
            icon="speech"
            title={words.liar}
            seat={liar.seat}
            figure={words.liarFigure(percent(liar.after))}
            more={words.more.liar}
            nameAt={nameAt}
            lines={liesIn(review.claims).map(
              (one) =>
                `${words.claim(nameAt(one.seat), claimSaid(one, telling), one.turn)}, ${words.liarFigure(percent(one.after))}`,
            )}
          />
        )}
        {bloodhound === undefined ? undefined : (
          <Award
            icon="flamethrower"
            title={words.bloodhound}
            seat={bloodhound.seat}
            figure={words.houndFigure(bloodhound.right, bloodhound.all)}
            more={words.more.bloodhound}
            nameAt={nameAt}
            lines={review.hunts
              .filter(({ seat }) => seat === bloodhound.seat)
              .map(
                ({ at, how, turn, known, right }) =>
                  `${words.hunt[how](nameAt(at), turn, percent(known))}, ${right ? words.right : words.wrong}`,
              )}
          />
        )}
        {narrow === undefined ? undefined : (
          <Award
            icon="refuse"
            title={words.narrow}
            seat={narrow.seat}
            figure={words.narrowFigure(percent(narrow.known))}
            more={words.more.narrow}
            nameAt={nameAt}
            lines={review.misses.map(({ seat, from, turn, known }) =>
              words.miss(nameAt(seat), nameAt(from), turn, percent(known)),
            )}
          />
        )}
        {disguise === undefined ? undefined : (
          <Award
            icon="eye-off"
            title={words.disguise}
            seat={disguise.seat}
            figure={words.disguiseFigure(percent(disguise.seen))}
            more={words.more.disguise}
            nameAt={nameAt}
            lines={review.disguises.map(({ seat, turns, seen }) => words.disguised(nameAt(seat), turns, percent(seen)))}
          />
        )}
      </ul>
    </section>
  )
}
