import { messages } from '../client/language.ts'
import { plainSentence } from '../client/rich-text.ts'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import type { StayAwayModel } from './model.ts'
import { listed, sentence, toneOf } from './sentence.ts'
import { byTurns, howSeen, type LogLine } from './story-line.ts'
import { gameWords } from './words.ts'

function Told({ line, model }: { readonly line: LogLine; readonly model: StayAwayModel }) {
  const { icon, tone } = toneOf(line)
  return (
    <li class={`${tone} ${line.secret ? 'secret' : ''}`} data-line={line.kind}>
      <Icon name={icon} />
      <span>
        <Rich text={sentence(line, gameWords(), model.callings)} />
        {line.secret ? <span class="spoken"> {gameWords().shown.only}</span> : undefined}
      </span>
    </li>
  )
}

/** The events everyone saw, and between them what I alone did. */
export function Log({ model }: { readonly model: StayAwayModel }) {
  const m = gameWords()
  void messages()
  const turns = byTurns(model.story.value.lines)
  return (
    <section class="story" data-testid="log" aria-label={m.log.title} tabIndex={0}>
      <h2 class="label">{m.log.title}</h2>
      {turns.length === 0 ? <p class="faint">{m.log.empty}</p> : undefined}
      <ol>
        {turns.map(({ turn, active, lines }) => [
          <li key={`turn ${turn}`} class="sep label">
            {active === undefined ? m.log.start : plainSentence(m.log.turn(turn, model.callings.player(active)))}
          </li>,
          ...lines.map((line) => <Told key={line.number} line={line} model={model} />),
        ])}
      </ol>
    </section>
  )
}

/** The cards of others I have been shown: for my eyes only. */
export function ShownCards({ model }: { readonly model: StayAwayModel }) {
  const m = gameWords()
  const sightings = model.story.value.sightings.toReversed()
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
            <b>{model.nameAt(of)}</b> {m.board.seen[howSeen(line)](line.turn, listed(cards, m, model.callings.card))}
          </li>
        ))}
      </ol>
    </section>
  )
}
