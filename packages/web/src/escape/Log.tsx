import type { Zone } from '@selva/escape'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import type { EscapeModel } from './model.ts'
import { sentence, toneOf } from './sentence.ts'
import type { LogLine } from './story-line.ts'

/** The lines by rounds, the newest first. */
export function byRounds(
  lines: readonly LogLine[],
): readonly { readonly round: number; readonly lines: readonly LogLine[] }[] {
  const rounds: { round: number; lines: LogLine[] }[] = []
  for (const line of lines.toReversed()) {
    // The line “your turn” goes without saying once something has happened in the turn.
    if (line.kind === 'yourTurn' && line !== lines.at(-1)) continue
    const last = rounds.at(-1)
    if (last?.round === line.round) last.lines.push(line)
    else rounds.push({ round: line.round, lines: [line] })
  }
  return rounds
}

export function Log({ model, zone }: { readonly model: EscapeModel; readonly zone: Zone }) {
  const m = model.words()
  const rounds = byRounds(model.story.value.lines)
  return (
    <section class="log" data-testid="log" aria-label={m.logTitle} tabIndex={0}>
      <h2 class="label">{m.logTitle}</h2>
      {rounds.length === 0 ? <p class="faint">{m.logEmpty}</p> : undefined}
      <ol>
        {rounds.map(({ round, lines }) => [
          // Lines an arranged position began with belong to no round.
          round === 0 ? undefined : (
            <li key={`round ${round}`} class="sep label">
              {m.round} {round}
            </li>
          ),
          ...lines.map((line, i) => {
            const { icon, tone } = toneOf(line)
            return (
              <li key={`${round} ${lines.length - i}`} class={tone}>
                <Icon name={icon} />
                <span>
                  <Rich text={sentence(line, m, model.player, zone)} />
                </span>
              </li>
            )
          }),
        ])}
      </ol>
    </section>
  )
}
