import type { PlayedDocument } from '@selva/core'
import { creditText, forkText } from './credit-text.ts'

/** The zone and scenario of people that a table plays, with their authors. Titles are text, and nothing else. */
export function Credits({ documents = [] }: { readonly documents: readonly PlayedDocument[] | undefined }) {
  if (documents.length === 0) return undefined
  return (
    <ul class="credits" data-testid="credits">
      {documents.map((document) => {
        const fork = forkText(document)
        return (
          <li key={document.kind} data-kind={document.kind}>
            <span>{creditText(document)}</span>
            {fork === '' ? undefined : <small>{fork}</small>}
          </li>
        )
      })}
    </ul>
  )
}
