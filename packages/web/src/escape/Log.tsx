import type { Zone } from '@selva/escape'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { sentence, toneOf } from './sentence.ts'
import type { Sitting } from './sitting.ts'
import type { Line } from './story-line.ts'
import { tell } from './words.ts'

/** The lines by rounds, the newest first. */
export function byRounds(
  lines: readonly Line[],
): readonly { readonly round: number; readonly lines: readonly Line[] }[] {
  const rounds: { round: number; lines: Line[] }[] = []
  for (const line of lines.toReversed()) {
    // Whose turn it was goes without saying once something has happened in it.
    if (line.kind === 'yourTurn' && line !== lines.at(-1)) continue
    const last = rounds.at(-1)
    if (last?.round === line.round) last.lines.push(line)
    else rounds.push({ round: line.round, lines: [line] })
  }
  return rounds
}

export function Log({ sitting, zone }: { readonly sitting: Sitting; readonly zone: Zone }) {
  const m = tell()
  const rounds = byRounds(sitting.story.value.lines)
  return (
    <section class="log" data-testid="log" aria-label={m.logTitle} tabIndex={0}>
      <h2 class="label">{m.logTitle}</h2>
      {rounds.length === 0 ? <p class="faint">{m.logEmpty}</p> : undefined}
      <ol>
        {rounds.map(({ round, lines }) => [
          // What an arranged position began with belongs to no round.
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
                  <Rich text={sentence(line, m, sitting.called, zone)} />
                </span>
              </li>
            )
          }),
        ])}
      </ol>
    </section>
  )
}
