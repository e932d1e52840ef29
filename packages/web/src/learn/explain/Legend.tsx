import { courseWords } from '../words.ts'
import type { Explainer } from './explainer.ts'
import '../../styles/explain.css'

/** Everything on the table explained one after the other, for those who would rather read it all. */
export function LegendSheet({ explainer }: { readonly explainer: Explainer }) {
  const m = courseWords().explain
  return (
    <details class="legendsheet" data-testid="legend-sheet">
      <summary>{m.all}</summary>
      {explainer.all().map(({ title, lines, read }) => (
        <article key={title}>
          <h4>{title}</h4>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {read === undefined ? undefined : (
            <a href={`${explainer.book}#${read}`} target="_blank" rel="noopener" aria-label={`${m.more}: ${title}`}>
              {m.more}
            </a>
          )}
        </article>
      ))}
    </details>
  )
}
