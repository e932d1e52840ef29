import { coord } from '../../client/rich-text.ts'
import { Linked, type Opens } from '../../log/Linked.tsx'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import type { StayAwayModel } from '../model.ts'
import { listed } from '../sentence.ts'
import type { Sighting } from '../story-draft.ts'
import { gameWords } from '../words.ts'
import { howSeen } from './how-seen.ts'
import { storyWords } from './words.ts'

/** Each card once: an exchange that everyone saw is told to its two players as well. */
function onlyOnce(sightings: readonly Sighting[]): readonly Sighting[] {
  const isTwin = (a: Sighting, b: Sighting | undefined): boolean =>
    b?.line.kind === 'got' && a.line.kind === 'exchanged' && b.of === a.of && b.line.number === a.line.number + 1
  return sightings.filter((one, i) => !isTwin(one, sightings[i + 1]))
}

/** The cards of others that I have been shown, for my eyes only; not those that lie over the ring, which are `hidden` here. */
export function ShownCards({
  model,
  hidden,
  opens,
}: {
  readonly model: StayAwayModel
  readonly hidden: readonly number[]
  readonly opens?: Opens | undefined
}) {
  const m = gameWords()
  const { how } = storyWords()
  const me = model.live.seat()
  const sightings = onlyOnce(model.story.value.sightings)
    .filter(({ line }) => !hidden.includes(line.number))
    .toReversed()
  // All of them lie over the ring.
  if (sightings.length === 0 && hidden.length > 0) return undefined
  return (
    <section class="sightings" data-testid="shown" aria-label={m.shown.title} tabIndex={0}>
      <h2 class="label">
        <span>{m.shown.title}</span>
        <Icon name="eye-off" kind="small" />
      </h2>
      {sightings.length === 0 ? <p class="faint">{m.shown.none}</p> : undefined}
      <ol>
        {sightings.map(({ line, of, cards }) => {
          const way = howSeen(line, me)
          return (
            <li key={line.number} data-how={way}>
              <span class="n">{line.turn}</span>
              <SeatMark seat={of} />
              <span>
                <b>{model.nameAt(of)}</b> <em>{how[way]}</em>{' '}
                <Linked text={listed(cards, m, (kind) => coord(model.callings.card(kind)))} opens={opens} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
