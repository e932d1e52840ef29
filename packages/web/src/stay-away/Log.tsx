import { say } from '../client/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { listed, sentence, toneOf } from './sentence.ts'
import type { Sitting } from './sitting.ts'
import { byTurns, type Line } from './story-line.ts'
import { tell } from './words.ts'

function Told({ line, sitting }: { readonly line: Line; readonly sitting: Sitting }) {
  const { icon, tone } = toneOf(line)
  return (
    <li class={`${tone} ${line.secret ? 'secret' : ''}`} data-line={line.kind}>
      <Icon name={icon} />
      <span>
        <Rich text={sentence(line, tell(), sitting.callings)} />
        {line.secret ? <span class="spoken"> {tell().shown.only}</span> : undefined}
      </span>
    </li>
  )
}

/** What everybody saw, and between it what I alone did. */
export function Log({ sitting }: { readonly sitting: Sitting }) {
  const m = tell()
  void say()
  const turns = byTurns(sitting.story.value.lines)
  return (
    <section class="story" data-testid="log" aria-label={m.log.title} tabIndex={0}>
      <h2 class="label">{m.log.title}</h2>
      {turns.length === 0 ? <p class="faint">{m.log.empty}</p> : undefined}
      <ol>
        {turns.map(({ turn, active, lines }) => [
          <li key={`turn ${turn}`} class="sep label">
            {active === undefined ? m.log.start : m.log.turn(turn, sitting.nameAt(active))}
          </li>,
          ...lines.map((line) => <Told key={line.number} line={line} sitting={sitting} />),
        ])}
      </ol>
    </section>
  )
}

/** The cards of others I have been shown: for my eyes only. */
export function Shown({ sitting }: { readonly sitting: Sitting }) {
  const m = tell()
  const sightings = sitting.story.value.sightings.toReversed()
  return (
    <section class="sightings" data-testid="shown" aria-label={m.shown.title} tabIndex={0}>
      <h2 class="label">
        <span>{m.shown.title}</span>
        <Icon name="eye-off" kind="small" />
      </h2>
      {sightings.length === 0 ? <p class="faint">{m.shown.none}</p> : undefined}
      <ol>
        {sightings.map(({ line, of, cards }) => (
          <li key={line.number}>
            <b>{sitting.nameAt(of)}</b> {m.board.seenTurn(line.turn, listed(cards, sitting.callings.card))}
          </li>
        ))}
      </ol>
    </section>
  )
}
